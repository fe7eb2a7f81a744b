import { isPriceOnly, type LineSubject } from '../items/lines.ts';
import type { Rule } from '../learned/rule.ts';
import type { MoneyFact } from '../money/facts.ts';

const kind =
  (...kinds: MoneyFact['kind'][]) =>
  (s: LineSubject) =>
    s.facts.some((fact) => kinds.includes(fact.kind) && fact.via !== 'follow');
const NEVER =
  /^(?:TEL|電話|FAX|〒|No\.?\d|レジ(?!袋)|責\d|担当|登録番号|お?客様|会員|カード|承認|端末|ポイント|点数|お買上|取引|伝票|精算|入庫|出庫|駐車時間|利用時間|走行|車番|車両|車種|入口|出口|ETC|区間|人数|部屋|ルーム|チェック|滞在|期間|お?支払|振込|請求|発行|領収|但|備考|印紙|現金|残金|お?預|お?釣|クレジット|前回|今回|御?入金|繰越|テーブル|患者|診療日|調剤日|検針|使用|ご?契約|水栓|今回指針|卓[:\d]|Table\d|Guest|店No|工事名|物件|件名|納期|有効期限|受付|ご?宿泊日|室番)/i;
const GOODS = '領収書\n2026/11/03 12:30\n▶りんご  ¥120\n合計 ¥120';
const TABLE =
  '請求書\n品名  数量  単価  金額\n▶設計費  2  50,000  100,000\n小計  100,000\n消費税(10%)  10,000\n合計  110,000';
const TOTAL = '領収書\nりんご ¥120\n▶合計 ¥120\n現金 ¥120';
const TWO = '領収書\n2026/11/03 12:30\n▶チャーシュー麺\n  @1,080 x 2   2,160\n合計 ¥2,160';
const PRICE = '領収書\n2026/11/03 12:30\nチャーシュー麺\n▶  @1,080 x 2   2,160\n合計 ¥2,160';

const fitsHeading = ({ reading }: LineSubject): boolean =>
  reading.cells.amount !== undefined && reading.cells.name !== undefined;

/** What can be seen about a row of a billing paper. The weights stand in weights/line.json. */
export const LINE_RULES: readonly Rule<LineSubject>[] = [
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
    when: (s) => s.amount !== null && s.words.length >= 2,
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
    when: (s) => s.amount !== null && /\p{L}\([^)]*(?:非課税|不課税|対象外)\)[¥\\]?[\d,]+円?$/u.test(s.row.tight),
    example: '請求書\n▶家賃(居住用・非課税)  95,000円\n合計 95,000円',
    counterExample: GOODS,
  },
  {
    id: 'zero-said-behind',
    when: (s) => s.amount !== null && /(?:非課税|不課税|対象外)[)]?$/.test(s.row.tight) && s.words.length >= 4,
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
  { id: 'contact', when: (s) => s.contact, example: '▶TEL 03-5487-2216\n合計 ¥120', counterExample: GOODS },
  {
    id: 'dated',
    when: (s) => s.dated && s.heading === null,
    example: '▶2026年10月31日\n合計 ¥120',
    counterExample: GOODS,
  },
  { id: 'timed', when: (s) => s.timed, example: '▶2026/10/31 12:30\n合計 ¥120', counterExample: GOODS },
  {
    id: 'honorific',
    when: (s) => /(?:御中|様|殿)$/.test(s.row.tight),
    example: '▶株式会社みどり 御中\n合計 ¥120',
    counterExample: GOODS,
  },
  {
    id: 'never-goods',
    when: (s) => NEVER.test(s.row.tight),
    example: '▶担当 03 サトウ 120\n合計 ¥120',
    counterExample: GOODS,
  },
  {
    id: 'code-alone',
    when: (s) => /^[\d-]{8,}$/.test(s.row.tight),
    example: '▶4901234118803\n 木ネジ ¥498\n合計 ¥498',
    counterExample: GOODS,
  },
  {
    id: 'brackets',
    when: (s) => /^[([（]/.test(s.row.tight),
    example: '合計 ¥120\n▶(10%対象 ¥120)',
    counterExample: GOODS,
  },
  { id: 'colon', when: (s) => /[:：]/.test(s.row.tight), example: '▶件名:設計\n合計 ¥120', counterExample: GOODS },
  {
    id: 'sentence',
    when: (s) => /。|ます|です|ください|下さい|ありがとう/.test(s.row.tight),
    example: '▶毎度ありがとうございます\n合計 ¥120',
    counterExample: GOODS,
  },
  {
    id: 'points-or-counts',
    when: (s) => /\d点$|\dP$|ポイント/.test(s.row.tight),
    example: '▶合計点数 7点\n合計 ¥120',
    counterExample: GOODS,
  },
  {
    id: 'reduced-rate-mark',
    when: (s) => s.reading.mark !== null && s.amount !== null,
    example: '領収書\n▶おにぎり  *198\n合計 ¥198',
    counterExample: TOTAL,
  },
  {
    id: 'rate-in-row',
    when: (s) => s.reading.rate !== null && s.amount !== null && s.words.length >= 2,
    example: '請求書\n▶基本使用料  5,980円  10%\n合計 5,980円',
    counterExample: GOODS,
  },
  {
    id: 'unit-or-count',
    when: (s) => s.reading.quantity !== null && s.words.length >= 2,
    example: '請求書\n▶配線工事  24箇所  12,500  300,000\n合計 300,000',
    counterExample: GOODS,
  },
  {
    id: 'decimals-with-sen',
    when: (s) => /\d円\d{2}銭|\.\d{2}円/.test(s.row.tight),
    example: '請求書\n▶基本料金  22,110円00銭\n合計 22,110円',
    counterExample: GOODS,
  },
  {
    id: 'sum-words-in-name',
    when: (s) =>
      s.amount !== null && /(?:計|合計|小計|総額|請求額|金額)(?:[(（].*[)）]|[)）])?[¥\\]?[\d,]+円?$/.test(s.row.tight),
    example: '請求書\n▶立替金計  51,500円\n合計 51,500円',
    counterExample: GOODS,
  },
  {
    id: 'row-of-headings',
    when: (s) => s.words.length >= 6 && s.amount === null && s.row.segments.length >= 4,
    example: '▶区分  初再診  医学管理  検査  投薬  合計\n合計 ¥120',
    counterExample: GOODS,
  },
  {
    id: 'row-of-numbers',
    when: (s) => s.facts.length >= 3 && s.words.length === 0,
    example: '請求書\n▶286,000  200,000  86,000  341,500\n合計 341,500',
    counterExample: GOODS,
  },
];
