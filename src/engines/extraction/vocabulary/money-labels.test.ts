import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findMoneyLabels } from '../money/labels.ts';
import { rowsOfText } from '../page/rows.ts';
import { MONEY_LABELS } from './money-labels.ts';

const kindsOf = (text: string) =>
  findMoneyLabels(rowsOfText(text).rows[0]!.tight).map(({ kind, start }) => ({ kind, start }));

for (const { id, kind, pattern, example, counterExample } of MONEY_LABELS)
  test(`money label ${id}`, () => {
    const tight = rowsOfText(example).rows[0]!.tight;
    const start = tight.search(new RegExp(pattern.source, pattern.flags.replace('g', '')));
    assert.ok(start >= 0, 'the pattern is in its example');
    assert.ok(
      kindsOf(example).some((label) => label.kind === kind && label.start === start),
      `${example}: ${JSON.stringify(kindsOf(example))}`,
    );
    const other = rowsOfText(counterExample).rows[0]!.tight.search(
      new RegExp(pattern.source, pattern.flags.replace('g', '')),
    );
    const spoken = kindsOf(counterExample).filter((label) => label.kind === kind && label.start === other);
    assert.deepEqual(spoken, [], counterExample);
  });
