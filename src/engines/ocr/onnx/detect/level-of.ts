/** The level so much of a picture is darker than, or as dark as. */
export function levelOf(data: Uint8Array, share: number): number {
  const counts = new Uint32Array(256);
  for (let i = 0; i < data.length; i++) counts[data[i]!]!++;
  const place = Math.floor(share * data.length);
  let [level, passed] = [0, counts[0]!];
  while (level < 255 && passed <= place) passed += counts[++level]!;
  return level;
}
