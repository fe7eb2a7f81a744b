import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';
import { COUNTER_RULES } from './name-counters.ts';

const nameOf = (printed: string) => {
  const { rows } = rowsOfText(
    ['株式会社ソラ', '2026年10月12日 10:02', `${printed}   1,480`, '合計   1,480'].join('\n'),
  );
  const document = extractDocument({ rows, kind: 'receipt', now: new Date('2026-11-16'), source: 'text' });
  return document.fields.items.value?.[0]?.description;
};

for (const { id, example, counterExample } of COUNTER_RULES)
  test(`${id}: ${example[0]}, not ${counterExample[0]}`, () => {
    for (const [printed, name] of [example, counterExample]) assert.equal(nameOf(printed), name);
  });
