import type { InvoiceFacts } from '../facts.ts';
import { GOTHIC, MINCHO } from '../fonts.ts';
import { grouped, longDate, yen } from '../format.ts';
import type { Random } from '../random.ts';
import type { Box, Sheet, TextItem } from '../sheet.ts';

const WIDTH = 1240;
const HEIGHT = 1754;
const LEFT = 90;
const RIGHT = 1150;

/** An A4 invoice at 150 dpi: letterhead in two columns, a table, sums, bank line. */
export function setInvoice(facts: InvoiceFacts, random: Random): Sheet {
  const texts: TextItem[] = [];
  const boxes: Box[] = [];
  const size = random.int(19, 24);
  const put = (kind: string, text: string, x: number, y: number, more: Partial<TextItem> = {}) =>
    texts.push({ kind, text, x, y, size, ...more });
  put('label', '請求書', WIDTH / 2, 130, {
    size: 44,
    anchor: 'middle',
    weight: 'bold',
    spacing: random.pick([0, 0.3]),
  });
  letterhead(facts, random, put);
  const tableEnd = table(facts, random, put, boxes, size);
  sums(facts, random, put, tableEnd, size);
  const foot = tableEnd + 360;
  put('label', '【お振込先】', LEFT, foot);
  put('bank', facts.bank, LEFT + 20, foot + size * 1.7);
  put('label', '※恐れ入りますが、振込手数料は貴社にてご負担願います。', LEFT, foot + size * 3.6, { size: size - 2 });
  return {
    width: WIDTH,
    height: Math.max(HEIGHT, Math.round(foot + 150)),
    paper: '#ffffff',
    ink: random.pick(['#000000', '#222222']),
    font: random.pick(random.chance(0.4) ? MINCHO : GOTHIC),
    texts,
    boxes,
  };
}

type Put = (kind: string, text: string, x: number, y: number, more?: Partial<TextItem>) => void;

function letterhead(facts: InvoiceFacts, random: Random, put: Put): void {
  const { issuer } = facts;
  put('customer', `${facts.customer} 御中`, LEFT, 220, { size: 28 });
  put('label', '下記のとおりご請求申し上げます。', LEFT, 275);
  put('label', 'ご請求金額', LEFT, 335, { size: 26 });
  put('amount', `${yen(facts.total, random)}${random.pick(['', '-', '（税込）'])}`, LEFT + 190, 335, {
    size: 30,
    weight: 'bold',
  });
  const colon = random.pick(['：', ': ', ' ']);
  put('date', `お支払期限${colon}${longDate(facts.dueDate, random)}`, LEFT, 390);
  const x = 740;
  let y = 215;
  const line = (kind: string, text: string, more: Partial<TextItem> = {}) => {
    put(kind, text, x, y, more);
    y += 34;
  };
  line('label', `請求番号${colon}${facts.id}`);
  line('date', `${random.pick(['発行日', '請求日'])}${colon}${longDate(facts.issueDate, random)}`);
  y += 12;
  line('company', issuer.name, { size: 26 });
  line('zip', `〒${issuer.postalCode}`);
  for (const part of issuer.address.match(/.{1,18}/gu) ?? []) line('addr', part);
  if (issuer.building) line('addr', issuer.building);
  line('tel', `TEL${colon}${issuer.phone}`);
  line('tno', `登録番号${colon}${issuer.registrationNumber}`);
  line('name', `担当${colon}${facts.contact}`);
}

const COLUMNS = { description: LEFT + 12, quantity: 770, unitPrice: 950, amount: RIGHT - 12 };

function table(facts: InvoiceFacts, random: Random, put: Put, boxes: Box[], size: number): number {
  const rowHeight = random.int(38, 48);
  const top = 590;
  const rows = facts.items.length + 1;
  const ruled = random.chance(0.7);
  if (random.chance(0.6)) boxes.push({ x: LEFT, y: top, width: RIGHT - LEFT, height: rowHeight, fill: '#e6ebf2' });
  for (let i = 0; i <= rows && ruled; i++) {
    boxes.push({ x: LEFT, y: top + i * rowHeight, width: RIGHT - LEFT, height: 0.5, stroke: '#777777' });
  }
  const baseline = (row: number) => Math.round(top + row * rowHeight + rowHeight / 2 + size * 0.35);
  put('label', random.pick(['品名・摘要', '品目', '内容']), COLUMNS.description, baseline(0));
  put('label', '数量', COLUMNS.quantity, baseline(0), { anchor: 'end' });
  put('label', '単価', COLUMNS.unitPrice, baseline(0), { anchor: 'end' });
  put('label', '金額（税抜）', COLUMNS.amount, baseline(0), { anchor: 'end' });
  facts.items.forEach((item, i) => {
    const y = baseline(i + 1);
    put('item', item.description + (item.rate === 8 ? ' ※' : ''), COLUMNS.description, y);
    put('qty', String(item.quantity), COLUMNS.quantity, y, { anchor: 'end' });
    put('amount', grouped(item.unitPrice), COLUMNS.unitPrice, y, { anchor: 'end' });
    put('amount', grouped(item.amount), COLUMNS.amount, y, { anchor: 'end' });
  });
  return top + rows * rowHeight;
}

function sums(facts: InvoiceFacts, random: Random, put: Put, tableEnd: number, size: number): void {
  let y = tableEnd + 60;
  const line = (label: string, value: number) => {
    put('label', label, 700, y);
    put('amount', yen(value, random), COLUMNS.amount, y, { anchor: 'end' });
    y += Math.round(size * 1.8);
  };
  line('小計', facts.subtotal);
  for (const row of facts.taxes) {
    line(`${row.rate}%対象（税抜）${row.rate === 8 ? '※軽減税率' : ''}`, row.taxable);
    line(`消費税（${row.rate}%）`, row.tax);
  }
  line('合計（税込）', facts.total);
}
