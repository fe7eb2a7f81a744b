import type { MoneyFact } from '../money/facts.ts';

/**
 * Words of sums, without 御, お and what stands in brackets. One wrong letter leaves them known; of the words of two
 * letters only 合計: 小物, 総菜 and 金額 are words themselves.
 */
const SUM_WORDS = [
  '合計',
  '小計',
  '総計',
  '総額',
  '総合計',
  '合計額',
  '請求額',
  '領収額',
  '支払額',
  '合計金額',
  '請求金額',
  '領収金額',
  '支払金額',
  '税込合計',
  '税抜合計',
  '請求合計',
  '領収金額計',
  '合計請求額',
  '合計請求金額',
] as const;

/** `合討 ¥7,200`, `領牧金額 ¥33,000`: a sum whose word was damaged still is one, and fits nothing else on the paper. */
export function damagedSums(
  facts: readonly MoneyFact[],
  explained: ReadonlySet<number>,
  itemRows: ReadonlySet<number>,
): string[] {
  return facts
    .filter(({ kind, via }) => kind === 'bare' && via === 'none')
    .filter(({ grouped, currency, value }) => grouped || currency || Math.abs(value) >= 1000)
    .filter(({ row, value }) => !itemRows.has(row.index) && !explained.has(Math.abs(value)))
    .filter(({ row, start, end }) => isNearlySum(row.text.slice(0, start)) && ENDS_ROW.test(row.text.slice(end)))
    .map(({ value }) => `damaged label ${value}`);
}

/** `合計 030,O10`: the number goes on behind what could be read of it. */
export function cutSums(facts: readonly MoneyFact[]): string[] {
  return facts
    .filter(({ kind, via }) => (kind === 'total' || kind === 'payable') && via === 'row')
    .filter(({ row, end }) => GOES_ON.test(row.text.slice(end)))
    .map(({ value }) => `cut number ${value}`);
}
const GOES_ON = /^[,.]?[A-Za-z]\d|^[,.][A-Za-z\d]{3}(?![A-Za-z])/;

/** A sum stands at the end of its row: 請求先 1002 ヤマモト is no sum. */
const ENDS_ROW = /^\s*(?:円|也|-|※|\(税込\))*\s*$/;
const isSumWord = (word: string): boolean => (SUM_WORDS as readonly string[]).includes(word);

export function isNearlySum(label: string): boolean {
  // 請求日:26/10/31   得意先 30117: the label of the number is the last of the row.
  const [last] = /(?<=\s{2})\p{L}{3,}\s*$/u.exec(label) ?? [];
  const word = (last ?? label)
    .replace(/[(（[【/:].*$/, '')
    .replace(/[\s¥\\金]+$/, '')
    .replace(/[\s*※★■●◆・]/g, '')
    .replace(/^[御ごお]/, '');
  if (word === '合') return true;
  if (isSumWord(word)) return false;
  return SUM_WORDS.some((sum) => {
    if (sum.length !== word.length) return false;
    const wrong = [...sum].filter((sign, i) => sign !== word[i]).length;
    return wrong === 1 && (word.length > 2 || sum === '合計');
  });
}
