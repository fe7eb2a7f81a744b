import type { ExtractedCard } from '../engines/extraction/index.ts';
import type { CompanyRecord } from '../engines/registry/index.ts';
import { hepburn } from '../japan/romaji.ts';
import { splitLegalForm } from '../japan/split-legal-form.ts';

export interface DomainEvidence {
  /** Whether the domain fits the company's name; null when there is none, a free one, or nothing to compare with. */
  readonly email: boolean | null;
  readonly website: boolean | null;
  readonly shared: boolean;
  readonly freeMail: boolean;
}

const FREE_MAIL = new Set([
  'gmail',
  'yahoo',
  'outlook',
  'hotmail',
  'icloud',
  'live',
  'docomo',
  'ezweb',
  'softbank',
  'au',
  'nifty',
  'biglobe',
  'ocn',
  'me',
  'proton',
  'protonmail',
  'aol',
]);
const SECOND_LEVEL = new Set(['co', 'or', 'ne', 'ac', 'go', 'ed', 'gr', 'ad', 'lg', 'com', 'net', 'org']);

/** The label a company chose: `mail.sora-tech.co.jp` → `sora-tech`. */
export function registrableLabel(host: string): string {
  const parts = host
    .toLowerCase()
    .replace(/^www\./, '')
    .split('.');
  const tail = parts.at(-1)!.length === 2 && SECOND_LEVEL.has(parts.at(-2) ?? '') ? 3 : 2;
  return parts.at(-Math.min(tail, parts.length)) ?? '';
}

export function domainEvidence({ card }: ExtractedCard, record: CompanyRecord | null): DomainEvidence {
  const emailHost = card.contact.emails[0]?.value.split('@')[1];
  const site = card.contact.websites[0]?.replace(/^https?:\/\//, '').split('/')[0];
  const email = emailHost ? registrableLabel(emailHost) : null;
  const website = site ? registrableLabel(site) : null;
  const freeMail = email !== null && FREE_MAIL.has(email);
  const names = companyNames(card.organization, record);
  const fits = (label: string | null): boolean | null => {
    if (label === null || FREE_MAIL.has(label) || names.length === 0) return null;
    const folded = fold(label);
    return names.some(
      (name) =>
        name === folded || (name.length >= 4 && folded.includes(name)) || (folded.length >= 4 && name.includes(folded)),
    );
  };
  return {
    email: fits(email),
    website: fits(website),
    shared: email !== null && email === website && !freeMail,
    freeMail,
  };
}

/** Ways the company writes itself in Roman letters: official, printed on the card, or read from kana. */
function companyNames(organization: ExtractedCard['card']['organization'], record: CompanyRecord | null): string[] {
  const english = [record?.nameEn, organization.displayNameEnglish?.text, ...organization.brandNames].filter(
    (name) => name !== null && name !== undefined,
  );
  const cores = english.map((name) => fold(splitLegalForm(name.normalize('NFKC')).body));
  const kana = record?.furigana ? [fold(hepburn(record.furigana))] : [];
  return [...new Set([...cores, ...kana])].filter((name) => name.length >= 3);
}

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
