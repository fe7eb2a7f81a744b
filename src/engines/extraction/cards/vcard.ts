import type { ExtractedCard } from './types.ts';

/**
 * vCard 4.0 (RFC 6350) with both languages by ALTID and LANGUAGE, and the kana reading as RFC 9554 phonetics.
 * X-PHONETIC-* repeats the reading for address books that know only the older names.
 */
export function toVcard(extracted: ExtractedCard, now: Date): string {
  const { card, familyName, givenName } = extracted;
  const { person, organization, contact, address } = card;
  const lines: string[] = ['BEGIN:VCARD', 'VERSION:4.0', 'KIND:individual'];
  const add = (name: string, value: string | null | undefined) => {
    if (value) lines.push(`${name}:${value}`);
  };
  const pair = (name: string, ja: string | null, en: string | null) => {
    if (ja && en && ja !== en) {
      add(`${name};ALTID=1;LANGUAGE=ja`, ja);
      add(`${name};ALTID=1;LANGUAGE=en`, en);
    } else add(name, ja ?? en);
  };
  const [kanaFamily, kanaGiven] = person.nameReading?.split(' ') ?? [];
  const sortAs = kanaFamily && kanaGiven ? `;SORT-AS="${kanaFamily},${kanaGiven}"` : '';
  pair(
    'FN',
    escapeText(person.name ?? organization.displayName ?? 'Unknown'),
    english(person.nameEnglish?.text ?? null),
  );
  const structured = (family: string, given: string) => `${escapeText(family)};${escapeText(given)};;;`;
  if (familyName && givenName) add(`N;ALTID=1;LANGUAGE=ja${sortAs}`, structured(familyName, givenName));
  if (kanaFamily && kanaGiven)
    add('N;ALTID=1;PHONETIC=script;SCRIPT=Kana;LANGUAGE=ja', structured(kanaFamily, kanaGiven));
  const roman = person.nameEnglish?.text.split(' ');
  if (roman && roman.length >= 2) {
    const parameter = familyName ? ';ALTID=1;LANGUAGE=en' : '';
    add(`N${parameter}`, structured(roman.at(-1)!, roman.slice(0, -1).join(' ')));
  }
  if (kanaFamily && kanaGiven) {
    add('X-PHONETIC-LAST-NAME', escapeText(kanaFamily));
    add('X-PHONETIC-FIRST-NAME', escapeText(kanaGiven));
  }
  const org = (name: string | null, units: readonly string[]) =>
    name ? [name, ...units].map(escapeText).join(';') : null;
  pair(
    'ORG',
    org(organization.displayName, person.departments),
    org(organization.displayNameEnglish?.text ?? null, person.departmentsEnglish),
  );
  pair('TITLE', escapeText(person.titles.join('、')) || null, escapeText(person.titlesEnglish.join(', ')) || null);
  for (const phone of contact.phones)
    add(
      `TEL;VALUE=uri;TYPE="${phoneTypes(phone.type)}"`,
      phone.international ? `tel:${phone.international}` : `tel:${phone.value.replace(/[^\d+-]/g, '')}`,
    );
  for (const email of contact.emails) add('EMAIL;TYPE=work', escapeText(email.value));
  for (const url of contact.websites) add('URL;TYPE=work', /^https?:/.test(url) ? url : `https://${url}`);
  addAddress(lines, address);
  for (const note of card.notes) add('NOTE', escapeText(note));
  add('REV', now.toISOString().replace(/[-:]/g, '').replace(/\.\d+/, ''));
  lines.push('END:VCARD');
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}

function addAddress(lines: string[], address: ExtractedCard['card']['address']): void {
  const { raw, prefecture, city, postalCode } = address;
  if (!raw) return;
  const street = [prefecture, city].reduce<string>(
    (text, part) => (part && text.startsWith(part) ? text.slice(part.length).trim() : text),
    raw,
  );
  const japanese = ['', '', street, city ?? '', prefecture ?? '', postalCode ?? '', '日本'].map(escapeText).join(';');
  const english = address.english && address.english.text !== raw ? address.english.text : null;
  lines.push(`ADR;TYPE=work${english ? ';ALTID=1;LANGUAGE=ja' : ''}:${japanese}`);
  if (english)
    lines.push(
      `ADR;TYPE=work;ALTID=1;LANGUAGE=en:${['', '', english, '', '', postalCode ?? '', 'Japan'].map(escapeText).join(';')}`,
    );
}

const english = (value: string | null): string | null => (value === null ? null : escapeText(value));

function phoneTypes(type: string): string {
  if (type === 'mobile') return 'work,cell';
  if (type === 'fax') return 'work,fax';
  if (type === 'home') return 'home,voice';
  return 'work,voice';
}

/** RFC 6350 §3.4: backslash, comma, semicolon and newline are escaped in text values. */
const escapeText = (text: string): string =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/\r\n|[\r\n]/g, '\\n')
    .replace(/,/g, '\\,')
    .replace(/;/g, '\\;');

const LINE_OCTETS = 75;

/** Folds at 75 octets (§3.2), never inside a character. */
function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += sign;
    octets += size;
  }
  return folded;
}
