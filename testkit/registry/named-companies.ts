import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSampleCompanies } from '../../src/engines/registry/sample.ts';
import { corporateCheckDigit } from '../../src/japan/corporate-number.ts';

/** Name, ward, street, reading. */
export type NamedCompany = readonly [name: string, ward?: string, street?: string, reading?: string];

/** A registry of companies in Tokyo with these names, and how to put it away. */
export function openNamedCompanies(named: readonly NamedCompany[]) {
  const folder = mkdtempSync(join(tmpdir(), 'named-companies-'));
  const rows = named.map(([name, ward = '港区', street = '芝１丁目１番１号', reading = ''], i) => {
    const body = String(999_950_000_000 + i * 11);
    return {
      number: corporateCheckDigit(body) + body,
      line: `01,0,2026-10-30,2015-10-05,"${name}",,301,"東京都","${ward}","${street}",,13,${ward === '港区' ? '103' : '111'},1080014,,,,,,,2015-10-05,1,,,,,"${reading}",0`,
    };
  });
  rows.sort((a, b) => (a.number < b.number ? -1 : 1));
  const lines = rows.map(({ number, line }, i) => `${i + 1},${number},${line}`);
  writeFileSync(join(folder, 'company.csv'), lines.join('\n'));
  const companies = openSampleCompanies(folder);
  const close = () => {
    companies.close();
    rmSync(folder, { recursive: true });
  };
  return { companies, close };
}
