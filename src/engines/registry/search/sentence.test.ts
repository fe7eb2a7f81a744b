import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { type NamedCompany, openNamedCompanies } from '../../../../testkit/registry/named-companies.ts';
import { searchNames } from './search-names.ts';

const COMPANIES: readonly NamedCompany[] = [
  ['有限会社見上花壇'],
  ['有限会社見賀市', '港区', '両見柳８８０番地'],
  ['お見本観光株式会社'],
  ['港区商工会'],
  ['社会福祉法人見朝町社会福祉協議会'],
  ['一般社団法人見本青年会議所'],
  ['見本県東部採石事業協同組合'],
  ['株式会社Ｒａｃｑｕｅｓ', '港区', '南青山１番地', 'ラケス'],
  ['株式会社ラコモ'],
  ['株式会社見和', '港区', '芝１番地'],
  ['株式会社見和', '大田区', '大森１番地'],
  ['一般財団法人港区農村振興公社'],
  ['有限会社堀見組', '大田区', '大森２番地'],
  ['特定非営利活動法人見本伝統文化継承機構', '港区', '芝２番地', 'ミホンデントウブンカケイショウキコウ'],
  ['港区'],
  ['株式会社見岡税経総合事務所'],
  ['見協冷機工業株式会社'],
  ['一般社団法人見本防止ネットワーク'],
];
const { companies, close } = openNamedCompanies(COMPANIES);
after(close);
const matchesOf = (name: string) => searchNames({ companies }, name).matches;

const SENTENCES: readonly (readonly [asked: string, name: string])[] = [
  ['芝の花屋、見上花壇宛に領収書を書く', '有限会社見上花壇'],
  ['花は見上花壇にお願いしました。法人番号は', '有限会社見上花壇'],
  ['両見柳のビルに入ってる見賀市という有限会社について教えてください', '有限会社見賀市'],
  ['道の駅の運営をしてるお見本観光って会社ありますよね', 'お見本観光株式会社'],
  ['港の商工会から会費の請求が来ています', '港区商工会'],
  ['らけすという会社、港区南青山', '株式会社Ｒａｃｑｕｅｓ'],
  ['ラコモさん？ラーコモさん？', '株式会社ラコモ'],
  ['ラスクじゃなくてラコモ、芝の', '株式会社ラコモ'],
  ['申告は見岡税経さんに頼んでいます', '株式会社見岡税経総合事務所'],
  ['見協冷機が来週こちらで工事に入るそうです', '見協冷機工業株式会社'],
  ['見本防止ネットワークからメール来たんだけど本物？', '一般社団法人見本防止ネットワーク'],
  ['見朝社協', '社会福祉法人見朝町社会福祉協議会'],
  ['社協 見朝町', '社会福祉法人見朝町社会福祉協議会'],
  ['見本JC', '一般社団法人見本青年会議所'],
  ['東部採石協組', '見本県東部採石事業協同組合'],
  ['一般財団法人港区農村振', '一般財団法人港区農村振興公社'],
  ['㈲掘見組　大田区大森7', '有限会社堀見組'],
  ['トクヒ)ミホンデントウブンカケイショウキ', '特定非営利活動法人見本伝統文化継承機構'],
];

for (const [asked, name] of SENTENCES)
  test(`${asked} is ${name}, as a candidate`, () => {
    const [first] = matchesOf(asked);
    assert.equal(first?.record.name, name);
    assert.equal(first?.agreement, 'fuzzy');
  });

test('a municipality in the sentence tells namesakes apart', () => {
  assert.equal(matchesOf('先日お世話になった大田区の見和さんに御礼状を出したい')[0]?.record.city, '大田区');
});
