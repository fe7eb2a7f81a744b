import { byId, element, keepingFocus } from '../playground/dom.ts';
import { label } from '../playground/language.ts';
import { accountingFile } from './accounting-files.ts';
import { TARGETS, type Target } from './bookkeeping.settings.ts';
import type { Encoding, ExportFile } from './csv.ts';
import { newNames } from './file-names.ts';
import { duplicates } from './item-status.ts';
import { type Booked, journalOf } from './journal.ts';
import { settings } from './settings.ts';
import { desk, type Item, read } from './state.ts';
import { billsCsv, booksIndex, contactsCsv, jsonFile, type Namer } from './table-files.ts';
import { vcardFile } from './vcard.ts';
import { needsReview } from './verdict.ts';
import { type WordKey, word } from './words.ts';
import { zipOf } from './zip.ts';

const namer: Namer = {
  label,
  word: (key) => word(`csv_${key}`),
  status: (status) => word(`status_${status}` as WordKey),
  kind: (kind) => word(`kind_${kind}` as WordKey),
};

interface Export {
  readonly id: WordKey & `export_${string}`;
  /** What it is made of: bills, cards or both. */
  readonly of: 'bills' | 'cards' | 'all';
  readonly make: (pile: readonly Booked[]) => ExportFile | Promise<ExportFile>;
}

const table = (make: typeof billsCsv, encoding: Encoding) => (pile: readonly Booked[]) => make(pile, encoding, namer);
const books = (target: Target) => (pile: readonly Booked[]) =>
  accountingFile(target, journalOf(pile, settings.books).entries, settings.books);

const EXPORTS: readonly Export[] = [
  { id: 'export_csv', of: 'bills', make: table(billsCsv, 'utf-8') },
  { id: 'export_csv_sjis', of: 'bills', make: table(billsCsv, 'shift_jis') },
  { id: 'export_freee', of: 'bills', make: books('freee') },
  { id: 'export_moneyforward', of: 'bills', make: books('moneyforward') },
  { id: 'export_yayoi', of: 'bills', make: books('yayoi') },
  { id: 'export_index', of: 'bills', make: table(booksIndex, 'utf-8') },
  { id: 'export_zip', of: 'all', make: zipFile },
  { id: 'export_vcf', of: 'cards', make: vcardFile },
  { id: 'export_contacts', of: 'cards', make: table(contactsCsv, 'utf-8') },
  { id: 'export_json', of: 'all', make: jsonFile },
];

/** Every file under its new name, and the index of the bills. */
async function zipFile(pile: readonly Booked[]): Promise<ExportFile> {
  const names = newNames(pile);
  const files: { name: string; bytes: Uint8Array }[] = [];
  for (const [index, { id }] of pile.entries()) {
    const file = desk.find(id)?.file;
    if (file) files.push({ name: names[index]!, bytes: new Uint8Array(await file.arrayBuffer()) });
  }
  const list = booksIndex(pile, 'utf-8', namer);
  const blob = zipOf([...files, { name: list.name, bytes: list.bytes }], new Date());
  return { name: 'documents.zip', type: blob.type, bytes: new Uint8Array(await blob.arrayBuffer()), missing: [] };
}

/** The buttons, how many documents each takes, and which are left out of the books and why. */
export function renderExports(review: (item: Item) => void): void {
  const pile = read();
  const open = pile.filter(({ record }) => needsReview(record)).length;
  byId('export-review').textContent = open === 0 ? '' : word('export_review', { count: open });
  const twins = duplicates();
  const again = pile.filter(({ id }) => twins.has(id)).length;
  byId('export-twins').textContent = again === 0 ? '' : word('export_twins', { count: again });
  const list = byId('export-list');
  keepingFocus(list, () => list.replaceChildren(...EXPORTS.map((entry) => exportRow(entry, pile))));
  const { leftOut } = journalOf(pile, settings.books);
  byId('left-out').hidden = leftOut.length === 0;
  const out = byId('left-out-list');
  keepingFocus(out, () =>
    out.replaceChildren(
      ...leftOut.map(({ booked, why }) => {
        const go = () => review(desk.find(booked.id)!);
        return element(
          'li',
          {},
          element('button', { type: 'button', class: 'link', 'data-key': booked.id, onclick: go }, booked.file),
          `: ${word(why)}`,
        );
      }),
    ),
  );
}

function exportRow({ id, of, make }: Export, pile: readonly Booked[]): HTMLElement {
  const mine = pile.filter(({ record }) => of === 'all' || (record.kind === 'card') === (of === 'cards'));
  const isBooks = TARGETS.some((target) => id === `export_${target}`);
  const count = isBooks ? journalOf(mine, settings.books).entries.length : mine.length;
  const button = element('button', { type: 'button', id, disabled: count === 0 }, word(id));
  button.addEventListener('click', async () => {
    const file = await make(mine);
    download(file);
    byId('export-note').textContent =
      file.missing.length === 0
        ? word('exported', { file: file.name })
        : word('exported_missing', { file: file.name, characters: file.missing.join(' ') });
  });
  return element(
    'li',
    {},
    button,
    element('span', { class: 'soft small' }, word(`${id}_about` as WordKey)),
    element('span', { class: 'small' }, word('export_count', { count })),
  );
}

function download({ name, type, bytes }: ExportFile): void {
  const url = URL.createObjectURL(new Blob([bytes as BlobPart], { type }));
  const link = element('a', { href: url, download: name });
  link.click();
  // The browser has taken the file over by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
