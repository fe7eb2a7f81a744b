/* What libsecp256k1 needs of the C library: recover.c has it, or the compiler puts it in place. */
#pragma once
#include <stddef.h>

void *memcpy(void *restrict to, const void *restrict from, size_t length);
void *memset(void *to, int value, size_t length);
int memcmp(const void *a, const void *b, size_t length);
size_t strlen(const char *text);
