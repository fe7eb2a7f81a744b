import type { ExportFile } from './csv.ts';
import type { Booked } from './journal.ts';
import type { Values } from './record.ts';

/** A line break of the text, however it is written, never ends the line of the card. */
const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (char) => `\\${char}`).replaceAll(/\r\n|[\r\n]/g, '\\n');
const oneLine = (text: string): string => text.replaceAll(/[\r\n]+/g, '');
const several = (text: string | undefined): string[] => (text ?? '').split(' / ').filter(Boolean);

/** Lines of at most 75 octets; a continuation begins with a space (RFC 2426). */
function fold(line: string): string {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let current = '';
  for (const char of line) {
    if (encoder.encode(current + char).length > 75) {
      lines.push(current);
      current = ' ';
    }
    current += char;
  }
  return [...lines, current].join('\r\n');
}

/** vCard 3.0: phones, Outlook and address books in offices read it, 4.0 not everywhere. */
function vcardOf(values: Values): string {
  const [family = '', ...given] = (values.name ?? '').split(/[\s　]+/);
  const [familyReading = '', ...givenReading] = (values.name_reading ?? '').split(/[\s　]+/);
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escaped(values.name || values.company || '')}`,
    `N:${escaped(family)};${escaped(given.join(' '))};;;`,
    ...(values.name_reading
      ? [`X-PHONETIC-LAST-NAME:${escaped(familyReading)}`, `X-PHONETIC-FIRST-NAME:${escaped(givenReading.join(' '))}`]
      : []),
    ...(values.company ? [`ORG:${[values.company, ...several(values.department)].map(escaped).join(';')}`] : []),
    ...(values.title ? [`TITLE:${escaped(values.title)}`] : []),
    ...several(values.phone).map((number) => `TEL;TYPE=WORK,VOICE:${escaped(number)}`),
    ...several(values.mobile).map((number) => `TEL;TYPE=CELL:${escaped(number)}`),
    ...several(values.fax).map((number) => `TEL;TYPE=WORK,FAX:${escaped(number)}`),
    ...several(values.email).map((email) => `EMAIL;TYPE=INTERNET,WORK:${escaped(email)}`),
    ...several(values.website).map((url) => `URL:${oneLine(url)}`),
    ...(values.address
      ? [`ADR;TYPE=WORK:;;${escaped(values.address)};;;${escaped(values.postal_code ?? '')};日本`]
      : []),
    ...(values.name_en ? [`NICKNAME:${escaped(values.name_en)}`] : []),
    'END:VCARD',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

export function vcardFile(pile: readonly Booked[]): ExportFile {
  const cards = pile.filter(({ record }) => record.kind === 'card');
  const text = cards.map(({ record }) => vcardOf(record.values)).join('');
  return {
    name: 'contacts.vcf',
    type: 'text/vcard; charset=utf-8',
    bytes: new TextEncoder().encode(text),
    missing: [],
  };
}
