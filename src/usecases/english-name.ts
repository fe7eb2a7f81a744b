import { rememberedOf } from '../contract/remembered.ts';
import type { CompanyRecord } from '../engines/registry/index.ts';
import { type GeneratedName, generatedEnglishName } from '../japan/english-company-name.ts';

export type EnglishNameSource = GeneratedName['source'] | 'nta_official' | 'edinet_official' | 'sample';
export type EnglishConfidence = GeneratedName['confidence'] | 'official';

export interface EnglishName {
  readonly text: string;
  readonly source: EnglishNameSource;
  readonly confidence: EnglishConfidence;
}

/** The English display of a registered company: official names first (few have one), else one made from its own. */
export function englishCompanyName(
  record: Pick<CompanyRecord, 'name' | 'nameEn' | 'furigana' | 'englishName'>,
  edinetName: string | null = null,
): EnglishName | null {
  if (record.nameEn) return { text: record.nameEn, source: 'nta_official', confidence: 'official' };
  if (edinetName) return { text: edinetName, source: 'edinet_official', confidence: 'official' };
  return generatedOf(record);
}

/** The one in the data file, where its rules are those of today. */
const generatedOf = rememberedOf(
  (record: Pick<CompanyRecord, 'name' | 'furigana' | 'englishName'>): EnglishName | null => {
    const stored = record.englishName as EnglishName | null | undefined;
    return stored === undefined ? generatedEnglishName(record.name, record.furigana) : stored;
  },
);
