const DAY = String.raw`(?:\d{4}\/\d{1,2}\/\d{1,2}|\d{1,2}\/\d{1,2}\/\d{2,4})`;
const MOMENT = String.raw`${DAY},?\s+(?:(?:午前|午後)\s?)?\d{1,2}:\d{2}(?::\d{2})?(?:\s?[AP]M)?`;
const ADDRESS = String.raw`(?:https?|file):\/\/\S+`;
const PAGES = String.raw`\d{1,3}\s?(?:\/|of)\s?\d{1,3}`;

/** `2026/05/14 8:53  領収書` over a page, `https://… 1/1` under it; other browsers print the address above and the moment below. */
const OVER_AND_UNDER: readonly (readonly [over: RegExp, under: RegExp])[] = [
  [new RegExp(`^${MOMENT}(?:\\s+\\S.*)?$`, 'i'), new RegExp(`^${ADDRESS}\\s+${PAGES}$`, 'i')],
  [new RegExp(`\\S\\s+${ADDRESS}$`, 'i'), new RegExp(`^${PAGES}\\s+${MOMENT}$`, 'i')],
];

/**
 * What a browser prints into the margins of a page: its moment is that of the printing and its address nobody's. A line is
 * only believed to be one where the other stands at the other end of the page.
 */
export function browserMargins(rows: readonly string[]): ReadonlySet<number> {
  const margins = new Set<number>();
  const trimmed = rows.map((row) => row.trim());
  let top = trimmed.findIndex((row) => row !== '');
  for (const [position, row] of trimmed.entries()) {
    const pair = OVER_AND_UNDER.find(([, under]) => under.test(row));
    if (!pair) continue;
    if (top >= 0 && top < position && pair[0].test(trimmed[top]!)) margins.add(top).add(position);
    top = trimmed.findIndex((next, at) => at > position && next !== '');
  }
  return margins;
}
