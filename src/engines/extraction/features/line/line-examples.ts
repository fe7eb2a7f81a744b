/** Papers that several rules show their row on (`▶`). */
export const GOODS = '領収書\n2026/11/03 12:30\n▶りんご  ¥120\n合計 ¥120';
export const TABLE =
  '請求書\n品名  数量  単価  金額\n▶設計費  2  50,000  100,000\n小計  100,000\n消費税(10%)  10,000\n合計  110,000';
export const TOTAL = '領収書\nりんご ¥120\n▶合計 ¥120\n現金 ¥120';
export const TWO = '領収書\n2026/11/03 12:30\n▶チャーシュー麺\n  @1,080 x 2   2,160\n合計 ¥2,160';
export const PRICE = '領収書\n2026/11/03 12:30\nチャーシュー麺\n▶  @1,080 x 2   2,160\n合計 ¥2,160';
