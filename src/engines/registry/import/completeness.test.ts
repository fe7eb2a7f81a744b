import assert from 'node:assert/strict';
import { test } from 'node:test';
import { completenessOf } from './completeness.ts';

const date = '2026-07-31';
const part = (name: string, rows: number) => ({ part: name, date, rows });
const NATION = part('00', 5_900_000);
const INVOICES = [
  ...[1, 2, 3, 4, 5].map((n) => part(`h_00${n}`, 530_000)),
  part('j', 7_900),
  ...[1, 2, 3, 4, 5].map((n) => part(`k_00${n}`, 510_000)),
];

test('the nationwide file, or all areas with the one abroad, are the whole registry', () => {
  assert.equal(completenessOf('company', [NATION]).state, 'complete');
  const areas = [...Array.from({ length: 47 }, (_, i) => String(i + 1).padStart(2, '0')), '99'];
  assert.equal(
    completenessOf(
      'company',
      areas.map((area) => part(area, 125_000)),
    ).state,
    'complete',
  );
});

test('one prefecture is not', () => {
  const { state, missing } = completenessOf('company', [part('31', 20_000)]);
  assert.equal(state, 'partial');
  assert.match(missing[0]!, /^files of the areas 01–30, 32–47, 99 /);
});

test('a nationwide file with far fewer rows than were published is a piece of it', () => {
  assert.match(completenessOf('company', [part('00', 1000)]).missing[0]!, /1,000 rows where at least 5,816,535/);
  assert.equal(completenessOf('company', [part('00', 1000)], {}).state, 'complete');
});

test('the invoice registry needs corporations, bodies and individuals, each without a gap and in full', () => {
  assert.equal(completenessOf('invoice', INVOICES).state, 'complete');
  const without = (name: string) =>
    completenessOf(
      'invoice',
      INVOICES.filter((item) => item.part !== name),
    ).missing;
  assert.deepEqual(without('j'), ['j_all (unincorporated bodies)']);
  assert.deepEqual(without('k_003'), ['k_all part 003']);
  assert.match(without('h_005')[0]!, /h_all has 2,120,000 rows/);
  assert.equal(completenessOf('invoice', [part('h_001', 1000)]).missing.length, 3);
});
