import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressEngine } from '../../../../testkit/address-engine.ts';

const townOf = (address: string) => addressEngine().parse(address).components.town;

test('a character missing in one part of a joined name is told by the other', () => {
  assert.equal(townOf('福井県坂井市三町加戸12-3'), '三国町加戸');
  assert.equal(townOf('長崎県雲仙市吾妻町平名12-3'), '吾妻町平江名');
});

test('a part of two characters is not told by one of them', () => {
  assert.equal(townOf('山口県岩国市周東町生12-3'), null);
});

test('one character twice is no name with one of them misread', () => {
  assert.equal(townOf('長野県長野市町町12-3'), null);
});
