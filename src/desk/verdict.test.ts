import assert from 'node:assert/strict';
import { test } from 'node:test';
import { booked, receipt } from '../../testkit/desk/records.ts';
import { duplicatesIn, pictureHash } from './duplicates.ts';
import { recheck } from './recheck.ts';
import type { DeskRecord } from './record.ts';
import { sorted, sumsByMonth } from './sums.ts';
import { hasValidCheckDigit, readTNumber } from './t-number.ts';
import { verdictOf } from './verdict.ts';

const edit = (record: DeskRecord, values: DeskRecord['values']): DeskRecord => ({
  ...record,
  values: { ...record.values, ...values },
});
const failed = (record: DeskRecord) => recheck(record).flatMap(({ id, result }) => (result === 'failed' ? [id] : []));

test('a wrong digit is found while it is typed, and a right one passes again', () => {
  assert.equal(verdictOf(receipt()).status, 'passed');
  const wrong = edit(receipt(), { total: '2300' });
  assert.deepEqual(failed(wrong), ['taxes_sum']);
  assert.equal(verdictOf(wrong).status, 'failed');
  assert.deepEqual(failed(edit(receipt(), { registration_number: 'T1180301018772' })), ['t_number_digit']);
  assert.deepEqual(failed(edit(receipt(), { registration_number: '1180301018771' })), ['t_number_form']);
  assert.deepEqual(failed(edit(receipt(), { date: '2026-02-30' })), ['date_valid']);
  assert.deepEqual(failed(edit(receipt(), { issuer: ' ' })), ['issuer_present']);
});

test('a corrected document is judged by its corrected values', () => {
  const read = receipt({ total: 2100 }, { status: 'failed', checks: { amount_consistency: 'failed' } });
  assert.equal(verdictOf(read).status, 'failed');
  assert.equal(verdictOf(edit(read, { total: '2200' })).status, 'passed');
});

test('every lawful rounding passes, another amount does not', () => {
  const taxed = (tax: number) =>
    receipt({ total: 999, taxes: [{ rate: 10, taxable_amount: 999, tax, basis: 'incl' }] });
  assert.deepEqual(
    [90, 91, 89, 92].map((tax) => failed(taxed(tax)).length),
    [0, 0, 1, 1],
  );
});

test('a number that a person typed is said not to be looked up', () => {
  const typed = verdictOf(edit(receipt(), { registration_number: 'T5010401067252' }));
  assert.ok(typed.reasons.some(({ word }) => word === 'reason_number_not_looked_up'));
  assert.equal(typed.status, 'review');
});

test('sample data, an unregistered issuer and low confidence ask for a look; a person closes it', () => {
  const sample = receipt();
  const marked = { ...sample, registry: { ...sample.registry!, isSample: true } };
  assert.equal(verdictOf(marked).status, 'review');
  const unsure = { ...receipt(), confidence: { total: 0.41 } };
  assert.deepEqual(verdictOf(unsure).reasons[0]?.values, { percent: '41' });
  assert.equal(verdictOf({ ...unsure, confirmed: true }).status, 'confirmed');
});

test('T-numbers: full width, hyphens and spaces are read; the check digit is the modulus-9 one', () => {
  assert.equal(readTNumber('Ｔ１１８０-３０１０-１８７７１'), 'T1180301018771');
  assert.equal(readTNumber('T118030101877'), null);
  assert.ok(hasValidCheckDigit('T1180301018771'));
});

test('duplicates: the same file, the same picture, the same issuer, date and total; another number is another bill', () => {
  const entry = (id: string, record: DeskRecord | null, digest = id, picture: string | null = null) => ({
    id,
    digest,
    picture,
    record,
  });
  const numbered = (number: string) => edit(receipt(), { number });
  const found = duplicatesIn([
    entry('a', receipt()),
    entry('b', receipt()),
    entry('c', null, 'a'),
    entry('d', numbered('1')),
    entry('e', numbered('2')),
    entry('f', receipt({ total: 900 }), 'f', 'ffff0000ffff0000'),
    entry('g', null, 'g', 'ffff0000ffff0001'),
  ]);
  assert.equal(found.get('b'), 'a');
  assert.equal(found.get('c'), 'a');
  assert.notEqual(found.get('e'), 'd');
  assert.equal(found.get('g'), 'f');
  assert.equal(pictureHash(Uint8Array.from({ length: 72 }, (_, index) => (index % 2 === 0 ? 9 : 1))).length, 16);
});

test('sums by month and rate; sorting puts what has no value last both ways', () => {
  const eight = receipt({
    date: '2026-10-01',
    total: 1080,
    taxes: [{ rate: 8, taxable_amount: 1000, tax: 80, basis: 'excl' }],
  });
  const sums = sumsByMonth([booked(receipt()), booked(receipt()), booked(eight)]);
  assert.deepEqual(
    sums.map(({ month, count, total }) => [month, count, total]),
    [
      ['2026-10', 1, 1080],
      ['2026-11', 2, 4400],
    ],
  );
  assert.deepEqual(sums[0]?.rates.get(8), { gross: 1080, tax: 80 });
  const order = (descending: boolean) => sorted([3, null, 10, 2], (value) => value, descending);
  assert.deepEqual(order(false), [2, 3, 10, null]);
  assert.deepEqual(order(true), [10, 3, 2, null]);
});
