#include "CCurrencyNames.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t bytes[] = {
#embed "CurrencyNames.tsv"
};

const uint8_t *const currency_names = bytes;
const size_t currency_names_count = sizeof bytes;
