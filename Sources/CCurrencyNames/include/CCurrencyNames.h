#pragma once

#include <stddef.h>
#include <stdint.h>

/// How amounts of money are written: symbols, codes and names of currencies in
/// many languages, as text in UTF-8.
///
/// One entry a line, sorted by the bytes of the first column, so that a name is
/// found by binary search where it lies. The columns, separated by tabs, with
/// empty ones left out at the end of a line:
///
/// 1. the entry in lower case, with ' for every apostrophe
/// 2. ISO 4217 codes that it can mean, the likeliest first, with commas
/// 3. the family of currencies that share it: $, kr, pound
/// 4. flags, with spaces: w stands between word boundaries; i is an ISO code;
///    s counts as a symbol; < only before the number; > only after it; m2 is a
///    hundredth of the currency, m1 a tenth; x6 stands for millions of it; l=tr only in
///    that language; q3 is also a word, no currency before a whole number of at
///    most three digits; t is also a technical word, no currency before a whole
///    number; g no currency when it touches a whole number; j a minor unit only
///    right after an amount in the major unit; h only where the currency is at
///    home, or named elsewhere
/// 5. the ways to write it where case matters, with commas
///
/// The names come from the Unicode CLDR (Unicode License v3); symbols,
/// abbreviations and everyday words were added by hand.
extern const uint8_t *const currency_names;

/// The number of bytes at `currency_names`.
extern const size_t currency_names_count;
