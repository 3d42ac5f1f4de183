// Child processes: the calls that have a race in them, or that only a part of the C
// library's headers declares, each as one function.

#ifndef CSPAWN_H
#define CSPAWN_H

#include <stddef.h>
#include <sys/types.h>

// Makes a pipe whose ends no program inherits: ends[0] is read, ends[1] written. Neither
// is one of the three standard descriptors.
//
// Returns 0, or an error number.
int cspawn_pipe(int ends[_Nonnull 2]);

// Starts a program.
//
// It runs in a process group of its own, whose number is that of the process, with SIGINT,
// SIGTERM, SIGPIPE and SIGCHLD as a program finds them and with no signal blocked. It has
// the three descriptors as its standard input, output and error, and no other.
//
// Returns 0, or an error number.
int cspawn_start(
    pid_t *_Nonnull process, const char *_Nonnull path, char *_Nullable const *_Nonnull arguments,
    char *_Nullable const *_Nonnull environment, const char *_Nonnull folder, int input,
    int output, int error);

// Whether a child has ended; it stays a child until cspawn_reap.
int cspawn_has_ended(pid_t process);

// Waits for a child and lets go of its number.
//
// Returns what it exited with, or 256 and the number of the signal that ended it.
int cspawn_reap(pid_t process);

// Writes as write(2) does, but for a pipe that nobody reads any more: that is EPIPE,
// never a signal.
//
// Returns how many bytes were written, or a negative error number.
ssize_t cspawn_write(int descriptor, const void *_Nonnull bytes, size_t count);

#endif
