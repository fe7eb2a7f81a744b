import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';

const NOW = new Date('2026-11-16T00:00:00Z');
const read = (kind: 'invoice' | 'receipt', text: string) =>
  extractDocument({ rows: rowsOfText(text).rows, kind, now: NOW, source: 'text' });
const against = (kind: 'invoice' | 'receipt', text: string, check: 'date' | 'items' | 'total') =>
  read(kind, text).reasons[check]!.against;

const RECEIPT = `ドライブインさくら
栃木県那須塩原市黒磯幸町5-14  0287-62-7781
登録番号 T8030001065552
2026/10/20 12:44 No.7120
カツ丼        1   1,100
山菜うどん    1     880
合計           ¥1,980
(内消費税10%    ¥180)
現金           ¥2,000
釣                ¥20`;

const INVOICE = `請求書
請求日 2026年10月31日  No.1026-07
ペンション ホワイトベア 御中
白馬燃料株式会社
長野県北安曇郡白馬村北城5820  0261-72-4416
登録番号 T8030001065552
品名              数量   単価    金額
灯油配達           400    112    44,800
点検料               1   3,000    3,000
小計      47,800
消費税(10%)     4,780
合計      ¥52,580`;

test('the plain papers pass', () => {
  assert.equal(read('receipt', RECEIPT).status, 'passed');
  assert.equal(read('invoice', INVOICE).status, 'passed');
});

test('wares in a column in front of a name leave open who sold', () => {
  const issuerOf = (head: string) => read('receipt', RECEIPT.replace('ドライブインさくら', head)).checks.issuer;
  assert.equal(issuerOf('ドライブインさくら'), 'passed');
  assert.equal(issuerOf('刃物・大工道具    見本友'), 'not_checked');
});

for (const words of [
  '*** 取 消 済 ***',
  '【 練 習 モ ー ド 】',
  '== SAMPLE ==',
  '本票は領収書としてはご利用いただけません',
])
  test(`a paper with ${words} is for a person`, () => {
    const { status, checks } = read('receipt', `${RECEIPT}\n${words}`);
    assert.deepEqual([status, checks.documentKind], ['review', 'failed']);
  });

test('the title in the row of a date is its label; a date alone, under the title or at the foot, has none', () => {
  const dated = (head: string, foot = '') =>
    read('invoice', `${head}\n${INVOICE.split('\n').slice(2).join('\n')}${foot}`);
  assert.deepEqual(dated('請求書  2026年10月31日  No.26-5').reasons.date!.by, ['title']);
  assert.equal(dated('請求書\n2026年10月31日').checks.date, 'not_checked');
  assert.equal(dated('請求書\n信州観光協会 御中\n2026年10月31日').checks.date, 'not_checked');
  assert.equal(dated('請求書\nお買い得情報\n2026年10月31日').checks.date, 'not_checked');
  assert.equal(dated('請求書', '\n2026年10月31日').checks.date, 'not_checked');
});

test('an acknowledgement names the day', () => {
  const text = RECEIPT.replace('2026/10/20 12:44 No.7120', '2026年10月20日 上記正に領収いたしました');
  assert.ok(read('receipt', text).reasons.date!.by.includes('acknowledgement'));
});

test('a day that does not exist, or a second one a digit away, speaks against the date', () => {
  const other = (row: string) => against('invoice', `${INVOICE}\n${row}`, 'date');
  assert.deepEqual(other('出庫 2026/19/30 08:35'), ['date_unreadable']);
  assert.deepEqual(other('2026年10月21日'), ['one_digit_apart']);
  assert.deepEqual(other('発注番号 20261021-3'), ['document_number']);
  assert.deepEqual(other('発注番号 20261031-3'), []);
});

test('letters in a total are proven by clean numbers, or where every number of the paper agrees', () => {
  assert.equal(read('invoice', INVOICE.replace('52,580', '52,58O')).status, 'passed');
  const damaged = INVOICE.replace('52,580', '52,58O').replace('47,800', '47,8OO').replace('44,800', '44,8OO');
  assert.deepEqual(read('invoice', damaged).reasons.total!.by, ['letters_close']);
  assert.notEqual(read('invoice', damaged.replace('44,8OO', '44,3OO')).status, 'passed');
  const withoutGoods = damaged.split('\n').filter((row) => !/灯油|点検/.test(row));
  assert.notEqual(read('invoice', withoutGoods.join('\n')).status, 'passed');
});

test('what was paid before is taken off the total, and no more', () => {
  const paid = (left: string) => `${INVOICE}\n予約金 受領済 ¥10,000\n差引ご請求額 ¥${left}`;
  assert.equal(read('invoice', paid('42,580')).checks.total, 'passed');
  assert.deepEqual(against('invoice', paid('42,880'), 'total'), ['payable 42880']);
});

test('a row whose product is one slip away, and beer at the reduced rate, are for a person', () => {
  assert.deepEqual(against('invoice', INVOICE.replace('  3,000    3,000', '  3,500    3,000'), 'items'), [
    'product 3000',
  ]);
  const beer = RECEIPT.replace('カツ丼        1   1,100', '缶ビール※     1   1,100')
    .replace('山菜うどん    1', '山菜うどん※   1')
    .replace('(内消費税10%    ¥180)', '(8%対象 ¥1,980 内消費税 ¥146)\n※は軽減税率対象');
  assert.deepEqual(against('receipt', beer, 'items'), ['reduced rate on 缶ビール']);
});

test('the same label in front of two days, or a sum in kanji that is another, is for a person', () => {
  assert.ok(against('invoice', `${INVOICE}\n(控) 請求日 2026年11月10日`, 'date').includes('two_issue_dates'));
  assert.deepEqual(against('invoice', INVOICE.replace('御中', '御中\n金 六万弐千五百八拾円也'), 'total'), [
    'total 62580',
  ]);
  assert.deepEqual(against('invoice', INVOICE.replace('御中', '御中\n金 五万弐千五百八拾円也'), 'total'), []);
});

test('rent may be billed for the month after its due date, and no further', () => {
  const rent = (month: string) => INVOICE.replace('灯油配達 ', `${month}分 賃料`).concat('\nお支払期限 2026年11月27日');
  assert.deepEqual(against('invoice', rent('2026年12月'), 'date'), []);
  assert.deepEqual(against('invoice', rent('2027年1月'), 'date'), ['month_said']);
});

test('months paid ahead from one to another are no single month', () => {
  const ahead = INVOICE.replace('点検料  ', '点検料 2026年10月～2027年3月分  ');
  assert.deepEqual(against('invoice', ahead, 'date'), []);
  assert.deepEqual(against('invoice', INVOICE.replace('点検料  ', '点検料 令和9年3月分  '), 'date'), ['month_said']);
});

test('a statement is of its closing day where no other day is printed, a receipt of the day of its stamp', () => {
  const closed = INVOICE.replace('請求日 2026年10月31日', '2026年10月31日締').concat('\nお支払期限 2026年11月27日');
  assert.deepEqual(
    [read('invoice', closed).fields.date.value, read('invoice', closed).status],
    ['2026-10-31', 'passed'],
  );
  const stamped = RECEIPT.replace('2026/10/20 12:44 No.7120\n', '払込期限 2026年11月10日\n').concat(
    '\n[収納印] 2026.10.20',
  );
  assert.equal(read('receipt', stamped).fields.date.value, '2026-10-20');
});

test('a charge or a paper that names its service says what was bought', () => {
  const [head, body] = [RECEIPT.split('\n').slice(0, 4).join('\n'), '領収金額 ¥1,320\n(10%対象 内消費税等 ¥120)'];
  assert.equal(read('receipt', `${head}\n通行料金 ¥1,320\n${body}`).checks.requiredFields, 'passed');
  assert.equal(read('receipt', `ｺｲﾝﾛｯｶｰ利用証明書\n${head}\n${body}`).checks.requiredFields, 'passed');
  assert.equal(read('receipt', `ご利用票\n${head}\n${body}`).checks.requiredFields, 'failed');
});

const HEAD = RECEIPT.split('\n').slice(0, 4).join('\n');

for (const [what, body, total] of [
  [
    'charges outside the tax, one by name and one said to be',
    '利用料 15,000\n課税計 15,000\n消費税10% 1,500\nゴルフ場利用税 800\n協力金(不課税) 50\n合計 ¥17,350',
    17_350,
  ],
  [
    'a part of a larger bill',
    'ご宿泊代 16,500\n(10%対象 16,500 内消費税 1,500)\n入湯税(不課税) 150\n領収金額 ¥16,650\n(ご利用総額 ¥33,300 のうち)',
    16_650,
  ],
  [
    'a deposit given back',
    '発電機 24,750\n小計 24,750\n消費税(10%) 2,475\nご利用合計 27,225\n預り保証金 -20,000\n差引お支払 7,225\n現金 7,225',
    27_225,
  ],
  [
    'a bill of somebody else paid at the till',
    'コピー24枚 ¥240\n小計 ¥240\n(10%対象 ¥240 内税 ¥21)\n収納代行 電気料金 ¥8,412\n合計 ¥8,652\n現金 ¥10,000\nお釣 ¥1,348',
    8652,
  ],
  [
    'one rate outside and inside',
    '詰襟上着 外 44,400\n名入れ刺繍 内 550\n小計 44,950\n外税対象額 44,400\n外税10% 4,440\n内税対象額 550\n(内税10% 50)\n合計 ¥49,390',
    49_390,
  ],
] as const)
  test(`a receipt passes with ${what}`, () => {
    const { status, fields } = read('receipt', `${HEAD}\n${body}`);
    assert.deepEqual([status, fields.total.value], ['passed', total]);
  });

test('a bill on which nothing bears tax passes, one that hides its rate does not', () => {
  const bill = (line: string) =>
    `${INVOICE.split('\n').slice(0, 6).join('\n')}\nキャンセル料${line}   165,000円\n請求合計   165,000円`;
  assert.equal(read('invoice', bill('(不課税)')).status, 'passed');
  assert.notEqual(read('invoice', bill('')).status, 'passed');
});

test('a lodging tax inside the taxed base, alcohol above the standard base and 8 % without a word are for a person', () => {
  const stay = '宿泊料 5室 55,000\n宿泊税 5名 1,000\n合計 56,000';
  const hotel = (base: string) => `${HEAD}\n${stay}\n10%対象 ${base}`;
  assert.deepEqual(against('receipt', hotel('56,000 (内消費税 5,090)'), 'total'), ['taxed 宿泊税 1000']);
  assert.deepEqual(against('receipt', hotel('55,000 (内消費税 5,000)'), 'total'), []);
  const goods = '米 5kg * 2,980\nビール 6缶 1,180\nラップ 228\n小計 4,388';
  const shop = `${HEAD}\n${goods}\n8%対象 4,160 税 332\n10%対象 228 税 22\n合計 ¥4,742\n現金 ¥4,742`;
  // The star says the same: only the rice bears it.
  assert.deepEqual(against('receipt', shop, 'items'), [
    'goods of another rate',
    'alcohol 1180 above the standard base',
  ]);
  const food = INVOICE.replace('灯油配達', '新米5kg ').replace('点検料', '味噌  ');
  const old = food.replace('(10%)     4,780', '(8%)     3,824').replace('52,580', '51,624');
  assert.deepEqual(against('invoice', old, 'items'), ['reduced rate unsaid']);
  assert.deepEqual(against('invoice', `${old}\n全品軽減税率対象`, 'items'), []);
});

test('a receipt of a till without kanji is read as one with kanji', () => {
  const kana = RECEIPT.replace('2026/10/20 12:44', '2026ﾈﾝ10ｶﾞﾂ20ﾆﾁ(ｶ) 12:44')
    .replace('合計', 'ｺﾞｳｹｲ')
    .replace('内消費税', 'ｳﾁｾﾞｲ')
    .replace('現金', 'ｹﾞﾝｷﾝ')
    .replace('釣 ', 'ｵﾂﾘ ');
  const { status, fields } = read('receipt', kana);
  assert.deepEqual([status, fields.date.value, fields.total.value], ['passed', '2026-10-20', 1980]);
});

test('a body with its part, and a legal name beside 請求先, are customers', () => {
  const customer = (row: string) => read('invoice', INVOICE.replace('ペンション ホワイトベア 御中', row)).fields;
  assert.equal(customer('唐津東商工会 青年部 様').customerName.value, '唐津東商工会 青年部');
  assert.equal(customer('請求先 Pelican Outdoor Inc.').customerName.value, 'Pelican Outdoor Inc.');
  assert.equal(customer('経理部 御中').customerName.value, null);
});

test('what stands beside a name in its row is no part of it', () => {
  const customer = read('invoice', INVOICE.replace('ペンション ホワイトベア 御中', '株式会社ニシキ 社員旅行幹事 様'));
  assert.equal(customer.fields.customerName.value, '株式会社ニシキ');
  const bilingual = read('invoice', INVOICE.replace('白馬燃料株式会社', 'HAKUBA WORKS Inc. 株式会社白馬ワークス'));
  assert.equal(bilingual.fields.supplierName.value, '株式会社白馬ワークス');
  const titled = read('receipt', RECEIPT.replace('ドライブインさくら', 'ドライブイン さくら 領収書'));
  assert.equal(titled.fields.supplierName.value, 'ドライブイン さくら');
  const ticket = read('receipt', `食券お控え 領収書\n${RECEIPT}`);
  assert.equal(ticket.fields.supplierName.value, 'ドライブインさくら');
});

test('a letter in the seconds leaves the time of day', () => {
  const { fields, reasons } = read('receipt', RECEIPT.replace('12:44 No.7120', '12:44:O8'));
  assert.equal(fields.transactionTime.value, '12:44');
  assert.ok(reasons.date!.by.includes('time_of_day'));
});

test('a fee paid for others counts by its amount, and sen without a rest are yen', () => {
  const trip = read(
    'invoice',
    INVOICE.split('\n').slice(0, 6).join('\n') +
      '\nバス貸切料 2 132,000 264,000\n昼食 80 1,320 105,600\n入館料立替(不課税) 80 500 40,000\n合計 409,600円\n10%対象(税込) 369,600円 (消費税 33,600円)\n対象外 40,000円',
  );
  assert.deepEqual(trip.reasons.total!.against, []);
  assert.ok(trip.reasons.total!.by.includes('rates_close'));
});

test('a second receipt of another sum, or a sum put right by hand, is for a person', () => {
  const stub = (sum: string) => `${RECEIPT}\n------ 領収書 ------\n株式会社みどり 様\n¥${sum}-   御食事代として`;
  assert.deepEqual(against('receipt', stub('1,980'), 'total'), []);
  assert.deepEqual(against('receipt', stub('1,890'), 'total'), ['unknown sum 1890']);
  const corrected = RECEIPT.replace('¥1,980', '¥1,980 → 訂正 ¥1,100 印');
  assert.ok(against('receipt', corrected, 'total').includes('corrected 1980'));
});

test('what is left after a deposit stands under the deposit, not above it', () => {
  const paid = (subtotal: string) =>
    RECEIPT.replace(
      '合計           ¥1,980',
      `小計           ${subtotal}\nデポジット充当    -1,000\nお支払い          980`,
    )
      .replace('(内消費税10%    ¥180)', '[10%対象 1,980 内消費税 180]')
      .split('\n')
      .filter((row) => !/^(?:現金|釣)/.test(row))
      .join('\n');
  assert.deepEqual(against('receipt', paid('1,980'), 'total'), []);
  assert.deepEqual(against('receipt', paid('980'), 'total'), ['subtotal 980']);
});

test('what goods take off explains no second difference of the same size', () => {
  const bill = (total: string, goods = ['フライヤー 9,870円', '封筒 12,400円', '初回クーポン -1,000円']) =>
    extractDocument({
      rows: rowsOfText(
        `請求書\n発行日 2026年11月14日\n青空税務会計事務所 様\n株式会社見本印刷\n登録番号 T8030001065552\n${goods.join('\n')}\n小計（税抜） 21,270円\n消費税（10%） 2,127円\n合計（税込） ${total}円`,
      ).rows,
      kind: 'invoice',
      now: new Date('2026-11-16T00:00:00Z'),
      source: 'text',
    }).status;
  assert.equal(bill('23,397'), 'passed');
  assert.notEqual(bill('22,397'), 'passed');
  const between = (total: string) => bill(total, ['フライヤー 1 9,870 9,870', '値引き -1,000', '封筒 1 12,400 12,400']);
  assert.equal(between('23,397'), 'passed');
  assert.notEqual(between('22,397'), 'passed');
});
