import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edinetNumbers } from './edinet-names.ts';
import type { Services } from './services.ts';

test('an English name is looked for in EDINET and among the names of GLEIF, each number once', () => {
  const evidence = {
    edinet: () => ({ byEnglishName: () => ['1', '2'] }),
    gleif: () => ({ byName: () => ['2', '3'] }),
  } as unknown as Services['evidence'];
  assert.deepEqual(edinetNumbers({ evidence })('Mihon'), ['1', '2', '3']);
  assert.deepEqual(
    edinetNumbers({ evidence: { edinet: () => undefined } as unknown as Services['evidence'] })('Mihon'),
    [],
  );
  assert.deepEqual(edinetNumbers({})('Mihon'), []);
});
