import type { Amounts } from '../document/amounts.ts';
import { type Item, itemOf, type Line } from './find-items.ts';

/** Called a sum, it is no row of its own. */
const SUM = /計(?:$|[(（\d¥])|合計|対象/;

/**
 * 入湯税, ゴルフ場利用税, 立替金 and discounts stand under words for money, so that the rules take them for sums. Where
 * the goods with them, and not without them, make what the paper says that all comes to, they are rows of it.
 */
export function withChargesBeside(lines: readonly Line[], items: readonly Item[], amounts: Amounts): Item[] | null {
  const { total, subtotal, tax, taxIncluded } = amounts;
  if (items.length === 0 || total === null) return null;
  const net = taxIncluded === false && tax !== null ? total - tax : total;
  const sum = totalOf(items);
  if (sum === net) return null;
  const used = new Set(items.flatMap((item) => item.rows.map((row) => row.index)));
  const free = lines.filter((line) => !used.has(line.row.index) && line.amount !== null && !line.contact);
  const off = free.filter((line) => line.beforeTotals && has(line, 'discount') && !SUM.test(line.row.tight));
  const charges = free.filter((line) => isCharge(line) && !SUM.test(line.row.tight));
  // 乗車料金 2,380 / 迎車料金 200 / 合計 2,580: a charge alone is what is paid, beside others one of them.
  const services = free.filter(
    (line) =>
      line.row.index < (amounts.totalFact?.row.index ?? 0) &&
      line.facts.length === 1 &&
      isService(line.facts[0]!) &&
      line.amount !== total,
  );
  // 入湯税 300 among the goods, 不課税(入湯税) 300 among the sums: said once more, not charged once more.
  const once = charges.filter((line, index) => charges.findIndex(({ amount }) => amount === line.amount) === index);
  const near = free.filter(
    (line) =>
      !charges.includes(line) &&
      line.facts.length === 1 &&
      line.facts[0]!.kind === 'bare' &&
      line.words.length >= 3 &&
      charges.some((charge) => Math.abs(charge.row.index - line.row.index) === 1),
  );
  const among = free.filter((line) => isAmong(line, items) && !off.includes(line) && !charges.includes(line));
  for (const [more, goals] of [
    [off, [net, subtotal]],
    [charges, [net]],
    [once.length < charges.length ? once : [], [net]],
    [[...off, ...charges], [net]],
    [[...charges, ...near], [net]],
    [services, [net]],
    [[...services, ...off], [net]],
    [among, [net, tax === null ? net : total - tax]],
  ] as const) {
    if (more.length === 0) continue;
    const added = more.flatMap((line) => asItem(line) ?? []);
    if (added.length < more.length || sum === goals.at(-1)) continue;
    if (goals.includes(sum + totalOf(added)))
      return [...items, ...added].sort((a, b) => a.rows[0]!.index - b.rows[0]!.index);
  }
  return null;
}

/** `燃料費調整  △ 62,025` between the charges, `講演 10月18日  50,000` directly above the first: of the same table. */
function isAmong({ row, facts, words, beforeTotals }: Line, items: readonly Item[]): boolean {
  const rows = items.flatMap((item) => item.rows.map(({ index }) => index));
  const isNear = row.index >= Math.min(...rows) - 1 && row.index <= Math.max(...rows) + 1;
  return isNear && beforeTotals && facts.length === 1 && facts[0]!.kind === 'bare' && words.length >= 2;
}

const isService = ({ kind, via, word }: Line['facts'][number]): boolean =>
  (kind === 'bare' || (kind === 'total' && via === 'row')) && /(?:料金|運賃|代金)$/.test(word);

const totalOf = (items: readonly Item[]): number => items.reduce((value, item) => value + item.amount, 0);
const has = (line: Line, kind: string): boolean => line.facts.some((fact) => fact.kind === kind && fact.via === 'row');
/** 海上運賃(免税) names a service, 免税 alone a sum. */
const isCharge = (line: Line): boolean =>
  has(line, 'zero_item') || (has(line, 'zero') && /\p{L}{2}[(（]/u.test(line.row.tight));

export function asItem(line: Line): Item | null {
  const fact = line.facts.find(({ kind }) => kind !== 'bare') ?? line.facts[0];
  const item = itemOf(line, null);
  if (!item || !fact) return null;
  const isOff = fact.kind === 'discount';
  // △ 62,025: the sign stands apart.
  const isSigned = fact.kind === 'bare' && Math.abs(fact.value) === item.amount;
  const amount = isOff ? -Math.abs(item.amount) : isSigned ? fact.value : item.amount;
  const description = isSigned ? item.description.replace(/\s*[△▲-]$/, '') : item.description;
  return { ...item, description, amount, zeroRated: fact.kind === 'zero' || fact.kind === 'zero_item' };
}
