import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isBranchAlone } from './branch-alone.ts';

test('a place and 店 is a branch, of whom it does not say', () => {
  assert.equal(isBranchAlone('京都烏丸綾小路店', '京都府京都市下京区綾小路通烏丸西入童侍者町171'), true);
  assert.equal(isBranchAlone('松山大街道2丁目店', '愛媛県松山市大街道2丁目6-10'), true);
  assert.equal(isBranchAlone('大阪弁天町駅前店', null), true);
  assert.equal(isBranchAlone('博多駅博多口店', '福岡市博多区博多駅中央街1-1'), true);
});

test('a shopping centre, its place and 店 is a branch, of whom it does not say', () => {
  assert.equal(isBranchAlone('ミホンタウン四条西小路店', null), true);
  assert.equal(isBranchAlone('イオンモール見本五条店', null), true);
  assert.equal(isBranchAlone('ルミネ見坂店', null), true);
  assert.equal(isBranchAlone('クックタウン店', null), false);
  assert.equal(isBranchAlone('サンプラザ酒店', null), false);
});

test('what says what it sells is a name, and so is what stands elsewhere', () => {
  assert.equal(isBranchAlone('元町珈琲店', '横浜市中区元町1-1'), false);
  assert.equal(isBranchAlone('見本酒店', '見本市見本町1-1'), false);
  assert.equal(isBranchAlone('おちゃのこ本店', '京都府京都市東山区清水3丁目'), false);
  assert.equal(isBranchAlone('やっぱりステーキ親不孝通り店', '福岡市中央区舞鶴1-2'), false);
  assert.equal(isBranchAlone('見本堂', '見本市見本町1-1'), false);
});
