import type { Alternative, CharReading, Reading } from '../../types.ts';
import { readingOf } from './decode.ts';

/** What "nothing stands here" counts when a reading has no character where another has one. */
const NOTHING = 0.9;
/** Cost of leaving a character without a partner, against 1 for a pair that differs. */
const UNPAIRED = 0.7;

/**
 * Several readings of one line as one: characters are paired by text and place, and each place gets the character
 * with the most probability in all readings together. Places are shares of the same line in every reading.
 */
export function consensusOf(first: Reading, others: readonly Reading[]): Reading {
  const slots: Slot[] = first.chars.flatMap((char) => [emptySlot(), slotOf(char)]);
  slots.push(emptySlot());
  for (const reading of others) addReading(slots, first.chars, reading.chars);
  return readingOf(slots.flatMap((slot) => decided(slot, others.length + 1)));
}

/** One place of the line: every reading that has a character there, or room between two characters of the first. */
interface Slot {
  readonly chars: CharReading[];
}

const emptySlot = (): Slot => ({ chars: [] });
const slotOf = (char: CharReading): Slot => ({ chars: [char] });

function addReading(slots: Slot[], first: readonly CharReading[], other: readonly CharReading[]): void {
  for (const [own, index] of pairs(first, other)) {
    // Slot 2i + 1 is character i, slot 2i the room before it.
    if (index !== undefined) slots[own.paired ? own.at * 2 + 1 : own.at * 2]!.chars.push(other[index]!);
  }
}

type Pair = readonly [own: { readonly at: number; readonly paired: boolean }, other: number | undefined];

/** The cheapest pairing of two readings (edit distance with places). */
function pairs(first: readonly CharReading[], other: readonly CharReading[]): Pair[] {
  const [rows, columns] = [first.length + 1, other.length + 1];
  const cost = new Float64Array(rows * columns);
  for (let i = 1; i < rows; i++) cost[i * columns] = i * UNPAIRED;
  for (let j = 1; j < columns; j++) cost[j] = j * UNPAIRED;
  for (let i = 1; i < rows; i++) {
    for (let j = 1; j < columns; j++) {
      const both = cost[(i - 1) * columns + j - 1]! + difference(first[i - 1]!, other[j - 1]!);
      const one = Math.min(cost[(i - 1) * columns + j]!, cost[i * columns + j - 1]!) + UNPAIRED;
      cost[i * columns + j] = Math.min(both, one);
    }
  }
  const found: Pair[] = [];
  let [i, j] = [first.length, other.length];
  while (i > 0 || j > 0) {
    const here = cost[i * columns + j]!;
    if (i > 0 && j > 0 && here === cost[(i - 1) * columns + j - 1]! + difference(first[i - 1]!, other[j - 1]!)) {
      found.push([{ at: --i, paired: true }, --j]);
    } else if (j > 0 && (i === 0 || here === cost[i * columns + j - 1]! + UNPAIRED)) {
      found.push([{ at: i, paired: false }, --j]);
    } else found.push([{ at: --i, paired: true }, undefined]);
  }
  return found;
}

function difference(a: CharReading, b: CharReading): number {
  const apart = Math.abs(a.x + a.w / 2 - b.x - b.w / 2) / Math.max(a.w, b.w, 1e-6);
  return (a.text === b.text ? 0 : 1) + Math.min(1, apart) * 0.3;
}

/** The character of a place, or none. */
function decided({ chars }: Slot, readings: number): CharReading[] {
  if (chars.length === 0) return [];
  const sums = new Map<string, number>();
  const add = (text: string, confidence: number) => sums.set(text, (sums.get(text) ?? 0) + confidence / readings);
  for (const char of chars) {
    add(char.text, char.confidence);
    for (const { text, confidence } of char.alternatives) add(text, confidence);
  }
  add('', (readings - chars.length) * NOTHING);
  const ranked: Alternative[] = [...sums]
    .map(([text, confidence]) => ({ text, confidence: Math.min(1, confidence) }))
    .sort((a, b) => b.confidence - a.confidence);
  const [best, ...alternatives] = ranked;
  if (!best || best.text === '') return [];
  const place = chars.find((char) => char.text === best.text) ?? chars[0]!;
  return [{ ...best, x: place.x, w: place.w, alternatives, ...(place.faint && { faint: place.faint }) }];
}
