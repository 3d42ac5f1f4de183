#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif

#include "CSpawn.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

// Moves an end out of the way of the standard descriptors.
static int moved(int *end) {
  if (*end > STDERR_FILENO) return 0;
  int higher = fcntl(*end, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  if (higher < 0) return errno;
  close(*end);
  *end = higher;
  return 0;
}

int cspawn_pipe(int ends[2]) {
#if defined(__APPLE__)
  // There is no pipe2; POSIX_SPAWN_CLOEXEC_DEFAULT closes what a race lets through.
  if (pipe(ends) != 0) return errno;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
#else
  if (pipe2(ends, O_CLOEXEC) != 0) return errno;
#endif
  int error = moved(&ends[0]);
  if (error == 0) error = moved(&ends[1]);
#if defined(__APPLE__)
  if (error == 0 && fcntl(ends[1], F_SETNOSIGPIPE, 1) != 0) error = errno;
#endif
  if (error != 0) {
    close(ends[0]);
    close(ends[1]);
  }
  return error;
}

int cspawn_start(
    pid_t *process, const char *path, char *const *arguments, char *const *environment,
    const char *folder, int input, int output, int error) {
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_t actions;
  int result = posix_spawnattr_init(&attributes);
  if (result != 0) return result;
  result = posix_spawn_file_actions_init(&actions);
  if (result != 0) {
    posix_spawnattr_destroy(&attributes);
    return result;
  }
  short flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK;
#if defined(__APPLE__)
  flags |= POSIX_SPAWN_CLOEXEC_DEFAULT;
#endif
  sigset_t none, standard;
  sigemptyset(&none);
  sigemptyset(&standard);
  sigaddset(&standard, SIGINT);
  sigaddset(&standard, SIGTERM);
  sigaddset(&standard, SIGPIPE);
  sigaddset(&standard, SIGCHLD);
  result = posix_spawnattr_setflags(&attributes, flags);
  if (result == 0) result = posix_spawnattr_setpgroup(&attributes, 0);
  if (result == 0) result = posix_spawnattr_setsigmask(&attributes, &none);
  if (result == 0) result = posix_spawnattr_setsigdefault(&attributes, &standard);
  if (result == 0) result = posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
  if (result == 0) result = posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
  if (result == 0) result = posix_spawn_file_actions_adddup2(&actions, error, STDERR_FILENO);
  if (result == 0) result = posix_spawn_file_actions_addchdir_np(&actions, folder);
#if defined(__GLIBC__)
#if __GLIBC_PREREQ(2, 34)
  // What a library opened without O_CLOEXEC stays here, too.
  if (result == 0) result = posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1);
#endif
#endif
  if (result == 0) {
    result = posix_spawn(process, path, &actions, &attributes, arguments, environment);
  }
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  return result;
}

int cspawn_has_ended(pid_t process) {
  siginfo_t information = {0};
  int result;
  do {
    result = waitid(P_PID, (id_t)process, &information, WEXITED | WNOHANG | WNOWAIT);
  } while (result != 0 && errno == EINTR);
  // Without such a child there is nothing to wait for.
  return result != 0 || information.si_pid == process;
}

int cspawn_reap(pid_t process) {
  int status = 0;
  pid_t result;
  do {
    result = waitpid(process, &status, 0);
  } while (result < 0 && errno == EINTR);
  if (result < 0) return 255;
  return WIFSIGNALED(status) ? 256 + WTERMSIG(status) : WEXITSTATUS(status);
}

ssize_t cspawn_write(int descriptor, const void *bytes, size_t count) {
  ssize_t result;
#if defined(__APPLE__)
  // The pipe itself is told not to signal.
  do {
    result = write(descriptor, bytes, count);
  } while (result < 0 && errno == EINTR);
  return result < 0 ? -(ssize_t)errno : result;
#else
  sigset_t broken, before, pending;
  sigemptyset(&broken);
  sigaddset(&broken, SIGPIPE);
  sigpending(&pending);
  int was_pending = sigismember(&pending, SIGPIPE);
  pthread_sigmask(SIG_BLOCK, &broken, &before);
  do {
    result = write(descriptor, bytes, count);
  } while (result < 0 && errno == EINTR);
  int error = result < 0 ? errno : 0;
  if (error == EPIPE && !was_pending) {
    // The signal waits at this thread; it is taken away before the mask goes back.
    struct timespec now = {0, 0};
    while (sigtimedwait(&broken, NULL, &now) < 0 && errno == EINTR) {}
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  return error != 0 ? -(ssize_t)error : result;
#endif
}
