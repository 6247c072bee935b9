#define _GNU_SOURCE
#include "sheet_metadata.h"

#include <pthread.h>

// The end of the running thread's stack and its size, found out once a thread; 0 while not known.
static _Thread_local uintptr_t stack_end;
static _Thread_local uintptr_t stack_size;

// What is taken where the system doesn't tell: plenty, so that nothing is refused.
static const uintptr_t plenty = (uintptr_t)1 << 40;

static void find_stack(void) {
  stack_size = plenty;
#if defined(__linux__)
  pthread_attr_t attributes;
  void *lowest = 0;
  size_t size = 0;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return;
  if (pthread_attr_getstack(&attributes, &lowest, &size) == 0 && size > 0) {
    stack_end = (uintptr_t)lowest;
    stack_size = size;
  }
  pthread_attr_destroy(&attributes);
#elif defined(__APPLE__)
  stack_size = pthread_get_stacksize_np(pthread_self());
  stack_end = (uintptr_t)pthread_get_stackaddr_np(pthread_self()) - stack_size;
#endif
}

double sheet_free_stack(void) {
  if (stack_size == 0) find_stack();
  uintptr_t here = (uintptr_t)__builtin_frame_address(0);
  return here > stack_end ? (double)(here - stack_end) / (double)stack_size : 0;
}
