const DIGITS = '〇一二三四五六七八九';

/** Digit by digit, as telephone and postal numbers are written in columns: 03 → 〇三. */
export const kanjiDigits = (text: string): string =>
  text.replace(/[0-9]/g, (digit) => DIGITS[Number(digit)]!).replace(/[-－]/g, '―');

/** As it is spoken: 24 → 二十四. Below one hundred: house numbers, days, floors. */
export function kanjiNumber(value: number): string {
  const [tens, ones] = [Math.floor(value / 10), value % 10];
  return (tens > 1 ? DIGITS[tens]! : '') + (tens > 0 ? '十' : '') + (ones > 0 || tens === 0 ? DIGITS[ones]! : '');
}

/** An address for a column: 3-12-5 → 三丁目十二番五号, other numbers as they are spoken. */
export const kanjiAddress = (text: string): string =>
  text
    .replace(/(\d+)[-－](\d+)[-－](\d+)/, '$1丁目$2番$3号')
    .replace(/丁目(\d+)[-－](\d+)/, '丁目$1番$2号')
    .replace(/(\d+)F/, '$1階')
    .replace(/\d+/g, (number) => (number.length > 2 ? kanjiDigits(number) : kanjiNumber(Number(number))))
    .replaceAll(' ', '');

/** 令和八年八月十九日 */
export const kanjiDate = (date: Date): string =>
  `令和${kanjiNumber(date.getUTCFullYear() - 2018)}年${kanjiNumber(date.getUTCMonth() + 1)}月${kanjiNumber(date.getUTCDate())}日`;
