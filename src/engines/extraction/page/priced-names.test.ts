import assert from 'node:assert/strict';
import { test } from 'node:test';
import { normalise, printed } from './normalise.ts';

const apart = (line: string) => normalise(line).text;

test('an amount that grew to its name begins at the sign of money', () => {
  assert.equal(apart('文具¥352内'), '文具  ¥352内');
  assert.equal(apart('A4ノート￥110'), 'A4ノート  ¥110');
  assert.equal(apart('りんご(ふじ)2コX単162¥324*'), 'りんご(ふじ)2コX単162  ¥324*');
  assert.equal(apart('食パン6枚¥l51*'), '食パン6枚  ¥151*');
  assert.equal(apart('駐車料金¥1,100'), '駐車料金  ¥1,100');
  assert.equal(apart('サービス券-¥200'), 'サービス券  -¥200');
  assert.equal(apart('運賃2,900円'), '運賃  2,900円');
});

test('labels keep their sums, and what is apart stays as it is', () => {
  for (const line of [
    '合計¥3,597',
    'お預り¥4,100',
    '(内税額¥266)',
    '単価¥120',
    'PayPay¥500',
    '納豆 ¥98*',
    '¥980内',
    'プラン2500円',
    '領収金3,000円',
  ])
    assert.equal(apart(line), line);
});

test('what is printed stays where it was', () => {
  const line = '文具¥352内';
  const read = normalise(line);
  assert.equal(printed(line, read, 0, 2), '文具');
  assert.equal(printed(line, read, 4, 8), '¥352');
});
