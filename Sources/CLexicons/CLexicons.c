#include "CLexicons.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char en[] = {
#embed "Lexicons/en.txt"
};
static const unsigned char nl[] = {
#embed "Lexicons/nl.txt"
};
static const unsigned char fr[] = {
#embed "Lexicons/fr.txt"
};
static const unsigned char de[] = {
#embed "Lexicons/de.txt"
};
static const unsigned char es[] = {
#embed "Lexicons/es.txt"
};
static const unsigned char it[] = {
#embed "Lexicons/it.txt"
};
static const unsigned char pt[] = {
#embed "Lexicons/pt.txt"
};
static const unsigned char da[] = {
#embed "Lexicons/da.txt"
};
static const unsigned char nb[] = {
#embed "Lexicons/nb.txt"
};
static const unsigned char sv[] = {
#embed "Lexicons/sv.txt"
};
static const unsigned char tr[] = {
#embed "Lexicons/tr.txt"
};
static const unsigned char vi[] = {
#embed "Lexicons/vi.txt"
};
static const unsigned char zh[] = {
#embed "Lexicons/zh.txt"
};
static const unsigned char zh_Hant[] = {
#embed "Lexicons/zh-Hant.txt"
};
static const unsigned char ja[] = {
#embed "Lexicons/ja.txt"
};
static const unsigned char ko[] = {
#embed "Lexicons/ko.txt"
};

// A new language is one file in Lexicons, one array above and one line here, where the
// order is that of looking up.
static const TelltaleLexicon languages[] = {
    {"en", en, sizeof en},
    {"nl", nl, sizeof nl},
    {"fr", fr, sizeof fr},
    {"de", de, sizeof de},
    {"es", es, sizeof es},
    {"it", it, sizeof it},
    {"pt", pt, sizeof pt},
    {"da", da, sizeof da},
    {"nb", nb, sizeof nb},
    {"sv", sv, sizeof sv},
    {"tr", tr, sizeof tr},
    {"vi", vi, sizeof vi},
    {"zh", zh, sizeof zh},
    {"zh-Hant", zh_Hant, sizeof zh_Hant},
    {"ja", ja, sizeof ja},
    {"ko", ko, sizeof ko},
};

size_t telltale_lexicons_count(void) { return sizeof languages / sizeof languages[0]; }

TelltaleLexicon telltale_lexicon(size_t index) { return languages[index]; }
