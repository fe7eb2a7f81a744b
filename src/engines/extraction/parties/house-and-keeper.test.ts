import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';

const SUMS = ['草刈作業  2人  15,000  30,000', '小計 30,000  消費税10% 3,000', '合計 33,000'];
const issuer = (kind: 'invoice' | 'receipt', ...lines: string[]) => {
  const { rows } = rowsOfText(lines.join('\n'));
  const { fields, checks } = extractDocument({ rows, kind, now: new Date('2026-11-16'), source: 'text' });
  return [fields.supplierName.value, checks.issuer];
};
const BILL = ['請求書', '請求日 2026年10月31日', '株式会社みどり 様', ...SUMS];

test('a house named after who stands beside it does not compete with the keeper', () => {
  for (const [house, keeper] of [
    ['香取造園', '香取 茂'],
    ['植松建具店', '植松 清治'],
    ['大槻塗装', '大槻 健一'],
  ])
    assert.deepEqual(
      issuer('invoice', ...BILL, `${house}  ${keeper}  〒287-0003 千葉県香取市佐原イ 418`, '登録番号 T9612386506073'),
      [house, 'passed'],
    );
});

test('an office does not compete with the professional who keeps it', () => {
  const at = ['愛媛県松山市三番町4-12-7', '電話 089-945-2270', '登録番号 T9634775349747'];
  for (const row of ['見本法律事務所  弁護士 見本直樹', '弁護士 見本 理沙  見本法律事務所'])
    assert.deepEqual(issuer('invoice', ...BILL, row, ...at), ['見本法律事務所', 'passed']);
});

test('the number under which somebody may work is no part of the name', () => {
  const at = ['福岡県飯塚市新立岩6-28', 'TEL 0948-25-7733', '登録番号 T6035217982192'];
  for (const row of ['佐藤測量室 (見本県公安委員会認定 第2209号)', '佐藤測量室 (古物商許可 第422209号)'])
    assert.deepEqual(issuer('receipt', row, ...at, '報酬額', ...SUMS), ['佐藤測量室', 'passed']);
});

test('a person under the shop at the head of a receipt keeps it', () => {
  const foot = ['京都市左京区田中里ノ前町21', '075-711-6620', '登録番号 T4108891163768', '2026-10-26 (月) 17:09'];
  assert.deepEqual(issuer('receipt', 'コピーハヤミ', '速水 健太', ...foot, ...SUMS), ['コピーハヤミ', 'passed']);
  // Of two words one may be what the shop does: the name is said, and left to a person.
  for (const shop of ['コピー ハヤミ', 'はんこ ポンポン', 'ネイル リリ'])
    assert.deepEqual(issuer('receipt', shop, '速水 健太', ...foot, ...SUMS), [shop, 'not_checked']);
  // Two wares in front: the name may begin behind them.
  const copies = 'コピー・製本 ハヤミ';
  assert.deepEqual(issuer('receipt', copies, '速水 健太', ...foot, ...SUMS), [copies, 'not_checked']);
});

test('where to ask is not who issued, where a name stands at the number', () => {
  const city = (ask: string) =>
    issuer('invoice', '納入通知書(請求書)', '島原市水道事業  登録番号 T3305499092280', ...BILL.slice(1), ask);
  for (const words of ['お問合せ', 'お問い合わせ先', '問合せ先:'])
    assert.deepEqual(city(`${words} 島原市上下水道局 0957-63-1170`), ['島原市水道事業', 'passed']);
});

test('who practises in an office, directly below its name, does not compete with it', () => {
  const [name, check] = issuer(
    'invoice',
    ...BILL,
    'さかきばら法律事務所',
    '弁護士 榊原 亮介',
    '〒460-0002 名古屋市中区丸の内3-5-10',
    '登録番号 T5740641479892',
  );
  assert.deepEqual([name, check], ['さかきばら法律事務所', 'passed']);
});

test('a place of work over who works there does not compete with that person', () => {
  const at = ['〒840-0804', '佐賀県佐賀市神野東2-6-1', 'TEL 070-2288-1034', '登録番号 T1297689384850'];
  assert.deepEqual(issuer('invoice', ...BILL, 'フォトオフィス月兎', '井手 航', ...at), [
    'フォトオフィス月兎',
    'passed',
  ]);
});
