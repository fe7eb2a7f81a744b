import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';

const read = (kind: 'invoice' | 'receipt', rows: string, title = kind === 'invoice' ? '請求書' : '領収書') => {
  const text = `${title}
発行日 2026年10月20日
信州観光協会 御中
白馬整備株式会社
長野県北安曇郡白馬村北城5820  TEL 0261-72-4416
登録番号 T8030001065552
${rows}`;
  const { fields, status } = extractDocument({
    rows: rowsOfText(text).rows,
    kind,
    now: new Date('2026-11-16'),
    source: 'text',
  });
  return [fields.total.value, status];
};

const RIDES = (sum: string) => `本社~白馬駅         2,300
白馬駅~長野駅       9,800
ご利用合計 2件     ${sum}
事務手数料(5%)        605
ご請求額          12,705
10%対象 12,705 内消費税 1,155`;

test('a sum of all above it is no other total where a charge below it makes up the rest', () => {
  assert.deepEqual(read('invoice', RIDES('12,100')), [12705, 'passed']);
  assert.notEqual(read('invoice', RIDES('12,200'))[1], 'passed');
});

const FREIGHT = (sum: string) => `OCEAN FREIGHT(輸出免税)    186,000
国内輸送                    38,000
通関料                      11,800
免税対象額 186,000
10%対象額  49,800   消費税 4,980
合計       ${sum}
ご請求額   240,780`;

test('the sum of the goods under the rates, and the bill under it', () => {
  assert.deepEqual(read('invoice', FREIGHT('235,800')), [240780, 'passed']);
  assert.notEqual(read('invoice', FREIGHT('235,900'))[1], 'passed');
});

test('what was paid before is taken off, and the rest was received', () => {
  const [total] = read(
    'receipt',
    '乗合料金 4名 × 11,000   44,000\nお預り金(前日振込)   -10,000\n当日領収額   34,000\n料金合計 44,000 (うち消費税10% 4,000)',
  );
  assert.equal(total, 44000);
});

test('a share of the costs and of sales is no money and no rate of the tax', () => {
  const dentist = '負担割合 2割\n一部負担金  1,020円\n歯ブラシ 2,200円\n領収金額合計 3,220円\n';
  assert.deepEqual(read('receipt', `${dentist}(課税対象10% 2,200円 うち消費税 200円)\n(非課税 1,020円)`), [
    3220,
    'passed',
  ]);
  const [rebate] = read(
    'invoice',
    'リベート  3%  対象売上 8,400,000    252,000\n税抜合計  252,000\n消費税(10%)  25,200\n支払合計  277,200',
  );
  assert.equal(rebate, 277200);
});

test('what is given back is the total of a credit note', () => {
  const note = '汁椀 返品  10個 2,400  -24,000\n税抜合計  -24,000\n消費税10%  -2,400\n返還金額  -26,400';
  assert.deepEqual(read('invoice', note, '適格返還請求書'), [-26400, 'passed']);
});

test('a part of a sum is no goods, and the figure of a measure counts nothing', () => {
  const works =
    '工事名 見本小学校改修 左官工事\n今回出来高  960,000\n消費税(10%)  96,000\n今回請求額  1,056,000\nうち法定福利費 (税抜)  98,000';
  assert.deepEqual(read('invoice', works), [1056000, 'passed']);
  const waste = '廃材 3.5㎥ 8,000 28,000\n運搬費 2回 12,000 24,000\n税抜額 52,000 消費税10% 5,200 請求額 57,200';
  assert.deepEqual(read('invoice', waste), [57200, 'passed']);
});

const PAGES = (soFar: string) => `ドリル  10  4,200  42,000
バイス   2  39,900  79,800
頁計  121,800
--- 改頁 ---
前頁繰越  121,800
チップ  50  720  36,000
切削油   3  22,033  66,100
頁計  102,100
累計  ${soFar}
--- 改頁 ---
前頁繰越  223,900
手袋  10  1,600  16,000
頁計  16,000
小計  239,900
消費税10%  23,990
合計  263,890`;

test('what has added up so far is what the next page takes up', () => {
  assert.deepEqual(read('invoice', PAGES('223,900')), [263890, 'passed']);
  assert.notEqual(read('invoice', PAGES('223,000'))[1], 'passed');
});
