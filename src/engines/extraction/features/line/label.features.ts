import type { LineSubject } from '../../items/lines.ts';
import type { Rule } from '../../learned/rule.ts';
import type { MoneyFact } from '../../money/facts.ts';
import { UNTAXED } from '../../vocabulary/shared-words.ts';
import { GOODS, TOTAL } from './line-examples.ts';

const UNTAXED_IN_BRACKETS = new RegExp(String.raw`\p{L}\([^)]*(?:${UNTAXED.words})\)[¥\\]?[\d,]+円?$`, 'u');
const UNTAXED_BEHIND = new RegExp(`(?:${UNTAXED.words})[)]?$`);

const kind =
  (...kinds: MoneyFact['kind'][]) =>
  (s: LineSubject) =>
    s.facts.some((fact) => kinds.includes(fact.kind) && fact.via !== 'follow');

/** What the words for money in a row say. */
export const LINE_LABELS: readonly Rule<LineSubject>[] = [
  { id: 'opens-with-label', when: (s) => s.opensWithLabel, example: TOTAL, counterExample: GOODS },
  {
    id: 'label-alone',
    when: (s) => s.labelAlone,
    example: '領収書\nりんご\n¥120\n▶小計 1点\n¥120',
    counterExample: GOODS,
  },
  { id: 'says-total', when: kind('total', 'payable'), example: TOTAL, counterExample: GOODS },
  { id: 'says-subtotal', when: kind('subtotal'), example: '▶小計 ¥120\n合計 ¥120', counterExample: GOODS },
  { id: 'says-base', when: kind('base'), example: '合計 ¥120\n▶10%対象 ¥120', counterExample: GOODS },
  { id: 'says-tax', when: kind('tax'), example: '合計 ¥120\n▶消費税 ¥10', counterExample: GOODS },
  {
    id: 'tax-inside-after-amount',
    when: (s) =>
      s.facts.length >= 2 && s.facts[0]!.kind === 'bare' && s.facts.slice(1).some((fact) => fact.kind === 'tax'),
    example: '納入通知書\n▶水道料金  5,478円(うち消費税 498円)\n合計 5,478円',
    counterExample: GOODS,
  },
  {
    id: 'says-payment',
    when: kind('tender', 'change', 'paid_by', 'points_used'),
    example: '合計 ¥120\n▶お釣り ¥10',
    counterExample: GOODS,
  },
  {
    id: 'says-account',
    when: kind('previous', 'received', 'carried', 'withholding'),
    example: '請求書\n▶前回御請求額 286,000',
    counterExample: GOODS,
  },
  {
    id: 'carried-to-next-page',
    when: kind('page_carry'),
    example: '請求書\n▶次頁へ繰越 230,200',
    counterExample: GOODS,
  },
  { id: 'says-zero-sum', when: kind('zero'), example: '合計 ¥120\n▶非課税計 ¥120', counterExample: GOODS },
  {
    id: 'goods-outside-the-tax',
    when: (s) => s.facts.some((fact) => fact.kind === 'zero_item') && s.words.length >= 2,
    example: '領収書\n▶宿泊税 400\n合計 400',
    counterExample: GOODS,
  },
  {
    id: 'no-amount-of-this-paper',
    when: kind('ignore'),
    example: '請求書\n▶出来高累計 75%  6,000,000\n合計 3,954,500',
    counterExample: GOODS,
  },
  {
    id: 'zero-in-brackets',
    when: (s) => s.amount !== null && UNTAXED_IN_BRACKETS.test(s.row.tight),
    example: '請求書\n▶家賃(居住用・非課税)  95,000円\n合計 95,000円',
    counterExample: GOODS,
  },
  {
    id: 'zero-said-behind',
    when: (s) => s.amount !== null && UNTAXED_BEHIND.test(s.row.tight) && s.words.length >= 4,
    example: '請求書\n▶県証紙代  50,000円(不課税)\n合計 50,000',
    counterExample: GOODS,
  },
  {
    id: 'says-discount',
    when: kind('discount'),
    example: '領収書\nりんご ¥120\n▶値引 -20\n合計 ¥100',
    counterExample: GOODS,
  },
  {
    id: 'negative',
    when: (s) => s.amount !== null && s.amount < 0,
    example: '領収書\nりんご ¥120\n▶値引 -20\n合計 ¥100',
    counterExample: GOODS,
  },
  {
    id: 'discount-of-row-above',
    when: (s) =>
      s.facts.some((fact) => fact.kind === 'discount') &&
      s.isReceipt &&
      s.previous !== null &&
      s.previous.amount !== null &&
      !s.previous.opensWithLabel &&
      s.beforeTotals,
    example: '#receipt\n領収書\nりんご ¥120\n▶値引 -20\n合計 ¥100',
    counterExample: GOODS,
  },
  {
    id: 'discount-after-subtotal',
    when: (s) => s.facts.some((fact) => fact.kind === 'discount') && !s.beforeTotals,
    example: '領収書\nりんご ¥120\n小計 ¥120\n▶値引 -20\n合計 ¥100',
    counterExample: GOODS,
  },
];
