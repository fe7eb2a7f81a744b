import assert from 'node:assert/strict';
import { test } from 'node:test';
import { booked, receipt } from '../../testkit/desk/records.ts';
import { duplicatesIn, pictureHash } from './duplicates.ts';
import { recordOf } from './from-answer.ts';
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

test('a document is never to be looked at without a word about what to look at', () => {
  const vague = verdictOf(receipt({}, { status: 'review', checks: {}, warnings: [] }));
  assert.deepEqual([vague.status, vague.reasons[0]?.word], ['review', 'reason_unnamed']);
  const card = recordOf('card', { card: { organization: { legal_name: '株式会社青葉商店' } }, warnings: ['x'] });
  assert.ok(verdictOf(card).reasons.some(({ word, fields }) => word === 'reason_missing' && fields[0] === 'name'));
});

test('a paper read as another kind is said to be that, once, and not judged for it again', () => {
  const bill = receipt({}, { documentKind: 'invoice', status: 'review', warnings: ['document_type_mismatch'] });
  const { status, reasons } = verdictOf({ ...bill, checks: { document_kind: 'failed' } });
  const said = reasons.filter(({ level }) => level !== 'good');
  assert.deepEqual([status, ...said.map(({ word }) => word)], ['review', 'reason_is_invoice']);
  const bare = receipt({}, { documentKind: 'other' });
  const words = verdictOf({ ...bare, values: { issuer: '青葉商店' }, read: { issuer: '青葉商店' } }).reasons;
  assert.ok(words.some(({ word }) => word === 'reason_is_card'));
});

test('papers that were read as one are said to be several, once', () => {
  const several = receipt({}, { status: 'failed', warnings: ['page_limit_reached'] });
  const words = verdictOf(several).reasons.map(({ word }) => word);
  assert.equal(words.filter((word) => word === 'reason_several').length, 1);
  assert.ok(!words.includes('reason_warning'), 'the warning behind it is not said a second time');
});

test('a missing number is said once, by the registry where it was asked', () => {
  const bare = receipt({ number: null, decision: 'no_registration_number', verdict: 'unknown' });
  const said = verdictOf({ ...bare, status: 'review', warnings: ['registration_number_not_found'] }).reasons;
  assert.deepEqual(
    said.map(({ word }) => word).filter((word) => word === 'reason_warning' || word === 'reason_decision'),
    ['reason_decision'],
  );
});

test('cards without a name are told apart by phone and company', () => {
  const card = (phone: string) =>
    recordOf('card', {
      card: {
        organization: { legal_name: '株式会社青葉商店' },
        contact: { phones: [{ type: 'work', value: phone }] },
      },
    });
  const entry = (id: string, phone: string) => ({ id, digest: id, picture: null, record: card(phone) });
  const found = duplicatesIn([entry('a', '03-1234-5678'), entry('b', '03-1234-5678'), entry('c', '03-9999-0000')]);
  assert.deepEqual([...found], [['b', 'a']]);
});
