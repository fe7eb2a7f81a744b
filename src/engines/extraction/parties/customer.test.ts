import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';

const parties = (...lines: string[]) => {
  const { rows } = rowsOfText(['請求書', '請求日 2026年10月31日', ...lines].join('\n'));
  const { fields } = extractDocument({ rows, kind: 'invoice', now: new Date('2026-11-16'), source: 'text' });
  return [fields.supplierName.value, fields.customerName.value];
};
const SUMS = ['塗装工事 1式 460,000', '小計 460,000  消費税10% 46,000  合計 506,000'];

test('labels in brackets say who is who, whosever number stands behind the name', () => {
  assert.deepEqual(
    parties(
      '【請求先】伊吹エンジニアリング株式会社 (貴社登録番号 T8290001011522)',
      '福岡市博多区博多駅南4-11-3',
      '【請求元】株式会社オオタ塗装',
      '福岡市南区井尻5-24-18 TEL 092-571-2206',
      '登録番号 T4290006561672',
      ...SUMS,
    ),
    ['株式会社オオタ塗装', '伊吹エンジニアリング株式会社'],
  );
});

test('a label alone names the line below it', () => {
  assert.deepEqual(
    parties('■請求先', '北辰プラント株式会社', '発行元: 株式会社オオタ塗装', '登録番号 T4290006561672', ...SUMS),
    ['株式会社オオタ塗装', '北辰プラント株式会社'],
  );
});

const NAMES: readonly [row: string, customer: string | null][] = [
  ['お客様 石黒 大地 様', '石黒 大地'],
  ['お客様 各位', null],
  ['会員番号 0087712 / 吉岡 大輝 様', '吉岡 大輝'],
  ['会員 株式会社羽黒商会 御中  会員番号 4471', '株式会社羽黒商会'],
  ['プロ会員 遠野建業 様', '遠野建業'],
  ['会員様 ポイント 120', null],
  ['ご依頼主 砂丘物産館 倉吉支店 様', '砂丘物産館 倉吉支店'],
  ['尾花沢ゴルフ倶楽部 様', '尾花沢ゴルフ倶楽部'],
  ['スワン美容室 様                コード 0117-2', 'スワン美容室'],
  ['営業部 御中', null],
  ['出店者　革工房トネリコ　様（店舗ID 20871）', '革工房トネリコ'],
  ['ショップ名 木工房すぎのこ (ストアID 58812)', '木工房すぎのこ'],
  ['店舗名: 酒蔵ちづるオンライン  (有限会社千羽鶴酒造 御中)', '有限会社千羽鶴酒造'],
  ['(株)高橋内装 様', '(株)高橋内装'],
  ['スナック 夜間飛行 様', 'スナック 夜間飛行'],
  ['山口 敏行 様', '山口 敏行'],
  ['松浦歯科医院 先生 侍史', '松浦歯科医院'],
  ['株式会社ニシン御殿 御中', '株式会社ニシン御殿'],
  ['雪原高校 修学旅行係 様', '雪原高校 修学旅行係'],
  ['宛 横手かまくら祭事務局 様', '横手かまくら祭事務局'],
  ['宇部商工青年部 御中', '宇部商工青年部'],
  ['見本市消防本部 御中', '見本市消防本部'],
  ['Messrs. 株式会社クラフトパス', '株式会社クラフトパス'],
];

for (const [row, customer] of NAMES)
  test(`${row}: ${customer ?? 'nobody'} is addressed`, () => {
    const [, found] = parties(row, '株式会社オオタ塗装', '福岡市南区井尻5-24-18', '登録番号 T4290006561672', ...SUMS);
    assert.equal(found, customer);
  });

test('what somebody is at a market is no part of the name, and a label with nothing behind it is no customer', () => {
  for (const role of ['買受人', '買主', '仲買人', '落札者'])
    assert.equal(
      parties(`${role} 寿司割烹 たつみ 様`, '株式会社オオタ塗装', '登録番号 T4290006561672', ...SUMS)[1],
      '寿司割烹 たつみ',
    );
  for (const label of ['宛名', '御芳名', 'お名前', 'ご宛先'])
    assert.equal(
      parties(`${label}                 様`, '株式会社オオタ塗装', '登録番号 T4290006561672', ...SUMS)[1],
      null,
    );
});

test('what somebody is to the issuer stands in front of the name', () => {
  for (const role of ['教習生', '受診者', '借受人', '檀家'])
    assert.equal(
      parties(`${role} 安達 里桜 様`, '株式会社オオタ塗装', '登録番号 T4290006561672', ...SUMS)[1],
      '安達 里桜',
    );
});

test('columns of two parties read row by row: the person belongs to the company that is addressed', () => {
  assert.deepEqual(
    parties(
      '株式会社ベイサイド物産 御中',
      '株式会社セントラルガード四国',
      'ご担当 総務課 秋月様',
      '〒760-0019 香川県高松市サンポート3-11',
      'TEL 087-826-3350',
      '登録番号 T5583742447330',
      ...SUMS,
    ),
    ['株式会社セントラルガード四国', '株式会社ベイサイド物産'],
  );
});

test('a word inside a legal name does not take the customer away', () => {
  const issuer = ['株式会社オオタ塗装', '福岡市南区井尻5-24-18', '登録番号 T4290006561672', ...SUMS];
  assert.equal(parties('テナント 株式会社クロスポイント 様   8階 801号室', ...issuer)[1], '株式会社クロスポイント');
  assert.equal(parties('株式会社クロスポイント  御中', ...issuer)[1], '株式会社クロスポイント');
  assert.equal(parties('ポイント会員 様', ...issuer)[1], null);
});

test('what stands behind a legal name in the customer’s column is no part of it', () => {
  assert.equal(
    parties('Bill to  Kobe Robotics K.K. / Minato 3-2, Chuo-ku, Kobe', '株式会社オオタ塗装', ...SUMS)[1],
    'Kobe Robotics K.K.',
  );
});

test('who pays in at a counter is the customer; beside the T-number the same word names who delivers', () => {
  const NUMBER = '登録番号 T4290006561672';
  const [, payer] = parties('納入者 株式会社オオタ塗装', ...SUMS, '見本広域連合', '福岡市南区井尻5-24-18', NUMBER);
  assert.equal(payer, '株式会社オオタ塗装');
  const [, holder] = parties('お客さま番号 12-0044   ご契約者 株式会社オオタ塗装', ...SUMS, '見本ガス株式会社', NUMBER);
  assert.equal(holder, '株式会社オオタ塗装');
  const [issuer] = parties('見本市長 様', ...SUMS, '納入者 株式会社オオタ塗装', NUMBER);
  assert.equal(issuer, '株式会社オオタ塗装');
});

test('a letter tells whose bill it brings, and a rule or a title parts the issuer from a patient', () => {
  const issuer = ['株式会社オオタ塗装', '登録番号 T4290006561672'];
  assert.equal(
    parties('株式会社見本手芸 の 2026年10月分のご請求をお送りします。', ...SUMS, ...issuer)[1],
    '株式会社見本手芸',
  );
  const clinic = ['医療法人青葉会 あおば歯科', '――――――――――――', '領収書 No.2026-0982 発行日:2026年9月14日'];
  assert.equal(parties(...clinic, '橋爪 栞 様', ...SUMS)[1], '橋爪 栞');
});

test('who answers for a company is addressed under its name, and the label of the next column is nobody', () => {
  const issuer = ['株式会社オオタ塗装', '登録番号 T4290006561672'];
  assert.equal(
    parties(
      '株式会社見本工務店',
      '代表取締役 瀬川 正志 殿',
      '〒760-0033 香川県高松市丸の内7-20',
      ...issuer,
      ...SUMS,
    )[1],
    '株式会社見本工務店',
  );
  assert.equal(
    parties(
      '請求先                  請求書番号  NG-0099182',
      '株式会社見本左官            支払期限  2026年12月1日',
      ...issuer,
      ...SUMS,
    )[1],
    '株式会社見本左官',
  );
});

test('labels set in Markdown, and a house in Latin letters behind its label, leave the name alone', () => {
  assert.deepEqual(
    parties(
      '- **請求先**: 株式会社ライズ 様',
      '- **発行者**: 中井 涼(イラストレーター)',
      '- **登録番号**: T4290006561672',
      ...SUMS,
    ),
    ['中井 涼', '株式会社ライズ'],
  );
  assert.equal(
    parties('To 株式会社ライズ 様', 'From Studio Nagi 渚スタジオ合同会社', 'Reg. T4290006561672', ...SUMS)[0],
    '渚スタジオ合同会社',
  );
});

test('an address of a mailbox is nobody, and labels of one width end where their colons stand', () => {
  const issuer = ['株式会社オオタ塗装', '登録番号 T4290006561672'];
  assert.equal(
    parties('宛先: keiri@mihon.example', 'ご注文者　　：株式会社見本製作所', ...issuer, ...SUMS)[1],
    '株式会社見本製作所',
  );
});

test('who answers for a body of the municipalities is not its name', () => {
  assert.equal(
    parties(
      '株式会社見本 様',
      ...SUMS,
      '見本南水道企業団',
      '企業長 神谷 昌彦',
      '愛知県安城市御幸本町15-2',
      '登録番号 T4290006561672',
    )[0],
    '見本南水道企業団',
  );
});

test('of two works that bill together the first is the issuer, with its own number', () => {
  const works = ['見本市水道局  登録番号 T4290006561672', '下水道: 見本市下水道河川局 登録番号 T8030001065552'];
  assert.equal(parties('株式会社見本 様', ...SUMS, ...works)[0], '見本市水道局');
});

test('a telephone number in front of a guest is the house’s, and so is the company above it', () => {
  assert.deepEqual(
    parties('株式会社見本ホテル', '京都市下京区立売中之町99', 'TEL 075-221-8870 Guest 見本 慶一 様', ...SUMS),
    ['株式会社見本ホテル', '見本 慶一'],
  );
});

test('who brought something, in a column of its own, is the customer and not the issuer', () => {
  assert.deepEqual(
    parties(
      '見本広域行政組合 クリーンセンター',
      '福岡市博多区博多駅南4-11-3  TEL 092-571-2206',
      'インボイス登録番号 T8290001011522',
      ' 受付番号    00319',
      ' 持込の種類   可燃',
      ' 搬入者      有限会社 みほん生花',
      ' 手数料         1,980円',
      ' 領収額(税込)   1,980円',
    ),
    ['見本広域行政組合 クリーンセンター', '有限会社 みほん生花'],
  );
});

test('words of a greeting and the address of a letter are no part of the customer', () => {
  for (const row of [
    'ようこそ ホテルみほん 様',
    'お宛名 ホテルみほん 様',
    '〒812-0016 福岡市博多区博多駅南4-11 ホテルみほん 様',
  ])
    assert.equal(parties(row, '株式会社オオタ塗装', '登録番号 T4290006561672', ...SUMS)[1], 'ホテルみほん', row);
});

test('who bought, applied or ordered is the customer', () => {
  for (const label of ['購入者', 'お申込者', 'ご依頼者', '注文者'])
    assert.equal(
      parties(`${label} 株式会社みほん設備`, '発行元: 株式会社オオタ塗装', ...SUMS)[1],
      '株式会社みほん設備',
      label,
    );
});

test('a house with its department, or with whom in it, is the customer', () => {
  assert.equal(parties('みほん商店 販売課 御中', '発行元: 株式会社オオタ塗装', ...SUMS)[1], 'みほん商店 販売課');
  assert.equal(parties('ホテルみほん 購買ご担当 様', '発行元: 株式会社オオタ塗装', ...SUMS)[1], 'ホテルみほん');
  assert.equal(parties('経理部 ご担当者 様', '発行元: 株式会社オオタ塗装', ...SUMS)[1], null);
});

test('the label of the next column is nobody', () => {
  assert.equal(
    parties(
      'BILL TO                     Invoice No.   QF26-11',
      'MIHON GLASS CO., LTD.       Due Date      2026-Dec-13',
      ...SUMS,
    )[1],
    'MIHON GLASS CO., LTD.',
  );
});

test('fields that grew to 御中 are no part of whom the paper is for', () => {
  for (const gap of [' ', '　'])
    assert.equal(
      parties(`割烹みほん${gap}御中請求日2026年11月16日(月)`, '発行元: 株式会社オオタ塗装', ...SUMS)[1],
      '割烹みほん',
    );
});
