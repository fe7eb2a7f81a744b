import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';

const HEAD = '請求書\n請求日 2026年10月31日\n青葉物産株式会社 御中\n';
const FOOT = '\n株式会社みどり見本商事\n東京都品川区西五反田7-22-9\n登録番号 T7999901000001';

function sums(body: string, kind: 'invoice' | 'receipt' = 'invoice') {
  const document = extractDocument({
    rows: rowsOfText(HEAD + body + FOOT).rows,
    kind,
    now: new Date('2026-11-05T03:00:00Z'),
    source: 'text',
  });
  const { total, payable, taxAmount, taxBreakdown } = document.fields;
  const rows = taxBreakdown.value!.map((row) => `${row.rate}/${row.taxableAmount}/${row.tax}`);
  const { taxConsistency } = document.checks;
  return { total: total.value, payable: payable.value, tax: taxAmount.value, rows, taxConsistency };
}

test('fees and charges laid out stand side by side; the tax is of the fees', () => {
  const found = sums(
    '区分 報酬 実費\n登記申請 40,000 30,000\n議事録作成 15,000 0\n合計 55,000 30,000\n消費税(10%) 5,500\n請求合計 90,500',
  );
  assert.deepEqual([found.total, found.tax, found.rows], [90500, 5500, ['10/55000/5500', '0/30000/0']]);
});

test('a bill above its tax is the net, and the sum below it the total', () => {
  const found = sums('今回請求額 6,000,000\n消費税(10%) 600,000\n今回請求額(税込) ¥6,600,000\n契約残高 6,000,000');
  assert.deepEqual([found.total, found.rows], [6600000, ['10/6000000/600000']]);
});

test('a sum of one kind of thing below a larger one is a part', () => {
  const found = sums('報酬 50,000\n消費税(10%) 5,000\n報酬合計 55,000\n登録免許税 9,000\nご請求額合計 64,000');
  assert.deepEqual([found.total, found.rows], [64000, ['10/50000/5000', '0/9000/0']]);
  assert.equal(sums('小計(税込) 18,370\nゴルフ場利用税 700\n合計 19,070\n10%対象 18,370 内消費税 1,670').total, 19070);
});

test('what was paid before is taken off the bill, not off the total', () => {
  const found = sums('小計 341,000\n消費税(10%) 34,100\n合計 375,100\n前受金 -100,000\nご請求残高 275,100');
  assert.deepEqual([found.total, found.payable], [375100, 275100]);
});

test('the price of one is not the charge of all', () => {
  const found = sums('宿泊料 46,750\n入湯税 150円×2名 300\n合計 47,050\n10%対象 46,750 内消費税 4,250', 'receipt');
  assert.deepEqual([found.total, found.rows], [47050, ['10/46750/4250', '0/300/0']]);
});

test('one tax for all rates is held against the sum of theirs', () => {
  const till = (tax: string, total: string) =>
    sums(`食パン※ 396\n洗剤 398\n小計 794\n(8%対象 396)(10%対象 398)\n消費税等 ${tax}\n合計 ${total}`, 'receipt');
  assert.deepEqual([till('70', '864').total, till('70', '864').taxConsistency], [864, 'passed']);
  assert.deepEqual([till('90', '884').total, till('90', '884').taxConsistency], [884, 'failed']);
});

test('prices with the tax outside and one with it inside make the total together', () => {
  const found = sums(
    '税抜小計 30,300\n消費税(10%) 3,030\n税込小計 33,330\n配達料(税込) 1,100 (内消費税 100)\nご請求額 34,430',
  );
  assert.deepEqual([found.total, found.tax], [34430, 3130]);
});

test('labels that were not read: a base, its tax and their sum printed twice still tell', () => {
  assert.deepEqual(sums('¥4,884\n¥444 10.0%\n¥4,440\n¥4,884\n計 ¥1,160', 'receipt').total, 4884);
});

test('what was charged for is the first of what the sum below it adds up', () => {
  const body = '駐車料金 2,600円\nサービス券 -1,200円\n合計金額 1,400円\n10%対象 1,400円(内税127円)';
  assert.equal(sums(body, 'receipt').total, 1400);
});

test('what a receipt says to have received is its total where no other sum is printed', () => {
  const found = sums('領収書\n入会金 5,500\n会費 12,100\nご入金額 17,600\n(消費税10% 1,600円含む)', 'receipt');
  assert.deepEqual([found.total, found.tax], [17600, 1600]);
  const account = sums('前回御請求額 20,000\nご入金額 20,000\n商品 10,000\n消費税(10%) 1,000\n今回御請求額 11,000');
  assert.equal(account.total, 11000);
});

test('charges outside the tax and their sum are counted once', () => {
  const found = sums(
    '点検 30,470\n整備計(税込) 30,470\n自賠責保険料 17,540\n重量税 6,600\n法定費用計 24,140\nお支払総額 54,610\n10%対象 30,470 (消費税 2,770)',
    'receipt',
  );
  assert.deepEqual([found.total, found.rows], [54610, ['10/30470/2770', '0/24140/0']]);
});

test('the whole of which a part was received before is not the total of the receipt', () => {
  const found = sums(
    '領収書\n教習料金 残金\n¥148,500(税込)\n10%対象 148,500 消費税 13,500\n(総額 318,500 うち3月15日 170,000円領収済)',
    'receipt',
  );
  assert.equal(found.total, 148500);
});

test('words of a heading end with their column', () => {
  const found = sums(
    '税抜金額　　　　消費税額　　　　合計金額\n 128,000　　　　 12,800　　　　 140,800\n安全標識  16  5,500  88,000\n取付施工  1  40,000  40,000\n【10%対象　128,000　消費税　12,800】',
  );
  assert.deepEqual([found.total, found.tax, found.rows], [140800, 12800, ['10/128000/12800']]);
});

test('fees of a list are parts of the sum below it', () => {
  const found = sums(
    '02/05 宿泊料金 11,800\n02/06 宿泊料金 12,400\n02/06 朝食 2,200\nご利用合計 26,400\n(10%対象 26,400 内消費税 2,400)',
    'receipt',
  );
  assert.deepEqual([found.total, found.rows], [26400, ['10/26400/2400']]);
});

test('what was handed over is no sum, whatever the till calls it', () => {
  const till = '小計 1,520\n10%対象 1,520 内税 138\nお会計 ¥1,520\n現計 ¥2,000\nおつり ¥480';
  assert.equal(sums(till, 'receipt').total, 1520);
  assert.equal(sums('小計 1,520\n10%対象 1,520 内税 138\n現計 ¥1,520', 'receipt').total, 1520);
});

test('a balance that does not add up takes nothing off the printed bill', () => {
  const bill = (sum: string) =>
    sums(`前月御請求 88,400\n御入金 58,400\n繰越 30,000\n当月税抜 42,000\n消費税(10%) 4,200\n御請求額 ${sum}`).total;
  assert.deepEqual([bill('79,360'), bill('76,200')], [79360, 46200]);
});

test('net, tax and gross stand behind each other with their rate, and under each other with colons', () => {
  const row = sums('お支払いいただく金額 ¥70,400 (税込)\n税抜 64,000 / 税10% 6,400 / 税込 70,400');
  const rows = sums('税抜  : 64,000\n税10% : 6,400\n税込  : 70,400');
  for (const found of [row, rows]) assert.deepEqual([found.total, found.tax], [70400, 6400]);
});

test('parts side by side that make a printed sum are no sums themselves', () => {
  const body = (parts: string) =>
    `整備 62,000\n塗装 94,500\n部品計 ${parts}   技術料計 52,000\n課税計 156,500\n消費税 10% 15,650\n合計 172,150`;
  assert.deepEqual([sums(body('104,500')).total, sums(body('104,500')).rows], [172150, ['10/156500/15650']]);
  const { checks } = extractDocument({
    rows: rowsOfText(HEAD + body('114,500') + FOOT).rows,
    kind: 'invoice',
    now: new Date('2026-11-05T03:00:00Z'),
    source: 'text',
  });
  assert.notEqual(checks.total, 'passed');
});

test('a bottle given back is counted by its money, and leaves nothing outside the tax', () => {
  const found = sums(
    '吟醸 1 3,740\n瓶・箱保証金   1   300\n空瓶返却   -1   -300\n計   3,740\n(10% 3,740 内税340)\n(対象外 0)',
    'receipt',
  );
  assert.deepEqual([found.total, found.rows], [3740, ['10/3740/340']]);
});

test('what was done this month is billed, and what is kept back is taken off the payment', () => {
  const found = sums(
    '1. 今月出来高(税抜) 2,400,000\n2. 消費税等 10% 240,000\n3. 今月出来高(税込) 2,640,000\n4. 保留金 10% 264,000\n5. 今回支払請求額(3-4) 2,376,000',
  );
  assert.deepEqual([found.total, found.tax, found.rows], [2640000, 240000, ['10/2400000/240000']]);
});

test('words that only look like labels of sums', () => {
  const paid = sums('ご入金日:2026年10月25日\n ¥ 99,000\n但 教習料金\n税抜 90,000円 消費税(10%) 9,000円', 'receipt');
  assert.deepEqual([paid.total, paid.rows], [99000, ['10/90000/9000']]);
  const books = sums('雪国の帳簿 836\n消費税実務Q&A 4,180\n合計 ¥5,016\n内消費税等(10%) ¥456', 'receipt');
  assert.deepEqual([books.total, books.tax], [5016, 456]);
  const net = sums('Compute 172,000\nTotal (excl. JCT) 172,000\nJCT 10% 17,200\nTOTAL AMOUNT DUE JPY 189,200');
  assert.deepEqual([net.total, net.rows], [189200, ['10/172000/17200']]);
});

test('a return of the price: signs before every sum, a share of sales, taxes behind their bases', () => {
  const rebate = sums('対象売上(8%) 2,480,000円 × 2%  -49,600円\n消費税(8%)  -3,968円\nお支払額(割戻額)  -53,568円');
  assert.deepEqual([rebate.total, rebate.rows, rebate.taxConsistency], [-53568, ['8/-49600/-3968'], 'passed']);
  const two = sums(
    '販売奨励金  8%  ▲24,000  税 ▲1,920\n什器協賛  10%  ▲10,000  税 ▲1,000\n返還額(税抜) ▲34,000\n消費税額 ▲2,920\n返還合計 ▲36,920',
  );
  assert.deepEqual([two.total, two.rows.toSorted()], [-36920, ['10/-10000/-1000', '8/-24000/-1920']]);
  assert.equal(two.taxConsistency, 'passed');
});

test('what a share is taken from stands for itself where the share is another', () => {
  const other = sums('対象売上(8%) 2,480,000円 × 3%  -49,600円\n消費税(8%)  -3,968円\nお支払額(割戻額)  -53,568円');
  assert.notEqual(other.taxConsistency, 'passed');
});

test('an advance that bears its tax is what is sold', () => {
  const advance = sums('フォトプラン(お内金)   ¥20,000\n消費税(10%)   ¥2,000\n領収額   ¥22,000', 'receipt');
  assert.deepEqual([advance.total, advance.rows], [22000, ['10/20000/2000']]);
});

test('between a printed net sum and the total lies the tax, unless a charge of its size does', () => {
  const net = sums('Plan Annual  132,000\nSubtotal 120,000\nJCT 10% 12,000\nTotal 132,000');
  assert.deepEqual([net.total, net.rows], [132000, ['10/120000/12000']]);
  const served = sums('コース 3,870\n小計 3,870\nサービス料10% 387\n合計 4,257\n(内消費税10% 387)', 'receipt');
  assert.deepEqual([served.total, served.rows], [4257, ['10/4257/387']]);
});

test('taxes by rate without bases lie between the subtotal and the total', () => {
  const till = sums('ポスター 61,000\nクッキー 1,200\n小計 62,200\n消費税 10% 6,100\n消費税 8% 96\n合計 68,396');
  assert.deepEqual([till.total, till.tax], [68396, 6196]);
});

test('a sum of fees with their tax is a part where what was laid out is the rest of the bill', () => {
  const bill = (rest: string) =>
    sums(
      `1 着手金  300,000\n2 消費税(10%)  30,000\n報酬計(税込)  330,000\n3 実費(印紙) 不課税  19,000\n請求総額  ${rest}`,
    );
  assert.deepEqual([bill('349,000').total, bill('349,000').rows], [349000, ['10/300000/30000', '0/19000/0']]);
  assert.notEqual(bill('394,000').total, 349000);
});

test('a tax and a bill in the row of their subtotal, said shortly', () => {
  const short = sums('グランド調律  45,000\n小計 45,000 税(10%)4,500 ご請求 49,500');
  assert.deepEqual([short.total, short.tax, short.rows], [49500, 4500, ['10/45000/4500']]);
});

test('the rate that is in a sum makes it no base, and a mere 計 is the total that the tax was held back from', () => {
  assert.equal(sums('基本料金 22,000円\nご請求額（消費税10%込） 22,000円').total, 22000);
  const held = sums(
    'ご請求金額 53,874円\n撮影料 50,000円\n納品 10,000円\n計 60,000円\n源泉所得税 -6,126円\n差引 53,874円',
  );
  assert.deepEqual([held.total, held.payable], [60000, 53874]);
});
