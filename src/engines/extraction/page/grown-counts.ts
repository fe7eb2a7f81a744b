import { displayWidth } from './display-width.ts';

/** `豚玉          3   2,640`, `もちチーズ明太1   1,100`: a name, a count and an amount; the gap in front of the count may be lost. */
const ROW = /^(\s*\S.{0,60}?[\p{L})）])(\s*)(\d{1,3})\s{2,}[¥\\]?\d{1,3}(?:,\d{3})*円?[※*軽]?\s*$/u;
const GROWN = /[\p{L})）]\d{1,3} {2,}[¥\\]?\d[\d,]*円?[※*軽]?\s*$/u;
/** So many rows must count in one column. */
const LEAST = 2;
const LONGEST = 120;

/** The lines, the counts that grew together with a name set apart where they end in the column of the counts. */
export function withGrownCounts(lines: readonly string[]): readonly string[] {
  if (!lines.some((line) => GROWN.test(line))) return lines;
  const rows = lines.flatMap((line, at) => {
    const [, name = '', gap = '', count] = (line.length <= LONGEST && ROW.exec(line)) || [];
    return count === undefined ? [] : [{ at, name, gap, right: displayWidth(name + gap + count) }];
  });
  const grown = rows.filter(({ gap }) => gap === '');
  if (grown.length === 0 || grown.length === rows.length) return lines;
  const apart = Map.groupBy(
    rows.filter(({ gap }) => gap.length >= 2),
    ({ right }) => right,
  );
  let laid: string[] | null = null;
  for (const { at, name, right } of grown) {
    if ((apart.get(right)?.length ?? 0) < LEAST) continue;
    laid ??= [...lines];
    laid[at] = `${name} ${lines[at]!.slice(name.length)}`;
  }
  return laid ?? lines;
}
