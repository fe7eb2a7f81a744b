import assert from 'node:assert/strict';
import { test } from 'node:test';
import { turnedRound } from './turned.ts';

test('parts from the small to the large are put the other way round', () => {
  assert.equal(turnedRound('1-9-1 丸の内 千代田区 東京都 100-0005 日本'), '100-0005 東京都千代田区丸の内1-9-1');
  assert.equal(turnedRound('丸の内1-9-1, 千代田区, 東京都'), '東京都千代田区丸の内1-9-1');
  assert.equal(
    turnedRound('見本ビル 1F, ３ 占出山町 中京区 京都市 京都府 604-8155 日本'),
    '604-8155 京都府京都市中京区占出山町３ 見本ビル 1F',
  );
});

test('an address in the usual order stays', () => {
  assert.equal(turnedRound('東京都 千代田区 丸の内 1-9-1'), undefined);
  assert.equal(turnedRound('千代田区 東京都 丸の内'), undefined);
  assert.equal(turnedRound('東京都'), undefined);
});
