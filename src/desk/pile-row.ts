import { byId, element } from '../playground/dom.ts';
import { currentLanguage, label } from '../playground/language.ts';
import { ACCEPT } from './intake.ts';
import { statusOf } from './item-status.ts';
import { retry } from './queue.ts';
import { grossOf } from './recheck.ts';
import { type DeskRecord, KINDS, money, yen } from './record.ts';
import { isSeveral, split } from './several-papers.ts';
import { desk, type Item, isBusy } from './state.ts';
import { type WordKey, word } from './words.ts';

export const COLUMNS = [
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
export type Column = (typeof COLUMNS)[number];

export const numeric = (column: Column): string => (['total', 'rate10', 'rate8'].includes(column) ? 'number' : '');

/** One file of the pile: how it stands, what was read, what can be done about it. */
export function pileRow(item: Item, twin: string | undefined, open: (item: Item) => void): HTMLElement {
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
    cell('kind', item.state === 'waiting' || item.state === 'failed' ? kindChoice(item) : word(`kind_${item.kind}`)),
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

/** What the file is read as: one click changes it, and beside it stands how it is known. */
function kindChoice(item: Item): HTMLElement {
  const buttons = KINDS.map((kind) =>
    element(
      'button',
      {
        type: 'button',
        class: 'small',
        'data-key': `${item.id} kind ${kind}`,
        'aria-pressed': String(kind === item.kind),
        onclick: () => {
          Object.assign(item, { kind, kindBy: 'person' });
          desk.changed();
        },
      },
      word(`short_${kind}`),
    ),
  );
  const group = { class: 'choice', role: 'group', 'aria-label': word('read_as_file', { file: item.file.name }) };
  return element(
    'div',
    {},
    element('div', group, ...buttons),
    element('p', { class: item.kindBy === 'default' ? 'look small' : 'soft small' }, word(`kind_by_${item.kindBy}`)),
  );
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
