import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import type { Case } from './case.ts';
import { measureNoise } from './noise.ts';
import { NOISE_LINES } from './noise-lines.ts';

const NOW = new Date('2026-11-16T00:00:00Z');
const paper = (text: string): Case => ({
  id: 'r1',
  folder: '',
  document_type: 'receipt',
  text,
  expected: {
    supplier_name: '株式会社見本食堂',
    total: 1100,
    receipt_date: '2026-11-05',
    registration_number: 'T7010001129946',
  },
});
const TEXT = `株式会社見本食堂
見本市見本町2-1  TEL 03-1234-5678
登録番号 T7010001129946
領収書  2026年11月05日(木) 12:10
定食   1,100
合計  ¥1,100
(内消費税10% ¥100)
現金 ¥1,100`;

const figures = (text: string): Record<string, { value: number; context: Record<string, number> }> => {
  const written: string[] = [];
  const write = mock.method(process.stdout, 'write', (line: string) => written.push(line) > 0);
  measureNoise([paper(text)], { address: undefined as never, now: NOW }, {}, () => {});
  write.mock.restore();
  return Object.fromEntries(written.map((line) => JSON.parse(line)).map((figure) => [figure.figure, figure]));
};

test('a paper that passes is read again with lines that change nothing', () => {
  const { 'extraction.noise.wrong_but_passed': wrong, 'extraction.noise.no_longer_passed': lost } = figures(TEXT);
  assert.deepEqual([wrong?.value, wrong?.context.documents, wrong?.context.runs], [0, 1, 3]);
  assert.equal(lost?.context.documents, 1);
});

test('a paper that does not pass is left out', () => {
  assert.equal(figures(TEXT.replace('¥1,100', '¥1,200'))['extraction.noise.wrong_but_passed']?.context.documents, 0);
});

test('no line stands twice', () => {
  assert.equal(new Set(NOISE_LINES).size, NOISE_LINES.length);
});
