/** `> 合計 1,200円`, `>> 合計`: a paper in a mail that was answered or forwarded. */
const MARKS = /^\s{0,3}(?:>\s?){1,6}(?!\s*[<>])/;
/** One line alone may open with the sign for another reason. */
const LEAST_LINES = 4;

/** The lines without the marks of quoting, where a run of them is quoted. */
export function withoutQuoteMarks(lines: readonly string[]): readonly string[] {
  if (lines.filter((line) => MARKS.test(line)).length < LEAST_LINES) return lines;
  return lines.map((line) => line.replace(MARKS, ''));
}
