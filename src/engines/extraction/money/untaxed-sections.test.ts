import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';

const HEAD = `請求書
請求日 2026年10月20日
信州観光協会 御中
白馬整備株式会社
長野県北安曇郡白馬村北城5820  TEL 0261-72-4416
登録番号 T8030001065552
`;
const read = (rows: string) =>
  extractDocument({
    rows: rowsOfText(HEAD + rows).rows,
    kind: 'invoice',
    now: new Date('2026-11-16T00:00:00Z'),
    source: 'text',
  });
const zero = (rows: string) =>
  read(rows)
    .fields.taxBreakdown.value?.filter(({ rate }) => rate === 0)
    .map(({ taxableAmount }) => taxableAmount);

const GARAGE = `車検基本料              22,000
オイル 3.5L              4,900
課税小計          26,900
消費税(10%)        2,690
諸費用(非課税)
自賠責保険 24ヶ月        17,650
重量税                 8,200
検査手数料              2,200
諸費用計          28,050
合計            ¥57,640`;

test('what a heading calls untaxed is so in every row below it, up to the sum', () => {
  assert.deepEqual([zero(GARAGE), read(GARAGE).status], [[28_050], 'passed']);
  assert.notEqual(read(GARAGE.replace('57,640', '58,640')).status, 'passed');
});

test('a heading of charges laid out, without a sum of them, and one that says they bear tax', () => {
  const attorney = (heading: string) => `意見書作成      120,000
手数料計        120,000
消費税(10%)      12,000
${heading}
審査請求料        8,000
合計            140,000`;
  assert.deepEqual(zero(attorney('【立替金(特許印紙代)】')), [8000]);
  assert.deepEqual(zero(attorney('【立替金(課税・税込)】')), []);
});

test('the local part of a tax paid at the customs is laid out, and no tax of the paper', () => {
  const broker = `A. 立替金 (課税対象外)
関税                         38,200
輸入消費税                  104,300
地方消費税                   29,400
B. 当社料金 (10%)
通関料                       11,800
小計(B)                      11,800
消費税                        1,180
TOTAL (A+B+税)              184,880`;
  const { fields, status } = read(broker);
  assert.deepEqual([fields.taxAmount.value, zero(broker), status], [1180, [171_900], 'passed']);
});

test('the name of one charge over its count is no heading of the goods below', () => {
  const station = `ウォッシャー液 大      5,062
軽油引取税(不課税)
 45.20L  @ 32.10       1,451
ウォッシャー液             440
10%対象              5,502
消費税(10%)            550
不課税計             1,451
合計              ¥7,503`;
  assert.deepEqual([zero(station), read(station).status], [[1451], 'passed']);
});

test('a sum of charges counts once, whichever of its parts are known', () => {
  const scrivener = `報酬              30,000
登録免許税（立替）   30,000
登記情報・証明書      1,262
報酬計 30,000  消費税10% 3,000
立替金計 31,262
合計 64,262円`;
  assert.deepEqual([zero(scrivener), read(scrivener).status], [[31_262], 'passed']);
});

test('what was laid out stands beside the taxed sum, under a number of its own', () => {
  const fees = `1. 契約書レビュー           214,500円(税込)
2. 内容証明作成             33,000円(税込)
   報酬合計(10%対象)       247,500円
   うち消費税              22,500円
3. 立替実費 郵便料           1,850円
   ご請求総額             249,350円`;
  assert.equal(read(fees).status, 'passed');
  assert.notEqual(read(fees.replace('249,350', '249,850')).status, 'passed');
});

test('costs laid out are a heading of their own', () => {
  const bill =
    '報酬額\n登記申請  30,000\n小計  30,000\n消費税(10%)  3,000\n立替実費\n登録免許税  10,000\n証明書 2通  1,200\n合計  44,200';
  assert.deepEqual(zero(bill), [11200]);
  assert.deepEqual(
    zero('賃料  140,000\n小計  140,000\n消費税(10%)  14,000\n水道料(立替・税込)  3,410\nご請求合計  157,410'),
    [3410],
  );
});

test('what makes a sum of untaxed charges is untaxed itself', () => {
  const scrivener = (sum: string) => `報酬額     82,000
消費税      8,200
登録免許税 148,000
登記情報      663
印紙・郵券  2,400
立替金計   ${sum} (不課税)
合計      241,263円`;
  assert.deepEqual([zero(scrivener('151,063')), read(scrivener('151,063')).checks.total], [[151_063], 'passed']);
  assert.notEqual(read(scrivener('151,036')).checks.total, 'passed');
});

test('a heading in brackets, and one that says at length whose charges it collects', () => {
  const telecom = (heading: string) => `光回線        8,000
IP電話        2,000
当社計(税抜) 10,000  消費税10% 1,000  計 11,000
${heading}
クラウドPBX   3,300
ご請求金額 14,300円`;
  for (const heading of ['◆他社回収代行分(不課税扱い・各社発行の請求書をご確認ください)', '(立替金)'])
    assert.deepEqual([zero(telecom(heading)), read(telecom(heading)).fields.total.value], [[3300], 14_300]);
  assert.deepEqual(zero(telecom('◆他社サービス')), []);
});

test('what is said in brackets alone below a charge is said of it', () => {
  const taxi = (remark: string) => `運賃         4,600
10%対象計    4,600円
内消費税       418円
有料道路の通行   520円
${remark}
合計       5,120円`;
  assert.deepEqual([zero(taxi('(不課税)')), zero(taxi('(領収済)'))], [[520], []]);
});
