import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { type NamedCompany, openNamedCompanies } from '../../../../testkit/registry/named-companies.ts';
import { searchNames } from './search-names.ts';

const COMPANIES: readonly NamedCompany[] = [
  ['見本警備保障有限会社', '大田区', '大塚６０２番地'],
  ['株式会社見仙', '港区', '長砂町１番地'],
  ['株式会社見仙', '大田区', '中町２番地'],
  ['有限会社みほん薬局'],
  ['社会福祉法人港区見本社会福祉協議会'],
  ['見本西部農業協同組合'],
  ['ＭＨ見本工業株式会社'],
  ['株式会社エムエイチコーポ'],
  ['９２８見本合同会社'],
  ['学校法人見本自動車学校'],
  ['株式会社見津屋'],
  ['株式会社見本木材市場'],
  ['見原建設株式会社'],
  ['有限会社本原建設工業'],
  ['株式会社サポート'],
  ['有限会社見式郵送', '港区', '芝２番地', 'ミシキユウソウ'],
  ['ＳＷＥＥＰ株式会社', '港区', '芝３番地', 'スウィープ'],
  ['株式会社シェアリングエネルギー'],
  ['株式会社ウィーズ'],
  ['株式会社ウィズイットスタジオ一級建築士事務所'],
  ['港区'],
  ['フラワーショップ見代株式会社'],
  ['有限会社ヨシダ'],
  ['株式会社エム・ワイ'],
  ['一般社団法人港区宅建西部サポートセンター'],
];
const { companies, close } = openNamedCompanies(COMPANIES);
after(close);
const found = (name: string) => searchNames({ companies }, name).matches.map(({ record }) => record);
const first = (name: string) => found(name)[0]?.name;

const LINES: readonly (readonly [line: string, name: string])[] = [
  ['見本警備保障 隊長 小谷 大田区大塚 現場', '見本警備保障有限会社'],
  ['お薬手帳 みほん薬局 叶283-3 薬剤師 下田 ☎03-0000-0000', '有限会社みほん薬局'],
  ['芝のみほん薬局', '有限会社みほん薬局'],
  ['【納品書】みほん薬局｜七五三・成人式 – 口コミ(12)', '有限会社みほん薬局'],
  ['shop.example.com の会社（みほん薬局）', '有限会社みほん薬局'],
  ['みほん薬局さん（駅前）', '有限会社みほん薬局'],
  ['港区見本社協 地域福祉課 相談員 野坂 23-xxxx', '社会福祉法人港区見本社会福祉協議会'],
  ['JA見本西部', '見本西部農業協同組合'],
  ['エムエイチ見本工業', 'ＭＨ見本工業株式会社'],
  ['MHコーポ', '株式会社エムエイチコーポ'],
  ['九二八見本合同会社', '９２８見本合同会社'],
  ['見本自動車教習所 学校法人', '学校法人見本自動車学校'],
  ['芝温泉の見津屋旅館', '株式会社見津屋'],
  ['株式会杜見本木材市埸', '株式会社見本木材市場'],
  ['ﾕ)ﾐｼｷﾕｳｿｳ ｳﾝﾁﾝ', '有限会社見式郵送'],
  ['M＆Y（株）見瀬', '株式会社エム・ワイ'],
  ['スウィープ㈱（旧口座／使用不可）', 'ＳＷＥＥＰ株式会社'],
  ['シェアリングエナジー（株）', '株式会社シェアリングエネルギー'],
  ['ウィズイットスタジオ2級建築士事務所', '株式会社ウィズイットスタジオ一級建築士事務所'],
  ['(一社)港区宅建西部サポートセ', '一般社団法人港区宅建西部サポートセンター'],
];

for (const [line, name] of LINES)
  test(`${line} names ${name}`, () => {
    assert.equal(first(line), name);
  });

test('of namesakes the one whose address the line has a word of comes first', () => {
  const [match] = found('見仙 ホール長砂');
  assert.equal(found('見仙 中町').at(0)!.street, '中町２番地');
  assert.equal(match!.name, '株式会社見仙');
});

test('a superfluous word and a wrong character are both thought of', () => {
  const names = found('見原建設工業').map(({ name }) => name);
  assert.ok(names.includes('見原建設株式会社'));
  assert.ok(names.includes('有限会社本原建設工業'));
});

test('a surname beside a word that sounds like a company does not stand for a company in kana', () => {
  assert.equal(first('フラワーSHOP見代 吉田 南'), 'フラワーショップ見代株式会社');
});

test('nothing is found among words that no company is called by', () => {
  assert.deepEqual(found('ぬるはち へそまがり 090-1234-5678 info@nobody.example'), []);
  assert.deepEqual(found('山田様 03-1234-5678'), []);
  assert.deepEqual(found('あ '.repeat(500)), []);
});

test('what was found among words is never the name itself', () => {
  for (const [line] of LINES) assert.notEqual(searchNames({ companies }, line).matches[0]?.agreement, 'exact', line);
});
