import { element } from '../playground/dom.ts';
import { label } from '../playground/language.ts';
import { lookUp } from './look-up.ts';
import type { DeskRecord } from './record.ts';
import type { Item } from './state.ts';
import { fieldLabel, word } from './words.ts';

type Correct = (item: Item, change: Partial<DeskRecord>) => void;

/** Name, state and dates of the registration, and a look-up for a number a person typed. */
export function registryLines(item: Item, correct: Correct): HTMLElement[] {
  const { registry, values, kind } = item.record!;
  const lines: HTMLElement[] = [];
  const line = (name: string, value: string | null) => {
    if (value) lines.push(element('div', {}, element('dt', {}, name), element('dd', {}, value)));
  };
  if (registry) {
    line(fieldLabel('registration_number'), registry.number);
    line(
      label('FIELD', 'registration_status'),
      label(kind === 'card' ? 'CARD_MATCH' : 'CHECK_DECISION', registry.decision),
    );
    line(label('FIELD', 'registered_name'), registry.registeredName);
    line(word('registered_since'), registry.registrationDate);
    line(word('registered_until'), registry.endDate);
    if (registry.judgedOn) line(word('judged_on'), registry.judgedOn);
    line(
      word('data_as_of'),
      registry.asOf ? `${registry.asOf}${registry.isSample ? ` (${label('FRESHNESS', 'sample')})` : ''}` : null,
    );
  }
  const number = values.registration_number ?? '';
  if (kind !== 'card' && number !== '' && number !== registry?.number) lines.push(lookUpButton(item, correct));
  return lines;
}

function lookUpButton(item: Item, correct: Correct): HTMLElement {
  const note = element('span', { class: 'small', role: 'status' });
  const button = element('button', { type: 'button', class: 'quiet' }, word('look_up'));
  button.addEventListener('click', async () => {
    button.disabled = true;
    const { registry, error } = await lookUp(item.record!.values);
    button.disabled = false;
    if (registry) correct(item, { registry });
    note.textContent = error ?? '';
  });
  return element('div', {}, button, ' ', note);
}
