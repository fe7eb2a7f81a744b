import { byId, element } from '../playground/dom.ts';
import { label } from '../playground/language.ts';
import { type BookSettings, DEFAULT_BOOKS, TARGETS, TAX_CODE_KEYS, type Target } from './bookkeeping.settings.ts';
import type { Encoding } from './csv.ts';
import { saveSettings, settings } from './settings.ts';
import { desk } from './state.ts';
import type { DeductionStep } from './transitional.ts';
import { word } from './words.ts';

function change(books: Partial<BookSettings>): void {
  settings.books = { ...settings.books, ...books };
  saveSettings();
  desk.changed();
}

const named = (text: string, input: HTMLElement): HTMLElement => element('label', {}, element('span', {}, text), input);

function textField(name: string, value: string, set: (value: string) => void): HTMLElement {
  const input: HTMLInputElement = element('input', {
    type: 'text',
    value,
    autocomplete: 'off',
    onchange: () => set(input.value),
  });
  return named(name, input);
}

/** Accounts, tax codes and the steps of the deduction: everything an export takes from a table can be changed here. */
export function renderSettings(): void {
  const { books } = settings;
  byId('settings-accounts').replaceChildren(
    textField(word('account_default'), books.account, (account) => change({ account })),
    ...Object.entries(books.paidBy).map(([method, account]) =>
      textField(label('PAYMENT_METHOD', method), account, (value) =>
        change({ paidBy: { ...settings.books.paidBy, [method]: value } }),
      ),
    ),
  );
  byId('settings-wallets').replaceChildren(
    ...Object.entries(books.wallets).map(([method, wallet]) =>
      textField(label('PAYMENT_METHOD', method), wallet, (value) =>
        change({ wallets: { ...settings.books.wallets, [method]: value.trim() } }),
      ),
    ),
  );
  byId('settings-codes').replaceChildren(codesTable());
  byId('settings-steps').replaceChildren(...books.steps.slice(1).map(stepRow));
  const small = byId<HTMLInputElement>('small-amounts');
  small.checked = books.smallAmounts;
  small.onchange = () => change({ smallAmounts: small.checked });
  byId<HTMLButtonElement>('settings-reset').onclick = () => {
    change(DEFAULT_BOOKS);
    renderSettings();
  };
}

function codesTable(): HTMLElement {
  const input = (target: Target, key: (typeof TAX_CODE_KEYS)[number]) => {
    const made = element('input', {
      type: 'text',
      value: settings.books.taxCodes[target][key],
      'aria-label': `${word(`export_${target}`)} ${word(`code_${key}`)}`,
      onchange: () => {
        const { taxCodes } = settings.books;
        change({ taxCodes: { ...taxCodes, [target]: { ...taxCodes[target], [key]: made.value } } });
      },
    });
    return made;
  };
  const encoding = (target: Target) => {
    const select: HTMLSelectElement = element(
      'select',
      {
        'aria-label': `${word(`export_${target}`)} ${word('encoding')}`,
        onchange: () => change({ encodings: { ...settings.books.encodings, [target]: select.value as Encoding } }),
      },
      ...(['utf-8', 'shift_jis'] as const).map((value) =>
        element(
          'option',
          { value, selected: settings.books.encodings[target] === value },
          value === 'utf-8' ? 'UTF-8' : 'Shift_JIS',
        ),
      ),
    );
    return select;
  };
  const row = (name: string, cell: (target: Target) => HTMLElement) =>
    element(
      'tr',
      {},
      element('th', { scope: 'row' }, name),
      ...TARGETS.map((target) => element('td', {}, cell(target))),
    );
  return element(
    'table',
    { class: 'edit' },
    element(
      'thead',
      {},
      element(
        'tr',
        {},
        element('td'),
        ...TARGETS.map((target) => element('th', { scope: 'col' }, word(`export_${target}`))),
      ),
    ),
    element(
      'tbody',
      {},
      ...TAX_CODE_KEYS.map((key) => row(word(`code_${key}`), (target) => input(target, key))),
      row(word('encoding'), encoding),
    ),
  );
}

function stepRow(step: DeductionStep, index: number): HTMLElement {
  const write = (changed: Partial<DeductionStep>) =>
    change({ steps: settings.books.steps.map((known, at) => (at === index + 1 ? { ...known, ...changed } : known)) });
  return element(
    'div',
    { class: 'step' },
    textField(word('step_from'), step.from, (from) => /^\d{4}-\d{2}-\d{2}$/.test(from) && write({ from })),
    textField(word('step_percent'), String(step.percent), (value) => {
      const percent = Number(value);
      if (percent >= 0 && percent <= 100) write({ percent });
    }),
  );
}
