import { byId, element, keepingFocus, patch } from '../playground/dom.ts';
import { currentLanguage, label } from '../playground/language.ts';
import { duplicatesIn } from './duplicates.ts';
import { ACCEPT, splitPages } from './intake.ts';
import { retry } from './queue.ts';
import { grossOf } from './recheck.ts';
import { type DeskRecord, type Kind, money } from './record.ts';
import { desk, type Item, isBusy, read } from './state.ts';
import { sorted, sumsByMonth } from './sums.ts';
import { needsReview, verdictOf } from './verdict.ts';
import { type WordKey, word } from './words.ts';

const COLUMNS = [
  'status',
  'file',
  'kind',
  'date',
  'issuer',
  't_number',
  'total',
  'rate10',
  'rate8',
  'actions',
] as const;
type Column = (typeof COLUMNS)[number];
const SORTABLE: readonly Column[] = ['status', 'file', 'date', 'issuer', 'total'];

let sortBy: Column | null = null;
let descending = false;
export const yen = (value: number | null): string => (value === null ? '' : value.toLocaleString('en-US'));

const MARKS: Readonly<Record<string, string>> = { passed: '✓', confirmed: '✓', review: '!', failed: '✗' };

export function statusOf(item: Item): { word: WordKey; mark: string; kind: string } {
  if (item.record && item.state === 'done') {
    const { status } = verdictOf(item.record);
    const kind = status === 'review' ? 'look' : status === 'failed' ? 'bad' : 'good';
    return { word: `status_${status}`, mark: MARKS[status]!, kind };
  }
  return {
    word: `state_${item.state}`,
    mark: item.state === 'failed' ? '✗' : '',
    kind: item.state === 'failed' ? 'bad' : 'soft',
  };
}

const sortValue = (item: Item): string | number | null => {
  const values = item.record?.values ?? {};
  if (sortBy === 'status') return word(statusOf(item).word);
  if (sortBy === 'total') return money(values.total);
  if (sortBy === 'date') return values.date ?? null;
  if (sortBy === 'issuer') return values.issuer ?? values.name ?? null;
  return item.file.name;
};

export function duplicates(): Map<string, string> {
  return duplicatesIn(desk.items.filter(({ digest }) => digest !== ''));
}

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
    const { state, progress, error, kind, back, record } = item;
    const looks = JSON.stringify([currentLanguage(), state, progress, error, kind, back?.name, twin]);
    const known = drawn.get(item.id);
    const isSame = known && known.looks === looks && known.record === record;
    next.set(item.id, isSame ? known : { looks, record, node: row(item, twin, open) });
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

const numeric = (column: Column): string => (['total', 'rate10', 'rate8'].includes(column) ? 'number' : '');

function row(item: Item, twin: string | undefined, open: (item: Item) => void): HTMLElement {
  const { record } = item;
  const status = statusOf(item);
  const values = record?.values ?? {};
  const cell = (column: Column, ...children: (Node | string | null)[]) =>
    element(
      'td',
      { class: numeric(column), 'data-column': column, 'data-label': word(`column_${column}`) },
      ...children,
    );
  const gross = (rate: number) => {
    const rows = record?.taxes.filter((tax) => tax.rate === rate) ?? [];
    return rows.length === 0 ? '' : yen(rows.reduce((sum, tax) => sum + (grossOf(tax) ?? tax.base), 0));
  };
  const name = record
    ? element(
        'button',
        { type: 'button', class: 'link', 'data-key': `${item.id} open`, onclick: () => open(item) },
        item.file.name,
      )
    : element('span', {}, item.file.name);
  return element(
    'tr',
    { 'data-id': item.id },
    cell(
      'status',
      element('span', { class: status.kind }, `${status.mark} ${word(status.word)}`.trim()),
      item.state === 'uploading' ? progressBar(item) : null,
      item.error ? element('p', { class: 'bad small' }, item.error[currentLanguage()]) : null,
      twin
        ? element('p', { class: 'look small' }, word('duplicate_of', { file: desk.find(twin)?.file.name ?? '' }))
        : null,
    ),
    cell('file', name),
    cell('kind', item.state === 'waiting' || item.state === 'failed' ? kindSelect(item) : word(`kind_${item.kind}`)),
    cell('date', values.date ?? ''),
    cell(
      'issuer',
      (item.kind === 'card' ? [values.name, values.company].filter(Boolean).join(' · ') : values.issuer) ?? '',
    ),
    cell('t_number', registration(record)),
    cell('total', yen(money(values.total))),
    cell('rate10', gross(10)),
    cell('rate8', gross(8)),
    cell('actions', element('div', { class: 'actions' }, ...actions(item))),
  );
}

const progressBar = (item: Item): HTMLElement =>
  element('progress', { value: item.progress, max: 1, 'aria-label': word('state_uploading') });

function registration(record: DeskRecord | null): HTMLElement | string {
  if (!record?.registry) return record?.values.registration_number ?? '';
  const { verdict, decision } = record.registry;
  const kind = verdict === 'qualified' ? 'good' : 'look';
  const set = record.kind === 'card' ? 'CARD_MATCH' : 'CHECK_DECISION';
  return element('span', { class: `${kind} small` }, label(set, decision));
}

function kindSelect(item: Item): HTMLElement {
  const options = (['receipt', 'invoice', 'card'] as const).map((kind) =>
    element('option', { value: kind, selected: kind === item.kind }, word(`kind_${kind}`)),
  );
  const select = element(
    'select',
    {
      'aria-label': word('read_as_file', { file: item.file.name }),
      'data-key': `${item.id} kind`,
      onchange: () => {
        item.kind = select.value as Kind;
        desk.changed();
      },
    },
    ...options,
  );
  return select;
}

function actions(item: Item): HTMLElement[] {
  const button = (key: WordKey, onclick: () => unknown) =>
    element(
      'button',
      {
        type: 'button',
        class: 'quiet small',
        'data-key': `${item.id} ${key}`,
        'aria-label': word(`${key}_file` as WordKey, { file: item.file.name }),
        onclick,
      },
      word(key),
    );
  const made: HTMLElement[] = [];
  if (item.state === 'failed') made.push(button('retry', () => retry([item])));
  if (isSeveral(item)) made.push(button('split', () => void split(item)));
  if (item.state === 'waiting' && item.kind === 'card') made.push(backSide(item));
  if (!isBusy(item)) made.push(button('remove', () => removeItem(item)));
  return made;
}

/** Takes a file off the pile; who did it by keyboard goes on at the next one. */
function removeItem(item: Item): void {
  const row = document.querySelector(`#pile-body tr[data-id="${item.id}"]`);
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  desk.remove(item);
  const target = next?.querySelector<HTMLElement>(`[data-key="${next.getAttribute('data-id')} remove"]`);
  (target ?? byId('choose')).focus();
}

/** Several papers in one file: known of a PDF before it is read only by who dropped it, afterwards by the service. */
export async function split(item: Item): Promise<void> {
  const count = await splitPages(item);
  desk.say(() =>
    word(count > 1 ? 'split_done' : count === 1 ? 'split_one' : 'split_none', { file: item.file.name, count }),
  );
}

export const isSeveral = ({ state, file, record }: Item): boolean =>
  file.type === 'application/pdf' &&
  (state === 'waiting' ||
    (record !== null &&
      (record.documentKind === 'several_documents' || record.warnings.includes('page_limit_reached'))));

function backSide(item: Item): HTMLElement {
  const input = element('input', {
    type: 'file',
    accept: ACCEPT,
    class: 'visually-hidden',
    onchange: () => {
      item.back = input.files?.[0] ?? null;
      desk.changed();
    },
  });
  return element('label', { class: 'button quiet small' }, input, item.back ? word('back_added') : word('add_back'));
}

/** Sums by month and rate, under the table they are made from. */
function renderSums(): void {
  const sums = sumsByMonth(read());
  const rates = [...new Set(sums.flatMap((sum) => [...sum.rates.keys()]))].sort((a, b) => b - a);
  const rateName = (rate: number) => (rate < 0 ? word('without_rate') : `${rate}%`);
  byId('sums').hidden = sums.length === 0;
  const head = [
    word('month'),
    word('documents'),
    word('column_total'),
    // Amounts without a rate have no tax of their own.
    ...rates.flatMap((rate) =>
      rate < 0 ? [rateName(rate)] : [rateName(rate), word('tax_of_rate', { rate: rateName(rate) })],
    ),
  ];
  byId('sums-head').replaceChildren(
    element(
      'tr',
      {},
      ...head.map((text, index) => element('th', { scope: 'col', class: index > 0 ? 'number' : '' }, text)),
    ),
  );
  byId('sums-body').replaceChildren(
    ...sums.map((sum) =>
      element(
        'tr',
        {},
        element('th', { scope: 'row' }, sum.month || word('no_date')),
        ...[
          sum.count,
          sum.total,
          ...rates.flatMap((rate) => {
            const of = sum.rates.get(rate);
            return rate < 0 ? [of?.gross ?? null] : [of?.gross ?? null, of?.tax ?? null];
          }),
        ].map((value) => element('td', { class: 'number' }, yen(value))),
      ),
    ),
  );
}
