import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressEngine } from '../../../../testkit/address-engine.ts';

const engine = addressEngine();

test('目 misread behind a numeral and 丁 is a 丁目 of the town that is written, and shown as corrected', () => {
  for (const [written, town, chome] of [
    ['山梨県甲府市下飯田二丁且1583番17号', '下飯田', '2丁目'],
    ['福井県鯖江市鳥羽一丁日955', '鳥羽', '1丁目'],
    ['兵庫県神戸市兵庫区塚本通七丁自1134-29', '塚本通', '7丁目'],
  ] as const) {
    const { components, recoveries } = engine.parse(written);
    assert.deepEqual([components.town, components.subTown], [town, chome]);
    assert.ok(
      recoveries.some(({ kind }) => kind === 'character_corrected'),
      written,
    );
    assert.notEqual(engine.validate(written).status, 'exact');
  }
});

test('a name below a town that only looks like it stays', () => {
  assert.equal(engine.validate('山梨県甲府市下飯田二丁目1583番17号').status, 'exact');
  assert.deepEqual(engine.parse('大阪府堺市堺区熊野町東2丁1-1').recoveries, []);
});
