import { createCsvParser } from '../../contract/csv.ts';
import { corporateCheckDigit, isCorporateNumber } from '../../japan/corporate-number.ts';
import { textChunks } from '../core/text-chunks.ts';

/** A name in Latin letters under which GLEIF knows a Japanese corporation. */
export interface LeiName {
  readonly corporateNumber: string;
  readonly lei: string;
  readonly name: string;
}

/** Columns of the level-1 golden copy (LEI-CDF 3.1) that are read; the file has 338. */
const COLUMNS = {
  lei: 'LEI',
  legalName: 'Entity.LegalName',
  jurisdiction: 'Entity.LegalJurisdiction',
  country: 'Entity.LegalAddress.Country',
  number: 'Entity.RegistrationAuthority.RegistrationAuthorityEntityID',
  status: 'Registration.RegistrationStatus',
} as const;
const SLOTS = [1, 2, 3, 4, 5];
const OTHER = SLOTS.map((slot) => `Entity.OtherEntityNames.OtherEntityName.${slot}`);
const TRANSLITERATED = SLOTS.map(
  (slot) => `Entity.TransliteratedOtherEntityNames.TransliteratedOtherEntityName.${slot}`,
);
/** Former names and what a machine transliterated (Chinese readings of kanji) are no names of today. */
const LEFT_OUT = new Set(['PREVIOUS_LEGAL_NAME', 'AUTO_ASCII_TRANSLITERATED_LEGAL_NAME']);
/** Records that were never valid. */
const VOID = new Set(['ANNULLED', 'DUPLICATE', 'TRANSFERRED']);
const LATIN = /^[\p{Script=Latin}\p{N}\p{P}\p{S}\s]+$/u;

/**
 * The corporate number in a registration-authority id. Japan's registers give the twelve digits of the company
 * registration (会社法人等番号, `0104-01-056795`), which are the corporate number without its check digit.
 */
export function corporateNumberIn(id: string): string | null {
  const digits = id.normalize('NFKC').replace(/[\s-]/g, '');
  if (isCorporateNumber(digits)) return digits;
  return /^\d{12}$/.test(digits) ? `${corporateCheckDigit(digits)}${digits}` : null;
}

/** Names of Japanese corporations in a golden copy (CSV or the ZIP around it), streamed: 4 GB never stand in memory. */
export async function* readGoldenCopy(path: string, onRows?: (rows: number) => void): AsyncGenerator<LeiName> {
  let columns: ReadonlyMap<string, number> | undefined;
  let found: LeiName[] = [];
  let rows = 0;
  const parser = createCsvParser((row) => {
    if (columns === undefined) {
      columns = headerOf(row, path);
      return;
    }
    if (++rows % 500_000 === 0) onRows?.(rows);
    found.push(...namesOf(row, columns));
  });
  for await (const chunk of textChunks(path)) {
    parser.push(chunk);
    yield* found;
    found = [];
  }
  parser.end();
  if (columns === undefined) throw new Error(`${path} is empty`);
  yield* found;
}

function headerOf(row: readonly string[], path: string): Map<string, number> {
  const columns = new Map(row.map((name, index) => [name.replace(/^\ufeff/, ''), index]));
  for (const needed of [...Object.values(COLUMNS), OTHER[0]!, TRANSLITERATED[0]!])
    if (!columns.has(needed)) throw new Error(`${path} is not the level-1 golden copy: no column ${needed}`);
  return columns;
}

function namesOf(row: readonly string[], columns: ReadonlyMap<string, number>): LeiName[] {
  const cell = (name: string): string => row[columns.get(name) ?? -1]?.trim() ?? '';
  if (cell(COLUMNS.jurisdiction) !== 'JP' && cell(COLUMNS.country) !== 'JP') return [];
  if (VOID.has(cell(COLUMNS.status))) return [];
  const corporateNumber = corporateNumberIn(cell(COLUMNS.number));
  if (corporateNumber === null) return [];
  const others = [...OTHER, ...TRANSLITERATED].filter((column) => !LEFT_OUT.has(cell(`${column}.type`)));
  const names = [COLUMNS.legalName, ...others].map(cell).filter((name) => name !== '' && LATIN.test(name));
  return [...new Set(names)].map((name) => ({ corporateNumber, lei: cell(COLUMNS.lei), name }));
}
