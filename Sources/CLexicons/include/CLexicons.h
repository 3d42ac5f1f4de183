#pragma once

#include <stddef.h>

/// The words of one language: the contents of its file in Lexicons.
typedef struct {
  /// The language's BCP 47 code.
  const char *language;

  /// UTF-8 text, not terminated.
  const unsigned char *text;

  /// How many bytes of text there are.
  size_t length;
} TelltaleLexicon;

/// The number of languages.
size_t telltale_lexicons_count(void);

/// The words of the language with an index below the count.
TelltaleLexicon telltale_lexicon(size_t index);
