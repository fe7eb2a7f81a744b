/** Black and white pages as fax machines send them: ITU-T T.6 (group 4), each line told by how it differs from the one above. */
const runs = (text: string): Map<string, number> => {
  const [short, long] = text.trim().split('|');
  const table = new Map<string, number>();
  for (const [length, code] of short!.trim().split(/\s+/).entries()) table.set(code, length);
  for (const [index, code] of long!.trim().split(/\s+/).entries()) table.set(code, (index + 1) * 64);
  return table;
};

/** Lengths 1792 and more, the same for both colours. */
const LONG =
  '00000001000 00000001100 00000001101 000000010010 000000010011 000000010100 000000010101 000000010110 000000010111 000000011100 000000011101 000000011110 000000011111';
/** Codes of runs of 0 to 63, then of 64, 128, … (T.4, tables 2 and 3). */
const WHITE = runs(
  `00110101 000111 0111 1000 1011 1100 1110 1111 10011 10100 00111 01000 001000 000011 110100 110101 101010 101011 0100111 0001100 0001000 0010111 0000011 0000100 0101000 0101011 0010011 0100100 0011000 00000010 00000011 00011010 00011011 00010010 00010011 00010100 00010101 00010110 00010111 00101000 00101001 00101010 00101011 00101100 00101101 00000100 00000101 00001010 00001011 01010010 01010011 01010100 01010101 00100100 00100101 01011000 01011001 01011010 01011011 01001010 01001011 00110010 00110011 00110100 | 11011 10010 010111 0110111 00110110 00110111 01100100 01100101 01101000 01100111 011001100 011001101 011010010 011010011 011010100 011010101 011010110 011010111 011011000 011011001 011011010 011011011 010011000 010011001 010011010 011000 010011011 ${LONG}`,
);
const BLACK = runs(
  `0000110111 010 11 10 011 0011 0010 00011 000101 000100 0000100 0000101 0000111 00000100 00000111 000011000 0000010111 0000011000 0000001000 00001100111 00001101000 00001101100 00000110111 00000101000 00000010111 00000011000 000011001010 000011001011 000011001100 000011001101 000001101000 000001101001 000001101010 000001101011 000011010010 000011010011 000011010100 000011010101 000011010110 000011010111 000001101100 000001101101 000011011010 000011011011 000001010100 000001010101 000001010110 000001010111 000001100100 000001100101 000001010010 000001010011 000000100100 000000110111 000000111000 000000100111 000000101000 000001011000 000001011001 000000101011 000000101100 000001011010 000001100110 000001100111 | 0000001111 000011001000 000011001001 000001011011 000000110011 000000110100 000000110101 0000001101100 0000001101101 0000001001010 0000001001011 0000001001100 0000001001101 0000001110010 0000001110011 0000001110100 0000001110101 0000001110110 0000001110111 0000001010010 0000001010011 0000001010100 0000001010101 0000001011010 0000001011011 0000001100100 0000001100101 ${LONG}`,
);
const MODES = new Map<string, number | 'pass' | 'across'>([
  ['1', 0],
  ['011', 1],
  ['000011', 2],
  ['0000011', 3],
  ['010', -1],
  ['000010', -2],
  ['0000010', -3],
  ['0001', 'pass'],
  ['001', 'across'],
]);
const LONGEST_CODE = 13;

/** One bit per pixel, 1 is black (as TIFF's "white is zero" has it), lines filled to whole bytes. */
export function decodeFax(packed: Uint8Array, width: number, height: number): Uint8Array {
  const stride = Math.ceil(width / 8);
  const out = new Uint8Array(stride * height);
  const read = reader(packed);
  let above: number[] = [];
  for (let row = 0; row < height; row++) {
    const changes = line(read, above, width);
    if (!changes) break;
    // Black lies between the first and the second change, the third and the fourth, …
    for (let at = 0; at < changes.length; at += 2)
      for (let x = changes[at]!; x < (changes[at + 1] ?? width); x++) out[row * stride + (x >> 3)]! |= 0x80 >> (x & 7);
    above = changes;
  }
  return out;
}

type Read = <T>(table: ReadonlyMap<string, T>) => T | undefined;

function reader(packed: Uint8Array): Read {
  let at = 0;
  return (table) => {
    let code = '';
    while (code.length < LONGEST_CODE && at < packed.length * 8) {
      code += (packed[at >> 3]! >> (7 - (at & 7))) & 1;
      at++;
      const found = table.get(code);
      if (found !== undefined) return found;
    }
    return undefined;
  };
}

/** Where the colour changes along one line, from the changes of the line above; undefined at the end of the page. */
function line(read: Read, above: readonly number[], width: number): number[] | undefined {
  const changes: number[] = [];
  let [at, isBlack] = [-1, false];
  while (at < width) {
    const mode = read(MODES);
    if (mode === undefined) return undefined;
    const [b1, b2] = changesAfter(above, at, isBlack, width);
    if (mode === 'pass') at = b2;
    else if (mode === 'across') {
      const start = Math.max(at, 0);
      const first = run(read, isBlack);
      const second = run(read, !isBlack);
      if (first === undefined || second === undefined) return undefined;
      changes.push(Math.min(start + first, width), Math.min(start + first + second, width));
      at = start + first + second;
    } else {
      at = b1 + mode;
      if (at < 0 || at > width) return undefined;
      changes.push(at);
      isBlack = !isBlack;
    }
  }
  return changes;
}

/** The first change above that lies to the right and goes to the other colour, and the one after it. */
function changesAfter(above: readonly number[], at: number, isBlack: boolean, width: number): [number, number] {
  let index = isBlack ? 1 : 0;
  while (index < above.length && above[index]! <= at) index += 2;
  return [above[index] ?? width, above[index + 1] ?? width];
}

/** A run is any number of codes of 64 and more, then one below. */
function run(read: Read, isBlack: boolean): number | undefined {
  for (let length = 0; ; ) {
    const part = read(isBlack ? BLACK : WHITE);
    if (part === undefined) return undefined;
    length += part;
    if (part < 64) return length;
  }
}
