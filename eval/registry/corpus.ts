import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCsv } from '../../src/contract/csv.ts';
import { importFull } from '../../src/engines/registry/import/import-full.ts';
import { companyLine, writeCompanyFull } from '../../testkit/registry/company-files.ts';
import { crowdedCompany } from '../../testkit/registry/crowded-company.ts';
import { random } from '../../testkit/registry/random.ts';

const BEFORE = '20260930';
const NOW = '20261030';
/** Share of the companies that were called otherwise a month before. */
const RENAMED = 0.02;

/**
 * A registry to ask hard questions of: generated companies with the crowding of the national file, and genuine rows
 * where a file of them is given. A full file of the month before gives it a history.
 */
export async function buildCorpus(dir: string, count: number, genuine: string | null): Promise<void> {
  const renamed = (index: number) => random(index ^ 0x5bd1e995).next() < RENAMED;
  const before = await writeCompanyFull({
    dir,
    count,
    date: BEFORE,
    company: (index, all, seed = 1) => ({
      ...crowdedCompany(index, all, seed),
      ...(renamed(index) ? { name: crowdedCompany(index, all, seed + 500).name } : {}),
    }),
  });
  // The corpus stands for the whole registry: its size is no sign of a missing part.
  const options = { registry: 'company', dir, published: {}, allowCountChange: true } as const;
  await importFull({ ...options, files: [before] });
  const rows = Array.from({ length: count }, (_, i) => crowdedCompany(i, count)).map((company) => ({
    number: company.number,
    line: companyLine(0, company).replace(/^0,/, ''),
  }));
  if (genuine !== null) rows.push(...genuineRows(genuine, new Set(rows.map(({ number }) => number))));
  rows.sort((a, b) => (a.number < b.number ? -1 : 1));
  const path = join(dir, `00_zenkoku_all_${NOW}.csv`);
  writeFileSync(path, rows.map(({ line }, i) => `${i + 1},${line}\n`).join(''));
  await importFull({ ...options, files: [path] });
}

/** Rows of a CSV with a header that has the column names of the corporate-number file. */
function genuineRows(path: string, taken: ReadonlySet<string>): { number: string; line: string }[] {
  const [header = [], ...rows] = parseCsv(readFileSync(path, 'utf8'));
  const from = header.indexOf('corporateNumber');
  const seen = new Set(taken);
  return rows.flatMap((row) => {
    const fields = row.slice(from);
    const number = fields[0]!;
    if (fields.length !== 29 || seen.has(number) || fields[22] !== '1') return [];
    seen.add(number);
    return [
      {
        number,
        line: fields.map((field) => (/[",\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field)).join(','),
      },
    ];
  });
}
