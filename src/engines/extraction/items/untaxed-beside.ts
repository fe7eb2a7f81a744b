import type { Amounts } from '../document/amounts.ts';
import { UNTAXED } from '../vocabulary/shared-words.ts';
import { asItem } from './charges-beside.ts';
import { sumOf } from './charges-in-a-row.ts';
import { type Item, itemOf, type Line } from './find-items.ts';
import { isPriceOnly } from './lines.ts';
import { withSize } from './name-sizes.ts';

/** 非課税計 4,200, 非課税 ¥3,000: the sum of such rows, or their tax, no row of its own. */
const SUM_OF_UNTAXED = new RegExp(`計|合計|税額|^[(（[]?(?:うち)?(?:${UNTAXED.words})`);
/** 収入印紙 200円 10枚 2,000(非), 図書カード 3,000 非. */
const MARKED_UNTAXED = new RegExp(String.raw`\d円?[(（]?(?:非|${UNTAXED.words})[)）]?$`);
/** 84円切手, 商品券 1,000円, レターパック600: what it is worth is a part of its name. */
const WORTH = /(?:券|切手|印紙|証紙|はがき|葉書|カード|レターパック\p{L}*)(?:\d[\d,]*円?券?)?$/u;

/**
 * `図書カード 3,000 非`, `軽油引取税(不課税) / 42.00L @ 32.1 1,348`: words that else say how it was paid, or what is no
 * price. Where the goods lack just what the paper says bears no tax, and one row, or the rows it marks so, come to that,
 * they were sold as well.
 */
export function withUntaxedBeside(lines: readonly Line[], items: readonly Item[], amounts: Amounts): Item[] | null {
  const { total, totalFact, tax, taxIncluded, breakdown } = amounts;
  const untaxed = breakdown.reduce((sum, row) => sum + (row.rate === 0 ? row.taxableAmount : 0), 0);
  if (total === null || totalFact === null || untaxed <= 0 || items.length === 0) return null;
  const net = taxIncluded === false && tax !== null ? total - tax : total;
  if (sumOf(items) + untaxed !== net) return null;
  const used = new Set(items.flatMap((item) => item.rows.map((row) => row.index)));
  const free = lines.filter(
    ({ row, amount, contact }) =>
      row.index < totalFact.row.index && !used.has(row.index) && amount !== null && (!contact || isPriceOnly(row)),
  );
  const left = free.filter(({ row }) => !SUM_OF_UNTAXED.test(row.tight));
  const alone = left.filter(({ amount }) => amount === untaxed);
  const rows = alone.length === 1 ? alone : left.filter(({ row }) => MARKED_UNTAXED.test(row.tight));
  const added = rows.flatMap((line) => itemAt(line, lines) ?? []);
  if (added.length === 0 || added.length < rows.length || sumOf(added) !== untaxed) return null;
  const sold = added.map((item) => ({ ...item, zeroRated: true }));
  return [...items, ...sold].sort((a, b) => a.rows[0]!.index - b.rows[0]!.index);
}

/** `42.00L @ 32.1  1,348円`, `@84×5  420非`: the name stands in the row above. */
function itemAt(line: Line, lines: readonly Line[]): Item | null {
  const item = isPriceOnly(line.row) || line.role === 'detail' ? null : asItem(line);
  if (item) return withSize(item);
  const above = lines.find(({ row }) => row.index === line.row.index - 1);
  const isName = above && above.words.length >= 2 && (above.amount === null || WORTH.test(above.row.tight));
  return isName ? itemOf({ ...line, role: 'detail' }, above) : null;
}
