import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { type NamedCompany, openNamedCompanies } from '../../../../testkit/registry/named-companies.ts';
import { searchNames } from './search-names.ts';

/** Names that are described, asked about, beside their trade, or made of other characters by a keyboard. */
const COMPANIES: readonly NamedCompany[] = [
  ['日成工業有限会社', '大田区', '大森１番地'],
  ['有限会社日昇工業', '大田区', '大森２番地'],
  ['有限会社燦来夢', '港区', '芝１番地'],
  ['有限会社丸豊食堂', '大田区', '大森３番地'],
  ['大日製菓有限会社', '港区', '芝２番地'],
  ['有限会社どさん娘', '港区', '芝３番地'],
  ['有限会社藤田仏具本店', '大田区', '大森４番地'],
  ['植田商事株式会社', '港区', '芝４番地'],
  ['株式会社上田商事', '大田区', '大森５番地'],
  ['稲葉建鋼有限会社', '大田区', '大森６番地'],
  ['有限会社因幡建設', '港区', '芝５番地'],
  ['日交交通共済協同組合', '大田区', '大森７番地'],
  ['株式会社栗山組', '港区', '芝６番地'],
  ['大田区', '大田区', '蒲田１番地'],
  ['港区', '港区', '芝７番地'],
];
const { companies, close } = openNamedCompanies(COMPANIES);
after(close);
const matchesOf = (name: string) => searchNames({ companies }, name).matches;
const LINES: readonly (readonly [asked: string, name: string])[] = [
  ['にっせい工業、日曜の日に成功の成。大田区の', '日成工業有限会社'],
  ['さんらいむ、ええと漢字で燦々の燦に来る夢、港区の', '有限会社燦来夢'],
  ['大衆食堂 丸豊 大田区大森', '有限会社丸豊食堂'],
  ['製菓メーカー 大日（港区芝）', '大日製菓有限会社'],
  ['港区のラーメン屋どさん娘の運営会社', '有限会社どさん娘'],
  ['仏壇買ったの大森の藤田仏具だと思うんだけど、会社名合ってる？', '有限会社藤田仏具本店'],
  ['にっこう…日交の交通共済協同組合です', '日交交通共済協同組合'],
  ['株式会杜粟山組 港区芝', '株式会社栗山組'],
];
for (const [asked, name] of LINES)
  test(asked, () => {
    const [first] = matchesOf(asked);
    assert.equal(first?.record.name, name);
    assert.equal(first?.agreement, 'fuzzy');
  });

test('characters that are read alike come after those that were written', () => {
  const names = matchesOf('上田商事 港区').map(({ record }) => record.name);
  assert.deepEqual(names.slice(0, 2), ['株式会社上田商事', '植田商事株式会社']);
  assert.ok(matchesOf('因幡建鋼有限会社').some(({ record }) => record.name === '稲葉建鋼有限会社'));
});

test('the municipality beside a company is where it is', () => {
  for (const line of ['(有)エムズワーク　大田区大森', 'エムズワーク建設 大田区大森'])
    assert.ok(!matchesOf(line).some(({ record }) => record.name === '大田区'));
  assert.equal(matchesOf('大田区 税務課')[0]?.record.name, '大田区');
});
