import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { openNamedCompanies } from '../../../../testkit/registry/named-companies.ts';
import { searchNames } from './search-names.ts';

const { companies, close } = openNamedCompanies([
  ['有限会社どさん娘', '港区', '芝１番地'],
  ['株式会社青葉測量', '大田区', '大森１番地'],
]);
after(close);

test('a request around a name is taken off it, and the answer is a candidate', () => {
  for (const [line, name] of [
    ['港区のどさん娘の法人番号教えて', '有限会社どさん娘'],
    ['青葉測量って登録番号ある？ 大田区', '株式会社青葉測量'],
  ] as const) {
    const [match] = searchNames({ companies }, line).matches;
    assert.deepEqual([match?.record.name, match?.agreement], [name, 'fuzzy'], line);
  }
});

test('a request that names nobody finds nobody', () => {
  assert.equal(searchNames({ companies }, '大田区の白樺商店の電話番号わかる？').matches.length, 0);
});
