#pragma once

// Debian builds libxml2 with ICU, so <libxml/encoding.h> includes ICU's headers, whose enums clash
// with those of Foundation's own copy of ICU. The version header comes first so that the include
// can be switched off.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/tree.h>
#include <libxml/xmlerror.h>
#include <libxml/xmlschemas.h>
#include <libxml/xmlwriter.h>
