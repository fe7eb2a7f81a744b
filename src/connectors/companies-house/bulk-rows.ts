import { createCsvParser } from '../../contract/csv.ts';
import { textChunks } from '../core/text-chunks.ts';
import { type EntityStatus, entityStatus } from './projection.ts';

/** One live company of the monthly file. */
export interface BulkCompany {
  readonly number: string;
  readonly name: string;
  readonly previousNames: readonly string[];
  readonly category: string;
  readonly status: EntityStatus;
  readonly statusRaw: string;
  readonly statusDetail: string | null;
  readonly incorporatedOn: string | null;
  readonly lines: readonly string[];
  readonly locality: string | null;
  readonly postalCode: string | null;
  readonly country: string | null;
  readonly accountsDue: string | null;
  readonly confirmationDue: string | null;
}

// The file writes statuses as sentences; these are all the words of the published list.
const STATUS: readonly (readonly [RegExp, string, string?])[] = [
  [/^active - proposal to strike off$/i, 'active', 'active-proposal-to-strike-off'],
  [/^active$/i, 'active'],
  // Overseas companies and others that only register.
  [/^registered$/i, 'registered'],
  [/liquidation/i, 'liquidation'],
  [/administration/i, 'administration'],
  [/receiver/i, 'receivership'],
  [/voluntary arrangement/i, 'voluntary-arrangement'],
  [/dissolved/i, 'dissolved'],
];

/** Reads the monthly file (CSV or the ZIP around it) row by row: 2.5 GB never stand in memory. */
export async function* readBulk(path: string): AsyncGenerator<BulkCompany> {
  let columns: Record<string, number> | undefined;
  let found: BulkCompany[] = [];
  const parser = createCsvParser((row) => {
    if (!columns) {
      // Some header names begin with a space; trimming takes a byte-order mark as well.
      columns = Object.fromEntries(row.map((name, index) => [name.trim(), index]));
      for (const needed of ['CompanyName', 'CompanyNumber', 'CompanyStatus', 'RegAddress.PostCode'])
        if (columns[needed] === undefined)
          throw new Error(`${path} is not the basic company data file: no column ${needed}`);
      return;
    }
    const company = readRow(row, columns);
    if (company) found.push(company);
  });
  for await (const chunk of textChunks(path)) {
    parser.push(chunk);
    yield* found;
    found = [];
  }
  parser.end();
  yield* found;
}

function readRow(row: readonly string[], columns: Record<string, number>): BulkCompany | undefined {
  const cell = (name: string): string | null => row[columns[name] ?? -1]?.trim() || null;
  const number = cell('CompanyNumber');
  const name = cell('CompanyName');
  if (!number || !name) return undefined;
  const text = cell('CompanyStatus') ?? '';
  const known = STATUS.find(([pattern]) => pattern.test(text));
  const detail = known?.[2] ?? null;
  return {
    number,
    name,
    previousNames: Array.from({ length: 10 }, (_, i) => cell(`PreviousName_${i + 1}.CompanyName`)).filter(
      (former) => former !== null,
    ),
    category: cell('CompanyCategory') ?? 'unknown',
    status: entityStatus(known?.[1] ?? null, detail, false),
    statusRaw: text,
    statusDetail: detail,
    incorporatedOn: isoDate(cell('IncorporationDate')),
    lines: [
      'RegAddress.CareOf',
      'RegAddress.POBox',
      'RegAddress.AddressLine1',
      'RegAddress.AddressLine2',
      'RegAddress.County',
    ]
      .map(cell)
      .filter((line) => line !== null),
    locality: cell('RegAddress.PostTown'),
    postalCode: cell('RegAddress.PostCode'),
    country: cell('RegAddress.Country'),
    accountsDue: isoDate(cell('Accounts.NextDueDate')),
    confirmationDue: isoDate(cell('ConfStmtNextDueDate')),
  };
}

/** DD/MM/YYYY. */
function isoDate(text: string | null): string | null {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text ?? '');
  return match ? `${match[3]}-${match[2]}-${match[1]}` : null;
}
