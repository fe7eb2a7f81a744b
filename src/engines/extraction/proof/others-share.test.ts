import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';

const NOW = new Date('2026-11-19T00:00:00Z');
const read = (...lines: string[]) =>
  extractDocument({ rows: rowsOfText(lines.join('\n')).rows, kind: 'receipt', now: NOW, source: 'text' });
const HEAD = ['株式会社みほん', '群馬県高崎市下和田町4-55-2  027-255-0862', '登録番号 T8030001065552'];

test('what an insurance for animals pays is no contradiction', () => {
  const paper = read(
    '診療明細書 兼 領収書',
    ...HEAD,
    '会計 2026-09-26(土) 10:20',
    '再診料      1   880',
    '血液検査    1 10,560',
    '診療費合計               11,440',
    ' (10%対象 11,440 内税 1,040)',
    'アニマル共済負担(50%)  -5,720',
    '窓口お支払額              5,720',
  );
  assert.equal(paper.status, 'passed');
  assert.equal(paper.fields.total.value, 11_440);
});

test('the share of one guest and the hour of paying are no sums of the paper', () => {
  const paper = read(
    ...HEAD,
    '会計 2026/11/13(金)',
    '会計 22:14  ルーム 305  4名様',
    'フリータイム夜  4  1,980  7,920',
    'お会計                    7,920円',
    ' 税率10%対象 7,920円 内消費税 720円',
    ' お一人様     1,980円',
  );
  assert.equal(paper.status, 'passed');
});

test('the one charge of a slip with its tax inside is its sum', () => {
  const slip = (tax: string) =>
    read(
      '利用証明書 兼 領収書',
      ...HEAD,
      '利用年月日 2026年5月5日',
      '通行時刻 15:22',
      '料金 ¥2,310',
      ` 内消費税 ${tax} (10%)`,
    );
  assert.equal(slip('¥210').status, 'passed');
  assert.notEqual(slip('¥310').status, 'passed');
});

test('a shop that says it is exempt has no number, whosever stands on its paper', () => {
  const paper = read(
    'みほんモール館内店舗 レシート',
    'クレープ ハピ',
    '2026/04/05(日) 15:07',
    'いちごカスタード   2  1,180',
    '合計 1,180',
    'このレシートはインボイスではありません(当店は免税事業者です)',
    '施設運営: みほん都市開発株式会社 登録番号 T8030001065552',
  );
  assert.equal(paper.fields.registrationNumber.value, null);
  assert.notEqual(paper.status, 'passed');
});

test('what calls itself a sample proves nothing', () => {
  const paper = (...more: string[]) =>
    read(
      '領収書',
      ...HEAD,
      '領収日 2026年10月31日',
      '但 書籍代として',
      '合計 ¥1,100',
      '(内消費税10% ¥100)',
      '現金 ¥1,100',
      ...more,
    );
  assert.equal(paper().status, 'passed');
  assert.notEqual(paper('【見本】領収書').status, 'passed');
  assert.notEqual(paper('※これは書式の見本です。実際の請求ではありません。').status, 'passed');
});

test('a chain and its branch below it are one name', () => {
  const paper = read(
    'コモリみほん',
    '高松瓦町駅前店',
    '香川県高松市常磐町1丁目77-3',
    '電話:087-550-2201',
    '2026年06月30日(火)07:41',
    '合 計                 ¥330',
    '(内消費税等10%  ¥30)',
    'iD支払                ¥330',
    '登録番号 T8810416200981',
  );
  assert.equal(paper.fields.supplierName.value, 'コモリみほん 高松瓦町駅前店');
  assert.equal(paper.checks.issuer, 'passed');
});

test('a legal name at the end is proven by the shop at the head that opens with its words', () => {
  const paper = (legal: string) => {
    const { checks, fields } = read(
      'Harbor Mihon Kobe',
      '2F 9-2 Kaigan-dori, Chuo-ku, Kobe 650-0099',
      '+81 78 555 2240',
      'Registration no. T8030001065552',
      'Aug 5, 2026  6:41 PM',
      'Day pass x 3                  @ 1,200      ¥3,600',
      ...['A', 'B', 'C', 'D', 'E', 'F'].map((room) => `Meeting room ${room}                               ¥500`),
      'Total                                      ¥6,600',
      'Incl. consumption tax (10%)                  ¥600',
      'Apple Pay (QUICPay)                        ¥6,600',
      legal,
    );
    return [fields.supplierName.value, checks.issuer];
  };
  assert.deepEqual(paper('Harbor Mihon G.K.'), ['Harbor Mihon G.K.', 'passed']);
  assert.notDeepEqual(paper('Market Services G.K.'), ['Market Services G.K.', 'passed']);
});
