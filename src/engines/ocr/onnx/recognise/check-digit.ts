import { isCorporateNumber } from '../../../../japan/corporate-number.ts';
import type { CharReading, Reading } from '../../types.ts';
import { textOf } from './context-rule.ts';
import { readingOf } from './decode.ts';

/** A digit the picture shows with less probability than this is no reading of it. */
const LEAST_PROBABILITY = 0.1;
/** Doubtful places of one number that are tried together. */
const MAX_PLACES = 4;
const T_NUMBER = /T ?(\d(?:[ -]?\d){12})(?!\d)/g;

/** Whether a line holds a T-number whose check digit is wrong. */
export const hasWrongCheckDigit = (reading: Reading): boolean =>
  numbersIn(reading).some((places) => !isCorporateNumber(digitsOf(places.map((place) => reading.chars[place]!))));

/**
 * A T-number whose check digit fails, settled by the other digits the recogniser saw at its doubtful places: only
 * where exactly one of them passes. What was read first stays beside it: the choice is a repair, and says so.
 */
export function settleCheckDigit(reading: Reading): Reading {
  let chars = reading.chars;
  for (const places of numbersIn(reading)) {
    const number = places.map((place) => chars[place]!);
    if (isCorporateNumber(digitsOf(number))) continue;
    const passing = variants(number).filter((variant) => isCorporateNumber(digitsOf(variant)));
    if (passing.length !== 1) continue;
    chars = chars.map((char, index) => (places.includes(index) ? passing[0]![places.indexOf(index)]! : char));
  }
  return chars === reading.chars ? reading : readingOf(chars);
}

/** The places of the thirteen digits of each T-number in a line. */
function numbersIn({ chars }: Reading): number[][] {
  const text = textOf(chars);
  return [...text.matchAll(T_NUMBER)].map((match) => {
    const places: number[] = [];
    for (let i = match.index; i < match.index + match[0].length; i++) if (/\d/.test(text[i]!)) places.push(i);
    return places;
  });
}

const digitsOf = (chars: readonly CharReading[]): string => chars.map((char) => char.text).join('');

/** The number with every choice among the digits seen at its doubtful places. */
function variants(number: readonly CharReading[]): CharReading[][] {
  let found: CharReading[][] = [[...number]];
  let places = 0;
  for (const [index, char] of number.entries()) {
    const others = char.alternatives.filter(
      ({ text, confidence }) => /^\d$/.test(text) && confidence >= LEAST_PROBABILITY,
    );
    if (others.length === 0 || ++places > MAX_PLACES) continue;
    found = found.flatMap((variant) => [
      variant,
      ...others.map(({ text }) => variant.with(index, swapped(char, text))),
    ]);
  }
  return found.slice(1);
}

function swapped(char: CharReading, text: string): CharReading {
  const { confidence } = char.alternatives.find((other) => other.text === text)!;
  const others = char.alternatives.filter((other) => other.text !== text);
  const alternatives = [{ text: char.text, confidence: char.confidence }, ...others];
  return { ...char, text, confidence, alternatives, readAs: char.text };
}
