// libcurl is loaded by name when it is first needed: linking it would cost every start of the
// program some 5 ms, for the thirty libraries that it brings along. What is declared here of it is
// part of its stable binary interface (libcurl.so.4, since 2006); the numbers are those of its
// headers curl/curl.h and curl/multi.h.

#include "CTransfer.h"

#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

typedef struct CurlList CurlList;

typedef struct {
  int kind;
  void *easy;
  union {
    void *whatever;
    int result;
  } data;
} CurlMessage;

enum {
  OPTION_WRITEDATA = 10001,
  OPTION_URL = 10002,
  OPTION_ERRORBUFFER = 10010,
  OPTION_WRITEFUNCTION = 20011,
  OPTION_HTTPHEADER = 10023,
  OPTION_HEADERDATA = 10029,
  OPTION_FOLLOWLOCATION = 52,
  OPTION_CAINFO = 10065,
  OPTION_HEADERFUNCTION = 20079,
  OPTION_NOSIGNAL = 99,
  OPTION_POSTFIELDSIZE_LARGE = 30120,
  OPTION_TIMEOUT_MS = 155,
  OPTION_CONNECTTIMEOUT_MS = 156,
  OPTION_COPYPOSTFIELDS = 10165,
  OPTION_NOPROXY = 10177,
  OPTION_PROTOCOLS = 181,
  INFO_RESPONSE_CODE = 0x200000 + 2,
  INFO_PRETRANSFER_TIME = 0x300000 + 6,
  GLOBAL_ALL = 3,
  PROTOCOL_HTTP_AND_HTTPS = 3,
  MESSAGE_DONE = 1,
  FAILED_INIT = 2,
  ABORTED = 42,
};

static struct {
  int is_loaded;
  int (*global_init)(long);
  void *(*easy_init)(void);
  int (*easy_setopt)(void *, int, ...);
  int (*easy_getinfo)(void *, int, ...);
  const char *(*easy_strerror)(int);
  void (*easy_cleanup)(void *);
  CurlList *(*slist_append)(CurlList *, const char *);
  void (*slist_free_all)(CurlList *);
  void *(*multi_init)(void);
  int (*multi_add_handle)(void *, void *);
  int (*multi_remove_handle)(void *, void *);
  int (*multi_perform)(void *, int *);
  int (*multi_poll)(void *, void *, unsigned, int, int *);
  CurlMessage *(*multi_info_read)(void *, int *);
  int (*multi_cleanup)(void *);
} curl;

static void load(void) {
#ifdef __APPLE__
  static const char *const names[] = {"/usr/lib/libcurl.4.dylib", "libcurl.4.dylib"};
#else
  static const char *const names[] = {"libcurl.so.4", "libcurl-gnutls.so.4"};
#endif
  void *library = NULL;
  for (size_t i = 0; i < sizeof names / sizeof *names && !library; i++)
    library = dlopen(names[i], RTLD_LAZY | RTLD_LOCAL);
  if (!library) return;
#define FIND(name)                                           \
  *(void **)&curl.name = dlsym(library, "curl_" #name);      \
  if (!curl.name) return;
  FIND(global_init)
  FIND(easy_init)
  FIND(easy_setopt)
  FIND(easy_getinfo)
  FIND(easy_strerror)
  FIND(easy_cleanup)
  FIND(slist_append)
  FIND(slist_free_all)
  FIND(multi_init)
  FIND(multi_add_handle)
  FIND(multi_remove_handle)
  FIND(multi_perform)
  FIND(multi_poll)
  FIND(multi_info_read)
  FIND(multi_cleanup)
#undef FIND
  curl.is_loaded = curl.global_init(GLOBAL_ALL) == 0;
}

struct TelltaleTransfer {
  void *easy;
  CurlList *headers;
  TelltaleReceiver header;
  TelltaleReceiver body;
  void *context;
  char message[256];
};

TelltaleTransfer *telltale_transfer_create(const char *url) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  if (!curl.is_loaded) return NULL;
  TelltaleTransfer *transfer = calloc(1, sizeof *transfer);
  if (!transfer) return NULL;
  transfer->easy = curl.easy_init();
  if (!transfer->easy) {
    free(transfer);
    return NULL;
  }
  curl.easy_setopt(transfer->easy, OPTION_URL, url);
  curl.easy_setopt(transfer->easy, OPTION_NOSIGNAL, 1L);
  curl.easy_setopt(transfer->easy, OPTION_FOLLOWLOCATION, 0L);
  curl.easy_setopt(transfer->easy, OPTION_PROTOCOLS, (long)PROTOCOL_HTTP_AND_HTTPS);
  curl.easy_setopt(transfer->easy, OPTION_ERRORBUFFER, transfer->message);
  return transfer;
}

void telltale_transfer_add_header(TelltaleTransfer *transfer, const char *line) {
  CurlList *headers = curl.slist_append(transfer->headers, line);
  if (headers) transfer->headers = headers;
}

void telltale_transfer_set_body(TelltaleTransfer *transfer, const unsigned char *bytes,
                                size_t length) {
  curl.easy_setopt(transfer->easy, OPTION_POSTFIELDSIZE_LARGE, (long long)length);
  curl.easy_setopt(transfer->easy, OPTION_COPYPOSTFIELDS, length ? (const char *)bytes : "");
}

void telltale_transfer_set_timeouts(TelltaleTransfer *transfer, long connect, long total) {
  curl.easy_setopt(transfer->easy, OPTION_CONNECTTIMEOUT_MS, connect);
  curl.easy_setopt(transfer->easy, OPTION_TIMEOUT_MS, total);
}

void telltale_transfer_bypass_proxies(TelltaleTransfer *transfer) {
  curl.easy_setopt(transfer->easy, OPTION_NOPROXY, "*");
}

void telltale_transfer_set_authorities(TelltaleTransfer *transfer, const char *path) {
  curl.easy_setopt(transfer->easy, OPTION_CAINFO, path);
}

static size_t receive_header(char *bytes, size_t size, size_t count, void *data) {
  TelltaleTransfer *transfer = data;
  size_t length = size * count;
  return transfer->header((unsigned char *)bytes, length, transfer->context) ? 0 : length;
}

static size_t receive_body(char *bytes, size_t size, size_t count, void *data) {
  TelltaleTransfer *transfer = data;
  size_t length = size * count;
  // An empty piece cannot be refused: 0 is its whole length.
  return transfer->body((unsigned char *)bytes, length, transfer->context) ? 0 : length;
}

static TelltaleTransferEnd perform(TelltaleTransfer *transfer, TelltaleReceiver header,
                                   TelltaleReceiver body, TelltaleWatcher is_stopped,
                                   void *context) {
  TelltaleTransferEnd end = {.code = FAILED_INIT};
  transfer->header = header;
  transfer->body = body;
  transfer->context = context;
  void *easy = transfer->easy;
  curl.easy_setopt(easy, OPTION_HTTPHEADER, transfer->headers);
  curl.easy_setopt(easy, OPTION_HEADERFUNCTION, receive_header);
  curl.easy_setopt(easy, OPTION_HEADERDATA, transfer);
  curl.easy_setopt(easy, OPTION_WRITEFUNCTION, receive_body);
  curl.easy_setopt(easy, OPTION_WRITEDATA, transfer);
  void *multi = curl.multi_init();
  if (!multi) return end;
  if (curl.multi_add_handle(multi, easy) == 0) {
    int running = 1;
    while (1) {
      if (is_stopped(context)) {
        end.code = ABORTED;
        break;
      }
      if (curl.multi_perform(multi, &running) != 0) break;
      if (!running) {
        int left = 0;
        CurlMessage *message;
        while ((message = curl.multi_info_read(multi, &left)))
          if (message->kind == MESSAGE_DONE) end.code = message->data.result;
        break;
      }
      // Short, so that a stop is noticed soon.
      if (curl.multi_poll(multi, NULL, 0, 50, NULL) != 0) break;
    }
    double connected = 0;
    curl.easy_getinfo(easy, INFO_RESPONSE_CODE, &end.status);
    curl.easy_getinfo(easy, INFO_PRETRANSFER_TIME, &connected);
    end.was_connected = connected > 0;
    curl.multi_remove_handle(multi, easy);
  }
  curl.multi_cleanup(multi);
  if (end.code != 0) {
    const char *message = transfer->message[0] ? transfer->message : curl.easy_strerror(end.code);
    strncpy(end.message, message, sizeof end.message - 1);
  }
  return end;
}

// A connection that closes while TLS writes to it raises SIGPIPE, which would end the program;
// libcurl leaves that to its caller where it is told to use no signals.
TelltaleTransferEnd telltale_transfer_perform(TelltaleTransfer *transfer, TelltaleReceiver header,
                                              TelltaleReceiver body, TelltaleWatcher is_stopped,
                                              void *context) {
  sigset_t pipe, before, pending;
  sigemptyset(&pipe);
  sigaddset(&pipe, SIGPIPE);
  sigpending(&pending);
  int was_pending = sigismember(&pending, SIGPIPE);
  pthread_sigmask(SIG_BLOCK, &pipe, &before);
  TelltaleTransferEnd end = perform(transfer, header, body, is_stopped, context);
  sigpending(&pending);
  if (!was_pending && sigismember(&pending, SIGPIPE)) {
    int received;
    sigwait(&pipe, &received);
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  return end;
}

void telltale_transfer_destroy(TelltaleTransfer *transfer) {
  curl.easy_cleanup(transfer->easy);
  curl.slist_free_all(transfer->headers);
  free(transfer);
}
