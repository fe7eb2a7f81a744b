import type { DeskRecord } from './record.ts';

export interface Fingerprint {
  readonly id: string;
  /** SHA-256 of the file. */
  readonly digest: string;
  /** 64 bits of brightness steps of the picture in hexadecimal; null where it could not be shown. */
  readonly picture: string | null;
  readonly record: DeskRecord | null;
}

/** Steps of brightness that may differ between two photographs of the same scan. */
const PICTURE_DISTANCE = 4;

/** For each document the earlier one it seems to be again: same file, same picture, or same issuer, date and total. */
export function duplicatesIn(pile: readonly Fingerprint[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const [index, entry] of pile.entries()) {
    const earlier = pile.slice(0, index).find((other) => isSame(entry, other));
    if (earlier) found.set(entry.id, earlier.id);
  }
  return found;
}

const isSame = (a: Fingerprint, b: Fingerprint): boolean =>
  a.digest === b.digest || samePaper(a.record, b.record) || samePicture(a, b);

/** Two bills of one form look alike; the picture decides only while nothing that was read contradicts it. */
function samePicture(a: Fingerprint, b: Fingerprint): boolean {
  if (a.picture === null || b.picture === null || distance(a.picture, b.picture) > PICTURE_DISTANCE) return false;
  if (!a.record || !b.record) return true;
  return (['date', 'total', 'number', 'name'] as const).every((field) =>
    agree(a.record!.values[field], b.record!.values[field]),
  );
}

const agree = (a: string | undefined, b: string | undefined): boolean => !a || !b || a === b;

function samePaper(a: DeskRecord | null, b: DeskRecord | null): boolean {
  if (!a || !b || a.kind !== b.kind) return false;
  const key = ({ kind, values }: DeskRecord) =>
    kind === 'card'
      ? [values.name || values.phone, values.email || values.company]
      : [
          values.registration_number || values.issuer,
          values.date,
          values.total,
          values.number ?? '',
          values.time ?? '',
        ];
  const [one, other] = [key(a), key(b)];
  const needed = a.kind === 'card' ? 2 : 3;
  // A number or a time that was read on one of them only contradicts nothing.
  return one.every((value, index) => (index < needed ? value && value === other[index] : agree(value, other[index])));
}

function distance(a: string, b: string): number {
  let bits = BigInt(`0x${a}`) ^ BigInt(`0x${b}`);
  let count = 0;
  for (; bits > 0n; bits &= bits - 1n) count++;
  return count;
}

/** The picture's fingerprint from its 9 × 8 brightness values: is each brighter than its right neighbour. */
export function pictureHash(grey: ArrayLike<number>): string {
  let bits = 0n;
  for (let row = 0; row < 8; row++)
    for (let column = 0; column < 8; column++)
      bits = (bits << 1n) | (grey[row * 9 + column]! > grey[row * 9 + column + 1]! ? 1n : 0n);
  return bits.toString(16).padStart(16, '0');
}
