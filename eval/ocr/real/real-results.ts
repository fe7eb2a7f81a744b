import type { DocumentReading, Line } from '../../../src/engines/ocr/index.ts';
import { addPage, addScore, newScore, type Score } from '../score.ts';
import { realFold, realRows } from './real-metric.ts';
import { HANDWRITTEN, type RealPage } from './real-set.ts';

/** A page that lost more of its text than this must not be called good. */
const LOST = 0.03;
/** Lines said to be at least this sure are counted. */
const SURE = 0.99;
/** What the service calls good. */
const GOOD = 0.85;
/** Below this height of a line, in pixels, nobody promises anything. */
const READABLE = 14;

/** What one page came to. No text of the page leaves this file except for `--misses`. */
export interface RealResult {
  readonly id: string;
  readonly group: string;
  readonly print: Score;
  readonly written: Score;
  readonly cpuMs: number;
  readonly coverage: number | undefined;
  readonly lineHeight: number;
  readonly quality: number;
  readonly good: boolean;
  /** Share of the true characters that are in no row at all. */
  readonly lost: number;
  readonly sure: { readonly exact: number; readonly all: number; readonly undecided: number };
}

export function resultOf(page: RealPage, reading: DocumentReading, cpuMs: number): RealResult {
  const lines = reading.pages.flatMap((read) => read.lines);
  const rows = reading.pages.flatMap((read) => realRows(read.lines));
  const [print, written] = [newScore(), newScore()];
  const byPen = (segment: { kind: string }) => segment.kind.startsWith(HANDWRITTEN);
  addPage(
    print,
    page.segments.filter((segment) => !byPen(segment)),
    rows,
    realFold,
  );
  addPage(written, page.segments.filter(byPen), rows, realFold);
  const { quality } = reading.pages[0]!;
  return {
    id: page.id,
    group: page.group,
    print,
    written,
    cpuMs,
    coverage: quality.coverage,
    lineHeight: quality.lineHeight,
    quality: quality.score,
    good: quality.score >= GOOD,
    lost: lostShare(print),
    sure: sureLines(lines, page),
  };
}

/** Segments of which hardly anything was read count as lost, whole. */
function lostShare({ misses, characters }: Score): number {
  const lost = misses.filter(({ truth, edits }) => edits > 0.5 * [...truth].length);
  return lost.reduce((sum, { edits }) => sum + edits, 0) / Math.max(1, characters);
}

/** Shorter lines are near to some segment by chance: an amount the truth leaves out is near to every other amount. */
const TOLD_BY_NEARNESS = 6;

/**
 * Of the lines read surely, those that say exactly what stands in the truth. A line that holds whole true segments and
 * more (a mark, a number nobody typed) cannot be decided, nor a short one that is only near to a segment.
 */
function sureLines(lines: readonly Line[], page: RealPage): RealResult['sure'] {
  const truths = page.segments.map((segment) => realFold(segment.text));
  const whole = truths.join('\n');
  const sure = { exact: 0, all: 0, undecided: 0 };
  for (const line of lines) {
    if (line.confidence < SURE || line.source !== 'ocr') continue;
    const read = realFold(line.text);
    const holds = truths.some((truth) => [...truth].length > 1 && read.includes(truth));
    if (whole.includes(read) || (holds && isMadeOf(read, truths))) sure.exact++;
    else if (holds || (read.length < TOLD_BY_NEARNESS && truths.some((truth) => isNear(read, truth)))) {
      sure.undecided++;
      continue;
    } else if (!truths.some((truth) => isNear(read, truth))) continue;
    sure.all++;
  }
  return sure;
}

const MARKS = /[\s・:;,.、。*※()（）「」\-_/|]/g;

/** Nothing but true segments, and marks between them. */
function isMadeOf(read: string, truths: readonly string[]): boolean {
  let rest = read;
  for (const truth of [...truths].sort((a, b) => b.length - a.length)) rest = rest.replace(truth, '');
  return rest.replace(MARKS, '') === '';
}

/** Like a true segment of about its length, with at most a third of it wrong. */
function isNear(read: string, truth: string): boolean {
  if (Math.abs(read.length - truth.length) > Math.max(2, truth.length * 0.4)) return false;
  const score = newScore();
  addPage(score, [{ kind: 'line', text: truth }], [read], (text) => text);
  return score.edits <= truth.length / 3;
}

export interface RealTotals {
  readonly print: Score;
  readonly written: Score;
  readonly pages: number;
}

export function totalsOf(results: readonly RealResult[]): RealTotals {
  const [print, written] = [newScore(), newScore()];
  for (const result of results) {
    addScore(print, result.print);
    addScore(written, result.written);
  }
  return { print, written, pages: results.length };
}

export const cerOf = ({ edits, characters }: Score): number => edits / Math.max(1, characters);
export const isGoodButLost = (result: RealResult): boolean => result.good && result.lost > LOST;
/** A page with less print than this is handwriting with a stamp: one lost word would be all of it. */
const ENOUGH_PRINT = 50;
/** Pages whose print is large enough, and enough, to be judged one by one. */
export const isReadable = ({ lineHeight, print }: RealResult): boolean =>
  (lineHeight === 0 || lineHeight >= READABLE) && print.characters >= ENOUGH_PRINT;
