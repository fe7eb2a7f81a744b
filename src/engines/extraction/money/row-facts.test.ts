import assert from 'node:assert/strict';
import { test } from 'node:test';
import { analyse } from '../document/analysis.ts';
import { rowsOfText } from '../page/rows.ts';
import { findMoneyFacts } from './find-facts.ts';

const READ: readonly (readonly [line: string, facts: string])[] = [
  ['合計 5,720円 (内10% 520円)', 'total 5720, tax 10% 520'],
  ['合計 ¥6,600 (税10% ¥600込)', 'total 6600, tax 10% 600'],
  ['税10%込 (¥778)', 'tax 10% 778'],
  ['10%対象1,000(税90) 8%対象864(税64)', 'base 10% 1000, tax 10% 90, base 8% 864, tax 8% 64'],
  ['対象計  8%  ¥633   10%   ¥5', 'base 8% 633, base 10% 5'],
  ['税区分 10%対象 148,500 / 内消費税 13,500', 'base 10% 148500, tax 10% 13500'],
  ['【内税】 容器レンタル   22,000 (10%込 2,000)', 'bare 22000, tax 10% 2000'],
  ['(10%: 140,000 / 14,000   8%: 43,650 / 3,492)', 'base 10% 140000, tax 10% 14000, base 8% 43650, tax 8% 3492'],
  ['8%対象  18,870 税   1,509', 'base 8% 18870, tax 8% 1509'],
  ['当月お引落額   94,070', 'payable 94070'],
  ['軽油引取税  6,412.0  32.10  205,825  (不課税)', 'zero_item 0% 205825, total 205825'],
  ['国際通話料   1,380  非課税等', 'zero_item 0% 1380, total 1380'],
  ['対象外(*)合計   5,500', 'zero 0% 5500'],
  ['合計：2,530', 'total 2530'],
  ['前回請求 120,000 入金 100,000 繰越 30,000', 'previous 120000, received 100000, carried 30000'],
  ['前月残高 64,800 / 当月入金 64,800 / 調整 0', 'previous 64800, received 64800, adjustment 0'],
  ['今回売上 50,000 消費税10% 5,000', 'subtotal 50000, tax 10% 5000'],
  ['当月売上(8%) 72,000 税 5,760', 'base 8% 72000, tax 8% 5760'],
  ['今回請求 75,000', 'payable 75000'],
  ['対象売上(参考・税込)     286,000円', 'ignore 286000'],
  ['カード決済手数料 3%   7,800', 'bare 3% 7800'],
  ['IC残高 64,800', 'ignore 64800'],
  ['消費税：230', 'tax 230'],
  ['担当：118', ''],
  ['消費税 6,700円(交通費を除く67,000円の10%)', 'tax 6700, base 10% 67000'],
  ['消費税 6,700円(交通費を除く68,000円の10%)', 'tax 6700, bare 68000'],
  [' 負担金(三割)      1,160円  非課税', 'zero_item 0% 1160, total 1160'],
  ['お引落額        27,280円', 'payable 27280'],
  ['消費税(10%) 47,000 → 4,700', 'base 10% 47000, tax 10% 4700'],
  ['消費税10% 90,000：9,000', 'base 10% 90000, tax 10% 9000'],
  ['Incl. tax 10% on ¥1,160     ¥105', 'base 10% 1160, tax 10% 105'],
  ['消費税10% 9,000 90,000', 'tax 10% 9000, bare 10% 90000'],
  ['小計 374,000／消費税10% 37,400／合計 411,400', 'subtotal 374000, tax 10% 37400, total 411400'],
  ['NET VALUE      189,000', 'subtotal 189000'],
  ['GROSS          207,900', 'total 207900'],
  ['10% base    51,800', 'base 10% 51800'],
  ['Exempt/0%  122,500', 'zero 0% 122500'],
  [' うち10% ¥1,065', 'tax 10% 1065'],
  ['現金5,000 釣136', 'paid_by 5000, change 136'],
  ['◆合計(税込)……………38,500円', 'total 38500'],
  ['外税lO%対象   248', 'base 10% 248'],
  ['金 額  ¥1,184,600 也', 'total 1184600'],
  ['ポイント利用      1,500P', 'points_used 1500'],
  ['今回ポイント      1,275P', ''],
  ['Total (incl. tax & lodging tax)   JPY 39,970', 'total 39970'],
  ['会員5%引(対象 11,580)          -579', 'discount -579'],
  ['  30%引             -¥193', 'discount -193'],
  ['値引(10%対象) -1,235円 消費税 -123円', 'discount 10% -1235, tax 10% -123'],
  ['税10%   344', 'tax 10% 344'],
  ['食費(非課税)  28日 × 1,445円    40,460円', 'zero 0% 40460'],
  ['ひかり電話 基本   500', 'bare 500'],
  ['8%対象 140 (内税10)', 'base 8% 140, tax 8% 10'],
  ['Amount paid   ¥13,200', 'bare 13200'],
  ['消費税(10%):400', 'tax 10% 400'],
  ['お会計 7名様 現金 10,000 釣 3,070', 'tender 10000, change 3070'],
];

for (const [line, facts] of READ)
  test(`${line}: ${facts || 'no money'}`, () => {
    const { rows, taken } = analyse(rowsOfText(line).rows);
    const found = findMoneyFacts(rows, taken, { standard: 10, reduced: 8 });
    const said = found.map(({ kind, rate, value }) => [kind, ...(rate === null ? [] : [`${rate}%`]), value].join(' '));
    assert.equal(said.join(', '), facts);
  });
