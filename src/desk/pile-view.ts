import { byId, element, keepingFocus, patch } from '../playground/dom.ts';
import { currentLanguage } from '../playground/language.ts';
import { duplicates, statusOf } from './item-status.ts';
import { COLUMNS, type Column, numeric, pileRow } from './pile-row.ts';
import { type DeskRecord, money } from './record.ts';
import { desk, type Item } from './state.ts';
import { sorted } from './sums.ts';
import { renderSums } from './sums-view.ts';
import { needsReview } from './verdict.ts';
import { word } from './words.ts';

const SORTABLE: readonly Column[] = ['status', 'file', 'date', 'issuer', 'total'];

let sortBy: Column | null = null;
let descending = false;

const sortValue = (item: Item): string | number | null => {
  const values = item.record?.values ?? {};
  if (sortBy === 'status') return word(statusOf(item).word);
  if (sortBy === 'total') return money(values.total);
  if (sortBy === 'date') return values.date ?? null;
  if (sortBy === 'issuer') return values.issuer ?? values.name ?? null;
  return item.file.name;
};

/** The bills, one line each, with what can be done about them. */
export function renderPile(open: (item: Item) => void): void {
  const only = byId<HTMLInputElement>('only-review').checked;
  const search = byId<HTMLInputElement>('search').value.normalize('NFKC').toLowerCase();
  const shown = desk.items.filter(
    (item) => (!only || !item.record || needsReview(item.record)) && (search === '' || textOf(item).includes(search)),
  );
  const rows = sortBy === null ? shown : sorted(shown, sortValue, descending);
  const twins = duplicates();
  keepingFocus(byId('pile-head'), () => byId('pile-head').replaceChildren(element('tr', {}, ...COLUMNS.map(headCell))));
  renderRows(rows, twins, open);
  byId('pile-empty').hidden = desk.items.length > 0;
  byId('pile-table').hidden = desk.items.length === 0;
  byId('pile-count').textContent =
    desk.items.length === 0 ? '' : word('count', { shown: rows.length, all: desk.items.length });
  renderSums();
}

interface Drawn {
  readonly looks: string;
  readonly record: DeskRecord | null;
  readonly node: HTMLElement;
}
let drawn = new Map<string, Drawn>();

/** Only rows that look different are drawn again: a list that a person has open and the focus in it stay. */
function renderRows(items: readonly Item[], twins: ReadonlyMap<string, string>, open: (item: Item) => void): void {
  const next = new Map<string, Drawn>();
  for (const item of items) {
    const twin = twins.get(item.id);
    const { state, progress, error, kind, kindBy, back, record } = item;
    const looks = JSON.stringify([currentLanguage(), state, progress, error, kind, kindBy, back?.name, twin]);
    const known = drawn.get(item.id);
    const isSame = known && known.looks === looks && known.record === record;
    next.set(item.id, isSame ? known : { looks, record, node: pileRow(item, twin, open) });
  }
  drawn = next;
  const body = byId('pile-body');
  keepingFocus(body, () =>
    patch(
      body,
      [...next.values()].map(({ node }) => node),
    ),
  );
}

const textOf = ({ file, record }: Item): string =>
  [file.name, ...Object.values(record?.values ?? {})].join(' ').normalize('NFKC').toLowerCase();

function headCell(column: Column): HTMLElement {
  const title = word(`column_${column}`);
  if (!SORTABLE.includes(column)) return element('th', { scope: 'col', class: numeric(column) }, title);
  const isSorted = sortBy === column;
  const sort = () => {
    descending = isSorted && !descending;
    sortBy = column;
    desk.changed();
  };
  return element(
    'th',
    {
      scope: 'col',
      class: numeric(column),
      'aria-sort': isSorted ? (descending ? 'descending' : 'ascending') : 'none',
    },
    element(
      'button',
      { type: 'button', class: 'sort', 'data-key': column, onclick: sort },
      title,
      isSorted ? (descending ? ' ▾' : ' ▴') : '',
    ),
  );
}
