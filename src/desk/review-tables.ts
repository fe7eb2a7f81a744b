import { element } from '../playground/dom.ts';
import { label } from '../playground/language.ts';
import { type DeskRecord, type ItemRow, money, type TaxBasis, type TaxRow } from './record.ts';
import type { Item } from './state.ts';
import { fieldLabel, word } from './words.ts';

type Correct = (item: Item, change: Partial<DeskRecord>) => void;
const BASES: readonly TaxBasis[] = ['incl', 'excl', 'exempt', 'out_of_scope'];

interface Column<Row> {
  readonly name: string;
  readonly isNumber: boolean;
  readonly get: (row: Row) => string;
  readonly set: (row: Row, value: string) => Row;
  readonly options?: readonly { readonly value: string; readonly text: string }[];
}

const shown = (value: number | null): string => (value === null ? '' : String(value));

const TAX_COLUMNS = (): Column<TaxRow>[] => [
  {
    name: 'tax_rate',
    isNumber: true,
    get: (row) => shown(row.rate),
    set: (row, value) => ({ ...row, rate: money(value) ?? 0 }),
  },
  {
    name: 'basis',
    isNumber: false,
    get: (row) => row.basis,
    set: (row, value) => ({ ...row, basis: value as TaxBasis }),
    options: BASES.map((value) => ({ value, text: label('TAX_BASIS', value) })),
  },
  {
    name: 'taxable_amount',
    isNumber: true,
    get: (row) => shown(row.base),
    set: (row, value) => ({ ...row, base: money(value) ?? 0 }),
  },
  { name: 'tax', isNumber: true, get: (row) => shown(row.tax), set: (row, value) => ({ ...row, tax: money(value) }) },
];

const ITEM_COLUMNS = (): Column<ItemRow>[] => [
  {
    name: 'description',
    isNumber: false,
    get: (row) => row.description,
    set: (row, value) => ({ ...row, description: value }),
  },
  {
    name: 'quantity',
    isNumber: true,
    get: (row) => shown(row.quantity),
    set: (row, value) => ({ ...row, quantity: money(value) }),
  },
  {
    name: 'unit_price',
    isNumber: true,
    get: (row) => shown(row.unitPrice),
    set: (row, value) => ({ ...row, unitPrice: money(value) }),
  },
  {
    name: 'amount',
    isNumber: true,
    get: (row) => shown(row.amount),
    set: (row, value) => ({ ...row, amount: money(value) }),
  },
  {
    name: 'tax_rate',
    isNumber: true,
    get: (row) => shown(row.taxRate),
    set: (row, value) => ({ ...row, taxRate: money(value) }),
  },
];

export const taxesTable = (item: Item, correct: Correct): HTMLElement =>
  editable({
    title: 'taxes',
    columns: TAX_COLUMNS(),
    rows: () => item.record!.taxes,
    write: (taxes) => correct(item, { taxes, confirmed: false }),
    fresh: { rate: 10, base: 0, tax: null, basis: 'incl' },
  });

export const itemsTable = (item: Item, correct: Correct): HTMLElement =>
  editable({
    title: 'items',
    columns: ITEM_COLUMNS(),
    rows: () => item.record!.items,
    write: (items) => correct(item, { items, confirmed: false }),
    fresh: { description: '', quantity: null, unitPrice: null, amount: null, taxRate: null },
  });

interface Editable<Row> {
  readonly title: 'taxes' | 'items';
  readonly columns: readonly Column<Row>[];
  readonly rows: () => readonly Row[];
  readonly write: (rows: readonly Row[]) => void;
  readonly fresh: Row;
}

/** A small table whose cells are inputs; rows can be added and taken away. */
function editable<Row>({ title, columns, rows, write, fresh }: Editable<Row>): HTMLElement {
  const body = element('tbody');
  const draw = () => body.replaceChildren(...rows().map((_, index) => tableRow(index)));
  const tableRow = (index: number) =>
    element(
      'tr',
      {},
      ...columns.map((column) => element('td', {}, cell(column, index))),
      element(
        'td',
        {},
        element(
          'button',
          {
            type: 'button',
            class: 'quiet small',
            'aria-label': word('remove_row', { row: index + 1 }),
            onclick: () => {
              write(rows().filter((_, at) => at !== index));
              draw();
            },
          },
          '×',
        ),
      ),
    );
  const cell = (column: Column<Row>, index: number): HTMLElement => {
    const name = word('cell', { column: fieldLabel(column.name), row: index + 1 });
    const change = (value: string) => write(rows().map((row, at) => (at === index ? column.set(row, value) : row)));
    const value = column.get(rows()[index]!);
    if (column.options) {
      const select: HTMLSelectElement = element(
        'select',
        { 'aria-label': name, onchange: () => change(select.value) },
        ...column.options.map((option) =>
          element('option', { value: option.value, selected: option.value === value }, option.text),
        ),
      );
      return select;
    }
    const input: HTMLInputElement = element('input', {
      type: 'text',
      value,
      'aria-label': name,
      class: column.isNumber ? 'number' : '',
      inputmode: column.isNumber ? 'decimal' : 'text',
      autocomplete: 'off',
      oninput: () => change(input.value),
    });
    return input;
  };
  draw();
  const add = () => {
    write([...rows(), fresh]);
    draw();
  };
  return element(
    'div',
    {},
    element('h3', {}, fieldLabel(title)),
    element(
      'div',
      { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': fieldLabel(title) },
      element(
        'table',
        { class: `edit ${title}` },
        element(
          'thead',
          {},
          element(
            'tr',
            {},
            ...columns.map((column) => element('th', { scope: 'col' }, fieldLabel(column.name))),
            element('td'),
          ),
        ),
        body,
      ),
    ),
    element(
      'button',
      { type: 'button', class: 'quiet small', onclick: add },
      word(title === 'taxes' ? 'add_rate' : 'add_item'),
    ),
  );
}
