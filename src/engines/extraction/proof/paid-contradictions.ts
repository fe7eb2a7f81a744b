import type { MoneyFact } from '../money/facts.ts';
import { WALLETS } from '../vocabulary/shared-words.ts';
import type { TotalInput } from './total-input.ts';

/** Payments that do not pay what the paper asks for. */
export function paidContradictions({ amounts, facts }: TotalInput, explained: ReadonlySet<number>): string[] {
  const total = amounts.total!;
  const payable = amounts.payable ?? total;
  // ポイント支払 300 / 現金 2,000 / お釣り 472 of 1,828: points pay a part, the money handed over the rest.
  const isBelow = ({ row }: MoneyFact) => row.index > (amounts.totalFact?.row.index ?? Number.POSITIVE_INFINITY);
  const used = facts.filter((fact) => fact.kind === 'points_used' && isBelow(fact));
  const points = used.reduce((sum, { value }) => sum + Math.abs(value), 0);
  const dues = [total, payable, total - points];
  const found: string[] = [];
  const change = facts.find((fact) => fact.kind === 'change' && fact.via === 'row' && fact.value !== 0);
  const tender = facts.find((fact) => fact.kind === 'tender' && fact.via === 'row');
  if (tender && change && !dues.includes(tender.value - Math.abs(change.value))) {
    const vouchers = facts.some((fact) => fact.kind === 'paid_by' && fact.value < total && fact.value !== tender.value);
    if (!vouchers) found.push(`change ${tender.value} - ${change.value}`);
  }
  // プリカ -¥5,216: what a card of money was charged with.
  const ways = facts
    .filter((fact) => fact.kind === 'paid_by' && fact.via === 'row' && !isConverted(fact))
    .map((fact) => (total > 0 && -fact.value === total ? { ...fact, value: total } : fact));
  for (const fact of ways) {
    const hasWeight = (fact.grouped || fact.currency) && !isBalance(fact);
    const isMore = hasWeight && fact.value > total && !explained.has(fact.value);
    if (isMore && !change && NO_CHANGE.test(fact.word) && !VOUCHER.test(fact.row.tight))
      found.push(`paid ${fact.value}`);
  }
  // 電子マネー ¥2,539 / 残り ¥2,538: one of several who share the bill.
  const left = facts.filter(({ row, value }) => value > 0 && LEFT.test(row.tight));
  if (left.some(({ value }) => ways.some((way) => way.value + value === total))) found.push('part paid');
  // 現金領収 6,160: what was kept, whatever was handed over.
  const kept = ways.filter((fact) => (fact.grouped || fact.currency) && /領[収收]/.test(fact.word));
  const keptSum = kept.reduce((sum, { value }) => sum + value, 0);
  if (kept.length > 0 && ways.length === kept.length && !explained.has(keptSum)) found.push(`paid ${keptSum}`);
  // 現金 2,000 / おつり 180 of 1,870: cash and change alone leave what was paid.
  const [cash] = ways;
  if (ways.length === 1 && change && !tender && CASH.test(cash!.word) && cash!.grouped && cash!.value > total)
    if (!dues.includes(cash!.value - Math.abs(change.value))) found.push(`change ${cash!.value} - ${change.value}`);
  const paid = ways.filter((fact) => fact.currency);
  const [only] = paid;
  if (only === undefined || paid.length > 1 || tender || explained.has(only.value)) return found;
  // 現金 ¥5,300 / お釣 ¥50: what was kept. Less than the total was handed over beside something else.
  if (change && only.value > total && CASH.test(only.word) && !dues.includes(only.value - Math.abs(change.value)))
    found.push(`change ${only.value} - ${change.value}`);
  // 現金 ¥4,779 / おつり ¥0: what was paid was the sum.
  const isExact = facts.some((fact) => fact.kind === 'change' && fact.via === 'row' && fact.value === 0);
  if (isExact) found.push(`paid ${only.value}`);
  // A payment larger than the total is money handed over; one single smaller payment is a contradiction.
  if (change || only.value >= payable) return found;
  // 図書券 ¥5,000 / 現金 ¥602: two ways of paying, one of them unknown to the vocabulary.
  const rest = [total, payable].map((sum) => sum - only.value);
  const isSplit = facts.some((fact) => fact.kind === 'bare' && fact.currency && rest.includes(fact.value));
  if (!isSplit) found.push(`paid ${only.value}`);
  return found;
}

/** VISA USD 43.87 (1USD=¥150.00): the rate of a card, not a sum. */
const isConverted = (fact: MoneyFact): boolean => /USD|EUR|CNY|\$|€/.test(fact.row.tight);

/** What is still to be paid of the same bill. */
const LEFT = /^残(?:り|額|金|会計)[:：]?[¥\\\d]/;

/** カード残額 2,318円: what is left on the card. */
const isBalance = (fact: MoneyFact): boolean => /残[高額]/.test(fact.row.tight);

/** Nobody gets change on these: a card pays the sum itself. */
const NO_CHANGE = new RegExp(
  `クレジット|カード|VISA|JCB|MASTER|AMEX|PayPay|楽天ペイ|${WALLETS.words}|決済|QUICPay|iD`,
  'i',
);
/** JCBギフトカード 3枚 ¥3,000 for 2,967: what is left of a voucher is lost. */
const VOUCHER = /ギフト|商品券|図書カード|クーポン券|お?食事券/;
const CASH = /^現金/;
