import { median } from '../../contract/median.ts';
import type { Raster } from '../document/index.ts';
import type { Line, PageQuality, Polygon, QualityFlag } from './types.ts';

/** Below this height in pixels small kana and dakuten run together. */
const SMALL_TEXT = 14;
const LOW_CONFIDENCE = 0.85;
/** Between the darkest and lightest thousandth: a card may have very little ink. */
const LOW_CONTRAST = 60;
/** Print is read surely or not at all; many half-sure lines are pens. */
const HALF_SURE = 0.75;

/** A page that lost more of its text than this is never good, however surely the rest was read. */
const ENOUGH_READ = 0.97;
const NOT_GOOD = 0.8;
const MOSTLY_BY_PEN = 0.3;

/** `lineScale`: pixels of the picture that was read per unit of the lines; 0 for a pure text layer. */
export function qualityOf(
  lines: readonly Line[],
  unread: readonly Polygon[],
  lineScale: number,
  raster: Raster | undefined,
): PageQuality {
  const read = lines.filter((line) => line.source === 'ocr');
  const chars = lines.reduce((sum, line) => sum + line.chars.length, 0);
  const meanConfidence =
    chars === 0 ? 0 : lines.reduce((sum, line) => sum + meanOf(line) * line.chars.length, 0) / chars;
  const lineHeight = median(read.map((line) => thickness(line) * lineScale)) || 0;
  const contrast = raster === undefined ? 255 : contrastOf(raster);
  const halfSure = read.filter((line) => meanOf(line) < HALF_SURE).length;
  const flags: QualityFlag[] = [];
  if (lines.length === 0) flags.push('no_text');
  if (read.length > 0 && lineHeight < SMALL_TEXT) flags.push('small_text');
  if (contrast < LOW_CONTRAST) flags.push('low_contrast');
  if (read.length > 0 && meanConfidence < LOW_CONFIDENCE) flags.push('low_confidence');
  const byPen = read.reduce((sum, line) => sum + (line.handwritten ? line.chars.length : 0), 0);
  if ((read.length >= 4 && halfSure > read.length * 0.3) || byPen > 0) flags.push('handwriting');
  const guessed = read.filter(isGuessed);
  const known = chars - guessed.reduce((sum, line) => sum + line.chars.length, 0);
  const lost = guessed.reduce((sum, line) => sum + standingIn(line), 0);
  const coverage = coverageOf(known, lost, unread);
  if (coverage < ENOUGH_READ) flags.push('unread_text');
  const size = read.length === 0 ? 1 : Math.min(1, lineHeight / SMALL_TEXT);
  const seen = meanConfidence * size * Math.min(1, contrast / LOW_CONTRAST);
  // Pens are read less surely than the figures say.
  const doubtful = coverage < ENOUGH_READ || byPen > chars * MOSTLY_BY_PEN;
  const score = doubtful ? Math.min(seen, NOT_GOOD) * coverage : seen;
  return { score, meanConfidence, lineHeight, coverage, flags };
}

/** A line's own confidence goes by its worst character; the page's by all of them. */
function meanOf({ chars }: Line): number {
  const inked = chars.filter((char) => char.text !== ' ');
  return inked.reduce((sum, char) => sum + char.confidence, 0) / Math.max(1, inked.length);
}

/**
 * Words of which every second character is a guess were not read: outlined print, logos. The mean alone does not tell,
 * a few sure characters lift it. Rows of dots are no words.
 */
const GUESSED = 0.56;
const WORDS = /[^\s\-|lIi1.:・■□*_=ー一]/g;
const IN_A_ROW = /(?:[^\s\-|lIi1.:・■□*_=ー一]\s*){3}/;
const FEWEST = 4;
function isGuessed(line: Line): boolean {
  const inked = line.chars.filter((char) => char.text !== ' ');
  const guesses = inked.filter((char) => char.confidence < GUESSED).length;
  const isUnsure = meanOf(line) < GUESSED || guesses * 2 >= inked.length;
  const words = line.text.match(WORDS)?.length ?? 0;
  return isUnsure && ((words >= FEWEST && words * 2 >= inked.length) || IN_A_ROW.test(line.text));
}

/** Characters that stand in a line which was guessed: those that were named, and those that fit where none was. */
function standingIn({ chars }: Line): number {
  const usual = median(chars.map((char) => char.w)) || 0;
  if (usual <= 0) return chars.length;
  let [passed, end] = [0, 0];
  for (const { x, w } of [...chars, { x: 1, w: 0 }]) {
    passed += Math.max(0, Math.floor((x - end) / usual));
    end = Math.max(end, x + w);
  }
  return chars.length + passed;
}

/** Unread characters are about as wide as high. */
function coverageOf(read: number, guessed: number, unread: readonly Polygon[]): number {
  const lost = unread.reduce((sum, [a, b, , d]) => {
    const [length, thick] = [Math.hypot(b[0] - a[0], b[1] - a[1]), Math.hypot(d[0] - a[0], d[1] - a[1])];
    return sum + Math.max(length, thick) / Math.max(1, Math.min(length, thick));
  }, guessed);
  return lost === 0 ? 1 : read / (read + lost);
}

const thickness = ({ polygon: [a, , , d] }: Line): number => Math.hypot(d[0] - a[0], d[1] - a[1]);

function contrastOf({ rgb }: Raster): number {
  const counts = new Uint32Array(256);
  const pixels = rgb.length / 3;
  const step = Math.max(1, Math.floor(pixels / 50_000));
  let seen = 0;
  for (let i = 0; i < pixels; i += step, seen++) counts[rgb[i * 3 + 1]!]!++;
  const level = (share: number) => {
    let sum = 0;
    for (let v = 0; v < 256; v++) if ((sum += counts[v]!) > seen * share) return v;
    return 255;
  };
  return level(0.999) - level(0.001);
}
