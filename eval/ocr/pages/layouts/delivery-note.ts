import type { InvoiceFacts } from '../facts.ts';
import { GOTHIC, MINCHO } from '../fonts.ts';
import { grouped, longDate } from '../format.ts';
import type { Random } from '../random.ts';
import type { Box, Sheet, TextItem } from '../sheet.ts';
import { setTable, type TableColumn } from './table.ts';

const WIDTH = 1480;
const LEFT = 70;
const RIGHT = 1410;

const COLUMNS: readonly TableColumn[] = [
  { head: '商品コード', kind: 'label', width: 200, anchor: 'middle' },
  { head: '品　　名', kind: 'item', width: 520 },
  { head: '数量', kind: 'qty', width: 110, anchor: 'end' },
  { head: '単価', kind: 'amount', width: 170, anchor: 'end' },
  { head: '金額', kind: 'amount', width: 180, anchor: 'end' },
  { head: '摘要', kind: 'label', width: 160, anchor: 'middle' },
];

/** 納品書: a form of half a page on coloured stock, printed in boxes, with places for seals. */
export function setDeliveryNote(facts: InvoiceFacts, random: Random): Sheet {
  const texts: TextItem[] = [];
  const boxes: Box[] = [];
  const size = random.int(22, 26);
  const rule = random.pick(['#3a6ea5', '#3b7d4f', '#b0483c', '#555555']);
  const put = (kind: string, text: string, x: number, y: number, more: Partial<TextItem> = {}) =>
    texts.push({ kind, text, x, y, size, ...more });
  put('label', random.pick(['納品書', '納 品 書', '納品書（控）']), 740, 90, {
    size: 44,
    anchor: 'middle',
    colour: rule,
  });
  put('label', `No. ${random.digits(6)}`, RIGHT, 60, { anchor: 'end' });
  put('date', longDate(facts.issueDate, random), RIGHT, 100, { anchor: 'end' });
  put('customer', `${facts.customer}　様`, LEFT, 150, { size: 32 });
  boxes.push({ x: LEFT, y: 162, width: 560, height: 0.5, stroke: rule });
  put('label', '下記の通り納品いたしました。', LEFT, 205);
  const { issuer } = facts;
  put('company', issuer.name, 860, 155, { size: 30, weight: 'bold' });
  put('addr', issuer.address, 860, 192, { size: size - 5 });
  put('zip', `〒${issuer.postalCode}`, 860, 224, { size: size - 3 });
  put('tel', `TEL ${issuer.phone}`, 1050, 224, { size: size - 3 });
  put('tno', `登録番号 ${issuer.registrationNumber}`, 860, 256, { size: size - 3 });
  const rows = facts.items.map((item) => [
    `${'ABCDEFGH'[random.int(0, 7)]}-${random.digits(4)}`,
    item.description,
    String(item.quantity),
    grouped(item.unitPrice),
    grouped(item.amount),
    item.rate === 8 ? '軽減8%' : '',
  ]);
  const blank = Array.from({ length: Math.max(0, 6 - rows.length) }, () => ['']);
  const style = { x: LEFT, y: 290, rowHeight: random.int(46, 54), size, rules: 'grid' as const, line: rule };
  const end = setTable(COLUMNS, [...rows, ...blank], style, texts, boxes);
  const cells = [
    ['税抜額', facts.subtotal],
    ['消費税額', facts.tax],
    ['合計金額', facts.total],
  ] as const;
  cells.forEach(([label, value], i) => {
    const x = LEFT + i * 300;
    boxes.push({ x, y: end + 20, width: 300, height: 56, stroke: rule });
    put('label', label, x + 12, end + 57);
    put('amount', grouped(value), x + 288, end + 57, { anchor: 'end' });
  });
  ['検印', '担当'].forEach((label, i) => {
    boxes.push({ x: 1190 + i * 110, y: end + 20, width: 110, height: 120, stroke: rule });
    put('label', label, 1245 + i * 110, end + 46, { anchor: 'middle', size: size - 4 });
  });
  return {
    width: WIDTH,
    height: Math.round(end + 190),
    paper: random.pick(['#ffffff', '#fdf6f2', '#f2f8f1', '#f3f6fb']),
    ink: random.pick(['#111111', '#202840']),
    font: random.pick(random.chance(0.4) ? MINCHO : GOTHIC),
    texts,
    boxes,
  };
}
