import { matchesOf } from '../../../japan/matches-of.ts';
import { displayWidth } from './display-width.ts';

/** A word of a line: as printed, and in the form that patterns know. */
export interface Token {
  readonly printed: string;
  readonly text: string;
  /** What is printed in front of it. */
  readonly space: string;
}

/** Longer lines are sentences. */
const LONGEST = 160;
/** No row has more; hostile texts do. */
const MOST_WORDS = 24;
const GAP = '   ';

/** The words of a line; none where it is too long to be a row. */
export function tokensOf(line: string): readonly Token[] {
  if (line.length > LONGEST) return [];
  const words = matchesOf(line, /([ \u3000]*)([^ \u3000]+)/g);
  return words.length > MOST_WORDS
    ? []
    : words.map(([, space, printed]) => ({
        printed: printed!,
        text: printed!.normalize('NFKC').replaceAll(' ', ''),
        space: space!,
      }));
}

/** The line with a wide gap in front of each of these words; the first of them begins where `column` says. */
export function withWideGaps(tokens: readonly Token[], gaps: ReadonlySet<number>, column = 0): string {
  // 医療法人　見本会　様 No.118: wide spaces that were left within a name part nothing.
  const name = tokens.findLastIndex(({ text }) => HONORIFIC.test(text));
  const first = Math.min(...gaps);
  let line = '';
  tokens.forEach(({ printed, space }, at) => {
    if (at === first) line += ' '.repeat(Math.max(0, column - displayWidth(line)));
    line += at === 0 ? space : gaps.has(at) ? GAP : at <= name ? ' ' : space;
    line += printed;
  });
  return line;
}
const HONORIFIC = /^(?:様|御中|殿)$/;

/** How far what stands in front of the first gap reaches. */
export const reachOf = (tokens: readonly Token[], gaps: ReadonlySet<number>): number =>
  tokens
    .slice(0, Math.min(...gaps))
    .reduce((sum, { printed, space }) => sum + displayWidth(printed) + displayWidth(space), 0);
