#pragma once

#include <stddef.h>

/// The first byte of the language model, which is `telltale_language_model_size`
/// bytes long and aligned to 8.
const unsigned char *_Nonnull telltale_language_model(void);

/// The size of the language model in bytes.
size_t telltale_language_model_size(void);
