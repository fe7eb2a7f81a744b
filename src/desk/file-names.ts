import { type DeskRecord, money } from './record.ts';

/** What no file system of a customer takes in a name, and what would hide a file or leave its folder. */
const safe = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\\/:*?"<>|\u0000-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[.\s]+|[.\s]+$/g, '')
    .slice(0, 60);

const extension = (file: string): string => /\.[a-z0-9]{1,5}$/i.exec(file)?.[0].toLowerCase() ?? '';

/**
 * Date, counterparty and amount in the name, so that files can be found by them: the first of the two ways that the
 * tax agency's questions and answers on electronic transactions give (「20221031_(株)国税商事_110,000」).
 */
export function newName(record: DeskRecord | null, file: string): string {
  const { values, kind } = record ?? { values: {}, kind: 'receipt' };
  if (!record) return safe(file) || 'document';
  if (kind === 'card')
    return `${safe([values.company, values.name].filter(Boolean).join('_')) || safe(file)}${extension(file)}`;
  const total = money(values.total);
  const parts = [
    (values.date ?? '').replaceAll('-', ''),
    safe(values.issuer ?? ''),
    total === null ? '' : String(total),
  ];
  return parts.every((part) => part === '')
    ? safe(file)
    : `${parts.map((part) => part || '不明').join('_')}${extension(file)}`;
}

/** Names for a whole pile; the second of a name gets `_2`. */
export function newNames(pile: readonly { record: DeskRecord | null; file: string }[]): string[] {
  const used = new Map<string, number>();
  return pile.map(({ record, file }) => {
    const name = newName(record, file);
    const count = (used.get(name.toLowerCase()) ?? 0) + 1;
    used.set(name.toLowerCase(), count);
    const end = extension(name);
    return count === 1 ? name : `${name.slice(0, name.length - end.length)}_${count}${end}`;
  });
}
