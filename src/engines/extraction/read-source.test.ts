import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recordedLine, recordedOcr, recordedPage } from '../../../testkit/recorded-page.ts';
import { openExtraction } from './index.ts';

const LINES = [
  '領収書',
  '株式会社みどり見本商事',
  '登録番号 T7999901000001',
  '2026年10月26日 12:30',
  '品代 ¥2,200',
  '合計 ¥2,200',
  '(10%対象 ¥2,200 内消費税 ¥200)',
].map((text, i) => recordedLine([text, 60, 60 + i * 60, 400, 40]));
const box = (x: number, y: number) =>
  [
    [x, y],
    [x + 40, y],
    [x + 40, y + 40],
    [x, y + 40],
  ] as const;

const read = async (unread: readonly ReturnType<typeof box>[], penned?: RegExp) => {
  const lines = LINES.map((line) => ({ ...line, handwritten: penned?.test(line.text) === true }));
  const page = { ...recordedPage(lines), unread };
  const extraction = openExtraction({ ocr: recordedOcr(page), now: () => new Date('2026-11-05T03:00:00Z') });
  const source = { bytes: new Uint8Array(), origin: 'upload', declaredTypeMatches: null, maxPages: 1 } as const;
  return (await extraction.document('receipt', source)).document;
};

test('ink that was not read beside the total keeps a receipt from passing, elsewhere it does not', async () => {
  assert.equal((await read([])).checks.reading, 'passed');
  assert.equal((await read([box(900, 600)])).checks.reading, 'passed');
  const { checks, status, reasons } = await read([box(465, 360)]);
  assert.equal(checks.reading, 'failed');
  assert.notEqual(status, 'passed');
  assert.match(reasons.reading!.against.join(), /total beside unread ink/);
});

test('a total written by hand is looked at by a person, handwriting elsewhere is not', async () => {
  assert.equal((await read([], /品代/)).checks.reading, 'passed');
  const { checks, reasons } = await read([], /合計/);
  assert.equal(checks.reading, 'failed');
  assert.match(reasons.reading!.against.join(), /total handwritten/);
});
