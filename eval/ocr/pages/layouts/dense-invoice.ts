import type { InvoiceFacts } from '../facts.ts';
import { GOTHIC, MINCHO } from '../fonts.ts';
import { grouped, longDate, yen } from '../format.ts';
import type { Random } from '../random.ts';
import type { Box, Sheet, TextItem } from '../sheet.ts';
import { setTable, type TableColumn } from './table.ts';

const WIDTH = 1654;
const HEIGHT = 2339;
const LEFT = 90;

/** Forty rows and more on one page. */
export const denseRows = (random: Random): number => random.int(40, 46);

const COLUMNS: readonly TableColumn[] = [
  { head: 'No.', kind: 'qty', width: 64, anchor: 'middle' },
  { head: '月/日', kind: 'label', width: 110, anchor: 'middle' },
  { head: '伝票番号', kind: 'label', width: 150, anchor: 'middle' },
  { head: '品名・規格', kind: 'item', width: 520 },
  { head: '数量', kind: 'qty', width: 90, anchor: 'end' },
  { head: '単位', kind: 'label', width: 80, anchor: 'middle' },
  { head: '単価', kind: 'amount', width: 170, anchor: 'end' },
  { head: '金額', kind: 'amount', width: 190, anchor: 'end' },
  { head: '税率', kind: 'label', width: 100, anchor: 'middle' },
];

/** A month's statement of account on A4 at 200 dpi: small type, narrow rows, every cell ruled. */
export function setDenseInvoice(facts: InvoiceFacts, random: Random): Sheet {
  const texts: TextItem[] = [];
  const boxes: Box[] = [];
  const size = random.int(21, 23);
  const put = (kind: string, text: string, x: number, y: number, more: Partial<TextItem> = {}) =>
    texts.push({ kind, text, x, y, size, ...more });
  const { issuer } = facts;
  put('label', '請求明細書', WIDTH / 2, 110, { size: 42, anchor: 'middle', spacing: 0.4 });
  put('customer', `${facts.customer} 御中`, LEFT, 180, { size: 30 });
  put('date', `締切日 ${longDate(facts.issueDate, random)}`, LEFT, 226);
  put('label', `請求No. ${facts.id}`, LEFT, 262);
  let y = 172;
  const right = (kind: string, text: string, more: Partial<TextItem> = {}) => {
    put(kind, text, 1560, y, { anchor: 'end', ...more });
    y += 32;
  };
  right('company', issuer.name, { size: 28 });
  right('addr', `〒${issuer.postalCode} ${issuer.address}`);
  right('tel', `TEL ${issuer.phone}`);
  right('tno', `登録番号 ${issuer.registrationNumber}`);
  const numbers = facts.items.map(() => random.digits(6));
  const day = (i: number) =>
    `${(facts.issueDate.getUTCMonth() + 1).toString()}/${1 + Math.floor((i * 28) / facts.items.length)}`;
  const units = ['個', '式', '本', '箱', 'kg', '枚'];
  const rows = facts.items.map((item, i) => [
    String(i + 1),
    day(i),
    numbers[i]!,
    item.description,
    String(item.quantity),
    units[(i * 7 + item.quantity) % units.length]!,
    grouped(item.unitPrice),
    grouped(item.amount),
    item.rate === 8 ? '※8%' : '10%',
  ]);
  const rules = random.pick(['grid', 'grid', 'stripes'] as const);
  const end = setTable(COLUMNS, rows, { x: LEFT, y: 320, rowHeight: random.int(37, 40), size, rules }, texts, boxes);
  sums(facts, put, end, random);
  return {
    width: WIDTH,
    height: Math.max(HEIGHT, end + 260),
    paper: '#ffffff',
    ink: random.pick(['#000000', '#1c1c1c', '#22305a']),
    font: random.pick(random.chance(0.35) ? MINCHO : GOTHIC),
    texts,
    boxes,
  };
}

type Put = (kind: string, text: string, x: number, y: number, more?: Partial<TextItem>) => void;

/** A row of sums below the table, rate by rate. */
function sums(facts: InvoiceFacts, put: Put, end: number, random: Random): void {
  const row = (label: string, value: number, x: number, y: number) => {
    put('label', label, x, y);
    put('amount', yen(value, random), x + 470, y, { anchor: 'end' });
  };
  let y = end + 50;
  for (const { rate, taxable, tax } of facts.taxes) {
    row(`${rate}%対象額`, taxable, LEFT + 20, y);
    row(`消費税額（${rate}%）`, tax, LEFT + 560, y);
    y += 40;
  }
  row('税抜合計', facts.subtotal, LEFT + 20, y);
  row('御請求額（税込）', facts.total, LEFT + 560, y);
  put('label', '※印は軽減税率対象です。', LEFT + 20, y + 50);
}
