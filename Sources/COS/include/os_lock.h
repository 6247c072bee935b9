// The lock of one word that Apple's systems offer to C and Swift.
#ifndef SHEET_OS_LOCK_H
#define SHEET_OS_LOCK_H

#include <stdbool.h>
#include <stdint.h>

/// 0 when it is open, 1 when somebody holds it.
typedef struct os_unfair_lock_s {
  uint32_t _os_unfair_lock_opaque;
} os_unfair_lock, *os_unfair_lock_t;

/// Waits for the lock and takes it.
void os_unfair_lock_lock(os_unfair_lock_t _Nonnull lock);
/// Takes the lock if it is open, and tells whether it was.
bool os_unfair_lock_trylock(os_unfair_lock_t _Nonnull lock);
/// Opens the lock.
void os_unfair_lock_unlock(os_unfair_lock_t _Nonnull lock);

#endif
