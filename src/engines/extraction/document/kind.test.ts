import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { extractDocument } from './extract.ts';

const NOW = new Date('2026-11-16T00:00:00Z');
const kind = (endpoint: 'invoice' | 'receipt', ...lines: string[]) =>
  extractDocument({ rows: rowsOfText(lines.join('\n')).rows, kind: endpoint, now: NOW, source: 'text' }).documentKind;

const HOLDER = ['白馬塗料株式会社', '長野県北安曇郡白馬村北城5820 TEL 0261-72-4416', '登録番号 T8030001065552'];
const SUMS = ['塗料 15kg 4 14,500 58,000', '小計 58,000', '消費税(10%) 5,800', '合計 63,800'];

test('a delivery note that is also the bill is a bill', () => {
  const paper = (title: string) =>
    kind('invoice', title, '発行日 2026/11/05', '見本商事株式会社 御中', ...HOLDER, ...SUMS);
  assert.equal(paper('納品書兼請求書'), 'invoice');
  assert.equal(paper('納品書'), 'delivery_note');
});

test('a monthly bill in the words of a till is one paper; two papers show two of something', () => {
  const carried = ['前月御請求額 154,000', '御入金額 54,000', '繰越金額 100,000', '今月御買上額 58,000'];
  const sums = ['消費税(10%) 5,800', '今月合計 63,800', '御請求額 163,800', 'お支払期限 2026/11/30 お振込にて'];
  assert.equal(
    kind('invoice', '請求明細書', '発行日 2026/11/05', '見本商事株式会社 御中', ...HOLDER, ...carried, ...sums),
    'statement',
  );
  const one = (number: string, total: string) => [
    `請求書No.${number}`,
    '発行日 2026/11/05',
    ...HOLDER,
    `合計 ${total}`,
  ];
  assert.equal(kind('invoice', ...one('1', '63,800'), ...one('2', '74,800')), 'several_documents');
});

test('the number of the agent who hands the receipt over makes no second receipt', () => {
  const ride = (second: string) =>
    kind(
      'receipt',
      'アプリ乗車 領収書',
      '発行日 2026/10/15 22:17',
      '見本商事株式会社 様',
      'タクシー事業者 三鷹城西交通株式会社',
      '登録番号 T5120001954433',
      '運賃 2,600円',
      '迎車料金 300円',
      '合計 2,900円 (10%対象 内消費税 263円)',
      'お支払 クレジットカード 2,900円',
      second,
    );
  assert.equal(ride('※本領収書は事業者に代わりゴーライド株式会社(T6030001061157)が交付しています'), 'receipt');
  assert.equal(ride('領収書 ゴーライド株式会社 T6030001061157'), 'several_documents');
});

test('the number of an order and a way of payment are no titles', () => {
  const roastery = (order: string) =>
    kind(
      'receipt',
      'ROASTERY NORTH POINT',
      order,
      'Date 2026/10/15 (Thu) 10:03',
      'Ethiopia Guji 200g 3,456',
      'Total (8% tax incl.) ¥3,456',
      'Tax 8% ¥256',
      ...HOLDER,
    );
  assert.notEqual(roastery('Order NP-26-5512'), 'order');
  assert.equal(roastery('ORDER SHEET'), 'order');
});

test('a second number between the goods and their sum makes two sellers', () => {
  const delivery = (second: string) =>
    extractDocument({
      rows: rowsOfText(`ご注文の領収書
2026/10/28 12:39
店舗: (株)龍髭フーズ  登録番号 T7170001040096
油淋鶏弁当 ×2        1,960   8%
春巻 3本               420   8%
店舗小計             2,380 (内消費税 176)
${second}
配達手数料             350   10%
サービス料             238   10%
手数料小計             588 (内消費税 53)
お支払い合計        ¥2,968`).rows,
      kind: 'receipt',
      now: NOW,
      source: 'text',
    }).reasons.documentKind!.against;
  assert.deepEqual(delivery('デリゴー株式会社 登録番号 T7010401133820'), ['two sellers']);
  assert.deepEqual(delivery('配達ほか'), []);
});

test('a paper that says what it is, is that', () => {
  const GOODS = ['塗料 15kg 4 14,500 58,000', '合計 58,000円(税込)'];
  assert.equal(kind('receipt', 'ご注文確認書', '注文番号 88-20194', ...HOLDER, ...GOODS), 'order');
  assert.notEqual(kind('receipt', '領収書 ご注文確認書兼用', '2026/11/05', ...HOLDER, ...GOODS), 'order');
  assert.equal(kind('receipt', '見本博物館', '観覧券領収書', '一般 1名', '¥700', '2026.9.12'), 'receipt');
  assert.equal(
    kind('invoice', '領収書  No.551', '領収日 2026年7月10日', '見本設計室 様', '¥22,000 (内消費税10% ¥2,000)'),
    'receipt',
  );
  assert.equal(kind('receipt', '領収書の発行について', '¥700', 'この書面は領収書ではありません'), 'other');
});

test('what was given back under another title is a credit note', () => {
  const rebate = (title: string) =>
    kind('invoice', title, '発行日:2026年04月10日   No. RB-118', '見本酒店 御中', ...HOLDER, '返還金額合計 88,000円');
  assert.equal(rebate('販売奨励金支払明細書 (返還インボイス)'), 'credit_note');
  assert.equal(rebate('販売奨励金支払明細書'), 'payment_notice');
});

test('a slip of a transfer is no receipt, a balance brought forward makes a statement', () => {
  const slip = ['ご利用明細票', '見本銀行 取扱店 六日町', '2026-10-30 14:02', 'お取引金額 ¥88,000', 'お釣り ¥450'];
  assert.equal(kind('receipt', ...slip, 'お受取人 カ)ミホン', 'ご依頼人 ミホンシヨウジ'), 'other');
  const bill = (...lines: string[]) =>
    kind('invoice', '御請求書', '見本園 様  請求日:2026年8月31日', ...lines, ...HOLDER, ...SUMS);
  assert.equal(bill('前月残 23,328  当月入金 23,328  差引 0'), 'statement');
  assert.equal(bill('前月分 作業費'), 'invoice');
});

test('a receipt with its number in the title is no bill; a bill to be drawn later is no receipt', () => {
  const received = (title: string) =>
    kind('invoice', title, '領収日 2026年9月18日', '見本商事株式会社 様', ...SUMS, ...HOLDER);
  assert.equal(received('領収書 No.5531'), 'receipt');
  assert.equal(received('領収証 第118号'), 'receipt');
  assert.equal(received('請求書 No.5531'), 'invoice');
  const gas = (due: string) =>
    kind(
      'receipt',
      'LPガス 検針票 兼 口座振替領収証',
      '検針日 2026/09/10',
      '税抜額 7,615円',
      '消費税10% 761円',
      due,
      ...HOLDER,
    );
  assert.equal(gas('今回請求額 8,376円(振替予定日 9月28日)'), 'invoice');
  assert.equal(gas('領収金額 8,376円(振替日 9月28日)'), 'receipt');
});

test('a cancelled return is none to book', () => {
  const back = (title: string) =>
    kind('receipt', title, ...HOLDER, '2026/05/04 13:37', '園芸土 20L -798', '合計 -798', '(10%対象 -798 内税 -72)');
  assert.equal(back('** 取消 ** 返品レシート'), 'credit_note');
  assert.equal(back('*** 返品 ***'), 'credit_note');
});

test('a receipt with its number beside the title is one, whatever was paid for', () => {
  const paid = (title: string, dues: string) =>
    kind(
      'receipt',
      title,
      '株式会社セイブ運輸 殿',
      '¥24,000',
      `令和8年度${dues}として`,
      '領収年月日 令和8年4月27日',
      '(不課税)',
      '一般社団法人 房総トラック安全協会',
      `${dues} 24,000円 計 24,000円`,
    );
  for (const dues of ['会費', '負担金', '賛助会費'])
    assert.equal(paid('領 収 書    領収番号 K26-118', dues), 'receipt');
});

test('two numbers, each under a sum of its own, are two sellers', () => {
  const { reasons } = extractDocument({
    rows: rowsOfText(`見本イーツ 領収書
2026年11月6日 12:14
ヒレかつ弁当  2  2,360
豚汁  2  500
配達手数料  330
サービス料  143
合計  ¥3,333
飲食店分 (8%対象 2,860円 内税 211円)
株式会社見本フード 登録番号 T7999901000001
手数料分 (10%対象 473円 内税 43円)
見本配達株式会社 登録番号 T8030001065552`).rows,
    kind: 'receipt',
    now: new Date('2026-11-16'),
    source: 'text',
  });
  assert.deepEqual(reasons.documentKind?.against, ['two sellers']);
});

test('with which delivery the goods came is no title, and an order still open is no receipt', () => {
  const kindOf = (text: string) =>
    extractDocument({ rows: rowsOfText(text).rows, kind: 'invoice', now: new Date('2026-11-16'), source: 'text' })
      .documentKind;
  const bill = `御請求書  発行日 2026年11月10日
見本商事株式会社 御中
品名              数量  単位   単価     金額    備考
トナー 黒            2   本   14,800   29,600   納品書 4471
コピー用紙           2   箱    3,900    7,800   納品書 4502
税抜合計  37,400
消費税 10%  3,740
合計  41,140`;
  assert.equal(kindOf(bill), 'invoice');
  assert.equal(kindOf(`領収書\nご注文はまだ確定していません。\n合計 4,560円\n8%対象 4,560円`), 'order');
});
