import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { PAPER_WORDS } from './paper-words.ts';

for (const { id, pattern, example, counterExample } of PAPER_WORDS)
  test(`paper word ${id}`, () => {
    const speaks = (text: string) => pattern.test(rowsOfText(text).rows[0]!.tight);
    assert.equal(speaks(example), true, example);
    assert.equal(speaks(counterExample), false, counterExample);
  });
