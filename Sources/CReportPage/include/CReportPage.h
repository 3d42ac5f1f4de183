#pragma once

#include <stddef.h>

/// A file in Page.
typedef struct {
  /// UTF-8 text, not terminated.
  const unsigned char *text;

  /// How many bytes of text there are.
  size_t length;
} TelltalePageFile;

/// The style sheet of the HTML report.
TelltalePageFile telltale_page_style(void);

/// The script of the HTML report.
TelltalePageFile telltale_page_script(void);
