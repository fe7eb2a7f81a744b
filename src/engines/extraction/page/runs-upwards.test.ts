import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runsUpwards } from './runs-upwards.ts';

const PAPER = ['領収書', '2026年10月3日', '東京都港区芝1-2-3', '緑茶', '540', '合計', '¥540'];

test('sums over the day, the title and the address of a paper run upwards', () => {
  assert.equal(runsUpwards(PAPER.toReversed()), true);
  assert.equal(runsUpwards(PAPER), false);
});
