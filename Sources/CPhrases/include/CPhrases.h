#pragma once

#include <stddef.h>

/// The phrases of one language: the contents of its file in Phrases.
typedef struct {
  /// The language's BCP 47 code.
  const char *language;

  /// UTF-8 text, not terminated.
  const unsigned char *text;

  /// How many bytes of text there are.
  size_t length;
} TelltalePhrases;

/// The number of languages.
size_t telltale_phrases_count(void);

/// The phrases of the language with an index below the count.
TelltalePhrases telltale_phrases(size_t index);
