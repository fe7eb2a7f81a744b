import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { samplePath, withoutSample } from '../../../testkit/samples.ts';
import { compareUkNames } from './company-name.ts';
import { parseCompanyNumber } from './company-number.ts';
import { comparePostcodes, entityStatus, readProfile, readSearch } from './projection.ts';

test('company numbers are padded, and a VAT number is told apart', () => {
  const read = (text: string) => {
    const number = parseCompanyNumber(text);
    return number.ok ? number.value : number.reason;
  };
  assert.deepEqual(
    [
      '445790',
      'sc90312',
      'SC 090312',
      'BR026263',
      '00-445.790',
      'IP28746R',
      'GB123456789',
      'GB 123 4567 89 012',
      'abc',
      '123456789',
    ].map(read),
    [
      '00445790',
      'SC090312',
      'SC090312',
      'BR026263',
      '00445790',
      'IP28746R',
      'looks_like_vat_number',
      'looks_like_vat_number',
      'not_a_company_number',
      'not_a_company_number',
    ],
  );
});

test('names agree over the spelling of the legal form, and another form is only fuzzy', () => {
  assert.equal(compareUkNames('TESCO PLC', 'Tesco plc'), 'exact');
  assert.equal(compareUkNames('Tesco Public Limited Company', 'TESCO P.L.C.'), 'normalized');
  assert.equal(compareUkNames('Marks & Spencer', 'MARKS AND SPENCER PLC'), 'normalized');
  assert.equal(compareUkNames('Tesco Limited', 'TESCO PLC'), 'fuzzy');
  assert.equal(compareUkNames('The Example Company Ltd', 'EXAMPLE COMPANY LIMITED(THE)'), 'normalized');
  assert.equal(compareUkNames('Natwest Marketts plc', 'NATWEST MARKETS PLC'), 'fuzzy');
  assert.equal(compareUkNames('Tesco', 'Sainsbury'), 'different');
  assert.equal(compareUkNames('', 'X'), 'different');
});

test('an absent status is never active', () => {
  assert.equal(entityStatus(null, null, false), 'unknown');
  assert.equal(entityStatus(null, null, true), 'registered_elsewhere');
  assert.equal(entityStatus('active', 'active-proposal-to-strike-off', false), 'strike_off_proposed');
  assert.equal(entityStatus('something-new', null, false), 'unknown');
});

test('postcodes are compared whole and by their outward part', () => {
  assert.equal(comparePostcodes('al71ga', 'AL7 1GA'), 'match');
  assert.equal(comparePostcodes('AL7 2BB', 'AL7 1GA'), 'partial_match');
  assert.equal(comparePostcodes('EC4N 6AF', 'AL7 1GA'), 'mismatch');
});

test('a profile with only number and name is a stub', () => {
  const company = readProfile({
    company_number: 'CE1',
    company_name: 'X',
    registered_office_address: null,
    accounts: { last_accounts: { type: 'null' } },
  });
  assert.deepEqual(
    [company.status, company.stub, company.accountsOverdue, company.address.postalCode],
    ['unknown', true, null, null],
  );
  assert.throws(() => readProfile({}));
});

const CASES: [string, Record<string, unknown>][] = [
  ['company-00445790', { name: 'TESCO PLC', status: 'active', accountsOverdue: false }],
  ['company-00000006-dissolved', { status: 'closed', ceasedOn: '2018-07-10' }],
  ['company-04374209-liquidation', { status: 'in_insolvency', accountsOverdue: true, confirmationOverdue: true }],
  ['company-BR026263-uk-establishment', { status: 'active', isBranch: true, parentNumber: 'FC041146' }],
  ['company-CE020555-stub', { status: 'registered_elsewhere', stub: true, externalNumber: '1187753' }],
  ['company-SC090312', { status: 'active', isBranch: false }],
];
for (const [file, expected] of CASES) {
  const path = `evidence/companies-house/${file}.json`;
  test(`the genuine profile ${file} is read`, { skip: withoutSample(path) }, () => {
    const company = readProfile(JSON.parse(readFileSync(samplePath(path)!, 'utf8'))) as unknown as Record<
      string,
      unknown
    >;
    for (const [key, value] of Object.entries(expected)) assert.deepEqual(company[key], value, key);
  });
}
const SEARCH = 'evidence/companies-house/search-tesco.json';
test('the genuine search answer is read, previous names in the snippet included', {
  skip: withoutSample(SEARCH),
}, () => {
  const { hits, total } = readSearch(JSON.parse(readFileSync(samplePath(SEARCH)!, 'utf8')));
  assert.equal(total, 356);
  assert.deepEqual(
    hits.map((hit) => [hit.number, hit.status, hit.previousName]),
    [
      ['00445790', 'active', 'TESCO STORES (HOLDINGS) PUBLIC LIMITED COMPANY'],
      ['09384423', 'active', 'TESCO TYRES LTD'],
      ['05888957', 'closed', null],
    ],
  );
});
