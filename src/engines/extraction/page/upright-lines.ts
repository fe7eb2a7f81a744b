/**
 * Papers written from top to bottom, which readers of pictures give in short lines: 令和八年 / 十一月八日 is one day, 一金 /
 * 壱萬六千五百円也 one sum. The parts are put into the line of the first; the other lines are left empty.
 */

const NUMERALS = '〇零一二三四五六七八九十百千万壱弐参拾萬阡元';
const YEAR = new RegExp(`^(?:令和|平成)[${NUMERALS}]{1,3}年$`);
const YEAR_AND_MONTH = new RegExp(`^(?:令和|平成)[${NUMERALS}]{1,3}年[${NUMERALS}]{1,2}月$`);
const MONTH = new RegExp(`^[${NUMERALS}]{1,2}月$`);
const MONTH_AND_DAY = new RegExp(`^[${NUMERALS}]{1,2}月[${NUMERALS}]{1,3}日(?:発行|領収|請求|締切?)?$`);
const DAY = new RegExp(`^[${NUMERALS}]{1,3}日(?:発行|領収|請求|締切?)?$`);
const SAID_OF_DAY = /^(?:発行|領収|請求)日?$/;
const SUM = new RegExp(
  `^(?:一?金|小計|合計|総計|計|(?:うち|内)?消費税(?:等|額)?(?:[(（]?[${NUMERALS}]{1,2}(?:割|%|％|パーセント)[)）]?)?)$`,
);
const AMOUNT = new RegExp(`^金?[${NUMERALS}、,]{2,14}[円圓](?:也|整)?$`);

/** Lines of a day or of a sum that belong together; each pattern is one line. */
const RUNS: readonly (readonly RegExp[])[] = [
  [YEAR, MONTH, DAY],
  [YEAR, MONTH_AND_DAY],
  [YEAR_AND_MONTH, DAY],
];

const tight = (line: string | undefined): string => (line ?? '').replace(/\s/g, '');

export function withUprightLines(lines: readonly string[]): readonly string[] {
  let laid: string[] | null = null;
  for (let at = 0; at + 1 < lines.length; at++) {
    if (lines[at]!.length > LONGEST_PRINTED || !MAYBE.test(lines[at]!)) continue;
    const words = tight(lines[at]);
    if (words.length > LONGEST) continue;
    const count = partsAt(lines, at, words);
    if (count === 0) continue;
    laid ??= [...lines];
    const parts = lines.slice(at, at + count).map((line) => line.trim());
    // 令和八年十一月八日 発行: the parts of a day grow together, a word for it stands apart.
    laid[at] = parts.reduce(
      (all, part) => all + (SUM.test(tight(all)) || SAID_OF_DAY.test(tight(part)) ? '　' : '') + part,
    );
    laid.fill('', at + 1, at + count);
    at += count - 1;
  }
  return laid ?? lines;
}
const LONGEST = 14;
/** Letters may be set wide. */
const LONGEST_PRINTED = 40;
const MAYBE = /[年月金計税等額割%％ト)）]\s*$/;

function partsAt(lines: readonly string[], at: number, words: string): number {
  if (SUM.test(words)) return AMOUNT.test(tight(lines[at + 1])) ? 2 : 0;
  const run = RUNS.find((parts) => parts.every((part, i) => part.test(tight(lines[at + i]))));
  if (!run) return 0;
  return SAID_OF_DAY.test(tight(lines[at + run.length])) ? run.length + 1 : run.length;
}
