import assert from 'node:assert/strict';
import { test } from 'node:test';
import { analyse } from '../document/analysis.ts';
import { rowsOfText } from '../page/rows.ts';
import { findCustomers } from './customer.ts';
import { findSupplier, rankSuppliers, type Supplier } from './supplier.ts';

const NUMBER = '登録番号 T7010001129946';
function issuerOf(...lines: string[]): string | null {
  const analysis = analyse(rowsOfText(lines.join('\n')).rows);
  return findSupplier(rankSuppliers(analysis, findCustomers(analysis), false))?.value ?? null;
}

test('an office or a representative behind a legal name is left out of the issuer', () => {
  assert.equal(issuerOf('請求書', '株式会社みどり 御中', '株式会社見本商事 千葉支店', NUMBER), '株式会社見本商事');
  assert.equal(issuerOf('請求書', '株式会社みどり 御中', '見本医薬株式会社　仙台営業所', NUMBER), '見本医薬株式会社');
  assert.equal(
    issuerOf('請求書', '株式会社みどり 御中', '見本電設 株式会社　代表取締役 見本 一郎', NUMBER),
    '見本電設 株式会社',
  );
});

test('the person in brackets behind a workshop is not its name', () => {
  assert.equal(
    issuerOf('請求書', '請求先：株式会社みどり 御中', '請求元：みほん翻訳事務所（見本 花子）', NUMBER),
    'みほん翻訳事務所',
  );
});

test('who runs the place and owns the number is the issuer, and the guest is not', () => {
  const paper = [
    '見本高原カントリー倶楽部',
    '経営 見本観光開発株式会社  登録番号 T7010001129946',
    'ロッカー 173  ナガシマ 様',
  ];
  assert.equal(issuerOf('領収書', ...paper), '見本観光開発株式会社');
});

test('a guest below the issuer’s telephone and T-number does not make the issuer the customer', () => {
  const paper = [
    '見本薬局 一宮店',
    '株式会社メディ見本',
    '愛知県一宮市本町3-9-22  TEL 0586-24-8811',
    NUMBER,
    '患者 見本様',
  ];
  assert.equal(issuerOf('領収書', ...paper), '株式会社メディ見本');
});

test('what somebody is to the paper is not part of the name', () => {
  assert.equal(
    issuerOf('請求書', '株式会社みどり 御中', '翻訳者：見本 みどり', '090-7713-2248', NUMBER),
    '見本 みどり',
  );
});

test('the reading of a name before the name is no bank account', () => {
  assert.equal(
    issuerOf('ｺｲﾝﾗﾝﾄﾞﾘｰ ﾐﾎﾝﾃﾝ', 'ｶ)ﾐﾎﾝｸﾘｰﾝ  株式会社見本クリーン', '盛岡市上堂2-4-17', NUMBER),
    '株式会社見本クリーン',
  );
});

test('nobody is named when no candidate is likelier than none', () => {
  assert.equal(
    findSupplier([{ value: '見本商店', score: -1, repairs: [] as string[] } as Partial<Supplier> as Supplier]),
    null,
  );
});

test('of goods alone none is called the issuer', () => {
  const goods = ['淡麗グリーン', '鶏むね肉サラダ', '特濃ピーチスカッシュ', '穂先メンマ', 'モッツァレラチーズ'];
  const lines = goods.map((name, i) => `${name}     *${128 + i}`);
  assert.equal(issuerOf('領収書', ...lines, '合計 ¥650'), null);
});

test('the address behind a legal name in its row is no part of it; grown together the name is not said', () => {
  assert.equal(
    issuerOf('領収書', '弁当のかわせみ', '河瀬食品株式会社 静岡県浜松市中央区鍛冶町140-7', NUMBER),
    '河瀬食品株式会社',
  );
  assert.equal(issuerOf('領収書', '玉木酒販㈱  福井県大野市元町8-14', NUMBER), '玉木酒販(株)');
  assert.notEqual(
    issuerOf('請求書', '株式会社緑匠造園佐倉市城内町77-2電話043-555-0101', NUMBER),
    '株式会社緑匠造園佐倉市城内町77-2電話043-555-0101',
  );
});

test('a legal form set apart from its name by a wide gap belongs to it', () => {
  assert.equal(issuerOf('御請求書', '京都呉服振興会　殿', '西陣織物　株式会社', NUMBER), '西陣織物 株式会社');
});

test('what a house is, a wide space in front of its name, belongs to the name', () => {
  assert.equal(issuerOf('領収書', '株式会社みどり 様', '料亭　千鳥　　電話 0749-62-2011', NUMBER), '料亭 千鳥');
  assert.equal(issuerOf('hair & spa  Kokage', '世田谷区北沢2-30-9', '03-3466-0172', NUMBER), 'hair & spa Kokage');
});

test('the shop at the head of a receipt is the name, who keeps it stands at the number', () => {
  const lines = [
    'ほぐし処 みほん屋',
    'R.8/4/12 14:00',
    'もみほぐし70分 7,500',
    'お会計 7,500',
    '仙台市太白区長町5-9-2 022-555-8830',
    '見本 佑香',
    NUMBER,
    '領収書No 412-03',
  ];
  const analysis = analyse(rowsOfText(lines.join('\n')).rows);
  assert.equal(findSupplier(rankSuppliers(analysis, [], true))?.value, 'ほぐし処 みほん屋');
});

test('a company over the title is no customer of a firm named without its form under it', () => {
  const lines = ['ビストロ ル・ポン', NUMBER, '株式会社ルポン', '領収書', 'カケハシ商事 様', '¥24,200'];
  const analysis = analyse(rowsOfText(lines.join('\n')).rows);
  assert.equal(findCustomers(analysis)[0]?.value, 'カケハシ商事');
  assert.equal(issuerOf(...lines), '株式会社ルポン');
});

test('half of a title is no name, and joins none', () => {
  const lines = [
    '写真のコダマ館 鶴岡店',
    'お会計票 / 領収書',
    '領収日 2026/11/14',
    'お会計 ¥13,000',
    '山形県鶴岡市本町2-6-9',
    NUMBER,
  ];
  assert.equal(issuerOf(...lines), '写真のコダマ館 鶴岡店');
});

test('the title of another paper and a date left to be filled in are no names, and whom a bill is for is no issuer', () => {
  assert.equal(
    issuerOf('御見積書（店頭）', 'メガネのクレア 宇都宮店', '栃木県宇都宮市本町2-6-9', NUMBER),
    'メガネのクレア 宇都宮店',
  );
  assert.equal(issuerOf('領収証', '金 参萬参阡円也', '令和八年十月   日', 'スナック 夕顔'), 'スナック 夕顔');
  assert.equal(
    issuerOf('Receipt', 'Quillbase, Inc.', '548 Market Street', 'Bill to TOO Systems Co., Ltd.'),
    'Quillbase, Inc.',
  );
});

test('what somebody is stands in front of the name and is not part of it', () => {
  assert.equal(issuerOf('請求書', '翻訳者 ミッチェル恵', '札幌市北区北10条西3-9-2', NUMBER), 'ミッチェル恵');
  assert.equal(issuerOf('領収書', '福岡市南区大橋1-20-5', '地主 安永 信子', NUMBER), '安永 信子');
});

test('labels of other fields are no names beside the issuer’s', () => {
  const analysis = analyse(
    rowsOfText(
      `Tax Invoice\nNorthwind Metrics Japan G.K.\nInvoice No. NM-31187\nIssue Date  Nov 1, 2026\nDue Date    Nov 30, 2026\nT-number    T7010001129946\n#aK4p\nTotal ¥18,150`,
    ).rows,
  );
  const names = rankSuppliers(analysis, findCustomers(analysis), false).map(({ value }) => value);
  assert.ok(names.includes('Northwind Metrics Japan G.K.'));
  for (const label of ['Issue Date', 'Due Date', 'T-number', '#aK4p']) assert.ok(!names.includes(label), label);
});

test('words that lead to a company are no part of its name', () => {
  const papers: readonly [row: string, name: string][] = [
    ['Receipt from Stackferry, Inc.', 'Stackferry, Inc.'],
    ['From アクシスデータ株式会社', 'アクシスデータ株式会社'],
    ['(受託者 株式会社あけぼの商店)', '株式会社あけぼの商店'],
    ['Seller: Emilia Marmi S.r.l., Via Aurelia 114', 'Emilia Marmi S.r.l.'],
  ];
  for (const [row, name] of papers) assert.equal(issuerOf('INVOICE', row, 'Buyer: 株式会社みどり', NUMBER), name);
});

test('who is called the trader under the name of a shop keeps the shop', () => {
  const analysis = analyse(
    rowsOfText(`介護タクシー ゆきやなぎ\n事業者 阿部 芳江  ${NUMBER}\n福島県喜多方市字寺町南5006 TEL 0241-24-3338`)
      .rows,
  );
  assert.equal(findSupplier(rankSuppliers(analysis, [], true))?.value, '介護タクシー ゆきやなぎ');
});

test('a trade in brackets behind a person is left out, in any letters', () => {
  for (const trade of ['セト溶接', 'Illustration Umi'])
    assert.equal(
      issuerOf('請求書', '株式会社みどり 御中', `海野 彩 (${trade})`, '新潟市中央区万代3-4-2', NUMBER),
      '海野 彩',
    );
});

test('a boat or a shop of anglers is no change', () => {
  for (const name of ['釣船 第八恵比須丸', '釣具の見本屋', '釣り船 海神丸'])
    assert.equal(issuerOf(name, '千葉県いすみ市大原塩田10071', '電話 0470-55-3108', NUMBER), name);
});

test('the body that the issuer is a member of, points and lines to be signed name nobody', () => {
  assert.equal(issuerOf('領収書', '東京都個人タクシー協同組合 所属', '篠田タクシー', NUMBER), '篠田タクシー');
  assert.equal(issuerOf('領収書', 'つばき調剤薬局', '島根県浜田市殿町82-6', '薬学管理料 59点'), 'つばき調剤薬局');
  assert.equal(issuerOf('ご利用合計 45,540', 'ご署名 ________________'), null);
});

test('readings, seals, callings and labels of a form are no part of the issuer’s name', () => {
  for (const [printed, name] of [
    ['Harper Emily (ハーパー エミリー)', 'Harper Emily'],
    ['一　龍之介（はじめ　りゅうのすけ）', '一 龍之介'],
    ['山田 太郎（やまだ たろう） 印', '山田 太郎'],
    ['山田 太郎 (印)', '山田 太郎'],
    ['山田 太郎 税理士', '山田 太郎'],
    ['氏名：山田 太郎', '山田 太郎'],
  ] as const)
    assert.equal(issuerOf('請求書', '株式会社みどり 御中', printed, '岐阜県飛騨市古川町壱之町3-8', NUMBER), name);
});

test('a sentence names nobody', () => {
  assert.equal(
    issuerOf('請求書', '株式会社みどり 御中', 'くらしに、あかりを。', '岐阜県飛騨市古川町3-8', NUMBER),
    null,
  );
});

test('goods name nobody, with or without the sign of money', () => {
  for (const line of ['クロワッサン 550', 'クロワッサン  550', 'クロワッサン ¥550'])
    assert.equal(issuerOf(NUMBER, '食パン 550', line, '合計 ¥1,100'), null, line);
});

test('the short kana form in the first row names the issuer, further down the holder of an account', () => {
  const goods = ['ビオラ 3号     @120 8   960', 'ハーブ苗       @499 2   998', '合計 ¥1,958'];
  assert.equal(issuerOf('カ)グリーンテラス', 'TEL0294-36-1741', NUMBER, ...goods), 'カ)グリーンテラス');
  assert.equal(issuerOf('株式会社見本', NUMBER, ...goods, 'カ)グリーンテラス'), '株式会社見本');
});

test('what somebody did, who handled the paper and who keeps the books are no part of a name', () => {
  const paper = (name: string) =>
    issuerOf('請求書', '請求先：株式会社みどり 御中', name, '〒907-0022 沖縄県石垣市大川258-2', NUMBER);
  assert.equal(paper('撮影：みほん写真事務所（見本 直人）'), 'みほん写真事務所');
  assert.equal(paper('見本市 (取扱 環境クリーンセンター)'), '見本市');
  assert.equal(paper('見本柔道クラブ 会計 山崎'), '見本柔道クラブ');
  assert.equal(paper('水谷さやか(デザイン事務所 みずいろ)'), '水谷さやか');
});

test('what a logo was taken for does not win over a shop in plain print at the contacts', () => {
  const lines = [
    'MiHOs',
    '〒100-0001 東京都千代田区千代田1-1',
    'ミホンコーヒー 公園店',
    'TEL 03-6206-7791',
    NUMBER,
    '2026年5月27日 10:04',
    'ラテ ¥460',
    '合計 ¥460',
  ];
  const analysis = analyse(rowsOfText(lines.join('\n')).rows);
  const suppliers = rankSuppliers(analysis, findCustomers(analysis), true);
  const logo = suppliers.find(({ value }) => value === 'MiHOs')!;
  const others = suppliers.filter((entry) => entry !== logo);
  const first = { ...logo, score: 9, probability: 0.8 };
  assert.equal(findSupplier([{ ...first, readingConfidence: 0.95 }, ...others])?.value, 'MiHOs');
  assert.equal(findSupplier([{ ...first, readingConfidence: 0.5 }, ...others])?.value, 'ミホンコーヒー 公園店');
});

test('a house at the head of a receipt is the name, beside its title or not, and who works there stands at the number', () => {
  const receipt = (head: string) => {
    const lines = [
      head,
      '会計日: 2026-09-27',
      '再診料 1,100',
      '合計(税込) 1,100',
      '獣医師 見本 亮介',
      '山口県下関市唐戸町2-16 Tel 083-223-5590',
      NUMBER,
    ];
    const analysis = analyse(rowsOfText(lines.join('\n')).rows);
    return findSupplier(rankSuppliers(analysis, findCustomers(analysis), true))?.value;
  };
  for (const title of ['', ' 領収書', ' 会計明細・領収書', ' 診療明細書 兼 領収書'])
    assert.equal(receipt(`みなと動物病院${title}`), 'みなと動物病院', title);
});

test('the town is the issuer and not its office, nor the house that bears its name', () => {
  assert.equal(issuerOf('領収書', '見本市 東地域交流館', '施設使用料 1,100円', NUMBER), '見本市');
  assert.equal(issuerOf('見本市立 動植物園', '入園券 領収書', '計 2,100円', `見本市 ${NUMBER}`), '見本市');
  assert.equal(issuerOf('手数料領収書', '見本市会計管理者', '窓口 市民課 3番', '合計 300円'), '見本市');
});

test('where money was paid in is not who is paid', () => {
  assert.equal(
    issuerOf('払込受領証', '払込先 見本町水道企業団', '金額 6,248円', '収納代行 みほんマート弘前店 印'),
    '見本町水道企業団',
  );
});

test('a calendar under the paper, cells of a form and a piece of an address name nobody', () => {
  const contacts = ['〒448-0027 愛知県刈谷市', 'TEL:0566-45-7255', NUMBER, '領収証 ¥4,320'];
  for (const other of ['OCT', '友引 先負', '取扱者印', '□ 日用品', '付につき多治見', '株式会社', '455-0856 愛知県名古'])
    assert.equal(issuerOf('鳥けん', ...contacts, other), '鳥けん', other);
});

test('of two or three letters a name must be likelier than of more', () => {
  const read = (value: string) =>
    findSupplier([
      { value, compact: value, score: 3, probability: 0.5, repairs: [] as string[] } as Partial<Supplier> as Supplier,
    ]);
  assert.equal(read('OGT'), null);
  assert.equal(read('OGTX')?.value, 'OGTX');
});

test('a shop of a known chain is the issuer where no other name is likely', () => {
  assert.equal(
    issuerOf('Standard Works', 'ダイソー 見本四条通店', 'TEL:075-821-2240', '<領 収 証>', 'レジ袋 5', '合計 ¥5'),
    'ダイソー 見本四条通店',
  );
});

test('the number of a person is not that of a union at the end of the paper', () => {
  const taxi = ['個人タクシー', '領収証', 'ミホン交通', '事業者 大槻 和夫', 'T2810240117734', '携帯 090-5831-0042'];
  const fares = ['運賃 2,380円', '迎車料金 300円', '合計 2,680円', 'クレジット 2,680円', 'カード番号 ****4410'];
  const end = ['見本個人タクシー事業協同組合', 'お忘れ物は組合まで 0235-22-8003'];
  const text = [...taxi, '乗車日 2026年11月12日', '車番 見本500あ17-24', ...fares, '', ...end];
  const analysis = analyse(rowsOfText(text.join('\n')).rows);
  assert.equal(findSupplier(rankSuppliers(analysis, [], true))?.value, 'ミホン交通');
});

test('a label in round brackets names the issuer behind it', () => {
  assert.equal(
    issuerOf(
      '請求書',
      '(請求先) 株式会社みどり 御中',
      '(請求元) タイヤショップ ミホン',
      '大槻 隆',
      '品川区1-2-3',
      NUMBER,
    ),
    'タイヤショップ ミホン',
  );
});

test('a calling a wide space in front of the office, and a slogan grown to the shop', () => {
  const end = ['見本市中央3-2-25', NUMBER];
  assert.equal(issuerOf('請求書', '司法書士　みほん坂事務所', ...end), '司法書士 みほん坂事務所');
  assert.equal(issuerOf('請求書', '花のある毎日を。フラワーハウス みほん', ...end), 'フラワーハウス みほん');
  assert.equal(issuerOf('請求書', '有限会社みほん。', ...end), '有限会社みほん');
});

test('the day of handing over and work as a whole are no names', () => {
  const cleaner = ['お渡し予定日 11月20日', 'クリーニング みほん館 見本町店', '見本市見本町2-1', NUMBER];
  assert.equal(issuerOf('領収書', ...cleaner), 'クリーニング みほん館 見本町店');
  const gardener = ['みほん造園', '見本市見本町2-1', NUMBER, '造園・植木 手入れ一式  1式  88,000'];
  assert.equal(issuerOf('請求書', '株式会社みどり 御中', ...gardener), 'みほん造園');
});

test('names whose every letter stands apart, and who keeps the shop below', () => {
  const end = ['見本市中央3-2-25', '電話 022-555-7386', NUMBER];
  assert.equal(issuerOf('請求書', '見　本　畳　店', '見　本　源一郎', ...end), '見本畳店');
  assert.equal(issuerOf('領収書', '八　見　金　物　店', '店　主　　八　見　丈　太　郎', ...end), '八見金物店');
  assert.equal(issuerOf('請求書', '司法書士　見本　仁志', ...end), '見本 仁志');
});

test('one foreign word in front of a name is a part of it, what is sold is not', () => {
  const end = ['見本市中央3-2-25', NUMBER];
  assert.equal(issuerOf('領収書', 'mihon 鶴岡アトリエ', ...end), 'mihon 鶴岡アトリエ');
  assert.equal(issuerOf('領収書', 'FLOWER 花工房みほん', ...end), '花工房みほん');
});

test('the union in the row below a person’s number is not who holds it', () => {
  const driver = ['領収書', '個人タクシー ミホン', '日付 2026.11.05 08:52', '料金 2,180円', '合計 2,180円'];
  const end = ['見本市中央3-2-25', '登録番号 T2810240117734', '見本個人タクシー協同組合'];
  const analysis = analyse(rowsOfText([...driver, ...end].join('\n')).rows);
  assert.equal(findSupplier(rankSuppliers(analysis, [], true))?.value, '個人タクシー ミホン');
});
