import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { zipSync } from 'fflate';
import { corporateNumberIn } from './golden-copy.ts';
import { buildGleifNames, openGleifNames } from './name-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'gleif-'));
after(() => rmSync(folder, { recursive: true }));

const SLOTS = [1, 2, 3, 4, 5];
const OTHER = 'Entity.OtherEntityNames.OtherEntityName';
const TRANSLITERATED = 'Entity.TransliteratedOtherEntityNames.TransliteratedOtherEntityName';
/** The head of the published file, without the columns between that are not read. */
const HEADER = [
  'LEI',
  'Entity.LegalName',
  'Entity.LegalName.xmllang',
  ...SLOTS.flatMap((slot) => [`${OTHER}.${slot}`, `${OTHER}.${slot}.xmllang`, `${OTHER}.${slot}.type`]),
  ...SLOTS.flatMap((slot) => [
    `${TRANSLITERATED}.${slot}`,
    `${TRANSLITERATED}.${slot}.xmllang`,
    `${TRANSLITERATED}.${slot}.type`,
  ]),
  'Entity.LegalAddress.Country',
  'Entity.RegistrationAuthority.RegistrationAuthorityID',
  'Entity.RegistrationAuthority.RegistrationAuthorityEntityID',
  'Entity.LegalJurisdiction',
  'Entity.EntityStatus',
  'Registration.RegistrationStatus',
];
const row = (values: Readonly<Record<string, string>>): string =>
  HEADER.map((column) => `"${(values[column] ?? '').replaceAll('"', '""')}"`).join(',');
const japanese = (name: string, id: string, more: Readonly<Record<string, string>> = {}) => ({
  LEI: '353800XXXXXXXXXXXX00',
  'Entity.LegalName': name,
  'Entity.LegalAddress.Country': 'JP',
  'Entity.LegalJurisdiction': 'JP',
  'Entity.RegistrationAuthority.RegistrationAuthorityID': 'RA000412',
  'Entity.RegistrationAuthority.RegistrationAuthorityEntityID': id,
  'Registration.RegistrationStatus': 'ISSUED',
  ...more,
});
const ROWS = [
  row(
    japanese('見本商事株式会社', '9999-01-000001', {
      [`${OTHER}.1`]: 'Mihon Trading, Co., Ltd.',
      [`${OTHER}.1.type`]: 'ALTERNATIVE_LANGUAGE_LEGAL_NAME',
      [`${OTHER}.2`]: 'Old Mihon Company',
      [`${OTHER}.2.type`]: 'PREVIOUS_LEGAL_NAME',
      [`${TRANSLITERATED}.1`]: 'Mihon Shoji Kabushiki Kaisha',
      [`${TRANSLITERATED}.1.type`]: 'PREFERRED_ASCII_TRANSLITERATED_LEGAL_NAME',
      [`${TRANSLITERATED}.2`]: 'Jianben Shangshi Zhushihuishe',
      [`${TRANSLITERATED}.2.type`]: 'AUTO_ASCII_TRANSLITERATED_LEGAL_NAME',
    }),
  ),
  row(japanese('Sample "Quoted" Japan KK', '6999901000002')),
  row(japanese('Annulled KK', '999901000003', { 'Registration.RegistrationStatus': 'ANNULLED' })),
  row(japanese('No Number KK', 'unknown')),
  row({
    ...japanese('Mihon Trading Inc.', '12345678'),
    'Entity.LegalAddress.Country': 'US',
    'Entity.LegalJurisdiction': 'US',
  }),
];
const CSV = `${[HEADER.map((name) => `"${name}"`).join(','), ...ROWS].join('\n')}\n`;
const target = join(folder, 'gleif.sqlite');

test('names of Japanese corporations are found however they are written, from the ZIP as published', async () => {
  const file = join(folder, '20261115-0800-gleif-goldencopy-lei2-golden-copy.csv.zip');
  writeFileSync(
    file,
    zipSync({ '20261115-0800-gleif-goldencopy-lei2-golden-copy.csv': new TextEncoder().encode(CSV) }),
  );
  assert.deepEqual(await buildGleifNames(file, target), { names: 3, companies: 2, asOf: '2026-11-15' });
  const names = openGleifNames(target)!;
  assert.equal(names.asOf, '2026-11-15');
  for (const [asked, numbers] of [
    ['MIHON TRADING CO LTD', ['7999901000001']],
    ['Mihon Trading', ['7999901000001']],
    ['Mihon Shoji K.K.', ['7999901000001']],
    ['Sample Quoted Japan', ['6999901000002']],
    ['Old Mihon', []],
    ['Jianben Shangshi Zhushihuishe', []],
    ['Annulled', []],
  ] as const)
    assert.deepEqual(names.byName(asked), numbers, asked);
  names.close();
});

test('another file is refused before anything changes: other columns, no date, no Japanese name', async () => {
  const refuse = async (name: string, text: string, why: RegExp) => {
    writeFileSync(join(folder, name), text);
    await assert.rejects(buildGleifNames(join(folder, name), target), why);
  };
  await refuse('20261115-rr.csv', 'Relationship.StartNode.NodeID\nX\n', /not the level-1 golden copy/);
  await refuse('golden.csv', CSV, /does not name its date/);
  await refuse('20261115-lei2.csv', `${CSV.split('\n')[0]}\n${ROWS[4]}\n`, /no Japanese corporation/);
  assert.deepEqual(openGleifNames(target)?.byName('Mihon Trading'), ['7999901000001'], 'the data in service stay');
  assert.ok(!readdirSync(folder).some((file) => file.endsWith('.building')));
});

test('the twelve digits of the company registration are the corporate number without its check digit', () => {
  assert.equal(corporateNumberIn('9999-01-000001'), '7999901000001');
  assert.equal(corporateNumberIn('6999901000002'), '6999901000002');
  for (const id of ['', '1234567890123', 'HRB 12345', '12345']) assert.equal(corporateNumberIn(id), null, id);
});
