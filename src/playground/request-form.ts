import { element } from './dom.ts';
import { codeLabel, propertyLabel } from './language.ts';
import type { Operation, Schema } from './operations.ts';
import { word } from './words.ts';

type Input = Record<string, unknown>;

const typeOf = ({ type, anyOf }: Schema): string => {
  const named = [type ?? anyOf?.map((one) => one.type)].flat(2).filter((one) => one !== 'null');
  return String(named[0] ?? '');
};
const choicesOf = (schema: Schema): readonly unknown[] | undefined =>
  (schema.enum ?? schema.anyOf?.find((one) => one.enum)?.enum)?.filter((value) => value !== null);

/** Fields for people beside the JSON for programs; `change` writes one field into the request. */
export function requestForm(
  { fields, uploads }: Operation,
  input: Input,
  change: (name: string, value: unknown) => void,
): HTMLElement[] {
  return Object.entries(fields)
    .filter(([name]) => !uploads.includes(name))
    .map(([name, schema]) => {
      const id = `in-${name}`;
      const control = controlFor(id, name, schema, input[name], (value) => change(name, value));
      return element(
        'div',
        { class: 'in' },
        element('label', { for: id }, propertyLabel(name), ' ', element('code', {}, name)),
        control,
      );
    });
}

function controlFor(
  id: string,
  name: string,
  schema: Schema,
  value: unknown,
  set: (value: unknown) => void,
): HTMLElement {
  const choices = choicesOf(schema);
  if (choices) return chooser(id, choices, value, set);
  const type = typeOf(schema);
  if (type === 'boolean') return chooser(id, [true, false], value, set);
  if (type === 'integer' || type === 'number') {
    const input: HTMLInputElement = element('input', {
      id,
      type: 'number',
      value: value === undefined ? '' : String(value),
      oninput: () => set(input.value === '' ? undefined : Number(input.value)),
    });
    return input;
  }
  if (type === 'array' && typeOf(schema.items ?? {}) === 'string') {
    const area: HTMLTextAreaElement = element('textarea', {
      id,
      rows: 3,
      placeholder: word('one_per_line'),
      oninput: () => set(area.value === '' ? undefined : area.value.split('\n').filter(Boolean)),
    });
    area.value = Array.isArray(value) ? value.join('\n') : '';
    return area;
  }
  if (type === 'array' || type === 'object') return element('p', { id, class: 'soft' }, word('edit_in_json'));
  return textControl(id, name, schema, value, set);
}

function textControl(
  id: string,
  name: string,
  schema: Schema,
  value: unknown,
  set: (value: unknown) => void,
): HTMLElement {
  const text = value === undefined || value === null ? '' : String(value);
  const isLong = (schema.maxLength ?? 0) > 3000 || name === 'xml' || name === 'text';
  const control: HTMLTextAreaElement | HTMLInputElement = isLong
    ? element('textarea', { id, rows: 6, spellcheck: 'false' })
    : element('input', { id, type: 'text', autocomplete: 'off', spellcheck: 'false' });
  control.value = text;
  control.addEventListener('input', () => set(control.value === '' ? undefined : control.value));
  return control;
}

function chooser(id: string, choices: readonly unknown[], value: unknown, set: (value: unknown) => void): HTMLElement {
  const shown = (choice: unknown) =>
    typeof choice === 'boolean' ? word(choice ? 'yes' : 'no') : codeLabel(String(choice));
  const select: HTMLSelectElement = element(
    'select',
    {
      id,
      onchange: () => set(select.selectedIndex === 0 ? undefined : choices[select.selectedIndex - 1]),
    },
    element('option', {}, word('not_set')),
    ...choices.map((choice) => element('option', { selected: choice === value }, shown(choice))),
  );
  return select;
}
