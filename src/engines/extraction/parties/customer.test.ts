import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';

const parties = (...lines: string[]) => {
  const { rows } = rowsOfText(['請求書', '請求日 2026年10月31日', ...lines].join('\n'));
  const { fields } = extractDocument({ rows, kind: 'invoice', now: new Date('2026-11-16'), source: 'text' });
  return [fields.supplierName.value, fields.customerName.value];
};
const SUMS = ['塗装工事 1式 460,000', '小計 460,000  消費税10% 46,000  合計 506,000'];

test('labels in brackets say who is who, whosever number stands behind the name', () => {
  assert.deepEqual(
    parties(
      '【請求先】伊吹エンジニアリング株式会社 (貴社登録番号 T8290001011522)',
      '福岡市博多区博多駅南4-11-3',
      '【請求元】株式会社オオタ塗装',
      '福岡市南区井尻5-24-18 TEL 092-571-2206',
      '登録番号 T4290006561672',
      ...SUMS,
    ),
    ['株式会社オオタ塗装', '伊吹エンジニアリング株式会社'],
  );
});

test('a label alone names the line below it', () => {
  assert.deepEqual(
    parties('■請求先', '北辰プラント株式会社', '発行元: 株式会社オオタ塗装', '登録番号 T4290006561672', ...SUMS),
    ['株式会社オオタ塗装', '北辰プラント株式会社'],
  );
});
