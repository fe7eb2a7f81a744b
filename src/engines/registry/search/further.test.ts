import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { type NamedCompany, openNamedCompanies } from '../../../../testkit/registry/named-companies.ts';
import { searchNames } from './search-names.ts';

const COMPANIES: readonly NamedCompany[] = [
  ['有限会社竹葉', '港区', '芝１番地'],
  ['株式会社丸信商事', '大田区', '大森４番地'],
  ['株式会社丸石商事', '港区', '芝４番地'],
  ['有限会社光洋工業', '大田区', '大森１番地'],
  ['有限会社成美工務店', '大田区', '大森２番地'],
  ['有限会社福曻水産', '大田区', '羽田１番地'],
  ['株式会社商栄陸運', '港区', '芝２番地'],
  ['有限会社北兵庫運送'],
  ['株式会社ホンダカーズ見本'],
  ['日本交通株式会社', '港区', '芝５番地'],
  ['神奈川県弁護士会'],
  ['中部漁業協同組合', '大田区', '大森５番地'],
  ['株式会社ＴＫＭ', '港区', '三田１番地'],
  ['王子製紙労働組合', '大田区', '大森６番地'],
  ['大田区'],
  ['港区'],
];
const { companies, close } = openNamedCompanies(COMPANIES);
after(close);
const matchesOf = (name: string) => searchNames({ companies }, name).matches;

const LINES: readonly (readonly [asked: string, name: string])[] = [
  ['有限会社竹菜　港区芝', '有限会社竹葉'],
  ['丸新商事　大田区大森', '株式会社丸信商事'],
  ['公用工業　大田区大森', '有限会社光洋工業'],
  ['Narumi Koumuten, Ota-ku', '有限会社成美工務店'],
  ['Fukushō Suisan Y.K., Ota-ku', '有限会社福曻水産'],
  ['Syoei Rikuun (K.K.)  Minato', '株式会社商栄陸運'],
  ['ﾕ.ｷﾀﾋﾖｳｺﾞｳﾝｿｳ', '有限会社北兵庫運送'],
  ['日交　港区', '日本交通株式会社'],
  ['Kanagawa Bar Association', '神奈川県弁護士会'],
  ['Chubu Fisheries Cooperative, Ota-ku', '中部漁業協同組合'],
  ['えーと、ティー・ケー・エム、株式会社、港区の三田です', '株式会社ＴＫＭ'],
  ['王子労組　大田区', '王子製紙労働組合'],
];
for (const [asked, name] of LINES)
  test(asked, () => {
    const [first] = matchesOf(asked);
    assert.equal(first?.record.name, name);
    assert.equal(first?.agreement, 'fuzzy');
  });

test('a number that is said names its company, as a candidate', () => {
  const { record } = matchesOf('株式会社丸信商事')[0]!;
  const names = ['ゼロ', 'いち', 'にー', 'さん', 'よん', 'ごー', 'ろく', 'なな', 'はち', 'きゅう'];
  const said = [...record.corporateNumber].map((digit) => names[Number(digit)]!).join(' ');
  const [first] = matchesOf(`法人番号は ${said} です`);
  assert.equal(first?.record.name, record.name);
  assert.equal(first?.agreement, 'fuzzy');
});

test('a department of a town stays the town', () => assert.equal(matchesOf('大田区 税務課')[0]?.record.name, '大田区'));
