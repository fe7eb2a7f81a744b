import { makeReceipt, type ReceiptFacts } from '../../ocr/pages/facts.ts';
import { GOTHIC, MINCHO, MONO } from '../../ocr/pages/fonts.ts';
import type { Random } from '../../ocr/pages/random.ts';
import { gap, type LayoutPage, labelled, left, line, middle, type PageLine, right } from './page.ts';
import { clock, iso, receiptDate, type Truth } from './truth.ts';

export interface Generated extends Truth {
  readonly page: LayoutPage;
}
export type Layout = (random: Random) => Generated;

export const COLUMNS = 34;
export const paper = (random: Random, lines: PageLine[]): LayoutPage => ({
  width: 600,
  margin: 34,
  size: random.int(25, 29),
  font: random.pick(MONO),
  lines,
  columns: COLUMNS,
});
export const sheet = (random: Random, lines: PageLine[]): LayoutPage => ({
  width: 1100,
  margin: 70,
  size: random.int(25, 29),
  font: random.pick(random.chance(0.5) ? GOTHIC : MINCHO),
  lines,
  columns: 64,
});
export const both = (label: string, value: string, field?: string) =>
  line(left(label), right(value, field ? { field } : {}));
export const address = (facts: ReceiptFacts) => facts.issuer.address;

/** Names, place and number of the shop, in the order the layout wants. */
export const head = (facts: ReceiptFacts, random: Random): PageLine[] => [
  line(middle(facts.shop, { field: 'supplier_name', scale: 1.5 })),
  gap(0.3, middle(address(facts), { field: 'supplier_address' })),
  line(...labelled(COLUMNS, random.pick(['TEL', 'TEL:', '電話']), facts.issuer.phone, 'phone_number', 0.15)),
];
export const number = (facts: ReceiptFacts, at = 0) =>
  line(...labelled(COLUMNS, '登録番号', facts.issuer.registrationNumber, 'registration_number', at));
export const moment = (facts: ReceiptFacts, random: Random) => {
  const [day, time] = receiptDate(facts.date, random).split(' ') as [string, string];
  return line(left(day, { field: 'receipt_date' }), right(time));
};
export const common = (facts: ReceiptFacts) => ({
  supplier_name: facts.shop,
  registration_number: facts.issuer.registrationNumber,
  receipt_date: iso(facts.date),
  transaction_time: clock(facts.date),
  supplier_address: address(facts),
  phone_number: facts.issuer.phone,
  currency: 'JPY',
});
/** Names that are already taken by another line would make the sets of items ambiguous. */
const distinct = (facts: ReceiptFacts): ReceiptFacts => {
  const seen = new Set<string>();
  return { ...facts, items: facts.items.filter((item) => !seen.has(item.description) && seen.add(item.description)) };
};
export const facts = (random: Random): ReceiptFacts => distinct(makeReceipt(random));
