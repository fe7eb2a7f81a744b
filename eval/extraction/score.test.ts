import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { samplePath, withoutSample } from '../../testkit/samples.ts';
import { loadCases } from './case.ts';
import { generateCases } from './generate/index.ts';
import { Results, runCase } from './run.ts';
import { equal, Scoreboard } from './score.ts';

test('strings are compared without width and spaces, phones by digits, numbers exactly', () => {
  assert.ok(equal('supplier_name', '㈱ソラ テック', '(株)ソラテック'));
  assert.ok(equal('supplier_phone', '+81-3-5550-4011', '03-5550-4011'));
  assert.ok(!equal('total', 1100, 1101));
  assert.ok(equal('total', '1100', 1100));
});

test('an expected null that is filled is a false positive, a set is counted row by row', () => {
  const board = new Scoreboard();
  const base = { id: 'x', document_type: 'receipt', folder: '' } as const;
  board.addDocument(
    { ...base, expected: { phone_number: null, tax_breakdown: [{ rate: 10, taxable_amount: 100, tax: 10 }] } },
    { phone_number: '03', tax_breakdown: [{ rate: 8, taxable_amount: 100, tax: 8 }] },
    null,
  );
  assert.deepEqual(board.tally('phone_number'), { tp: 0, fp: 1, fn: 0, tn: 0 });
  assert.deepEqual(board.tally('tax_breakdown'), { tp: 0, fp: 1, fn: 1, tn: 0 });
});

test('written cases, development and held out, are read well', async () => {
  for (const split of ['development', 'held-out']) {
    const cases = loadCases(join(import.meta.dirname, 'cases', split));
    assert.ok(cases.length >= 25, `${split}: ${cases.length} cases`);
    const results = new Results();
    for (const item of cases) await runCase(results, item, { now: new Date('2026-11-15') });
    assert.ok(results.board.microF1() >= 0.97, `${split}: ${results.board.microF1()}`);
    assert.equal(results.wrongButPassed, 0, split);
  }
});

test('every layout is read from its text', async () => {
  for (const split of ['development', 'test'] as const) {
    const results = new Results();
    for (const item of generateCases(split, 2, 42)) await runCase(results, item, { now: new Date('2027-02-01') });
    assert.ok(results.board.microF1() >= 0.97, `${split}: ${results.board.microF1()}`);
  }
});

test('the score agrees with the published scorer', { skip: withoutSample('extraction/score.mjs') }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'extraction-score-'));
  const cases = samplePath('extraction/cases')!;
  copyFileSync(samplePath('extraction/score.mjs')!, join(folder, 'score.mjs'));
  for (const file of readdirSync(cases)) copyFileSync(join(cases, file), join(folder, file));
  const [engine, answer] = ['engines/extraction/index.ts', 'endpoints/document-values.answer.ts'].map((file) =>
    JSON.stringify(join(import.meta.dirname, '../../src', file)),
  );
  writeFileSync(
    join(folder, 'ours.mjs'),
    `import { checksAnswer, flatValues } from ${answer};
import { extractDocument, rowsOfText } from ${engine};
export function extract(text, kind) {
  const document = extractDocument({ rows: rowsOfText(text).rows, kind, now: new Date('2026-11-15'), source: 'text' });
  return { ...flatValues(document), validation: { checks: checksAnswer(document) } };
}`,
  );
  const { stdout } = spawnSync(process.execPath, [join(folder, 'score.mjs'), join(folder, 'ours.mjs')], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  const results = new Results();
  for (const item of loadCases(cases).filter((entry) => entry.text !== undefined))
    await runCase(results, item, { now: new Date('2026-11-15') });
  const theirs = Number(/micro F1 ([\d.]+)/.exec(stdout)?.[1]);
  assert.equal(results.board.microF1().toFixed(3), theirs.toFixed(3));
  assert.match(stdout, new RegExp(`checks ${results.board.checks.right}/${results.board.checks.all}`));
});
