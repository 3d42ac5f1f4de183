#pragma once

#include <stddef.h>

/// One HTTP exchange by libcurl, which is loaded when the first one is made: a program
/// that makes none neither links nor loads it.
typedef struct TelltaleTransfer TelltaleTransfer;

/// How an exchange ended.
typedef struct {
  /// A code of libcurl, 0 for success (libcurl-errors(3)).
  int code;

  /// The status of the response, 0 if none came.
  long status;

  /// Whether a connection stood, and the request was being sent.
  int was_connected;

  /// What libcurl says of a failure, terminated; may be empty.
  char message[256];
} TelltaleTransferEnd;

/// Takes bytes as they come; returns 0 to go on.
typedef int (*TelltaleReceiver)(const unsigned char *_Nullable bytes, size_t length,
                                void *_Nullable context);

/// Returns whether an exchange is to stop, asked several times a second.
typedef int (*TelltaleWatcher)(void *_Nullable context);

/// Makes an exchange. Returns null where there is no libcurl on the system.
TelltaleTransfer *_Nullable telltale_transfer_create(const char *_Nonnull url);

/// Adds a header line, without its line end.
void telltale_transfer_add_header(TelltaleTransfer *_Nonnull transfer, const char *_Nonnull line);

/// Makes it a POST with a body, which is copied.
void telltale_transfer_set_body(TelltaleTransfer *_Nonnull transfer,
                                const unsigned char *_Nullable bytes, size_t length);

/// Sets the longest times in milliseconds: until a connection stands, and until all is over.
void telltale_transfer_set_timeouts(TelltaleTransfer *_Nonnull transfer, long connect, long total);

/// Goes past the proxies that the environment names.
void telltale_transfer_bypass_proxies(TelltaleTransfer *_Nonnull transfer);

/// Trusts the certificates in a file and no others.
void telltale_transfer_set_authorities(TelltaleTransfer *_Nonnull transfer,
                                       const char *_Nonnull path);

/// Makes the exchange; returns when it is over. No redirect is followed.
TelltaleTransferEnd telltale_transfer_perform(TelltaleTransfer *_Nonnull transfer,
                                              TelltaleReceiver _Nonnull header,
                                              TelltaleReceiver _Nonnull body,
                                              TelltaleWatcher _Nonnull is_stopped,
                                              void *_Nullable context);

/// Lets go of an exchange.
void telltale_transfer_destroy(TelltaleTransfer *_Nonnull transfer);
