import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';

const inn = (room: string, bath: string) =>
  extractDocument({
    rows: rowsOfText(`領収書
株式会社みどり 様
¥38,750
領収日 令和8年7月14日
宿泊料 10%対象 (税込)   ${room}   うち消費税 3,495
入湯税 (不課税) 150×2       ${bath}
有限会社山吹荘
青森県十和田市大字奥瀬字小湊2-7
登録番号 T8030001065552`).rows,
    kind: 'receipt',
    now: new Date('2026-11-16T00:00:00Z'),
    source: 'text',
  });

test('a charge without tax is the only item where the goods are printed as the base of their rate', () => {
  const paper = inn('38,450', '300');
  assert.deepEqual([paper.status, paper.reasons.items!.by], ['passed', ['sum']]);
  assert.notEqual(inn('38,450', '500').status, 'passed');
  assert.notEqual(inn('38,250', '300').status, 'passed');
});
