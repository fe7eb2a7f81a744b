const SMALLEST_MUTANT = 500;
const LARGEST_MUTANT = 300_000;

/** Cuts, repeats, swaps and breaks bytes; JSON's own signs come up more often than others. */
export function mutate(body: Buffer, random: () => number): Buffer {
  const at = (length: number) => Math.floor(random() * length);
  // As many small ones as large ones: a base and a slope are to be found.
  const most = SMALLEST_MUTANT * (LARGEST_MUTANT / SMALLEST_MUTANT) ** random();
  let bytes = body.length > most ? body.subarray(0, most) : body;
  for (let edits = 1 + at(4); edits > 0; edits--) {
    const from = at(bytes.length);
    const part = bytes.subarray(from, from + 1 + at(Math.min(200, bytes.length - from)));
    const kind = at(4);
    if (kind === 0) bytes = Buffer.concat([bytes.subarray(0, from), part, part, bytes.subarray(from)]);
    else if (kind === 1)
      bytes = Buffer.concat([
        bytes.subarray(0, from),
        ...Array.from({ length: at(300) }, () => part),
        bytes.subarray(from),
      ]);
    else if (kind === 2) bytes = Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + part.length)]);
    else {
      const sign = Buffer.from('{}[]",:\\0u'[at(10)]!);
      bytes = Buffer.concat([bytes.subarray(0, from), sign, bytes.subarray(from)]);
    }
    if (bytes.length > most) bytes = bytes.subarray(0, most);
    if (bytes.length === 0) bytes = Buffer.from('{}');
  }
  return Buffer.from(bytes);
}
