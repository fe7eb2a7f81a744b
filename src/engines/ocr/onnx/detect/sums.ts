/** Sums of very large pages run over 32 bits; their differences, taken in 32 bits, do not. */
export function integralOf(data: Uint8Array, width: number, height: number): Uint32Array {
  const sums = new Uint32Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += data[y * width + x]!;
      sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1]! + row;
    }
  }
  return sums;
}

/** The level so much of a picture is darker than, or as dark as. */
export function levelOf(data: Uint8Array, share: number): number {
  const counts = new Uint32Array(256);
  for (let i = 0; i < data.length; i++) counts[data[i]!]!++;
  const place = Math.floor(share * data.length);
  let [level, passed] = [0, counts[0]!];
  while (level < 255 && passed <= place) passed += counts[++level]!;
  return level;
}
