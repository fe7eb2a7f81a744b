import { byId, element } from '../playground/dom.ts';
import { label } from '../playground/language.ts';
import { duplicates, statusOf } from './item-status.ts';
import { light, pageViews } from './page-view.ts';
import { renderReadAgain } from './read-again-view.ts';
import { recheck } from './recheck.ts';
import { corrections, type DeskRecord, type FieldName, fieldsOf, money } from './record.ts';
import { registryLines } from './registry-view.ts';
import { itemsTable, taxesTable } from './review-tables.ts';
import { isSeveral, split } from './several-papers.ts';
import { desk, type Item } from './state.ts';
import { type Reason, verdictOf } from './verdict.ts';
import { fieldLabel, word } from './words.ts';

const AMOUNTS: readonly FieldName[] = ['total', 'tax', 'subtotal', 'payable'];
const METHODS = [
  '',
  'cash',
  'credit_card',
  'e_money',
  'qr_code',
  'bank_transfer',
  'direct_debit',
  'on_account',
  'voucher',
  'other',
];

let shown: Item | null = null;

export const shownItem = (): Item | null => shown;

/** One document: its picture beside its fields, everything editable, checked again at each change. */
export async function openReview(item: Item): Promise<void> {
  shown = item;
  byId('review-title').textContent = item.file.name;
  renderFields(item);
  renderVerdict(item);
  void renderReadAgain(item, () => shown === item && void openReview(item));
  byId('review-pages').replaceChildren(element('p', { class: 'soft' }, word('opening')));
  const pages = await pageViews(item, (field) => byId(`field-${field}`)?.focus());
  if (shown === item) byId('review-pages').replaceChildren(...pages);
}

export function closeReview(): void {
  shown = null;
  byId('review-pages').replaceChildren();
}

/** Writes a change into the record; what depends on it is drawn again, the input a person types in is not. */
export function correct(item: Item, change: Partial<DeskRecord>): void {
  item.record = { ...item.record!, ...change };
  renderVerdict(item);
  desk.changed();
}

function renderFields(item: Item): void {
  const record = item.record!;
  byId('review-fields').replaceChildren(...fieldsOf(record.kind).map((name) => fieldRow(item, name)));
  byId('review-taxes').replaceChildren(...(record.kind === 'card' ? [] : [taxesTable(item, correct)]));
  byId('review-items').replaceChildren(...(record.kind === 'card' ? [] : [itemsTable(item, correct)]));
  byId('review-books').hidden = record.kind === 'card';
  const qualified = byId<HTMLSelectElement>('qualified');
  qualified.value = record.qualified;
  qualified.onchange = () => correct(item, { qualified: qualified.value as DeskRecord['qualified'] });
  const account = byId<HTMLInputElement>('account');
  account.value = item.account;
  account.oninput = () => {
    item.account = account.value;
    desk.changed();
  };
}

function fieldRow(item: Item, name: FieldName): HTMLElement {
  const record = item.record!;
  const id = `field-${name}`;
  const original = element('p', { class: 'original small', id: `${id}-original` });
  const showOriginal = () => {
    const before = item.record!.read[name] ?? '';
    const printed = item.record!.printed[name];
    const isChanged = before !== (item.record!.values[name] ?? '');
    original.textContent = isChanged
      ? word('was_read', { value: before || word('nothing') })
      : printed
        ? word('printed', { value: printed })
        : '';
    row.classList.toggle('changed', isChanged);
  };
  const set = (value: string) => {
    correct(item, { values: { ...item.record!.values, [name]: value }, confirmed: false });
    showOriginal();
  };
  const input = name === 'payment_method' ? methodSelect(id, record, set) : textInput(id, name, record, set);
  for (const [event, on] of [
    ['focus', true],
    ['blur', false],
  ] as const)
    input.addEventListener(event, () => light(name, on));
  input.setAttribute('aria-describedby', `${id}-original ${id}-sure`);
  const sure = record.confidence[name];
  const row = element(
    'div',
    {
      class: 'field',
      'data-field': name,
      onmouseenter: () => light(name, true),
      onmouseleave: () => light(name, false),
    },
    element('label', { for: id }, fieldLabel(name)),
    input,
    element(
      'span',
      { class: `sure small ${sure !== undefined && sure < 0.6 ? 'look' : 'soft'}`, id: `${id}-sure` },
      sure === undefined ? '' : `${Math.round(sure * 100)}%`,
    ),
    original,
  );
  showOriginal();
  return row;
}

function textInput(id: string, name: FieldName, record: DeskRecord, set: (value: string) => void): HTMLInputElement {
  const input = element('input', {
    id,
    value: record.values[name] ?? '',
    type: 'text',
    inputmode: AMOUNTS.includes(name) ? 'numeric' : 'text',
    autocomplete: 'off',
    spellcheck: 'false',
    class: AMOUNTS.includes(name) ? 'number' : '',
    placeholder: name === 'date' || name === 'due_date' ? 'YYYY-MM-DD' : '',
  });
  // An amount is stored as digits however it was typed: ￥１，２００ is 1200.
  const tidy = (value: string) => (AMOUNTS.includes(name) ? String(money(value) ?? value) : value.trim());
  input.addEventListener('input', () => set(tidy(input.value)));
  input.addEventListener('change', () => {
    input.value = tidy(input.value);
  });
  return input;
}

function methodSelect(id: string, record: DeskRecord, set: (value: string) => void): HTMLSelectElement {
  const options = METHODS.map((code) =>
    element(
      'option',
      { value: code, selected: code === (record.values.payment_method ?? '') },
      code === '' ? '–' : label('PAYMENT_METHOD', code),
    ),
  );
  const select = element('select', { id }, ...options);
  select.addEventListener('change', () => set(select.value));
  return select;
}

/** The verdict in plain words, each sentence leading to the field it speaks of. */
export function renderVerdict(item: Item): void {
  const record = item.record!;
  const { reasons } = verdictOf(record);
  const status = statusOf({ ...item, state: 'done' });
  const twin = duplicates().get(item.id);
  byId('verdict').className = `verdict ${status.kind}`;
  byId('verdict-line').textContent = `${status.mark} ${word(`${status.word}_line` as never)}`;
  byId('verdict-reasons').replaceChildren(
    ...reasons.map(reasonItem),
    ...(twin
      ? [element('li', { class: 'look' }, word('duplicate_of', { file: desk.find(twin)?.file.name ?? '' }))]
      : []),
  );
  byId('verdict-checks').replaceChildren(
    ...recheck(record)
      .filter(({ result }) => result !== 'not_applicable')
      .map(({ id, result }) =>
        element(
          'li',
          { class: result === 'passed' ? 'good' : 'bad' },
          `${result === 'passed' ? '✓' : '✗'} ${word(`check_${id}`)}`,
        ),
      ),
  );
  byId('verdict-registry').replaceChildren(...registryLines(item, correct));
  const confirm = byId<HTMLButtonElement>('confirm');
  confirm.textContent = word(record.confirmed ? 'unconfirm' : 'confirm');
  confirm.onclick = () => correct(item, { confirmed: !item.record!.confirmed });
  const apart = byId<HTMLButtonElement>('split');
  apart.hidden = !isSeveral(item);
  apart.onclick = async () => {
    await split(item);
    byId('back').click();
  };
  const undo = byId<HTMLButtonElement>('undo');
  undo.disabled = corrections(record).length === 0;
  undo.onclick = () => {
    const { read, readItems, readTaxes } = item.record!;
    correct(item, { values: read, items: readItems, taxes: readTaxes, confirmed: false });
    renderFields(item);
  };
}

function reasonItem({ level, word: key, values, fields, label: named }: Reason): HTMLElement {
  const text = word(key, { ...values, label: named ? label(named.set, named.code) : '' });
  const [first] = fields;
  const target = first === 'taxes' || first === 'items' ? `review-${first}` : `field-${first}`;
  const go = () => {
    const found = byId(target);
    (found?.querySelector<HTMLElement>('input') ?? found)?.focus();
  };
  return element(
    'li',
    { class: level },
    first && level !== 'good' ? element('button', { type: 'button', class: 'link', onclick: go }, text) : text,
  );
}
