#include "CStanceModel.h"

#pragma clang diagnostic ignored "-Wc23-extensions"
#pragma clang diagnostic ignored "-Wnullability-extension"

_Alignas(8) static const unsigned char model[] = {
#embed "stance.model"
};

const unsigned char *_Nonnull telltale_stance_model(void) { return model; }

size_t telltale_stance_model_size(void) { return sizeof model; }
