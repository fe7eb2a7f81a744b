import type { ResponseLanguage } from '../contract/schema.ts';
import { type CompanyRecord, type CompanyRegistry, type EnglishText, sampleOrigin } from '../engines/registry/index.ts';
import { type EnglishName, englishCompanyName } from './english-name.ts';

export interface DisplayDeps {
  readonly companies: CompanyRegistry;
  readonly now: Date;
  /** Official English name from the securities filings, by corporate number. */
  readonly edinetName?: (corporateNumber: string) => string | null;
}

/** What a row itself says is shown in every language; what was made from it only where English is asked. */
const asRegistered = <T extends { source: string }>(text: T | null, language: ResponseLanguage): T | null =>
  language === 'ja' && text !== null && !text.source.endsWith('_official') && text.source !== 'sample' ? null : text;

/** Whose word the English columns of a row are: nobody published those of an invented one. */
const officialAs = ({ info }: CompanyRegistry, { corporateNumber }: CompanyRecord) =>
  info.sample && sampleOrigin('company', corporateNumber) === 'invented'
    ? ({ source: 'sample', confidence: 'low' } as const)
    : ({ source: 'nta_official', confidence: 'official' } as const);

/** The English name of a company: the registered one, the one it filed, else one made from its name. */
export function englishNameOf(
  companies: CompanyRegistry,
  record: CompanyRecord,
  edinetName: string | null,
): EnglishName | null {
  const name = englishCompanyName(record, edinetName);
  return name?.source === 'nta_official' ? { ...name, ...officialAs(companies, record) } : name;
}

/** What the company registered in English with the tax agency: nothing, where the row is invented. */
export function officialEnglish(
  companies: CompanyRegistry,
  record: CompanyRecord | null,
): { readonly name: string | null; readonly address: string | null } {
  if (record === null || officialAs(companies, record).source === 'sample') return { name: null, address: null };
  return { name: record.nameEn, address: registeredAddress(record) };
}

/** The English name to show; with `ja` only a registered or filed one. */
export const displayName = (deps: DisplayDeps, record: CompanyRecord, language: ResponseLanguage): EnglishName | null =>
  asRegistered(englishNameOf(deps.companies, record, deps.edinetName?.(record.corporateNumber) ?? null), language);

/** The English address to show: the registered one, else what the address engine makes of it. */
export function displayAddress(
  companies: CompanyRegistry,
  record: CompanyRecord,
  language: ResponseLanguage,
): EnglishText | null {
  const official = registeredAddress(record);
  if (official !== null) return { text: official, ...officialAs(companies, record) };
  return language === 'ja' ? null : companies.englishAddressOf(record);
}

/** The registered English address. */
function registeredAddress(record: CompanyRecord): string | null {
  if (record.addressEn === null) return null;
  const { city, prefecture, outside } = record.addressEn;
  const domestic = [city, prefecture].filter((part) => part !== null).join(', ');
  return domestic || outside;
}

export const postalCode = (record: CompanyRecord): string | null =>
  record.postalCode === null ? null : `${record.postalCode.slice(0, 3)}-${record.postalCode.slice(3)}`;
