import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOneName } from './one-name.ts';

const may = (text: string, core = text.replaceAll(' ', '')) => isOneName({ text, query: { core } } as never);

test('short words side by side, one long word and Latin letters may be one name', () => {
  for (const text of ['見本 商会', '見本総合建設工業事業協同組合連合会', 'mihon global holdings'])
    assert.equal(may(text), true, text);
});

test('long words side by side are looked for one by one', () => {
  assert.equal(may('見本総合建設 担当の山田さんから電話'), false);
});
