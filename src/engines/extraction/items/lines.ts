import type { Analysis } from '../document/analysis.ts';
import type { MoneyFact } from '../money/facts.ts';
import { labelsOfRow } from '../money/labels.ts';
import type { Row } from '../page/rows.ts';
import { type RowReading, readRow } from './cells.ts';
import { readHeading, type TableHeading } from './columns.ts';
import { UNIT } from './units.ts';

/** The part a row plays in the list of goods. */
export const LINE_ROLES = ['item', 'name', 'detail', 'discount', 'other'] as const;
export type LineRole = (typeof LINE_ROLES)[number];

/** A row with all that the rules look at. */
export interface LineSubject {
  readonly row: Row;
  readonly facts: readonly MoneyFact[];
  /** The row read as goods. */
  readonly reading: RowReading;
  readonly heading: TableHeading | null;
  readonly isHeading: boolean;
  /** Quantity times price is the amount, or the amount less a printed discount. */
  readonly product: boolean;
  readonly amount: number | null;
  /** Letters of the description. */
  readonly words: string;
  /** At least two letters, or the one sign of 皿, 薪, 米; 内, 計 and 個 name nothing. */
  readonly isNamed: boolean;
  /** A label of a sum or a payment opens the row. */
  readonly opensWithLabel: boolean;
  /** Nothing but the label of a sum or a payment, its value standing elsewhere. */
  readonly labelAlone: boolean;
  readonly contact: boolean;
  readonly dated: boolean;
  readonly timed: boolean;
  readonly beforeTotals: boolean;
  readonly afterTotals: boolean;
  readonly afterFirstDate: boolean;
  readonly previous: LineSubject | null;
  readonly nextIsPriceOnly: boolean;
  readonly isReceipt: boolean;
}

const SUMS: ReadonlySet<MoneyFact['kind']> = new Set([
  'subtotal',
  'total',
  'base',
  'tax',
  'payable',
  'tender',
  'change',
  'withholding',
  'paid_by',
  'points_used',
  'previous',
  'received',
  'carried',
  'page_carry',
]);

/** Every row of the paper as a subject of the rules. */
export function linesOf(analysis: Analysis, facts: readonly MoneyFact[], isReceipt: boolean): LineSubject[] {
  const byRow = Map.groupBy(facts, (fact) => fact.row.index);
  const { rows } = analysis;
  const on = (places: readonly { readonly row: Row }[]) => new Set(places.map((place) => place.row.index));
  const contacts = on([
    ...analysis.phones,
    ...analysis.addresses,
    ...analysis.registration.found,
    ...analysis.emails,
    ...analysis.postalCodes,
  ]);
  const dates = on(analysis.dates);
  const times = on(analysis.times);
  const isSum = (row: Row) =>
    (byRow.get(row.index) ?? []).some(
      (fact) =>
        ['subtotal', 'total', 'base', 'payable'].includes(fact.kind) &&
        fact.via === 'row' &&
        opensWith(row.text.slice(0, fact.start), fact.word),
    );
  const headings = rows.map((row) =>
    byRow.get(row.index)?.some((fact) => fact.value >= 100) ? null : readHeading(row),
  );
  const firstHeading = headings.findIndex((heading) => heading !== null);
  const firstSum = rows.findIndex((row, index) => (firstHeading < 0 || index > firstHeading) && isSum(row));
  const lastSum = rows.findLastIndex(isSum);
  const firstDate = Math.min(rows.length, ...dates);
  const subjects: LineSubject[] = [];
  let heading: TableHeading | null = null;
  for (const row of rows) {
    const own = headings[row.index] ?? null;
    if (own) heading = own;
    const rowFacts = byRow.get(row.index) ?? [];
    const table = own ? null : heading;
    const reading = readRow(row, table, isReceipt);
    const { quantity, unitPrice: price, amount } = reading;
    const product =
      quantity !== null && price !== null && amount !== null && Math.abs(Math.round(quantity * price) - amount) <= 1;
    const next = rows[row.index + 1];
    const words = (reading.description === '' ? row.text : reading.description).replace(/[^\p{L}]/gu, '');
    subjects.push({
      row,
      facts: rowFacts,
      reading,
      heading: table,
      isHeading: own !== null,
      product,
      amount,
      words,
      isNamed: words.length >= 2 || (amount !== null && ONE_SIGN.test(reading.description)),
      opensWithLabel: rowFacts.some(
        (fact) => SUMS.has(fact.kind) && fact.via === 'row' && opensWith(row.text.slice(0, fact.start), fact.word),
      ),
      labelAlone: isLabelAlone(row),
      contact: contacts.has(row.index) || analysis.bankRows.has(row.index),
      dated: dates.has(row.index),
      timed: times.has(row.index),
      beforeTotals: firstSum < 0 || row.index < firstSum,
      afterTotals: lastSum >= 0 && row.index > lastSum,
      afterFirstDate: row.index > firstDate,
      previous: subjects.at(-1) ?? null,
      nextIsPriceOnly: next !== undefined && isPriceOnly(next),
      isReceipt,
    });
  }
  return subjects;
}

const ONE_SIGN = /^(?![計税内外込非軽釣預残金円年月日時分様号第])\p{Script=Han}$/u;

/** `小計 3点`, `(内消費税`, `図書カード`: a label whose value was read as a row of its own. */
function isLabelAlone(row: Row): boolean {
  const { tight } = row;
  if (tight.length > 24) return false;
  const labels = labelsOfRow(row);
  if (labels.length === 0) return false;
  const covered = labels.reduce((sum, label) => sum + label.end - label.start, 0);
  const rest = tight.replace(/[^\p{L}]|[点円込内外税対象額]/gu, '').length;
  return (
    rest <= covered &&
    rest -
      [
        ...labels
          .map((label) => label.word)
          .join('')
          .replace(/[^\p{L}]|[点円込内外税対象額]/gu, ''),
      ].length <=
      0
  );
}

/** `@1,080 × 2   2,160内`, `¥700`, `2コ×単230   460`: a price without a name. */
export function isPriceOnly(row: Row): boolean {
  let known = PRICE_ONLY.get(row);
  if (known === undefined) {
    known = readsAsPrice(row);
    PRICE_ONLY.set(row, known);
  }
  return known;
}
/** Asked of a row by all its neighbours. */
const PRICE_ONLY = new WeakMap<Row, boolean>();
const readsAsPrice = (row: Row): boolean =>
  row.tight.length <= 30 &&
  /\d/.test(row.tight) &&
  row.text.replace(COUNTED, '').replace(/[\d,.¥\\@xX×*円内外税込※軽非()\-△▲+=単価数量各\s]/g, '').length === 0;
/** 3個, 1.00 人月; 1泊2食 is what was sold. */
const COUNTED = new RegExp(String.raw`(?<=\d\s?)${UNIT}(?=[\sxX×*@¥\\]|$)`, 'g');

/** The label of a sum opens its row or its segment; an item may well contain the same word. */
export function opensWith(text: string, word: string): boolean {
  const before = text.replaceAll(' ', '');
  const whole = before.lastIndexOf(word);
  const at = whole >= 0 ? whole : before.lastIndexOf(word.slice(0, 2));
  // Rates, brackets, words of courtesy and of sums (請求金 before 額(税込)) in front of a label are part of it.
  const lead = before
    .slice(0, Math.max(0, at))
    .replace(/(?:請求|支払い?|振込|領収|合計)金?$/, '')
    .replace(/[\d%().,¥:税率うち内外今回当月ご御お総]/g, '');
  return at < 0 || lead.length <= 2;
}
