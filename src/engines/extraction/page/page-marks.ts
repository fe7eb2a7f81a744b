/**
 * `- 1 / 2 -`, `2 / 2 ページ`, `-- Page 1 of 2 --`: the number of a page between its rows. It is no row of the paper: a name
 * above it and its amount below it belong together.
 */
const MARK =
  /^\s*(?:[-–—―]+\s*(?:page\s*)?(\d{1,2})\s?(?:[/／]|of)\s?(\d{1,2})\s*[-–—―]+|(?:page|p\.)\s*(\d{1,2})\s?(?:[/／]|of)\s?(\d{1,2})|[(（]?\s*(\d{1,2})\s?[/／]\s?(\d{1,2})\s?(?:ページ|頁)\s*[)）]?)\s*$/i;
const LONGEST = 24;
/** The same in a rule across the page. */
const LONGEST_RULE = 120;
const RULE = /[-–—―]{3}/;

/** The lines with the marks of pages taken out, where one page ends or the next begins; their places stay. */
export function withoutPageMarks(lines: readonly string[]): string[] {
  const marks = lines.map(pageOf);
  if (!marks.some((mark) => mark !== null)) return [...lines];
  const used = lines.flatMap((line, at) => (line.trim() === '' ? [] : [at]));
  const kept = [...lines];
  used.forEach((at, place) => {
    const mark = marks[at];
    if (!mark || place === 0 || place === used.length - 1) return;
    // The end of a page that is not the last, or the head of one that is not the first behind such an end.
    const isEnd = mark.page < mark.pages;
    const before = marks[used[place - 1]!];
    const isHead = before != null && before.pages === mark.pages && before.page === mark.page - 1;
    if (isEnd || isHead) kept[at] = '';
  });
  return kept;
}

function pageOf(line: string): { page: number; pages: number } | null {
  if (line.length > LONGEST_RULE || (line.length > LONGEST && !RULE.test(line))) return null;
  const plain = line.normalize('NFKC').replace(/[-–—―]{3,}/g, '--');
  if (plain.length > LONGEST) return null;
  const numbers = MARK.exec(plain)
    ?.slice(1)
    .filter((number) => number !== undefined);
  if (numbers?.length !== 2) return null;
  const [page, pages] = numbers.map(Number) as [number, number];
  return page >= 1 && page <= pages && pages >= 2 ? { page, pages } : null;
}
