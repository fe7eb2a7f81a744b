import type { Alternative, CharReading, Reading } from '../../types.ts';

/** The best classes of the frames that may show a character; all other frames are blank. */
export interface Frames {
  readonly probabilities: Float32Array;
  readonly classes: Int32Array;
  /** Frame of each row, rising. */
  readonly at: Int32Array;
  /** Classes per row. */
  readonly best: number;
  readonly usedFrames: number;
  /** Class n is `charset[n - 1]`; 0 is the CTC blank. */
  readonly charset: readonly string[];
}

/** A mark less likely than nothing is kept from here on: where it belongs, it stands. */
const FAINT = 0.2;

/** Less than this says nothing about the picture. */
const MIN_ALTERNATIVE = 0.002;

interface Peak {
  readonly class: number;
  /** Row of the highest probability. */
  readonly row: number;
  readonly first: number;
  readonly last: number;
  readonly confidence: number;
  /** Row behind it, before the next character, in which something was nearly seen. */
  readonly faint?: number;
}

/** Greedy CTC: best class per frame, repeats merged, blanks dropped; the other classes of the peak are kept. */
export function decodeFrames(frames: Frames): Reading {
  return assemble(peaksOf(frames), frames);
}

function peaksOf({ probabilities, classes, at, best }: Frames): Peak[] {
  const peaks: Peak[] = [];
  const isFaint = (row: number, { class: before, faint }: Peak): boolean => {
    const seen = classes[row * best + 1]!;
    // What stands on either side reaches into this frame.
    if (seen === 0 || seen === before || seen === (classes[(row + 1) * best] ?? 0)) return false;
    const least = faint === undefined ? FAINT : probabilities[faint * best + 1]!;
    return probabilities[row * best + 1]! >= least;
  };
  // Class of the frame before: a frame that is left out was blank.
  let previous = 0;
  for (let row = 0; row < at.length; row++) {
    const frame = at[row]!;
    const current = classes[row * best]!;
    const probability = probabilities[row * best]!;
    const last = peaks[peaks.length - 1];
    if (current !== 0 && current === previous && last?.last === frame - 1) {
      const better = probability > last.confidence;
      peaks[peaks.length - 1] = {
        ...last,
        last: frame,
        row: better ? row : last.row,
        confidence: better ? probability : last.confidence,
      };
    } else if (current !== 0) peaks.push({ class: current, row, first: frame, last: frame, confidence: probability });
    else if (last && isFaint(row, last)) peaks[peaks.length - 1] = { ...last, faint: row };
    previous = current;
  }
  return peaks;
}

function assemble(peaks: Peak[], source: Frames): Reading {
  const { charset, usedFrames } = source;
  const centre = (peak: Peak) => (peak.first + peak.last + 1) / 2;
  const chars: CharReading[] = [];
  peaks.forEach((peak, i) => {
    const before = peaks[i - 1];
    const after = peaks[i + 1];
    // A character reaches half way to its neighbours; the outer ones as far out as in.
    const middle = centre(peak);
    const reach = Math.min(before ? middle - centre(before) : 8, after ? centre(after) - middle : 8) / 2;
    const from = before ? (centre(before) + middle) / 2 : middle - reach;
    const to = after ? (middle + centre(after)) / 2 : middle + reach;
    const x = clamp(from / usedFrames);
    const char: CharReading = {
      text: charset[peak.class - 1] ?? '',
      confidence: peak.confidence,
      x,
      w: Math.max(0, clamp(to / usedFrames) - x),
      alternatives: alternativesAt(peak, source),
      ...(peak.faint !== undefined && { faint: secondAt(peak.faint, source) }),
    };
    const last = chars[chars.length - 1];
    // Half-width kana carry their voicing as a mark of its own: ｶ + ﾞ is one character for everyone else.
    const composed = last && isVoicing(char.text) ? (last.text + combining(char.text)).normalize('NFC') : undefined;
    if (last && composed && [...composed].length === 1) {
      chars[chars.length - 1] = {
        ...last,
        text: composed,
        confidence: Math.min(last.confidence, char.confidence),
        w: char.x + char.w - last.x,
        alternatives: voicingsOf(last.text, char),
      };
    } else chars.push(char);
  });
  return readingOf(trimmed(chars));
}

/** ポ and ホ where ボ was read: the other mark as likely as it was seen, the bare kana for the rest. */
function voicingsOf(kana: string, { confidence, alternatives }: CharReading): Alternative[] {
  const marked = alternatives
    .filter((other) => isVoicing(other.text))
    .map((other) => ({ text: (kana + combining(other.text)).normalize('NFC'), confidence: other.confidence }))
    .filter((other) => [...other.text].length === 1);
  const rest = 1 - confidence - marked.reduce((sum, other) => sum + other.confidence, 0);
  return [...marked, { text: kana, confidence: Math.max(0, rest) }].sort((a, b) => b.confidence - a.confidence);
}

export function readingOf(chars: readonly CharReading[]): Reading {
  const inked = chars.filter((char) => char.text !== ' ');
  const sum = inked.reduce((total, char) => total + char.confidence, 0);
  return {
    text: chars.map((char) => char.text).join(''),
    confidence: inked.length === 0 ? 0 : sum / inked.length,
    chars,
  };
}

function alternativesAt(
  { row, class: chosen }: Peak,
  { probabilities, classes, best, charset }: Frames,
): Alternative[] {
  const others: Alternative[] = [];
  for (let k = 1; k < best; k++) {
    const confidence = probabilities[row * best + k]!;
    const other = classes[row * best + k]!;
    if (confidence < MIN_ALTERNATIVE) break;
    // The blank as second best says "perhaps nothing": an empty alternative.
    if (other !== chosen) others.push({ text: other === 0 ? '' : (charset[other - 1] ?? ''), confidence });
  }
  return others;
}

const secondAt = (row: number, { probabilities, classes, best, charset }: Frames): Alternative => ({
  text: charset[classes[row * best + 1]! - 1] ?? '',
  confidence: probabilities[row * best + 1]!,
});

function trimmed(chars: CharReading[]): CharReading[] {
  let [from, to] = [0, chars.length];
  while (from < to && chars[from]!.text === ' ') from++;
  while (to > from && chars[to - 1]!.text === ' ') to--;
  return chars.slice(from, to);
}

const isVoicing = (text: string): boolean => text === 'ﾞ' || text === 'ﾟ';
const combining = (text: string): string => (text === 'ﾞ' ? '\u3099' : '\u309a');
const clamp = (value: number): number => Math.min(1, Math.max(0, value));
