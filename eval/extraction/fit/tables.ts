import { seeded } from '../../ocr/pages/random.ts';
import type { Case } from '../case.ts';
import { type Column, NAMES, NOTES, UNITS, WORDS } from './table-words.ts';

/** Tables of goods with columns in many orders, with and without headings, set wide, close, or between rules. */
export function tableCases(count: number): Case[] {
  return Array.from({ length: count }, (_, index) => tableCase(index));
}

function tableCase(index: number): Case {
  const random = seeded(index * 131 + 7);
  const has = (share: number) => random.chance(share);
  const columns: Column[] = [];
  if (has(0.2)) columns.push('number');
  if (has(0.3)) columns.push('date');
  if (has(0.15)) columns.push('slip');
  if (has(0.3)) columns.push('code');
  columns.push('name');
  if (has(0.12)) columns.push('note');
  if (has(0.12)) columns.push('pack');
  const counted = has(0.75);
  const ownUnit = has(0.3);
  if (counted)
    columns.push(
      ...(ownUnit
        ? has(0.3)
          ? (['unit', 'quantity'] as const)
          : (['quantity', 'unit'] as const)
        : (['quantity'] as const)),
    );
  if (counted && has(0.85)) {
    if (has(0.12)) columns.splice(columns.indexOf(ownUnit ? 'quantity' : 'quantity'), 0, 'price');
    else columns.push('price');
  }
  if (has(0.2)) columns.push('rate');
  columns.push('amount');
  if (has(0.15)) columns.push('tax', ...(has(0.5) ? (['gross'] as const) : []));
  if (has(0.1)) columns.push('remark');
  const style = random.pick(['wide', 'wide', 'wide', 'close', 'slash', 'bar', 'formula'] as const);
  const headed = style !== 'formula' && has(0.65);
  const glued = !ownUnit && has(0.5);
  const currency = random.pick(['', '', '', '¥', '円']);
  const zeros = has(0.05);
  const items = Array.from({ length: 2 + Math.floor(random.next() * 5) }, () => {
    const quantity = has(0.3)
      ? 1
      : has(0.15)
        ? Math.round(random.next() * 100) / 10 + 0.5
        : 1 + Math.floor(random.next() * 60);
    const price = (1 + Math.floor(random.next() * 90)) * random.pick([10, 100, 1000, 500]);
    return {
      description: random.pick(NAMES),
      quantity,
      unit_price: price,
      amount: Math.round(quantity * price),
      unit: random.pick(UNITS),
      reduced: has(0.2),
    };
  });
  const money = (value: number) => {
    const text = zeros ? String(value).padStart(8, '0') : value.toLocaleString('en');
    return currency === '¥' ? `¥${text}` : currency === '円' ? `${text}円` : text;
  };
  const cell = (column: Column, item: (typeof items)[number], row: number): string => {
    const rate = item.reduced ? 8 : 10;
    const tax = Math.floor((item.amount * rate) / 100);
    switch (column) {
      case 'number':
        return String(row + 1);
      case 'date':
        return `${10 + (index % 3)}/${String(1 + row * 4).padStart(2, '0')}`;
      case 'slip':
        return `0${10500 + row * 17}`;
      case 'code':
        return index % 3 === 0 ? `49000${188120 + row * 133}` : index % 3 === 1 ? `KX-0${417 + row}` : `0${21 + row}`;
      case 'name':
        return `${item.description}${item.reduced && !columns.includes('rate') ? random.pick([' ※', '※', ' 軽減', ' *']) : ''}`;
      case 'pack':
        return random.pick(['1kgx10', '500ml', '12入', 'A4', 'S/M/L', '20kg袋']);
      case 'quantity':
        return `${item.quantity.toLocaleString('en')}${glued ? item.unit : ''}`;
      case 'unit':
        return item.unit;
      case 'price':
        return index % 11 === 0
          ? `@${item.unit_price}`
          : index % 13 === 0
            ? `${item.unit_price.toLocaleString('en')}.00`
            : money(item.unit_price);
      case 'rate':
        return item.reduced ? random.pick(['8%', '軽減8%', '8%軽']) : '10%';
      case 'amount':
        return money(item.amount);
      case 'tax':
        return money(tax);
      case 'gross':
        return money(item.amount + tax);
      default:
        return random.pick(NOTES);
    }
  };
  const lines = items.map((item, row) =>
    style === 'formula'
      ? [
          `${item.description}${index % 3 === 0 ? '   月額' : index % 5 === 0 ? '  単価' : ''} ${money(item.unit_price)} x ${item.quantity}${has(0.5) ? ' = ' : '   '}${money(item.amount)}`,
        ]
      : columns.map((column) => cell(column, item, row)),
  );
  const table = [...(headed ? [columns.map((column) => random.pick(WORDS[column]))] : []), ...lines];
  const text = [
    '請求書',
    '株式会社みどり 御中',
    ...(style === 'close' || style === 'formula'
      ? table.map((line) => line.join(' '))
      : style === 'slash' || style === 'bar'
        ? table.map((line) => line.join(style === 'slash' ? ' / ' : ' | '))
        : aligned(table, columns)),
    `小計 ${items.reduce((sum, item) => sum + item.amount, 0).toLocaleString('en')}`,
  ].join('\n');
  const known = new Set(style === 'formula' ? ['price', 'quantity'] : columns);
  return {
    id: `table-${index}`,
    document_type: 'invoice',
    text,
    folder: '',
    expected: {
      items: items.map(({ description, quantity, unit_price, amount }) => ({
        description,
        amount,
        quantity: known.has('quantity') ? quantity : null,
        unit_price: known.has('price') ? unit_price : null,
      })),
    },
  };
}

const width = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (sign.codePointAt(0)! < 0x2e80 ? 1 : 2), 0);

/** Columns under each other, words to the left and numbers to the right. */
function aligned(table: readonly (readonly string[])[], columns: readonly Column[]): string[] {
  const right: ReadonlySet<Column> = new Set(['quantity', 'price', 'tax', 'gross', 'amount']);
  const widths = columns.map((_, at) => Math.max(...table.map((line) => width(line[at] ?? ''))));
  return table.map((line) =>
    line
      .map((text, at) => {
        const space = ' '.repeat(widths[at]! - width(text));
        return right.has(columns[at]!) ? space + text : text + space;
      })
      .join('  ')
      .trimEnd(),
  );
}
