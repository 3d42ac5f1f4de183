#include "CLanguageProfiles.h"

#pragma clang diagnostic ignored "-Wc23-extensions"
#pragma clang diagnostic ignored "-Wnullability-extension"

_Alignas(8) static const unsigned char model[] = {
#embed "languages.model"
};

const unsigned char *_Nonnull telltale_language_model(void) { return model; }

size_t telltale_language_model_size(void) { return sizeof model; }
