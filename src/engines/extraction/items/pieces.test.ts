import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { piecesOf } from './pieces.ts';

const shapes = (line: string) => piecesOf(rowsOfText(line).rows[0]!).map(({ shape, text }) => `${shape} ${text}`);

test('a unit that opens its row is what was sold', () => {
  assert.deepEqual(shapes('カット     5,500'), ['word カット', 'number 5,500']);
  assert.deepEqual(shapes('食パン 6 カット  320'), ['word 食パン', 'number 6', 'unit カット', 'number 320']);
});

test('a price grown together with its name is a piece of its own', () => {
  assert.deepEqual(shapes('絹ごし※3個@250¥750'), [
    'word 絹ごし',
    'mark ※',
    'number 3個',
    'sign @',
    'number 250',
    'number ¥750',
  ]);
  assert.deepEqual(shapes('キッチンペーパー¥110'), ['word キッチンペーパー', 'number ¥110']);
  assert.deepEqual(shapes('合計¥110'), ['word 合計¥110']);
  assert.deepEqual(shapes('早朝料金(5時台)2,200円'), ['word 早朝料金(5時台)', 'number 2,200円']);
  assert.deepEqual(shapes('合計(税込)2,200円'), ['word 合計(税込)2,200円']);
  assert.deepEqual(shapes('薪1束¥880'), ['word 薪', 'number 1束', 'number ¥880']);
  assert.deepEqual(shapes('レモンケーキセット2¥1,760'), ['word レモンケーキセット', 'number 2', 'number ¥1,760']);
});

test('T behind a size counts tablets, behind the amount it marks the tax', () => {
  assert.deepEqual(shapes('かぜ薬 45T  1,480'), ['word かぜ薬', 'word 45T', 'number 1,480']);
  assert.deepEqual(shapes('タオル  1,480T'), ['word タオル', 'number 1,480', 'mark T']);
});

test('a number with a foreign sign is a number, also where count and price stand together', () => {
  assert.deepEqual(shapes('Team plan   2   $29.00   $58.00'), [
    'word Team',
    'word plan',
    'number 2',
    'number $29.00',
    'number $58.00',
  ]);
  assert.deepEqual(shapes('Pro seats  6x$25.00  $150.00').slice(2), [
    'number 6',
    'sign x',
    'number $25.00',
    'number $150.00',
  ]);
});

test('a count in kanji is a number with its unit; 一式 and words are not counted', () => {
  assert.deepEqual(shapes('長椅子  六脚  588,000'), ['word 長椅子', 'number 六脚', 'number 588,000']);
  assert.deepEqual(shapes('三本松  十六本  588'), ['word 三本松', 'number 十六本', 'number 588']);
});

test('a sign grown to a price or a count parts from it, where the row holds a product of it', () => {
  assert.deepEqual(shapes('羊羹 竿  1,400× 2  2,800').slice(2), ['number 1,400', 'sign x', 'number 2', 'number 2,800']);
  assert.deepEqual(shapes('板 60×  1,111'), ['word 板', 'word 60x', 'number 1,111']);
});

test('the kind of tax and its rate in front of a name are a mark, behind it a price', () => {
  assert.deepEqual(shapes('外10 絵葉書    450'), ['mark 外10', 'word 絵葉書', 'number 450']);
  assert.deepEqual(shapes('ポリ袋  外10').at(-1), 'number 10');
});

test('a day that opens a time is a date, and what is said beside a rate leaves the rate', () => {
  assert.deepEqual(shapes('バナー   10/1-   1   90,000').slice(1), ['date 10/1-', 'number 1', 'number 90,000']);
  assert.deepEqual(shapes('折込   10/4(土)   90,000').slice(1), ['date 10/4(土)', 'number 90,000']);
  assert.deepEqual(shapes('お茶   2,250円(税込・8%)'), ['word お茶', 'number 2,250円', 'rate 8%']);
  assert.deepEqual(shapes('手数料 3.5% (売上 902,340)   31,582').slice(2), ['word (売上 902,340)', 'number 31,582']);
});

test('name, count and price of a row whose gaps were lost part where their product stands behind them', () => {
  assert.deepEqual(shapes('卓上花20個@1,200 24,000'), [
    'word 卓上花',
    'number 20個',
    'sign @',
    'number 1,200',
    'number 24,000',
  ]);
  assert.deepEqual(shapes('60×180板材3枚×1,200 3,600')[0], 'word 60x180板材');
  assert.deepEqual(shapes('設営撤去1式12,000'), ['word 設営撤去', 'number 1式', 'number 12,000']);
  assert.deepEqual(shapes('卓上花20個@1,200 26,000')[0], 'word 卓上花20個@1,200');
  assert.deepEqual(shapes('ベニヤ3×6 18')[0], 'word ベニヤ3x6');
});

test('the side of the tax and its rate behind an amount are a rate', () => {
  assert.deepEqual(shapes('通話料   2,318   外10').at(-1), 'rate 外10');
  assert.deepEqual(shapes('端末保証   500   内税8%').at(-1), 'rate 内税8%');
  assert.deepEqual(shapes('番号維持 2×3番号   6   外10').at(-1), 'rate 外10');
  assert.deepEqual(shapes('ポリ袋   2   外10').at(-1), 'number 10');
});

test('a code grown to a name parts from it, a year does not', () => {
  assert.deepEqual(shapes('1005馬鈴薯¥249'), ['number 1005', 'word 馬鈴薯', 'number ¥249']);
  assert.deepEqual(shapes('2026年カレンダー¥249')[0], 'word 2026年カレンダー¥249');
});
