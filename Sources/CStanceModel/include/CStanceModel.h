#pragma once

#include <stddef.h>

/// The first byte of the stance model, which is `telltale_stance_model_size` bytes
/// long and aligned to 8.
const unsigned char *_Nonnull telltale_stance_model(void);

/// The size of the stance model in bytes.
size_t telltale_stance_model_size(void);
