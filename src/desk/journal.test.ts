import assert from 'node:assert/strict';
import { test } from 'node:test';
import { booked, receipt } from '../../testkit/desk/records.ts';
import { DEFAULT_BOOKS } from './bookkeeping.settings.ts';
import { journalOf } from './journal.ts';
import type { DeskRecord } from './record.ts';
import { DEDUCTION_STEPS, deductionOn } from './transitional.ts';

const book = (record: DeskRecord, settings = DEFAULT_BOOKS) => {
  const { entries, leftOut } = journalOf([booked(record)], settings);
  return leftOut[0]?.why ?? entries[0]?.lines.map((line) => `${line.codeKey} ${line.percent}`);
};

test('the share for an unregistered issuer follows the date in steps', () => {
  const days = ['2023-09-30', '2023-10-01', '2026-09-30', '2026-10-01', '2028-10-01', '2030-10-01', '2031-10-01'];
  assert.deepEqual(
    days.map((day) => deductionOn(day, DEDUCTION_STEPS)),
    [100, 80, 80, 70, 50, 30, 0],
  );
  const unregistered = (date: string) => receipt({ date, verdict: 'not_qualified', decision: 'not_registered' });
  assert.deepEqual(book(unregistered('2026-09-30')), ['part10 80']);
  assert.deepEqual(book(unregistered('2031-10-01')), ['none10 0']);
  const edited = { ...DEFAULT_BOOKS, steps: [{ from: '2026-01-01', percent: 60 }] };
  assert.deepEqual(book(unregistered('2026-09-30'), edited), ['part10 60']);
});

test('an issuer nobody could look up is left out until a person decides', () => {
  const unknown = receipt({ verdict: 'unknown', decision: 'not_determined' });
  assert.equal(book(unknown), 'left_issuer_unknown');
  assert.deepEqual(book({ ...unknown, qualified: 'yes' }), ['full10 100']);
  assert.deepEqual(book({ ...unknown, qualified: 'no' }), ['part10 70']);
  const typed = { ...receipt(), values: { ...receipt().values, registration_number: 'T7000012050002' } };
  assert.equal(book(typed), 'left_issuer_unknown', 'a number that was typed and not looked up');
});

test('a number registered to another name is left out until a person decides', () => {
  const other = receipt({ verdict: 'qualified', decision: 'name_mismatch' });
  assert.equal(book(other), 'left_other_name');
  assert.deepEqual(book({ ...other, qualified: 'yes' }), ['full10 100']);
});

test('small amounts in full when the person says so', () => {
  const small = receipt({ number: null, verdict: 'unknown', decision: 'no_registration_number' });
  assert.deepEqual(book(small), ['part10 70']);
  assert.deepEqual(book(small, { ...DEFAULT_BOOKS, smallAmounts: true }), ['full10 100']);
});

test('nothing is guessed: what is missing or does not add up is named', () => {
  assert.equal(book(receipt({ total: null })), 'left_no_total');
  assert.equal(book(receipt({ date: null })), 'left_no_date');
  assert.equal(book(receipt({ total: 2300 })), 'left_does_not_add_up');
  assert.equal(book(receipt({ total: -2200 })), 'left_credit_note');
  assert.equal(book(receipt({ taxes: [] })), 'left_no_tax_rate');
  assert.equal(
    book(receipt({ taxes: [{ rate: 1, taxable_amount: 2200, tax: 21, basis: 'incl' }] })),
    'left_rate_without_code',
  );
  assert.equal(book({ ...receipt(), values: { ...receipt().values, currency: 'USD' } }), 'left_currency');
});

test('exempt and out-of-scope amounts have their own codes, eight percent of 2019 its own', () => {
  const mixed = receipt({
    total: 1500,
    taxes: [
      { rate: 0, taxable_amount: 1000, tax: null, basis: 'exempt' },
      { rate: 0, taxable_amount: 500, tax: null, basis: 'out_of_scope' },
    ],
  });
  assert.deepEqual(book(mixed), ['exempt 100', 'outside 100']);
  const old = receipt({
    date: '2019-09-30',
    total: 1080,
    taxes: [{ rate: 8, taxable_amount: 1080, tax: 80, basis: 'incl' }],
  });
  assert.deepEqual(book(old), ['full8old 100']);
});
