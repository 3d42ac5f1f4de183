#include "CPhrases.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char da[] = {
#embed "Phrases/da.txt"
};
static const unsigned char de[] = {
#embed "Phrases/de.txt"
};
static const unsigned char en[] = {
#embed "Phrases/en.txt"
};
static const unsigned char es[] = {
#embed "Phrases/es.txt"
};
static const unsigned char fr[] = {
#embed "Phrases/fr.txt"
};
static const unsigned char it[] = {
#embed "Phrases/it.txt"
};
static const unsigned char ja[] = {
#embed "Phrases/ja.txt"
};
static const unsigned char ko[] = {
#embed "Phrases/ko.txt"
};
static const unsigned char nb[] = {
#embed "Phrases/nb.txt"
};
static const unsigned char nl[] = {
#embed "Phrases/nl.txt"
};
static const unsigned char pt[] = {
#embed "Phrases/pt.txt"
};
static const unsigned char sv[] = {
#embed "Phrases/sv.txt"
};
static const unsigned char tr[] = {
#embed "Phrases/tr.txt"
};
static const unsigned char vi[] = {
#embed "Phrases/vi.txt"
};
static const unsigned char zh[] = {
#embed "Phrases/zh.txt"
};

// A new language is one file in Phrases, one array above and one line here.
static const TelltalePhrases languages[] = {
    {"da", da, sizeof da},
    {"de", de, sizeof de},
    {"en", en, sizeof en},
    {"es", es, sizeof es},
    {"fr", fr, sizeof fr},
    {"it", it, sizeof it},
    {"ja", ja, sizeof ja},
    {"ko", ko, sizeof ko},
    {"nb", nb, sizeof nb},
    {"nl", nl, sizeof nl},
    {"pt", pt, sizeof pt},
    {"sv", sv, sizeof sv},
    {"tr", tr, sizeof tr},
    {"vi", vi, sizeof vi},
    {"zh", zh, sizeof zh},
};

size_t telltale_phrases_count(void) { return sizeof languages / sizeof languages[0]; }

TelltalePhrases telltale_phrases(size_t index) { return languages[index]; }
