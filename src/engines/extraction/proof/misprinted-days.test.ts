import assert from 'node:assert/strict';
import { test } from 'node:test';
import { analyse } from '../document/analysis.ts';
import { findDocumentDate } from '../document/dates.ts';
import { rowsOfText } from '../page/rows.ts';
import { isMisprint } from './misprinted-days.ts';

const misprinted = (...lines: string[]) => {
  const analysis = analyse(rowsOfText(lines.join('\n')).rows);
  const date = findDocumentDate({ analysis, isReceipt: false, now: new Date('2026-11-16T00:00:00Z') });
  return isMisprint(analysis, date!);
};

test('a second day without a label, one digit away, says that one of the two is misread', () => {
  assert.ok(misprinted('発行日 2026年10月15日', '2026年10月16日'));
  assert.ok(!misprinted('発行日 2026年10月15日', '2026年11月26日'));
  assert.ok(!misprinted('発行日 2026年10月15日', '納品日 2026年10月16日'));
});

test('the same day in another form behind the labelled one has to be the same', () => {
  assert.ok(misprinted('発行日 26/10/15  2026年11月15日'));
  assert.ok(!misprinted('発行日 26/10/15  2026年10月15日'));
});
