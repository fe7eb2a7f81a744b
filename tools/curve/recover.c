/*
 * curve.*.wasm: who signed (secp256k1, EIP-2 left to the caller) and Keccak-256. libsecp256k1 is included as it was
 * released; tools/build-curve.mjs says how. Everything goes through one buffer: the answer is written over the question.
 */
#include "src/secp256k1.c"
#include "src/precomputed_ecmult.c"

#ifdef USE_EXTERNAL_ASM
#include "field.h"
#endif
#include "keccak.h"

/* Only signing reads this table; without its real content none can be made. */
const secp256k1_ge_storage secp256k1_ecmult_gen_prec_table[COMB_BLOCKS][COMB_POINTS];

void *memcpy(void *restrict to, const void *restrict from, size_t length) {
  for (size_t i = 0; i < length; i++) ((unsigned char *)to)[i] = ((const unsigned char *)from)[i];
  return to;
}

void *memset(void *to, int value, size_t length) {
  for (size_t i = 0; i < length; i++) ((unsigned char *)to)[i] = (unsigned char)value;
  return to;
}

/* Called for misuse of the library alone, never for what a signature says. */
void secp256k1_default_illegal_callback_fn(const char *text, void *data) {
  (void)text, (void)data;
  __builtin_trap();
}

void secp256k1_default_error_callback_fn(const char *text, void *data) {
  (void)text, (void)data;
  __builtin_trap();
}

#define EXPORT(name) __attribute__((export_name(#name))) name
#define BUFFER_BYTES 512

static unsigned char buffer[BUFFER_BYTES];

unsigned char *EXPORT(place)(void) { return buffer; }

int EXPORT(size)(void) { return BUFFER_BYTES; }

/* Bytes to their hash: 32 bytes. */
void EXPORT(keccak)(unsigned length) {
  if (length > BUFFER_BYTES) __builtin_trap();
  keccak256(buffer, buffer, length);
}

/* Digest, r and s, 32 bytes each, to an address: 20 bytes. 0 where there is none. */
int EXPORT(recover)(int odd) {
  secp256k1_ecdsa_recoverable_signature signature;
  secp256k1_pubkey key;
  unsigned char point[65], hash[32];
  size_t length = sizeof point;
  if (!secp256k1_ecdsa_recoverable_signature_parse_compact(secp256k1_context_static, &signature, buffer + 32, odd & 1)) return 0;
  if (!secp256k1_ecdsa_recover(secp256k1_context_static, &key, &signature, buffer)) return 0;
  secp256k1_ec_pubkey_serialize(secp256k1_context_static, point, &length, &key, SECP256K1_EC_UNCOMPRESSED);
  /* The address is the end of the hash of the point without its leading 0x04. */
  keccak256(hash, point + 1, 64);
  memcpy(buffer, hash + 12, 20);
  return 1;
}
