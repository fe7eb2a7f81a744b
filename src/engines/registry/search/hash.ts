/** Two 32-bit mixes over UTF-16 units (murmur3 finalisers); `out[0]` and `out[1]` of the last call. */
const out = new Uint32Array(2);

function mix(text: string, skip: number): void {
  let a = 0x9747b28c;
  let b = 0x5bd1e995;
  for (let i = 0; i < text.length; i++) {
    if (i === skip) continue;
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 0xcc9e2d51);
    a = (a << 15) | (a >>> 17);
    b = Math.imul(b ^ (unit + 0x7f4a), 0x1b873593);
    b = (b << 13) | (b >>> 19);
  }
  out[0] = finish(a ^ text.length);
  out[1] = finish(b ^ a);
}

function finish(hash: number): number {
  let h = hash;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** 48-bit key of a core; collisions are resolved by the text beside it. */
export function coreKey(core: string): number {
  mix(core, -1);
  return (out[0]! & 0xffff) * 0x1_0000_0000 + out[1]!;
}

/** The 16 bits `coreKey` leaves over: two cores with the same key but another check are told apart while building. */
export function coreCheck(core: string): number {
  mix(core, -1);
  return out[0]! >>> 16;
}

/** 32-bit key of a text with the unit at `skip` left out (-1: none); equal to the key of the shorter text itself. */
export function probeKey(text: string, skip: number): number {
  let a = 0x3c6ef372;
  for (let i = 0; i < text.length; i++) {
    if (i === skip) continue;
    a = Math.imul(a ^ text.charCodeAt(i), 0xcc9e2d51);
    a = (a << 15) | (a >>> 17);
  }
  return finish(a) >>> 0;
}

/** 24 bits of a full spelling: tells namesakes in one spelling from those in another without reading them. */
export function spellingHash(spelling: string): number {
  mix(spelling, -1);
  return out[1]! & 0xff_ffff;
}

/** Key of the three characters at `at`. */
export function gramKey(text: string, at: number): number {
  let a = 0x2545f491;
  for (let i = at; i < at + 3; i++) {
    a = Math.imul(a ^ text.charCodeAt(i), 0xcc9e2d51);
    a = (a << 15) | (a >>> 17);
  }
  return finish(a) >>> 0;
}

/** Key of how a text begins and ends: two characters each. */
export function edgeKey(text: string): number {
  let a = 0x1656_67b1;
  for (const i of [0, 1, text.length - 2, text.length - 1]) {
    a = Math.imul(a ^ text.charCodeAt(i), 0xcc9e2d51);
    a = (a << 15) | (a >>> 17);
  }
  return finish(a) >>> 0;
}

/** Which characters a text has, as 32 bits: a text with a bit that another lacks has a character the other lacks. */
export function characterBits(text: string): number {
  let bits = 0;
  for (let i = 0; i < text.length; i++) bits |= 1 << (Math.imul(text.charCodeAt(i), 0x9e3779b1) >>> 27);
  return bits >>> 0;
}

/** How many bits of 32 are set; added up in pairs, fours and bytes, since an index asks it of thousands. */
export function ones(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

/** Key of a piece of a core for the two-error search: which piece, of how long a core, and its text. */
export function pieceKey(piece: number, coreLength: number, text: string, from: number, to: number): number {
  let a = 0x51ed270b ^ (piece * 64 + coreLength);
  for (let i = from; i < to; i++) {
    a = Math.imul(a ^ text.charCodeAt(i), 0xcc9e2d51);
    a = (a << 15) | (a >>> 17);
  }
  return finish(a) >>> 0;
}
