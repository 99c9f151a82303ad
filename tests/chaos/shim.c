/* Stands between the server and the system, for one folder: notes every write and sync of a database's files, makes
   writes and syncs fail on demand, and sets the clock.

   CHAOS_FOLDER   files below it are meant, apart from SQLite's shared memory, which is never synced
   CHAOS_LOG      where they are noted, with the time of the process's start behind it; power.py reads it
   CHAOS_SWITCH   a file of eight bytes: what a sync and what a write fails with, 0 for not at all; two of nothing;
                  how many seconds the clock is ahead of the time, or behind it

   Compiled by the suite: cc -shared -fPIC -O1 -o shim.so shim.c -ldl */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

#define REAL(name) ((__typeof__(&name)) dlsym(RTLD_NEXT, #name))

/* The order in which the log tells of things is the order in which they were done. */
static pthread_mutex_t order = PTHREAD_MUTEX_INITIALIZER;
static const volatile struct { unsigned char sync, write, nothing[2]; int32_t ahead; } *toggled;
static const char *folder;
static int logged = -1;

__attribute__((constructor)) static void begin(void) {
  folder = getenv("CHAOS_FOLDER");
  const char *log = getenv("CHAOS_LOG"), *toggle = getenv("CHAOS_SWITCH");
  if (log) {
    char path[4096];
    struct timespec now;
    REAL(clock_gettime)(CLOCK_MONOTONIC, &now);
    snprintf(path, sizeof path, "%s.%012lld%09ld", log, (long long) now.tv_sec, now.tv_nsec);
    logged = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
    if (logged < 0) abort();
  }
  if (toggle) {
    int fd = open(toggle, O_RDONLY | O_CLOEXEC);
    void *mapped = fd < 0 ? MAP_FAILED : mmap(NULL, sizeof *toggled, PROT_READ, MAP_SHARED, fd, 0);
    if (mapped == MAP_FAILED) abort();
    toggled = mapped;
  }
}

/* The name below the folder, or NULL. */
static const char *name_of(int fd, char *path, size_t room) {
  char link[64];
  if (!folder) return NULL;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, room - 1);
  if (length <= 0) return NULL;
  path[length] = 0;
  size_t prefix = strlen(folder);
  if (strncmp(path, folder, prefix) || path[prefix] != '/' || strstr(path, ".db-shm")) return NULL;
  return strstr(path, ".db") ? path + prefix + 1 : NULL;
}

/* One line: what, when, file, offset, length; the bytes of a write follow it. */
static void note(char what, const char *name, int64_t offset, size_t length, const void *bytes) {
  if (logged < 0) return;
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  char line[512];
  int size = snprintf(line, sizeof line, "%c %lld.%09ld %s %lld %zu\n", what, (long long) now.tv_sec, now.tv_nsec, name,
                      (long long) offset, length);
  if (REAL(write)(logged, line, size) != size) abort();
  if (bytes && REAL(write)(logged, bytes, length) != (ssize_t) length) abort();
}

static ssize_t written(int fd, const void *bytes, size_t length, off_t offset, int at_offset) {
  char path[4096];
  const char *name = name_of(fd, path, sizeof path);
  if (!name) return at_offset ? REAL(pwrite)(fd, bytes, length, offset) : REAL(write)(fd, bytes, length);
  if (toggled && toggled->write) {
    errno = toggled->write;
    return -1;
  }
  pthread_mutex_lock(&order);
  if (!at_offset) offset = lseek(fd, 0, SEEK_CUR);
  /* Before it is done: a process that is killed in between has a note too many, and none too few. */
  note('w', name, offset, length, bytes);
  ssize_t done = at_offset ? REAL(pwrite)(fd, bytes, length, offset) : REAL(write)(fd, bytes, length);
  pthread_mutex_unlock(&order);
  return done;
}

ssize_t write(int fd, const void *bytes, size_t length) { return written(fd, bytes, length, 0, 0); }
ssize_t pwrite(int fd, const void *bytes, size_t length, off_t offset) { return written(fd, bytes, length, offset, 1); }
ssize_t pwrite64(int fd, const void *bytes, size_t length, off64_t offset) {
  return written(fd, bytes, length, offset, 1);
}

static int cut(int fd, off_t length) {
  char path[4096];
  const char *name = name_of(fd, path, sizeof path);
  pthread_mutex_lock(&order);
  int done = REAL(ftruncate)(fd, length);
  if (!done && name) note('t', name, length, 0, NULL);
  pthread_mutex_unlock(&order);
  return done;
}

int ftruncate(int fd, off_t length) { return cut(fd, length); }
int ftruncate64(int fd, off64_t length) { return cut(fd, length); }

/* A sync that fails is noted as such: what it was to bring to the disk may never get there, and no later sync tells. */
static int synced(int fd, int (*sync)(int)) {
  char path[4096];
  const char *name = name_of(fd, path, sizeof path);
  if (name && toggled && toggled->sync) {
    pthread_mutex_lock(&order);
    note('f', name, 0, 0, NULL);
    pthread_mutex_unlock(&order);
    errno = toggled->sync;
    return -1;
  }
  if (name) pthread_mutex_lock(&order);
  int done = sync(fd);
  if (!done && name) note('s', name, 0, 0, NULL);
  if (name) pthread_mutex_unlock(&order);
  return done;
}

int fsync(int fd) { return synced(fd, REAL(fsync)); }
int fdatasync(int fd) { return synced(fd, REAL(fdatasync)); }

/* The clock on the wall. The one that only ever goes on measures time-outs, and stays as it is. */
int clock_gettime(clockid_t which, struct timespec *now) {
  static __typeof__(&clock_gettime) real;
  if (!real) real = REAL(clock_gettime);
  int done = real(which, now);
  if (!done && toggled && which == CLOCK_REALTIME) now->tv_sec += toggled->ahead;
  return done;
}

int unlink(const char *path) {
  size_t prefix = folder ? strlen(folder) : 0;
  const char *name = prefix && !strncmp(path, folder, prefix) && path[prefix] == '/' ? path + prefix + 1 : NULL;
  pthread_mutex_lock(&order);
  int done = REAL(unlink)(path);
  if (!done && name && strstr(name, ".db") && !strstr(name, "-shm")) note('u', name, 0, 0, NULL);
  pthread_mutex_unlock(&order);
  return done;
}
