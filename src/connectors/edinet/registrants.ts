import type { DatabaseSync } from 'node:sqlite';
import { foldCompanyName } from '../../japan/company-name.ts';
import type { RegistrantRow } from './code-list.ts';

/** Who files: what the code list says, or what the filings themselves say when it is not in the list. */
export interface Registrant {
  readonly edinetCode: string;
  /** Several codes can belong to one corporate number, and merged codes to one registrant. */
  readonly edinetCodes: readonly string[];
  readonly corporateNumber: string | null;
  readonly securityCode: string | null;
  readonly name: string;
  readonly nameEn: string | null;
  readonly filerType: RegistrantRow['filerType'];
  readonly listed: boolean | null;
  readonly consolidated: boolean | null;
  /** `MM-DD`. */
  readonly fiscalYearEnd: string | null;
  readonly industry: string | null;
  readonly mergedInto: string | null;
  /** No longer in the code list. */
  readonly inactive: boolean;
}

export type RegistrantKey =
  | { readonly kind: 'edinet_code'; readonly value: string }
  | { readonly kind: 'corporate_number'; readonly value: string }
  | { readonly kind: 'security_code'; readonly value: string };

interface Row {
  edinet_code: string;
  corporate_number: string | null;
  sec_code: string | null;
  name: string;
  name_en: string | null;
  filer_type: RegistrantRow['filerType'];
  listed: number | null;
  consolidated: number | null;
  fiscal_year_end: string | null;
  industry: string | null;
  gone_since: string | null;
}

const COLUMN = { edinet_code: 'edinet_code', corporate_number: 'corporate_number', security_code: 'sec_code' } as const;

/** Finds registrants in an open index. */
export function registrantFinder(db: DatabaseSync) {
  const byKey = Object.fromEntries(
    Object.entries(COLUMN).map(([kind, column]) => [
      kind,
      db.prepare(`SELECT * FROM registrant WHERE ${column} = ? ORDER BY gone_since IS NOT NULL, edinet_code`),
    ]),
  ) as Record<RegistrantKey['kind'], ReturnType<DatabaseSync['prepare']>>;
  const fromFilings = db.prepare(
    `SELECT owner, sec_code, corporate_number, filer_name, form FROM document
     WHERE owner = ? AND corporate_number IS NOT NULL ORDER BY submitted DESC LIMIT 1`,
  );
  const mergedInto = db.prepare('SELECT new_code FROM merged_code WHERE old_code = ?');
  const mergedFrom = db.prepare('SELECT old_code FROM merged_code WHERE new_code = ?');

  function derived(code: string): Row | undefined {
    const row = fromFilings.get(code) as
      | { sec_code: string | null; corporate_number: string; filer_name: string | null; form: string | null }
      | undefined;
    return (
      row && {
        edinet_code: code,
        corporate_number: row.corporate_number,
        sec_code: row.sec_code,
        name: row.filer_name ?? code,
        name_en: null,
        // A corporate number of a foreign company has 700150 in places 2 to 7.
        filer_type: row.corporate_number.slice(1, 7) === '700150' ? 'foreign_corporation' : 'other',
        listed: null,
        consolidated: null,
        fiscal_year_end: null,
        industry: null,
        gone_since: null,
      }
    );
  }

  /** Undefined for an unknown code and for natural persons, who are not in the index. */
  return function find(key: RegistrantKey): Registrant | undefined {
    let rows = byKey[key.kind].all(key.value) as unknown as Row[];
    if (rows.length === 0 && key.kind === 'edinet_code') {
      const row = derived(key.value);
      rows = row ? [row] : [];
    }
    const [first] = rows;
    if (!first) return undefined;
    const codes = rows.map((row) => row.edinet_code);
    for (const code of [...codes])
      for (const { old_code } of mergedFrom.all(code) as unknown as { old_code: string }[])
        if (!codes.includes(old_code)) codes.push(old_code);
    const target = mergedInto.get(first.edinet_code) as { new_code: string } | undefined;
    return {
      edinetCode: first.edinet_code,
      edinetCodes: codes,
      corporateNumber: first.corporate_number,
      securityCode: first.sec_code,
      name: first.name,
      nameEn: first.name_en,
      filerType: first.filer_type,
      listed: first.listed === null ? null : first.listed === 1,
      consolidated: first.consolidated === null ? null : first.consolidated === 1,
      fiscalYearEnd: first.fiscal_year_end,
      industry: first.industry,
      mergedInto: target?.new_code ?? null,
      inactive: first.gone_since !== null || target !== undefined,
    };
  };
}

/** Some ten thousand names, folded once for every state of the index. */
export function englishNameFinder(db: DatabaseSync, version: () => number): (name: string) => readonly string[] {
  let numbers = new Map<string, string[]>();
  let made: number | undefined;
  const select = db.prepare(
    'SELECT name_en, corporate_number FROM registrant WHERE name_en IS NOT NULL AND corporate_number IS NOT NULL',
  );
  return (name) => {
    const current = version();
    if (made !== current) {
      numbers = new Map();
      for (const row of select.all() as { name_en: string; corporate_number: string }[]) {
        const { core } = foldCompanyName(row.name_en);
        const known = numbers.get(core) ?? [];
        if (!known.includes(row.corporate_number)) numbers.set(core, [...known, row.corporate_number]);
      }
      made = current;
    }
    return numbers.get(foldCompanyName(name).core) ?? [];
  };
}
