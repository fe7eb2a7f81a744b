import type { ResponseLanguage } from '../contract/schema.ts';
import type { CompanyRecord, CompanyRegistry, EnglishText } from '../engines/registry/index.ts';
import { type EnglishName, englishCompanyName } from './english-name.ts';

export interface DisplayDeps {
  readonly companies: CompanyRegistry;
  readonly now: Date;
  /** Official English name from the securities filings, by corporate number. */
  readonly edinetName?: (corporateNumber: string) => string | null;
}

const officialOnly = <T extends { source: string }>(text: T | null, language: ResponseLanguage): T | null =>
  language === 'ja' && text !== null && !text.source.endsWith('_official') ? null : text;

/** The English name to show; with `ja` only an official one. */
export const displayName = (deps: DisplayDeps, record: CompanyRecord, language: ResponseLanguage): EnglishName | null =>
  officialOnly(englishCompanyName(record, deps.edinetName?.(record.corporateNumber) ?? null), language);

/** The English address to show: the registered one, else what the address engine makes of it. */
export function displayAddress(
  companies: CompanyRegistry,
  record: CompanyRecord,
  language: ResponseLanguage,
): EnglishText | null {
  const official = officialAddress(record);
  if (official !== null) return { text: official, source: 'nta_official', confidence: 'official' };
  return language === 'ja' ? null : companies.englishAddressOf(record);
}

/** The registered English address. */
export function officialAddress(record: CompanyRecord): string | null {
  if (record.addressEn === null) return null;
  const { city, prefecture, outside } = record.addressEn;
  const domestic = [city, prefecture].filter((part) => part !== null).join(', ');
  return domestic || outside;
}

export const postalCode = (record: CompanyRecord): string | null =>
  record.postalCode === null ? null : `${record.postalCode.slice(0, 3)}-${record.postalCode.slice(3)}`;
