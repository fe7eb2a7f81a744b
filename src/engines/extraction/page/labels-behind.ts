/**
 * `金額   数量   単価   品名` over `78,400  140kg  560  たまねぎ` and `438,520   小計`: where the amounts stand first, the words of the
 * sums stand behind them. Such rows are turned round, so that they read as everywhere else.
 */
const HEADING = /^\s*(?:税[込抜])?金額[\s　].*(?:品\s?名|品目|内容|項目|商品名?|摘要)\s*$/;
const SUM =
  /^(\s*)([¥￥\\]?[△▲-]?\d[\d,]*円?)([\s　]{2,})((?:小計|合計|総合計|総計|税[込抜](?:合計|小計|金額)|(?:内|外)?消費税|(?:ご|御)請求|値引|送料|(?:8|10)[%％]).{0,40}?)\s*$/;
/** Sums stand at most so far below the heading. */
const MOST = 60;

export function withLabelsBehind(lines: readonly string[]): readonly string[] {
  const head = lines.findIndex((line) => HEADING.test(line));
  if (head < 0) return lines;
  let turned: string[] | null = null;
  for (let at = head + 1; at < Math.min(lines.length, head + MOST); at++) {
    const [, lead, amount, gap, label] = SUM.exec(lines[at]!) ?? [];
    if (amount === undefined) continue;
    turned ??= [...lines];
    turned[at] = `${lead}${label}${gap}${amount}`;
  }
  return turned ?? lines;
}
