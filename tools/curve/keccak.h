/* Keccak-256 as Ethereum has it: the padding of the original submission, 0x01, not SHA-3's. */
#define RATE 136

static const uint64_t ROUND_CONSTANTS[24] = {
    0x0000000000000001, 0x0000000000008082, 0x800000000000808a, 0x8000000080008000, 0x000000000000808b, 0x0000000080000001,
    0x8000000080008081, 0x8000000000008009, 0x000000000000008a, 0x0000000000000088, 0x0000000080008009, 0x000000008000000a,
    0x000000008000808b, 0x800000000000008b, 0x8000000000008089, 0x8000000000008003, 0x8000000000008002, 0x8000000000000080,
    0x000000000000800a, 0x800000008000000a, 0x8000000080008081, 0x8000000000008080, 0x0000000080000001, 0x8000000080008008};
/* Where a lane goes, on the one path through all but lane 0, and by how much it is turned on its way. */
static const int PATH[24] = {10, 7, 11, 17, 18, 3, 5, 16, 8, 21, 24, 4, 15, 23, 19, 13, 12, 2, 20, 14, 22, 9, 6, 1};
static const int TURNS[24] = {1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 2, 14, 27, 41, 56, 8, 25, 43, 62, 18, 39, 61, 20, 44};

#define TURNED(lane, by) ((lane) << (by) | (lane) >> (64 - (by)))
#define UNROLLED _Pragma("clang loop unroll(full)")

static void permute(uint64_t state[25]) {
  uint64_t a[25], parity[5];
  memcpy(a, state, sizeof a);
  for (int round = 0; round < 24; round++) {
    UNROLLED for (int x = 0; x < 5; x++) parity[x] = a[x] ^ a[x + 5] ^ a[x + 10] ^ a[x + 15] ^ a[x + 20];
    UNROLLED for (int x = 0; x < 5; x++) {
      const uint64_t change = parity[(x + 4) % 5] ^ TURNED(parity[(x + 1) % 5], 1);
      UNROLLED for (int y = 0; y < 25; y += 5) a[x + y] ^= change;
    }
    uint64_t moving = a[1];
    UNROLLED for (int i = 0; i < 24; i++) {
      const uint64_t next = a[PATH[i]];
      a[PATH[i]] = TURNED(moving, TURNS[i]);
      moving = next;
    }
    UNROLLED for (int y = 0; y < 25; y += 5) {
      const uint64_t row[5] = {a[y], a[y + 1], a[y + 2], a[y + 3], a[y + 4]};
      UNROLLED for (int x = 0; x < 5; x++) a[x + y] = row[x] ^ (~row[(x + 1) % 5] & row[(x + 2) % 5]);
    }
    a[0] ^= ROUND_CONSTANTS[round];
  }
  memcpy(state, a, sizeof a);
}

/* `hash` may be the beginning of `text`. WebAssembly's memory is little-endian, as the lanes are. */
static void keccak256(unsigned char *hash, const unsigned char *text, size_t length) {
  uint64_t state[25] = {0};
  unsigned char *bytes = (unsigned char *)state;
  size_t at = 0;
  for (size_t i = 0; i < length; i++) {
    bytes[at++] ^= text[i];
    if (at == RATE) {
      permute(state);
      at = 0;
    }
  }
  bytes[at] ^= 0x01;
  bytes[RATE - 1] ^= 0x80;
  permute(state);
  memcpy(hash, state, 32);
}
