import assert from 'node:assert/strict';
import { test } from 'node:test';
import { confirmIssuer } from '../document/confirm-issuer.ts';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';

const NOW = new Date('2026-11-16T00:00:00Z');
const NUMBER = 'T8030001065552';
const HOLDER = `白馬燃料株式会社\n長野県北安曇郡白馬村北城5820  0261-72-4416\n登録番号 ${NUMBER}`;
const read = (kind: 'invoice' | 'receipt', text: string) =>
  extractDocument({ rows: rowsOfText(text).rows, kind, now: NOW, source: 'text' });
const bill = (body: string, head = '請求日 2026年10月31日') =>
  read('invoice', `請求書\n${head}\nペンション ホワイトベア 御中\n${HOLDER}\n${body}`);

const isProven = ({ reasons }: ReturnType<typeof read>) =>
  reasons.total!.by.length > 0 && reasons.total!.against.length === 0;

test('a bill by progress asks for what was done since the last one', () => {
  const progress = (now: string, tax: string, total: string) =>
    bill(
      `工事名 旭町改装\n出来高累計 60% 3,000,000\n前回請求済 1,500,000\n今回請求額(税抜) ${now}\n消費税10% ${tax}\n今回請求額(税込) ¥${total}`,
    ).reasons.total!.against;
  assert.deepEqual(progress('1,500,000', '150,000', '1,650,000'), []);
  assert.deepEqual(progress('2,000,000', '200,000', '2,200,000'), ['progress 1500000']);
  const share = (now: string, total: string) =>
    bill(`出来高 80% 5,200,000\n前回迄請求額 2,600,000\n今回請求額 ${now}\n消費税 10% 260,000\n合計 ¥${total}`).reasons
      .total!.against;
  assert.deepEqual(share('2,600,000', '2,860,000'), []);
  assert.ok(share('2,900,000', '3,160,000').includes('progress 2600000'));
});

test('the steps of a bill by progress are no goods, whatever letter stands in front of them', () => {
  const { fields, reasons } = bill(
    'A 契約金額(税抜) 12,000,000\nB 今回迄出来高 75% 9,000,000\nC 前回迄出来高 50% 6,000,000\nD 今回出来高 (B-C) 3,000,000\nE 消費税 (D×10%) 300,000\nF 今回請求額 (D+E) 3,300,000',
  );
  assert.deepEqual([fields.total.value, fields.items.value, reasons.items!.against], [3_300_000, [], []]);
});

test('what is called untaxed, and a home let, are not taxed', () => {
  const rent = (what: string) => bill(`${what}  78,000\n駐車場  11,000\n小計 89,000\n消費税(10%) 8,900\n合計 97,900`);
  assert.deepEqual(rent('倉庫賃料').reasons.total!.against, []);
  assert.deepEqual(rent('倉庫賃料(非課税)').reasons.total!.against, ['taxed 非課税 78000']);
  assert.deepEqual(rent('社宅家賃').reasons.items!.against, ['taxed 社宅家賃']);
});

test('a rate that was not in force, or the reduced one on what is no food, is for a person', () => {
  const till = (goods: string, rate: string, tax: string, total: string) =>
    read(
      'receipt',
      `${HOLDER}\n2026年10月15日(木) 12:10\n${goods} ¥12,000\n小計 ¥12,000\n消費税(${rate}) ¥${tax}\n合計 ¥${total}\n現金 ¥${total}`,
    );
  assert.deepEqual(till('紳士靴', '5%', '600', '12,600').reasons.total!.against, ['rate 5 not in force']);
  assert.deepEqual(till('紳士靴', '8%', '960', '12,960').reasons.items!.against, ['reduced rate on 紳士靴']);
  assert.equal(till('紳士靴', '10%', '1,200', '13,200').status, 'passed');
  assert.equal(till('弁当', '8%', '960', '12,960').status, 'passed');
});

test('goods marked for one rate do not make the base of the other', () => {
  const goods = 'そば粉※ 20kg 980 19,600\n割箸 2箱 6,400 12,800\nつゆ用節※ 10kg 1,750 17,500\n※は軽減税率対象';
  const marked = (reduced: string, standard: string) =>
    bill(`${goods}\n8%対象 ${reduced}\n10%対象 ${standard}\n合計 54,148`).reasons.items!.against;
  assert.deepEqual(marked('37,100 消費税 2,968', '12,800 消費税 1,280'), []);
  assert.deepEqual(marked('32,400 消費税 2,592', '17,500 消費税 1,750'), ['goods of another rate']);
});

test('two days of one paper lie close together', () => {
  const body = '灯油 400 112 44,800\n小計 44,800\n消費税(10%) 4,480\n合計 49,280';
  const days = (other: string) => bill(body, `発行日 2026年10月31日  請求日 2026年${other}`).reasons.date!.against;
  assert.deepEqual(days('10月25日'), []);
  assert.deepEqual(days('8月31日'), ['two_issue_dates']);
});

test('the number of a market proves nothing about who sold', () => {
  const sold = (holder: string) =>
    confirmIssuer(
      read(
        'receipt',
        `領収書\n発行日 2026/11/02\n株式会社ミモザ 様\n販売店:アトリエ木の実\n陶器マグ ¥6,600\n送料 ¥770\n合計(税込) ¥7,370\n(10%対象 ¥7,370 消費税 ¥670)\n${holder}  登録番号 ${NUMBER}`,
      ),
      () => ({ name: 'クラフトモール株式会社', tradeName: null }),
    ).status;
  assert.equal(sold('運営:クラフトモール株式会社'), 'review');
  assert.equal(sold('クラフトモール'), 'review');
});

test('the last of the sums below the columns of a table is the total', () => {
  const table = (last: string) =>
    bill(
      `${' '.repeat(20)}金額(税抜)  消費税(10%)   合計\n倉庫賃料             180,000      18,000     198,000\n共益費                20,000       2,000      22,000\n合計                 200,000      20,000     ${last}\nご請求額 ¥220,000`,
    ).reasons.total!.against;
  assert.deepEqual(table('220,000'), []);
  assert.deepEqual(table('320,000'), ['total 320000']);
});

test('the sums of columns of money are parts of the sum below them', () => {
  const garage = (parts: string, labour: string) =>
    bill(
      `作業内容            部品代     技術料\nバンパ取替         48,200     14,400\nヘッドランプ       92,000      7,200\n計                ${parts}     ${labour}\n部品・技術料合計  161,800\n消費税 10%         16,180\n請求額           ¥177,980`,
    ).reasons.total!.against;
  assert.deepEqual(garage('140,200', '21,600'), []);
  assert.notDeepEqual(garage('140,200', '22,600'), []);
  assert.notDeepEqual(garage('141,200', '21,600'), []);
});

test('a sum whose label is written in old characters contradicts as any other', () => {
  const paper = (sum: string) =>
    read(
      'receipt',
      `領収書\n${HOLDER}\n2026年10月15日(木) 12:10\n会費 ¥8,580\n手数料 ¥2,200\n領收金額 ¥${sum}\n税率10%対象 ¥10,780 うち消費税額 ¥980`,
    ).reasons.total!.against;
  assert.deepEqual(paper('10,780'), []);
  assert.deepEqual(paper('20,780'), ['total 20780']);
});

test('a sum with its rates in brackets is the sum of the paper', () => {
  const paper = (sum: string) =>
    read(
      'receipt',
      `領収書\n${HOLDER}\n領収日 2026年10月25日\n¥${sum} (10%対象 ¥16,500 内消費税 ¥1,500)\n但し 貸切バス代として`,
    ).reasons.total!.against;
  assert.deepEqual(paper('16,500'), []);
  for (const sum of ['26,500', '06,500', '16,501']) assert.equal(paper(sum).length, 1, sum);
});

test('a sum under words of the shop’s own, and a payment that is another sum, speak against the total', () => {
  const paper = (sum: string, payment: string) =>
    read(
      'receipt',
      `受付 26/10/20 16:33\n運賃計 ${sum}\n${HOLDER}\nりんご クール 東京 1,980\nりんご クール 大阪 2,310\nりんご 福岡 1,870\n(税込 10% 消費税 560)\n${payment}`,
    ).reasons.total!.against;
  assert.deepEqual(paper('6,160', '現金領収 6,160'), []);
  assert.deepEqual(paper('7,160', '現金領収 6,160'), ['unknown sum 7160']);
  assert.deepEqual(paper('6,160', '現金領収 5,160'), ['paid 5160']);
  assert.deepEqual(paper('6,160', 'PayPay 9,160'), ['paid 9160']);
  assert.deepEqual(paper('6,160', '現金 10,000'), []);
});

test('what was kept of cash, and a sum in words and in figures, agree with the total', () => {
  const till = (total: string, cash: string) =>
    isProven(
      read(
        'receipt',
        `${HOLDER}\n26-11-01 08:33\n8%対象 ¥4,760\n外税 8% ¥380\n10%対象 ¥100\n外税10% ¥10\n合計 ¥${total}\n${cash}`,
      ),
    );
  assert.equal(till('5,250', '現金 ¥5,300\nお釣り ¥50'), true);
  assert.equal(till('5,250', '現金 ¥5,300\nお釣り ¥40'), false);
  assert.equal(till('5,240', 'またのお越しを'), false);
  assert.equal(till('5,250', '現金 5,300\nおつり 50'), true);
  assert.equal(till('5,250', '現金 5,300\nおつり 60'), false);
  const words = (figures: string) =>
    isProven(
      read(
        'receipt',
        `領収書\n学校法人 明星学園 殿\n一金 壱拾壱万円也  (¥${figures})\n但し ワックス作業代として (消費税10% 10,000円を含む)\n令和八年三月三十一日 上記の通り領収致しました\n${HOLDER}`,
      ),
    );
  assert.equal(words('110,000'), true);
  assert.equal(words('110,010'), false);
});

test('a count beside goods is neither a yen off nor an untaxed fee', () => {
  const note = (total: string) =>
    bill(
      `品名 数量 単価 金額\n玄米茶 ※ -10 680 -6,800\n急須 -1 4,500 -4,500\n8%対象 -6,800 消費税 -544\n10%対象 -4,500 消費税 -450\n返還合計額 ${total}`,
    );
  assert.equal(isProven(note('-12,294')), true);
  assert.equal(isProven(note('-12,295')), false);
  const till = (total: string) =>
    read(
      'receipt',
      `${HOLDER}\n2026年07月05日(日) 17:36\n冷蔵庫 1 125,280\nリサイクル料金 1 4,730\n合計 ${total}\n(10%対象 130,010 内消費税 11,819)\nポイント使用 -10\nクレジット 130,000`,
    );
  assert.equal(isProven(till('130,O10')), true);
  for (const other of ['130,O11', '130,O00', '030,O10']) assert.equal(isProven(till(other)), false, other);
});

test('a charge is never what was handed over, in kanji or in kana', () => {
  const paper = (charge: string) => `エコパーク 薬院第2
領収証
精算日時 2026年10月21日 17:04
${charge}
現金           1,500円
釣銭             100円
領収金額       1,400円
(10%対象 内消費税等 127円)
株式会社エコパーク九州
福岡市中央区薬院1-13-8 TEL 092-715-8840
登録番号 T2290001048826`;
  const against = (charge: string) =>
    extractDocument({ rows: rowsOfText(paper(charge)).rows, kind: 'receipt', now: NOW, source: 'text' }).reasons.total!
      .against;
  assert.deepEqual(against('駐車料金 1,400円'), []);
  assert.deepEqual(against('駐車料金 1,500円'), ['total 1500']);
  assert.deepEqual(against('ﾁｭｳｼｬﾘｮｳｷﾝ 1,300円'), ['total 1300']);
  assert.deepEqual(against('現計 1,500円'), []);
});

test('a bill at the head that the tax withheld does not explain speaks against the total', () => {
  const paper = (head: string) => `請求書
発行日 2026-10-05
見本商事株式会社 御中
請求金額（税込）   ${head} 円
株式会社本郷写真
東京都文京区湯島3-20-9
登録番号 T7010001129946
撮影   1 日   80,000   80,000
補正  20 枚      500   10,000
小計       90,000
消費税      9,000
源泉徴収税 -9,189
合計       89,811`;
  const against = (head: string) =>
    extractDocument({ rows: rowsOfText(paper(head)).rows, kind: 'invoice', now: NOW, source: 'text' }).reasons.total!
      .against;
  assert.deepEqual(against('89,811'), []);
  assert.deepEqual(against('89,790'), ['total 89790']);
});

test('what is held back until the work is done explains a smaller bill', () => {
  const paper = (bill: string) => `工事請求書
請求年月日 2026年 9月30日
見本建設株式会社 殿
株式会社 内装匠
秋田県秋田市茨島4-5-21
登録番号 T7010001129946
今回出来高     3,000,000
消費税(10%)      300,000
今回請求額     3,300,000
保留金 10%      △330,000
今回支払請求額 ${bill}`;
  const against = (bill: string) =>
    extractDocument({ rows: rowsOfText(paper(bill)).rows, kind: 'invoice', now: NOW, source: 'text' }).reasons.total!
      .against;
  assert.deepEqual(against('2,970,000'), []);
  assert.deepEqual(against('2,990,000'), ['payable 2990000']);
});

test('the last sum of a table that its columns do not explain speaks against the total', () => {
  const paper = (sum: string) => `請求書
請求日 2026年10月31日
見本商事株式会社 御中
株式会社包花堂
京都市下京区四条堀川町271  075-801-5540
登録番号 T7010001129946
品名            数量  単価    金額   消費税   税込
不織布ロール      3     867   2,601     260   2,861
セロハン          7     413   2,891     289   3,180
リボン サテン    11     219   2,409     241   2,650
合計                          7,901     790   ${sum}
10%対象 7,901円 消費税 790円
御請求額 8,691円`;
  const read = (sum: string) =>
    extractDocument({ rows: rowsOfText(paper(sum)).rows, kind: 'invoice', now: NOW, source: 'text' });
  assert.deepEqual(read('8,691').reasons.total!.against, []);
  assert.deepEqual(read('8,671').reasons.total!.against, ['total 8671']);
});

test('bases that still bear a coupon do not bear it twice, and no bill is larger by what was taken off', () => {
  const paper = (sum: string, paid: string) => `領収書
発行日:2026/10/28
販売業者:株式会社ケアワン物販 (登録番号:T9120001118250)
大阪府東大阪市長田中4-6-12 / 06-6743-1189
商品                     数量  金額(税込)
使い捨て手袋 L            2   11,960
口腔ケアスポンジ          3    4,950
送料                             770
合計                              ¥${sum}
クーポン(モール負担)                ▲¥500
お支払金額                        ¥${paid}
10%対象 ¥17,680(消費税 ¥1,607)`;
  const against = (sum: string, paid: string) =>
    extractDocument({ rows: rowsOfText(paper(sum, paid)).rows, kind: 'receipt', now: NOW, source: 'text' }).reasons
      .total!.against;
  assert.deepEqual(against('17,680', '17,180'), []);
  assert.deepEqual(against('18,180', '17,180'), ['total 18180']);
  assert.deepEqual(against('17,680', '18,180'), ['payable 18180']);
});

test('a bill in a column of its own beside the title speaks against another total', () => {
  const against = (head: string) =>
    extractDocument({
      rows: rowsOfText(`請求書            ご請求金額¥ ${head}
請求日 2026年10月31日
見本商事株式会社 御中
床ワックス  2回 28,000  56,000
小計 56,000
消費税 10%対象 56,000 5,600
合計 61,600
株式会社ピカット 静岡県富士市本町5-12 0545-61-3300 登録番号 T6040001035738`).rows,
      kind: 'invoice',
      now: NOW,
      source: 'text',
    }).reasons.total!.against;
  assert.deepEqual(against('61,600'), []);
  assert.deepEqual(against('68,200'), ['payable 68200']);
});

test('the sums of columns are explained by the last of them, where they make it', () => {
  const against = (first: string) =>
    extractDocument({
      rows: rowsOfText(`運賃請求書
請求日:2026年08月31日
見本商事株式会社 様
株式会社奥羽急便  秋田県横手市条里3-2-18
TEL 0182-32-7749 / 登録番号 T1410001007712
月日  発地  着地   運賃     燃料サーチャージ  計
8/04  横手  東京   18,200      1,092      19,292
8/11  横手  大阪   14,600        876      15,476
              計   ${first}      1,968      34,768
              消費税(10%)                    3,476
              ご請求合計                    38,244`).rows,
      kind: 'invoice',
      now: NOW,
      source: 'text',
    }).reasons.total!.against;
  assert.deepEqual(against('32,800'), []);
  assert.deepEqual(against('32,900'), ['total 32900']);
});

test('a total that is only what the points took off speaks against the sum of the goods', () => {
  const against = (sum: string) =>
    extractDocument({
      rows: rowsOfText(`株式会社ミナミ電機 TEL 06-6373-8810
登録番号 T6340001075159
2026/11/02 19:07 売上No. 8812-40031
USB-C ハブ           5,980
HDMIケーブル         2,560
合計(税込)          ¥${sum}
  10%対象 ¥8,540 内消費税 ¥776
ポイント利用           540P
現金                ¥8,000`).rows,
      kind: 'receipt',
      now: NOW,
      source: 'text',
    }).reasons.total!.against;
  assert.deepEqual(against('8,540'), []);
  assert.deepEqual(against('0,540'), ['total 540']);
  assert.deepEqual(against('540'), ['total 540']);
});

test('what a page hands on is what the next one takes up', () => {
  const against = (taken: string) =>
    extractDocument({
      rows: rowsOfText(`請求書 1/2  請求No.K-4417 請求日 2026年4月30日
見本リゾート開発株式会社 御中
ウッドデッキ防腐材   40m2   6,200   248,000
手摺 SUS             12m   18,000   216,000
ページ計 464,000
請求書 2/2  請求No.K-4417
前ページより ${taken}
取付工                1式   150,000   150,000
小計 614,000
消費税10% 61,400
合計 675,400
見本工務店株式会社 茨城県東茨城郡大洗町五反田520
登録番号T6340001075159`).rows,
      kind: 'invoice',
      now: NOW,
      source: 'text',
    }).reasons.total!.against;
  assert.deepEqual(against('464,000'), []);
  assert.deepEqual(against('446,000'), ['page 446000']);
});

test('a sum of all charges called by what they are for is held against the total', () => {
  const paper = (sum: string) =>
    extractDocument({
      rows: rowsOfText(
        `領収書\n株式会社みほん動物病院\n群馬県高崎市下和田町4-55-2\n診療日 2026年9月26日(土)  会計 10:20\n再診料  880\n血液検査  6,600\n診療費合計  ${sum}\n(10%対象 7,480 内税 680)\nお支払額  7,480\n登録番号 ${NUMBER}`,
      ).rows,
      kind: 'receipt',
      now: new Date('2026-11-16'),
      source: 'text',
    });
  assert.equal(paper('7,480').status, 'passed');
  assert.equal(paper('7,400').checks.total, 'failed');
});

test('the goods of one rate, called the sum at the head, contradict the sum of all', () => {
  const read = (head: string) =>
    extractDocument({
      rows: rowsOfText(`領収書
株式会社みどり 様   発行日 2026年11月10日
金額   ¥${head}-  (税込)
弁当 @1,150x20   23,000
8%対象 23,000  消費税 1,840
配達料   1,000
10%対象 1,000  消費税 100
合計   ¥25,940
株式会社見本弁当
登録番号 T2430001389271`).rows,
      kind: 'receipt',
      now: new Date('2026-11-16'),
      source: 'text',
    }).checks.total;
  assert.equal(read('25,940'), 'passed');
  assert.equal(read('24,840'), 'failed');
});
