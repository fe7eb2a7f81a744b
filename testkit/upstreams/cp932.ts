let table: Map<string, number[]> | undefined;

/** Windows-31J bytes of a text, by inverting the decoder of the runtime; a character it lacks becomes `?`. */
export function encodeCp932(text: string): Uint8Array {
  table ??= invert();
  return Uint8Array.from([...text].flatMap((character) => table!.get(character) ?? [0x3f]));
}

function invert(): Map<string, number[]> {
  const decoder = new TextDecoder('shift_jis');
  const found = new Map<string, number[]>();
  for (let high = 0; high < 256; high++) {
    found.set(decoder.decode(Uint8Array.of(high)), [high]);
    for (let low = 0x40; low < 0xfd; low++) {
      const character = decoder.decode(Uint8Array.of(high, low));
      if ([...character].length === 1 && !found.has(character)) found.set(character, [high, low]);
    }
  }
  return found;
}
