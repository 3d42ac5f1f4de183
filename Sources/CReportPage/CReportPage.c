#include "CReportPage.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char style[] = {
#embed "Page/report.css"
};
static const unsigned char script[] = {
#embed "Page/report.js"
};

TelltalePageFile telltale_page_style(void) {
  return (TelltalePageFile){style, sizeof style};
}

TelltalePageFile telltale_page_script(void) {
  return (TelltalePageFile){script, sizeof script};
}
