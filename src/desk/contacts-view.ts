import { byId, element, keepingFocus } from '../playground/dom.ts';
import { desk, type Item } from './state.ts';
import { fieldLabel, word } from './words.ts';

const SHOWN = ['department', 'title', 'phone', 'mobile', 'fax', 'email', 'website', 'address'] as const;

/** Cards as people keep them: a list of persons by company. */
export function renderContacts(open: (item: Item) => void): void {
  const cards = desk.items
    .filter((item) => item.record?.kind === 'card')
    .sort((a, b) => nameOf(a).localeCompare(nameOf(b), 'ja'));
  byId('contacts-empty').hidden = cards.length > 0;
  const list = byId('contacts-list');
  keepingFocus(list, () => list.replaceChildren(...cards.map((item) => contact(item, open))));
}

const nameOf = ({ record }: Item): string => [record!.values.company, record!.values.name].join(' ');

function contact(item: Item, open: (item: Item) => void): HTMLElement {
  const values = item.record!.values;
  const rows = SHOWN.filter((field) => values[field]).flatMap((field) => [
    element('dt', {}, fieldLabel(field)),
    element('dd', {}, linked(field, values[field]!)),
  ]);
  return element(
    'li',
    { class: 'contact' },
    element(
      'h3',
      {},
      element(
        'button',
        { type: 'button', class: 'link', 'data-key': item.id, onclick: () => open(item) },
        values.name || item.file.name,
      ),
    ),
    element('p', { class: 'soft' }, values.company || word('no_company')),
    element('dl', {}, ...rows),
  );
}

/** Numbers can be called and addresses written to; anything else stays text. */
function linked(field: (typeof SHOWN)[number], value: string): Node | string {
  const scheme = field === 'email' ? 'mailto:' : field === 'phone' || field === 'mobile' ? 'tel:' : null;
  if (scheme === null || value.includes(' / ')) return value;
  return element('a', { href: scheme + value.replaceAll(/\s/g, '') }, value);
}
