/* Nothing here allocates: the context that is used is a constant. */
#pragma once
#include <stddef.h>

#define abort __builtin_trap
static inline void *malloc(size_t length) { (void)length; return NULL; }
static inline void free(void *place) { (void)place; }
static inline int abs(int value) { return value < 0 ? -value : value; }
