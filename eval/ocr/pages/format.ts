import type { Random } from './random.ts';

/** How documents write money and dates. */
export const grouped = (value: number): string => String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ',');

export const yen = (value: number, random: Random): string =>
  `${random.pick(['¥', '¥', '￥', '\u00a5'])}${grouped(value)}`;

export function longDate(date: Date, random: Random): string {
  const [y, m, d] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
  const two = (value: number) => String(value).padStart(2, '0');
  return random.pick([
    `${y}年${m}月${d}日`,
    `令和${y - 2018}年${m}月${d}日`,
    `${y}/${two(m)}/${two(d)}`,
    `${y}-${two(m)}-${two(d)}`,
    `${y}.${m}.${d}`,
  ]);
}

export function receiptDate(date: Date, random: Random): string {
  const time = date.toISOString().slice(11, 16);
  const weekday = '日月火水木金土'[date.getUTCDay()];
  const [y, m, d] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
  return random.pick([
    `${y}年${m}月${d}日(${weekday}) ${time}`,
    `${y}/${String(m).padStart(2, '0')}/${String(d).padStart(2, '0')} ${time}`,
    `${String(y).slice(2)}年${String(m).padStart(2, '0')}月${String(d).padStart(2, '0')}日 ${time}`,
  ]);
}
