import type { Amounts } from '../document/amounts.ts';
import type { Row } from '../page/rows.ts';
import { chargeOf, goalsOf, NO_CHARGE, sumOf } from './charges-in-a-row.ts';
import type { Item, Line } from './find-items.ts';

const AMOUNT = /^[¥\\]?(\d{1,3}(?:,\d{3})+|\d{2,6})円?$/;

/**
 * `福井市中央1-21-5      綿ブロード 2.5m     1,925`: a scan of two columns, the shop on the left and its goods on the
 * right. What stands behind the contact is goods where it, with the other goods, makes the sum of the paper.
 */
export function withGoodsBesideContacts(
  lines: readonly Line[],
  items: readonly Item[],
  amounts: Amounts,
): Item[] | null {
  const goals = goalsOf(amounts);
  if (goals.length === 0 || goals.includes(sumOf(items))) return null;
  const beside = lines.flatMap(({ contact, row }) => (contact ? (goodsBeside(row) ?? []) : []));
  if (beside.length === 0) return null;
  const taken = new Set(beside.map(({ source }) => source.row));
  const others = items.filter((item) => !item.rows.some((row) => taken.has(row)));
  const all = [...others, ...beside].sort((a, b) => a.rows[0]!.index - b.rows[0]!.index);
  // A name and an amount alone may be an account and what was paid into it.
  return all.length > 1 && goals.includes(sumOf(all)) ? all : null;
}

/** A name and its amount in the columns behind the first. */
function goodsBeside(row: Row): Item | null {
  const [, name, last] = row.segments;
  const amount = AMOUNT.exec(last?.text ?? '')?.[1];
  if (!name || amount === undefined || row.segments.length !== COLUMNS) return null;
  if (!/\p{L}{2}/u.test(name.text) || NO_CHARGE.test(name.text) || BANK.test(name.text)) return null;
  return chargeOf(row, name.text, name.start, Number(amount.replaceAll(',', '')));
}
/** みらい銀行 本店: bills give the account beside their sums. */
const BANK = /銀行|信用金庫|信用組合|本店|支店|口座|普通|当座/;
/** The contact, the name, the amount. */
const COLUMNS = 3;
