import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { openNamedCompanies } from '../../../../testkit/registry/named-companies.ts';
import { searchNames } from './search-names.ts';

const { companies, close } = openNamedCompanies([
  ['有限会社北斗自動車', '大田区', '大森１番地'],
  ['北斗鮮魚株式会社', '大田区', '大森２番地'],
  ['有限会社北斗', '港区', '芝１番地'],
  ['北斗靴店合同会社', '港区', '芝２番地'],
]);
after(close);
const first = (line: string) => searchNames({ companies }, line).matches[0];

test('what somebody does tells which of those of one name is meant', () => {
  for (const [line, name] of [
    ['車屋 北斗 大田区大森', '有限会社北斗自動車'],
    ['魚屋 北斗 大田区大森', '北斗鮮魚株式会社'],
    ['北斗 中古車 大田区大森', '有限会社北斗自動車'],
    ['靴の北斗', '北斗靴店合同会社'],
  ] as const) {
    assert.equal(first(line)?.record.name, name, line);
    assert.equal(first(line)?.agreement, 'fuzzy', line);
  }
});
