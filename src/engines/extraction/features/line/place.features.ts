import { isPriceOnly, type LineSubject } from '../../items/lines.ts';
import type { Rule } from '../../learned/rule.ts';
import { GOODS, PRICE, TABLE, TOTAL, TWO } from './line-examples.ts';

const fitsHeading = ({ reading }: LineSubject): boolean =>
  reading.cells.amount !== undefined && reading.cells.name !== undefined;

/** Amount, price and words of a row, and where on the paper it stands. */
export const LINE_PLACES: readonly Rule<LineSubject>[] = [
  { id: 'has-amount', when: (s) => s.amount !== null, example: GOODS, counterExample: TWO },
  {
    id: 'amount-is-no-money',
    when: (s) => s.amount !== null && !s.facts.some((fact) => fact.value === s.amount) && !s.product,
    example: '領収書\n▶承認 935361\n合計 ¥120',
    counterExample: GOODS,
  },
  {
    id: 'small-count-over-price',
    when: (s) =>
      s.amount !== null && Math.abs(s.amount) < 100 && s.nextIsPriceOnly && !s.facts.some((fact) => fact.currency),
    example: '領収書\n▶シャンプー洗車  1\n  ¥700\n合計 ¥700',
    counterExample: GOODS,
  },
  {
    id: 'count-under-item',
    when: (s) => /^[xX]\s?\d/.test(s.row.text.trim()) && s.previous !== null && s.previous.amount !== null,
    example: '領収書\nコース料理  3,850\n▶ x6   23,100\n合計 ¥23,100',
    counterExample: GOODS,
  },
  {
    id: 'label-inside-name',
    when: (s) =>
      !s.opensWithLabel &&
      s.beforeTotals &&
      s.facts.some((fact) => fact.kind !== 'bare' && s.words.length >= fact.word.length + 4),
    example: '領収書\n▶実務でわかる消費税  2,640\n合計 ¥2,640',
    counterExample: TOTAL,
  },
  { id: 'no-amount', when: (s) => s.amount === null, example: TWO, counterExample: GOODS },
  {
    id: 'amount-in-yen',
    when: (s) => s.amount !== null && s.facts.some((fact) => fact.currency && fact.value === s.amount),
    example: GOODS,
    counterExample: TABLE,
  },
  {
    id: 'amount-and-words',
    when: (s) => s.amount !== null && s.isNamed,
    example: GOODS,
    counterExample: PRICE,
  },
  {
    id: 'words-alone',
    when: (s) => s.amount === null && s.words.length >= 2 && s.row.tight.length <= 40,
    example: TWO,
    counterExample: GOODS,
  },
  { id: 'price-only', when: (s) => isPriceOnly(s.row), example: PRICE, counterExample: GOODS },
  {
    id: 'price-only-under-words',
    when: (s) =>
      isPriceOnly(s.row) &&
      s.previous !== null &&
      s.previous.amount === null &&
      s.previous.words.length >= 2 &&
      !s.previous.opensWithLabel,
    example: PRICE,
    counterExample: GOODS,
  },
  {
    id: 'words-over-price-only',
    when: (s) => s.nextIsPriceOnly && s.amount === null && s.words.length >= 2,
    example: TWO,
    counterExample: GOODS,
  },
  {
    id: 'price-only-over-price',
    when: (s) => isPriceOnly(s.row) && s.nextIsPriceOnly,
    example: 'ガソリン\n▶ 34.12L @168.0\n ¥5,732\n合計 ¥5,732',
    counterExample: PRICE,
  },
  { id: 'quantity-times-price', when: (s) => s.product, example: TABLE, counterExample: GOODS },
  {
    id: 'cells-fit',
    when: (s) => s.heading !== null && fitsHeading(s),
    example: TABLE,
    counterExample: GOODS,
  },
  {
    id: 'many-cells-fit',
    when: (s) => s.heading !== null && fitsHeading(s) && Object.keys(s.reading.cells).length >= 4,
    example: TABLE,
    counterExample: GOODS,
  },
  { id: 'under-heading', when: (s) => s.heading !== null && !s.afterTotals, example: TABLE, counterExample: GOODS },
  {
    id: 'is-heading',
    when: (s) => s.isHeading,
    example: '請求書\n▶品名  数量  単価  金額\n設計費  2  50,000  100,000',
    counterExample: TABLE,
  },
  {
    id: 'no-table-at-all',
    when: (s) => s.heading === null && !s.isHeading && !s.isReceipt,
    example: '請求書\n▶設計費  100,000\n合計 100,000',
    counterExample: TABLE,
  },
  { id: 'before-totals', when: (s) => s.beforeTotals, example: GOODS, counterExample: TOTAL },
  {
    id: 'after-totals',
    when: (s) => s.afterTotals,
    example: '請求書\n合計 100,000\n▶設計費 100,000円',
    counterExample: GOODS,
  },
  {
    id: 'goods-before-totals',
    when: (s) => s.isReceipt && s.beforeTotals && s.afterFirstDate && s.amount !== null,
    example: `#receipt\n${GOODS}`,
    counterExample: `#receipt\n${TOTAL}`,
  },
];
