import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';

const till = (sums: string) =>
  extractDocument({
    rows: rowsOfText(`スーパーしらかば 伊那店
株式会社しらかば商事 TEL 0265-78-3120
登録番号 T7999901000001
2026年7月15日(水) 9:21
キャベツ 軽  168
豚ロース 軽  486
ラップ30cm  228
${sums}
クレジット  ¥956`).rows,
    kind: 'receipt',
    now: new Date('2026-11-16T00:00:00Z'),
    source: 'text',
  });

test('taxes by rate without bases make the tax where they close from the subtotal to the total', () => {
  const { fields, checks } = till('小計 882\n8%税 52\n10%税 22\n合計 ¥956');
  assert.deepEqual([fields.taxAmount.value, checks.amountConsistency], [74, 'passed']);
});

test('taxes that no parting of the subtotal bears make nothing', () => {
  assert.equal(till('小計 882\n8%税 12\n10%税 62\n合計 ¥956').fields.taxAmount.value, null);
});
