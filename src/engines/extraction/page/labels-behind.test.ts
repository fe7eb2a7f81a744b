import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withLabelsBehind } from './labels-behind.ts';

const HEAD = '   金額     数量      単価    品名';

test('where amounts stand first, the words of the sums behind them are turned round', () => {
  assert.deepEqual(
    withLabelsBehind([
      HEAD,
      '  78,400   140 kg      560   たまねぎ *',
      ' 438,520   小計',
      '  35,081   消費税(8%軽減対象 438,520)',
    ]),
    [HEAD, '  78,400   140 kg      560   たまねぎ *', ' 小計   438,520', '  消費税(8%軽減対象 438,520)   35,081'],
  );
});

test('without such a heading nothing is turned', () => {
  const lines = ['品名   数量   単価   金額', ' 438,520   小計'];
  assert.equal(withLabelsBehind(lines), lines);
});
