import type { InvoiceFacts } from '../facts.ts';
import { GOTHIC, MINCHO } from '../fonts.ts';
import { grouped, longDate, yen } from '../format.ts';
import type { Random } from '../random.ts';
import type { Box, Sheet, TextItem } from '../sheet.ts';
import { setTable, type TableColumn } from './table.ts';

const WIDTH = 1240;
const HEIGHT = 1754;
const LEFT = 100;
const SPAN = 1040;

const COLUMNS: readonly TableColumn[] = [
  { head: '項目', kind: 'item', width: 480 },
  { head: '単価', kind: 'amount', width: 180, anchor: 'end' },
  { head: '数量', kind: 'qty', width: 140, anchor: 'middle' },
  { head: '小計', kind: 'amount', width: 240, anchor: 'end' },
];

/** 御見積書: conditions in a list, the sum in a framed band, the issuer below on the right, remarks in a box. */
export function setQuotation(facts: InvoiceFacts, random: Random): Sheet {
  const texts: TextItem[] = [];
  const boxes: Box[] = [];
  const size = random.int(20, 23);
  const accent = random.pick(['#20456f', '#7a1f2b', '#2f5d3a', '#333333']);
  const put = (kind: string, text: string, x: number, y: number, more: Partial<TextItem> = {}) =>
    texts.push({ kind, text, x, y, size, ...more });
  boxes.push({ x: 0, y: 0, width: WIDTH, height: 24, fill: accent });
  put('label', random.pick(['御見積書', '見 積 書', 'お見積書']), LEFT, 120, { size: 46, colour: accent });
  put('date', longDate(facts.issueDate, random), LEFT + SPAN, 80, { anchor: 'end' });
  put('label', `見積番号 ${facts.id}`, LEFT + SPAN, 114, { anchor: 'end' });
  put('customer', `${facts.customer} 御中`, LEFT, 205, { size: 30 });
  put('name', `${facts.contact} 様`, LEFT, 248);
  const terms = [
    ['件名', `${facts.items[0]!.description}ほか`],
    ['納期', random.pick(['ご発注後2週間', '別途ご相談', '受注後10営業日'])],
    ['支払条件', random.pick(['月末締め翌月末払い', '検収後30日以内', '前払い'])],
  ] as const;
  terms.forEach(([label, value], i) => {
    put('label', label, LEFT, 310 + i * 38);
    put('label', value, LEFT + 130, 310 + i * 38);
  });
  put('date', `有効期限 ${longDate(facts.dueDate, random)}`, LEFT, 310 + 3 * 38);
  issuerBlock(facts, put);
  boxes.push({ x: LEFT, y: 480, width: SPAN, height: 84, stroke: accent });
  boxes.push({ x: LEFT, y: 480, width: 260, height: 84, fill: accent });
  put('label', '御見積金額', LEFT + 130, 532, { anchor: 'middle', colour: '#ffffff', size: 26 });
  put('amount', `${yen(facts.total, random)}（消費税込）`, LEFT + SPAN - 30, 534, {
    anchor: 'end',
    size: 34,
    weight: 'bold',
  });
  const rows = facts.items.map((item) => [
    item.description,
    grouped(item.unitPrice),
    `${item.quantity}式`,
    grouped(item.amount),
  ]);
  const style = { x: LEFT, y: 610, rowHeight: random.int(44, 52), size, line: '#999999' } as const;
  let y = setTable(COLUMNS, rows, { ...style, rules: random.pick(['rows', 'stripes'] as const) }, texts, boxes) + 44;
  const line = (label: string, value: number) => {
    put('label', label, LEFT + 620, y);
    put('amount', yen(value, random), LEFT + SPAN - 10, y, { anchor: 'end' });
    y += Math.round(size * 1.8);
  };
  line('税抜合計', facts.subtotal);
  for (const { rate, tax } of facts.taxes) line(`消費税等（${rate}%）`, tax);
  line('総合計', facts.total);
  boxes.push({ x: LEFT, y: y + 20, width: SPAN, height: 130, stroke: '#999999' });
  put('label', '備考', LEFT + 14, y + 54);
  put('label', random.pick(REMARKS), LEFT + 14, y + 92);
  return {
    width: WIDTH,
    height: Math.max(HEIGHT, Math.round(y + 220)),
    paper: '#ffffff',
    ink: random.pick(['#000000', '#2b2b2b']),
    font: random.pick(random.chance(0.4) ? MINCHO : GOTHIC),
    texts,
    boxes,
  };
}

const REMARKS = [
  '仕様の変更、数量の増減がある場合は、別途お見積りいたします。',
  '「一式」の内訳につきましては、担当者までお問い合わせください。',
  '本見積書の有効期限を過ぎた場合は、再度お見積りをお願いします。',
];

function issuerBlock(
  { issuer }: InvoiceFacts,
  put: (kind: string, text: string, x: number, y: number, more?: Partial<TextItem>) => void,
): void {
  const lines: [string, string, number][] = [
    ['company', issuer.name, 26],
    ['zip', `〒${issuer.postalCode}`, 19],
    ['addr', issuer.address, 19],
    ...(issuer.building ? ([['addr', issuer.building, 19]] as [string, string, number][]) : []),
    ['tel', `電話：${issuer.phone}`, 19],
    ['tno', `登録番号：${issuer.registrationNumber}`, 19],
  ];
  let y = 250;
  for (const [kind, text, size] of lines) {
    put(kind, text, 700, y, { size });
    y += Math.round(size * 1.65);
  }
}
