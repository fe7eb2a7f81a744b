import type { Row } from '../page/rows.ts';
import type { Item } from './find-items.ts';

/** `2026/10/05 220118 封筒 長3`: the day and, without a word for it, the number of the slip. */
const SLIP_BEHIND_DAY =
  /^(?:20\d\d[/.-])?(?:0?[1-9]|1[0-2])[/.-](?:0?[1-9]|[12]\d|3[01])\s+(?:[A-Z]{1,3}-?)?\d{4,8}(?:-\d+)?\s+(?=[^\d\s])/;

/** Of several rows most open so; one that does may be called so. */
export function withoutSlips(items: readonly Item[]): readonly Item[] {
  const found = items.filter(({ description }) => SLIP_BEHIND_DAY.test(description)).length;
  return found > 1 && found * 2 > items.length
    ? items.map((item) => ({ ...item, description: item.description.replace(SLIP_BEHIND_DAY, '') }))
    : items;
}

/** `OF-2231 オイルフィルター` under 品番・品名: the number of the article in front of its name. */
const CODE_BEFORE = /^(?:(?=[A-Z0-9.-]*\d[A-Z0-9.-]*\d)[A-Z]{1,5}-?\d[A-Z0-9.-]{2,}|\d{4,}(?:-\d+)*)\s+(?=\p{L}{2})/u;
const CODES_AND_NAMES = /(?:品番|型番|(?:商品)?コード|商品番号)[・/](?:品名|商品名?|品目|名称)/;

export function withoutCodes(items: readonly Item[], rows: readonly Row[]): readonly Item[] {
  const isCoded = items.some(({ description }) => CODE_BEFORE.test(description));
  return isCoded && rows.some(({ tight }) => CODES_AND_NAMES.test(tight))
    ? items.map((item) => ({ ...item, description: item.description.replace(CODE_BEFORE, '') }))
    : items;
}
