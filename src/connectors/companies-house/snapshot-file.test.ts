import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { zipSync } from 'fflate';
import { buildSnapshot, openSnapshot } from './snapshot-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'evidence-ch-'));
after(() => rmSync(folder, { recursive: true }));

const HEADER =
  'CompanyName, CompanyNumber,RegAddress.CareOf,RegAddress.POBox,RegAddress.AddressLine1, RegAddress.AddressLine2,RegAddress.PostTown,RegAddress.County,RegAddress.Country,RegAddress.PostCode,CompanyCategory,CompanyStatus,IncorporationDate,Accounts.NextDueDate,PreviousName_1.CONDATE, PreviousName_1.CompanyName,ConfStmtNextDueDate, ConfStmtLastMadeUpDate';
const ROWS = [
  '"MIHON TRADING LIMITED","09990001","","","1 SAMPLE STREET","","LONDON","","UNITED KINGDOM","EC1A 1AA","Private Limited Company","Active","03/02/2001","31/12/2025","01/01/2010","SAMPLE TRADING LIMITED","01/01/2027",""',
  '"MIHON ""QUOTED"" AND\nBROKEN LTD","09990007","","","2 SAMPLE STREET","","LEEDS","","","LS1 1AA","Private Limited Company","Active - Proposal to Strike off","03/02/2011","","","","",""',
  '"MIHON TRADE PLC","09990008","","","3 SAMPLE STREET","","YORK","","","YO1 1AA","Public Limited Company","Liquidation","03/02/2011","","","","",""',
];

test('the monthly file is imported from its ZIP and found by number, name, former name and similar name', async () => {
  const source = join(folder, 'BasicCompanyDataAsOneFile-2026-11-01.zip');
  writeFileSync(
    source,
    zipSync({
      'BasicCompanyDataAsOneFile-2026-11-01.csv': new TextEncoder().encode([HEADER, ...ROWS, ''].join('\r\n')),
    }),
  );
  const path = join(folder, 'companies-house.sqlite');
  assert.deepEqual(await buildSnapshot(source, path), { rows: 3, asOf: '2026-11-01' });
  const snapshot = openSnapshot(path, () => new Date('2026-11-15T00:00:00Z'))!;
  const company = snapshot.company('09990001');
  assert.deepEqual(
    [
      company?.status,
      company?.incorporatedOn,
      company?.accountsOverdue,
      company?.confirmationOverdue,
      company?.address.postalCode,
    ],
    ['active', '2001-02-03', true, false, 'EC1A 1AA'],
  );
  assert.equal(snapshot.company('09990007')?.status, 'strike_off_proposed');
  assert.equal(snapshot.company('09990008')?.status, 'in_insolvency');
  assert.equal(snapshot.company('00000000'), undefined);
  assert.deepEqual(
    snapshot.search('Mihon Trading Ltd').map((hit) => hit.company.number),
    ['09990001'],
  );
  assert.deepEqual(
    snapshot.search('Sample Trading Ltd').map((hit) => [hit.company.number, hit.former]),
    [['09990001', true]],
  );
  assert.deepEqual(
    snapshot.search('Mihon Tradin').map((hit) => hit.company.number),
    ['09990001', '09990008'],
  );
  assert.deepEqual(snapshot.search('"* OR NEAR('), []);
  snapshot.close();
});

test('a file that is not the company data, or names no date, is refused and the old snapshot stays', async () => {
  const path = join(folder, 'companies-house.sqlite');
  const wrong = join(folder, 'other-2026-12-01.csv');
  writeFileSync(wrong, 'a,b\n1,2\n');
  await assert.rejects(buildSnapshot(wrong, path), /no column/);
  await assert.rejects(buildSnapshot(join(folder, 'nodate.csv'), path), /does not name its date/);
  assert.equal(openSnapshot(path, () => new Date())?.asOf, '2026-11-01');
});
