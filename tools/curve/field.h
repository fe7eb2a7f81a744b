/*
 * Multiplication and squaring modulo p = 2^256 - 2^32 - 977 for curve.simd.wasm, in place of libsecp256k1's own
 * (USE_EXTERNAL_ASM) and with the same result: ten limbs of 26 bits, each up to 30 bits long on arrival, the last up to 26.
 * V8 makes a full 64-bit multiplication of the product of two 32-bit limbs, for which a Neoverse N1 takes three cycles;
 * `extmul` gives two products in one. On x64 it costs two shuffles besides, and the plain multiplication one cycle.
 *
 * Columns: p[k] holds the sums of a[i]*b[j] with i+j = 2k in its lower half, with i+j = 2k+1 in its upper one. A column has
 * at most ten products below 2^60, so it fits into 64 bits.
 */
#include <wasm_simd128.h>

#define INLINE static inline __attribute__((always_inline))

/* As assembly, for clang 14 takes the intrinsic apart into widening and a 64-bit multiplication that no machine has. */
#define WIDE(name, half)                                                                                     \
  INLINE v128_t name(v128_t x, v128_t y) {                                                                   \
    v128_t product;                                                                                          \
    __asm__("local.get %1\nlocal.get %2\ni64x2.extmul_" half "_i32x4_u\nlocal.set %0"                        \
            : "=r"(product) : "r"(x), "r"(y));                                                               \
    return product;                                                                                          \
  }                                                                                                          \
  INLINE v128_t name##_add(v128_t sum, v128_t x, v128_t y) {                                                 \
    __asm__("local.get %1\nlocal.get %2\nlocal.get %3\ni64x2.extmul_" half "_i32x4_u\ni64x2.add\nlocal.set %0" \
            : "=r"(sum) : "r"(sum), "r"(x), "r"(y));                                                         \
    return sum;                                                                                              \
  }
WIDE(low, "low")
WIDE(high, "high")
#undef WIDE

#define LIMB ((uint64_t)0x3FFFFFF)

INLINE void put_two(uint32_t *r, uint64_t lower, uint64_t upper) {
  const uint64_t both = lower | upper << 32;
  __builtin_memcpy(r, &both, sizeof both);
}

/*
 * From 19 columns to ten limbs, in libsecp256k1's steps and with its result: d carries through the columns from 9 on, and
 * what is above 2^260 comes back as 0x3D10 times a limb into column k and 2^10 times it into column k + 1, which c carries.
 */
INLINE void reduce(uint32_t *r, const v128_t p[10]) {
  uint64_t limb[10], c = 0, d, above;
  d = wasm_u64x2_extract_lane(p[4], 1);
  limb[9] = d & LIMB;
  d >>= 26;
#define STEP(k, column, upper_column, lane)                                                                  \
  d += wasm_u64x2_extract_lane(p[upper_column], lane);                                                       \
  above = d & LIMB;                                                                                          \
  d >>= 26;                                                                                                  \
  c += wasm_u64x2_extract_lane(p[column], lane) + above * 0x3D10;                                            \
  limb[k] = c & LIMB;                                                                                        \
  c = (c >> 26) + (above << 10);
  STEP(0, 0, 5, 0) STEP(1, 0, 5, 1) STEP(2, 1, 6, 0) STEP(3, 1, 6, 1) STEP(4, 2, 7, 0)
  STEP(5, 2, 7, 1) STEP(6, 3, 8, 0) STEP(7, 3, 8, 1) STEP(8, 4, 9, 0)
#undef STEP
  /* The last limb has 22 bits: what is above 2^256 comes back as 2^32 + 977 times itself. */
  c += d * 0x3D10 + limb[9];
  limb[9] = c & (LIMB >> 4);
  c = (c >> 22) + (d << 14);
  d = limb[0] + c * 0x3D1;
  limb[0] = d & LIMB;
  d = (d >> 26) + limb[1] + (c << 6);
  limb[1] = d & LIMB;
  limb[2] += d >> 26;
  put_two(r, limb[0], limb[1]);
  put_two(r + 2, limb[2], limb[3]);
  put_two(r + 4, limb[4], limb[5]);
  put_two(r + 6, limb[6], limb[7]);
  put_two(r + 8, limb[8], limb[9]);
}

void secp256k1_fe_mul_inner(uint32_t *r, const uint32_t *a, const uint32_t *SECP256K1_RESTRICT b) {
  /* b as pairs from an even limb on, and from an odd one: (-,0)(1,2) (3,4)(5,6) (7,8)(9,-). */
  const v128_t none = wasm_i64x2_const(0, 0);
  const v128_t even[3] = {wasm_v128_load(b), wasm_v128_load(b + 4), wasm_v128_load64_zero(b + 8)};
  const v128_t odd[3] = {wasm_i32x4_shuffle(none, even[0], 0, 4, 5, 6), wasm_v128_load(b + 3),
                         wasm_i32x4_shuffle(even[1], even[2], 3, 4, 5, 6)};
  v128_t p[10], x;
#define EVEN_ROW(i)                                                                                          \
  x = wasm_v128_load32_splat(a + i);                                                                         \
  p[i / 2] = low_add(p[i / 2], x, even[0]);                                                                  \
  p[i / 2 + 1] = high_add(p[i / 2 + 1], x, even[0]);                                                         \
  p[i / 2 + 2] = low_add(p[i / 2 + 2], x, even[1]);                                                          \
  p[i / 2 + 3] = high_add(p[i / 2 + 3], x, even[1]);                                                         \
  p[i / 2 + 4] = low_add(p[i / 2 + 4], x, even[2]);
#define ODD_ROW(i)                                                                                           \
  x = wasm_v128_load32_splat(a + i);                                                                         \
  p[i / 2] = low_add(p[i / 2], x, odd[0]);                                                                   \
  p[i / 2 + 1] = high_add(p[i / 2 + 1], x, odd[0]);                                                          \
  p[i / 2 + 2] = low_add(p[i / 2 + 2], x, odd[1]);                                                           \
  p[i / 2 + 3] = high_add(p[i / 2 + 3], x, odd[1]);                                                          \
  p[i / 2 + 4] = low_add(p[i / 2 + 4], x, odd[2]);                                                           \
  p[i / 2 + 5] = high(x, odd[2]);
  x = wasm_v128_load32_splat(a);
  p[0] = low(x, even[0]);
  p[1] = high(x, even[0]);
  p[2] = low(x, even[1]);
  p[3] = high(x, even[1]);
  p[4] = low(x, even[2]);
  ODD_ROW(1) EVEN_ROW(2) ODD_ROW(3) EVEN_ROW(4) ODD_ROW(5) EVEN_ROW(6) ODD_ROW(7) EVEN_ROW(8) ODD_ROW(9)
#undef EVEN_ROW
#undef ODD_ROW
  reduce(r, p);
}

void secp256k1_fe_sqr_inner(uint32_t *r, const uint32_t *a) {
  /* The limbs as pairs from an even one on, and from an odd one: (1,2)(3,4) (5,6)(7,8) (9,-). */
  const v128_t even[3] = {wasm_v128_load(a), wasm_v128_load(a + 4), wasm_v128_load64_zero(a + 8)};
  const v128_t odd[3] = {wasm_v128_load(a + 1), wasm_v128_load(a + 5), wasm_v128_load32_zero(a + 9)};
  const v128_t second = wasm_i32x4_const(0, -1, 0, -1);
  v128_t even2[3], odd2[3], even12[3], odd12[3], p[10], x;
  /* a[i]*a[j] with j above i counts twice; in the pair that starts with a[i] itself only its second does. */
  for (int i = 0; i < 3; i++) {
    even2[i] = wasm_i32x4_add(even[i], even[i]);
    odd2[i] = wasm_i32x4_add(odd[i], odd[i]);
    even12[i] = wasm_i32x4_add(even[i], wasm_v128_and(even[i], second));
    odd12[i] = wasm_i32x4_add(odd[i], wasm_v128_and(odd[i], second));
  }
  x = wasm_v128_load32_splat(a);
  p[0] = low(x, even12[0]);
  p[1] = high(x, even2[0]);
  p[2] = low(x, even2[1]);
  p[3] = high(x, even2[1]);
  p[4] = low(x, even2[2]);
  x = wasm_v128_load32_splat(a + 1);
  p[1] = low_add(p[1], x, odd12[0]);
  p[2] = high_add(p[2], x, odd2[0]);
  p[3] = low_add(p[3], x, odd2[1]);
  p[4] = high_add(p[4], x, odd2[1]);
  p[5] = low(x, odd2[2]);
  x = wasm_v128_load32_splat(a + 2);
  p[2] = high_add(p[2], x, even12[0]);
  p[3] = low_add(p[3], x, even2[1]);
  p[4] = high_add(p[4], x, even2[1]);
  p[5] = low_add(p[5], x, even2[2]);
  x = wasm_v128_load32_splat(a + 3);
  p[3] = high_add(p[3], x, odd12[0]);
  p[4] = low_add(p[4], x, odd2[1]);
  p[5] = high_add(p[5], x, odd2[1]);
  p[6] = low(x, odd2[2]);
  x = wasm_v128_load32_splat(a + 4);
  p[4] = low_add(p[4], x, even12[1]);
  p[5] = high_add(p[5], x, even2[1]);
  p[6] = low_add(p[6], x, even2[2]);
  x = wasm_v128_load32_splat(a + 5);
  p[5] = low_add(p[5], x, odd12[1]);
  p[6] = high_add(p[6], x, odd2[1]);
  p[7] = low(x, odd2[2]);
  x = wasm_v128_load32_splat(a + 6);
  p[6] = high_add(p[6], x, even12[1]);
  p[7] = low_add(p[7], x, even2[2]);
  x = wasm_v128_load32_splat(a + 7);
  p[7] = high_add(p[7], x, odd12[1]);
  p[8] = low(x, odd2[2]);
  x = wasm_v128_load32_splat(a + 8);
  p[8] = low_add(p[8], x, even12[2]);
  x = wasm_v128_load32_splat(a + 9);
  p[9] = low(x, odd12[2]);
  reduce(r, p);
}
