import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';

const NOW = new Date('2026-11-16T00:00:00Z');
const read = (kind: 'invoice' | 'receipt', text: string) =>
  extractDocument({ rows: rowsOfText(text).rows, kind, now: NOW, source: 'text' });

const ISSUER = `白馬整備株式会社
長野県北安曇郡白馬村北城5820  TEL 0261-72-4416
登録番号 T8030001065552`;
const receipt = (rows: string) => `領収書\n${ISSUER}\n領収日 2026年10月20日\n${rows}`;
const invoice = (rows: string, dates = '請求日 2026年10月31日') =>
  `請求書\n${dates}\n信州観光協会 御中\n${ISSUER}\n${rows}`;

interface Paper {
  readonly what: string;
  readonly kind: 'invoice' | 'receipt';
  readonly rows: string;
  readonly total: number;
}

/** Taxed things beside what bears no tax, and sums that something was taken off from. */
const PAPERS: readonly Paper[] = [
  {
    what: 'what bears no tax in rows that say so, summed by kind',
    kind: 'invoice',
    rows: `費目                    税区分   金額
OCEAN FREIGHT           免税    84,000
THC                     免税    38,500
D/O FEE                 課税     9,000
通関料                  課税    11,800
配送料                  課税    28,000
輸入関税立替            不課税  21,300
輸入消費税立替          不課税  46,100
免税計 122,500  課税計(10%) 48,800  消費税 4,880  不課税計 67,400
ご請求総額                     243,580`,
    total: 243_580,
  },
  {
    what: 'legal costs of a car inspection in a section of their own',
    kind: 'receipt',
    rows: `■整備料金
継続検査基本料     20,000
検査代行料         10,000
小計(税抜)         30,000
消費税10%           3,000
整備計             33,000
■法定費用(非課税・対象外)
自賠責保険料       17,650
自動車重量税       24,600
印紙代              2,300
法定費用計         44,550
領収金額合計      ¥77,550`,
    total: 77_550,
  },
  {
    what: 'a golf course’s tax and its fund',
    kind: 'receipt',
    rows: `グリーンフィ       12,000
カート代            3,000
小計(税抜)         15,000
消費税10%           1,500
ゴルフ場利用税        800
ゴルフ振興基金         50
合計金額          ¥17,350`,
    total: 17_350,
  },
  {
    what: 'an exempt thing with its count',
    kind: 'receipt',
    rows: `補聴器 A-5 (非課税) 1   98,000
電池 (10%) 2     1,100
合計金額        ¥99,100
非課税対象      ¥98,000
10%対象(税込)    ¥1,100  内消費税 ¥100`,
    total: 99_100,
  },
  {
    what: 'a deposit and bottles given back',
    kind: 'receipt',
    rows: `ウイスキー        5,000
容器保証金          300
空瓶返却           -120
小計              5,180
外税10%( 5,000)     500
対象外(  180)         0
合計             ¥5,680
現計            ¥10,000
釣銭             ¥4,320`,
    total: 5_680,
  },
  {
    what: 'single charges outside the tax, and the sum of them',
    kind: 'invoice',
    rows: `旅行代金 10名 @33,000    330,000
入湯税 10名 @150           1,500
取消料 1名 (対象外)        9,900
合計                    ¥341,400
10%対象(税込) 330,000円 うち消費税 30,000円
対象外 11,400円`,
    total: 341_400,
  },
  {
    what: 'duty and import tax laid out by a broker',
    kind: 'invoice',
    rows: `関税                      30,000
輸入消費税・地方消費税    90,000
通関料(10%)               11,800
立替金計                 120,000
課税対象 10%              11,800
消費税                     1,180
御請求合計              ¥132,980`,
    total: 132_980,
  },
  {
    what: 'a share that an insurance bears',
    kind: 'receipt',
    rows: `診察料       3,000
検査料       5,000
小計         8,000
消費税(10%)    800
合計         8,800
ペット保険負担分   -4,400
お支払額          ¥4,400`,
    total: 8_800,
  },
  {
    what: 'material of the customer’s offset against the work',
    kind: 'invoice',
    rows: `切削加工       300  500  150,000
加工代計               150,000
消費税10%               15,000
税込計                 165,000
有償支給材相殺(税込)   -55,000
差引お支払額          ¥110,000`,
    total: 165_000,
  },
  {
    what: 'a stage of a contract, its net alone above the tax',
    kind: 'invoice',
    rows: `合計金額   ¥770,000-
品名: プレス金型
契約金額 ¥2,100,000 のうち中間金 (1/3)
           700,000
消費税(10%)  70,000
合計        770,000`,
    total: 770_000,
  },
  {
    what: 'the parts of one tax side by side',
    kind: 'invoice',
    rows: `水道料金        5,500円
下水道使用料    3,300円
合計請求額      8,800円
(消費税10% 水道 500円 下水道 300円 を含みます)
10%対象 8,800円 消費税等相当額 800円`,
    total: 8_800,
  },
  {
    what: 'the tax that a duty-free sale does not ask',
    kind: 'receipt',
    rows: `[免税対象 一般物品]
炊飯器          ¥30,000
免税小計        ¥30,000
[課税]
変換プラグ       ¥1,000
10%対象(税抜)    ¥1,000
外税10%            ¥100
合計            ¥31,100
うち免税額 消費税 ¥3,000 免除
クレジット      ¥31,100`,
    total: 31_100,
  },
  {
    what: 'telephone charges that are no telephone number',
    kind: 'invoice',
    rows: `光回線基本料     5,200
IP電話 2ch       1,000
電話リレーサービス料  2
小計(税抜)       6,202
消費税(10%)        620
ご請求合計      ¥6,822`,
    total: 6_822,
  },
  {
    what: 'cylinders lent and brought back, outside the tax',
    kind: 'invoice',
    rows: `酸素 7m3            6本   2,300   13,800
アルゴン 7m3        4本   9,800   39,200
容器保証金(不課税)   2本  10,000   20,000
容器返却(不課税)    -1本  10,000  -10,000
課税計 53,000
消費税(10%) 5,300
不課税計 10,000
合計 68,300`,
    total: 68_300,
  },
  {
    what: 'one charge for each rate, each with its tax in the row below',
    kind: 'invoice',
    rows: `購読料(8%軽減) 税込  43,200円
 (内消費税 3,200円)
電子版オプション(10%) 税込 6,600円
 (内消費税 600円)
合計 49,800円`,
    total: 49_800,
  },
  {
    what: 'a tax that says it bears none beside a fund that does not',
    kind: 'receipt',
    rows: `グリーンフィ                  13,000
キャディフィ                   9,300
課税対象計(税抜)              22,300
消費税10%                      2,230
ゴルフ場利用税(不課税)          1,000
ゴルフ振興基金                     50
ご利用合計                   ¥25,580
クレジット                    25,580`,
    total: 25_580,
  },
  {
    what: 'a parking fee less a ticket of the shop',
    kind: 'receipt',
    rows: `駐車料金1,200円
サービス券-300円
ご請求額900円
投入金額1,000円おつり100円
(10%対象900円内消費税81円)`,
    total: 900,
  },
  {
    what: 'the part an insurance for animals pays at the counter',
    kind: 'receipt',
    rows: `再診料               1     880
血液検査 一般        1   5,500
合計  6,380
内消費税(10%) 580
ペット保険(窓口精算 50%)   -3,190
お支払額             3,190
現金 4,000   お釣り 810`,
    total: 6_380,
  },
];

for (const { what, kind, rows, total } of PAPERS)
  test(`${what}: read, proven, and not with another total`, () => {
    const paper = kind === 'receipt' ? receipt : invoice;
    const { status, fields } = read(kind, paper(rows));
    assert.deepEqual([fields.total.value, status], [total, 'passed']);
    const spoiled = rows.replaceAll(total.toLocaleString('en'), (total + 1000).toLocaleString('en'));
    assert.notEqual(read(kind, paper(spoiled)).status, 'passed');
  });

test('a tax beside a rate that was not read proves no total', () => {
  const old = (tax: string) => receipt(`金 壱万六千五百円也\n但 生花装飾代(税込)\n${tax}`);
  assert.equal(read('receipt', old('内消費税 1,500円')).checks.total, 'passed');
  assert.equal(read('receipt', old('内消費税一〇％　一、五〇〇円')).checks.total, 'not_checked');
});

const WORK = '清掃作業   30,000\n小計   30,000\n消費税(10%)   3,000\n合計   ¥33,000';

test('発行 grown together with its day is a label, whatever number follows', () => {
  const { reasons } = read('invoice', invoice(WORK, '令和8年10月31日発行   No.8-113'));
  assert.ok(reasons.date!.by.includes('label'));
  const wide = (gap: string) =>
    read('invoice', invoice(WORK, `令和8年10月31日 発行${gap}No.8-113`)).reasons.date!.by.includes('label');
  assert.deepEqual([wide('    '), wide('')], [true, false]);
});

test('a closing day in the title is no misprint of the day of issue', () => {
  const dated = (head: string) => read('invoice', invoice(WORK, `${head}\n発行日 2026年9月24日`)).reasons.date!.against;
  assert.deepEqual(dated('請求書 2026年9月20日締'), []);
  assert.deepEqual(dated('請求書 2026年9月20日'), ['one_digit_apart']);
});

test('a month paid ahead may stand without its year on a fresh bill only', () => {
  const rent = (issue: string) =>
    read(
      'invoice',
      invoice(
        '12月分使用料 3台 @16,500  49,500円\nうち消費税(10%) 4,500円\nご請求額 49,500円\nお振込期限 2026年11月27日',
        `請求日 ${issue}`,
      ),
    ).reasons.date!.against;
  assert.deepEqual(rent('2026年10月25日'), []);
  assert.deepEqual(rent('2026年9月5日'), ['month_said']);
});
