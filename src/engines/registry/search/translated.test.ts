import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { openNamedCompanies } from '../../../../testkit/registry/named-companies.ts';
import { searchNames } from './search-names.ts';

const { companies, close } = openNamedCompanies([
  ['株式会社山田板金工作所', '大田区', '大森１番地'],
  ['有限会社丸正山田材木店', '大田区', '大森２番地'],
  ['株式会社ＳＣＪ商事', '大田区', '大森３番地'],
]);
after(close);

test('names that somebody put into English, spelled or asked about are candidates', () => {
  for (const [line, name] of [
    ['Yamada Sheet Metal Works', '株式会社山田板金工作所'],
    ['Please check whether Yamada Sheet Metal Works is registered', '株式会社山田板金工作所'],
    ['Yamada Lumber, Ota-ku', '有限会社丸正山田材木店'],
    ['エスはSNAKEのS、CATのC、JAPANのJ、それから商事です', '株式会社ＳＣＪ商事'],
  ] as const) {
    const [first] = searchNames({ companies }, line).matches;
    assert.equal(first?.record.name, name, line);
    assert.equal(first?.agreement, 'fuzzy', line);
  }
});
