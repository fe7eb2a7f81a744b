import type { CharReading, Reading } from '../../types.ts';
import { hasWrongCheckDigit, settleCheckDigit } from './check-digit.ts';
import { consensusOf } from './consensus.ts';
import { type Strip, varied } from './crop.ts';

/** From here on a pen may have written it; surer characters of it, and surer digits, gain nothing from a second look. */
const BY_PEN = 0.5;
const SURE = 0.8;
const SURE_DIGIT = 0.9;
/**
 * Print reads the same from any crop, but for digits that could be told only just, in lines read poorly as a whole, and
 * in short ones: a name or a logo, whose box may have cut what stands beside it.
 */
const SURE_PRINTED_DIGIT = 0.6;
const POORLY_READ = 0.9;
const SHORT = 14;
/** Figures alone: what reads words by pens best reads no amount better. */
const FIGURES = /^[\d,.¥￥円\s/:ー−-]+$/;
/** Read with less than this it is a drawing, a stamp or dirt: another crop shows no more. */
const NO_TEXT = 0.45;

/** Crops a little larger, and tighter, and shifted: what a box cut too tight or too wide hides, another shows. */
const SECOND_CROPS = [
  { grow: 0.08, shift: 0.02 },
  { grow: -0.07, shift: -0.02 },
] as const;

export type ReadStrip = (strip: Strip) => Promise<Reading>;

/**
 * A line by a pen with a doubtful character, a printed one with a digit that is hardly told, or one with a T-number whose
 * check digit fails, is read from one or two more crops, and all readings decide together. What a pen wrote is read by
 * what reads pens best instead, the first crop too, but for figures alone.
 */
export async function secondLook(
  strip: Strip,
  first: Reading,
  read: ReadStrip,
  readPen: ReadStrip = read,
): Promise<Reading> {
  const wrong = hasWrongCheckDigit(first);
  const isPen = (first.hand ?? 0) >= BY_PEN;
  const isWeak = first.confidence < POORLY_READ || first.chars.length <= SHORT;
  const isOpen = isPen ? isDoubtfulOfPen : isWeak ? isHardlyTold : isDoubtfulDigit;
  if (first.confidence < NO_TEXT || (!first.chars.some(isOpen) && !wrong)) return first;
  if (isPen && readPen !== read && !FIGURES.test(first.text))
    return secondLook(strip, { ...(await readPen(strip)), hand: first.hand! }, readPen);
  // A crop that shows the same again settles it; only where it does not a third one is asked.
  const others = await secondReadings(strip, read, (other) => !wrong && other.text === first.text);
  return settleCheckDigit(consensusOf(first, others));
}

const isDoubtfulOfPen = ({ text, confidence }: CharReading): boolean =>
  text !== ' ' && confidence < (/[0-9]/.test(text) ? SURE_DIGIT : SURE);

const isHardlyTold = ({ text, confidence }: CharReading): boolean => text !== ' ' && confidence < SURE_PRINTED_DIGIT;

const isDoubtfulDigit = (char: CharReading): boolean => /[0-9]/.test(char.text) && isHardlyTold(char);

/** The line from the other crops; places are shares of the line itself, not of the crop. */
export async function secondReadings(
  strip: Strip,
  read: ReadStrip,
  isEnough: (reading: Reading) => boolean = () => false,
): Promise<Reading[]> {
  const readings: Reading[] = [];
  for (const change of SECOND_CROPS) {
    const other = varied(strip, change);
    const reading = await read(other);
    readings.push(onto(strip, other, reading));
    if (isEnough(reading)) break;
  }
  return readings;
}

function onto(strip: Strip, other: Strip, reading: Reading): Reading {
  const start = ((other.x - strip.x) * strip.dx + (other.y - strip.y) * strip.dy) / strip.length;
  const scale = other.length / strip.length;
  const place = (char: CharReading) => ({ ...char, x: start + char.x * scale, w: char.w * scale });
  return { ...reading, chars: reading.chars.map(place) };
}
