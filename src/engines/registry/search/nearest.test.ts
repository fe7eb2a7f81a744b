import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { openNamedCompanies } from '../../../../testkit/registry/named-companies.ts';
import { nearest } from './nearest.ts';
import { searchNames } from './search-names.ts';

const { companies, close } = openNamedCompanies([
  ['株式会社メディオ', '港区', '芝１番地'],
  ['有限会社メディオ', '大田区', '下郷１番地'],
]);
after(close);

test('those whose address has another word of the line come first', () => {
  const result = searchNames({ companies }, 'メディオ');
  assert.equal(result.matches.length, 2);
  for (const [word, name] of [
    ['下郷', '有限会社メディオ'],
    ['芝', '株式会社メディオ'],
  ] as const)
    assert.equal(nearest(result, [{ text: word, folded: word }]).matches[0]?.record.name, name);
});

test('a word of the name itself says nothing', () => {
  const result = searchNames({ companies }, 'メディオ');
  assert.deepEqual(nearest(result, [{ text: 'メディオ', folded: 'メディオ' }]), result);
});
