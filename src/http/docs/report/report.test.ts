import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { type Figure, readFigures } from '../figures.ts';
import { loadPages } from '../pages.ts';
import { wordsOf } from './figure-words.ts';
import { goalOf, isReached } from './goals.ts';
import { isCorrectness, report } from './report.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const PARTS = ['ocr', 'documents', 'extraction', 'address', 'registry', 'pint'];
const JAPANESE = /[\u3040-\u30ff\u3400-\u9fff]/;
const figures = readFigures(join(ROOT, 'docs/figures'));
const told = figures.filter((figure) => isCorrectness(figure) && PARTS.includes(figure.figure.split('.')[0]!));

test('every figure of the report has words in both languages', () => {
  assert.ok(told.length > 300, `${told.length} figures`);
  assert.deepEqual(
    [...new Set(told.map(({ figure }) => figure))].filter((figure) => {
      const words = wordsOf(figure);
      return (
        !words ||
        JAPANESE.test(words.en.replace('㈱', '').replaceAll(/御中|様|ヴァ|バ/g, '')) ||
        !JAPANESE.test(words.ja)
      );
    }),
    [],
  );
});

test('no name of a figure is left on the accuracy pages, and every table says what set it is', async () => {
  const pages = await loadPages();
  for (const slug of ['accuracy', 'ja/accuracy']) {
    const page = pages.find((candidate) => candidate.slug === slug)!;
    const rows = [...page.html.matchAll(/<th scope="row"[^>]*>(.*?)<br>/g)].map((match) => match[1]!);
    assert.ok(rows.length > 200, `${slug}: ${rows.length} rows`);
    assert.deepEqual(
      rows.filter((row) => /^[a-z]+\.[a-z]|_/.test(row)),
      [],
    );
    assert.doesNotMatch(page.html, /<!-- report/);
    const sets = page.html.match(/<h3>[^<]+<\/h3><p>[^<]{20,}<span class="soft">/g) ?? [];
    assert.equal(sets.length, page.html.match(/<h3>/g)!.length, `${slug}: a set without a sentence`);
    assert.equal(new Set(page.html.match(/<h3>[^<]+/g)).size, sets.length, `${slug}: two sets of one name`);
  }
});

const figure = (name: string, value: number, context: object, unit = 'ratio'): Figure => ({
  figure: name,
  value,
  unit,
  context: { ...context },
});

test('a set says whether it was blind, how large it is and when it was read', () => {
  const blind = { first_reading: true, independent: true, documents: 165, judged_on: '2026-11-16' };
  const html = report([figure('extraction.blind.micro_f1', 0.9853, blind)], ['extraction'], 'en');
  assert.match(html, /Blind: written by others, first reading\. 165 documents\. Measured on 2026-11-16\./);
  assert.match(html, /All fields together \(F1\)<br><span class="soft">higher is better/);
  assert.match(html, /98\.5\u00a0%.*at least 95\u00a0%<br><span class="soft">reached/);
  const known = report([figure('ocr.real.cer', 0.02, { pages: 27, characters: 8914 })], ['ocr'], 'ja');
  assert.match(known, /ブラインドではありません.*27 ページ。/);
  assert.match(known, /1\u00a0% 以下<br><span class="soft">未達成/);
  assert.match(known, /8,914 文字/);
});

test('others stand beside our figure, parts of a whole open at a touch, and costs are not part of it', () => {
  const html = report(
    [
      figure('ocr.cer', 0.001, { pages: 3 }),
      figure('ocr.cer.peer.tesseract', 0.2, { pages: 3 }),
      figure('ocr.keyfield.tno', 1, { pages: 3, all: 12 }),
      figure('ocr.cpu_ms_per_page', 287, { pages: 3 }, 'ms'),
    ],
    ['ocr'],
    'en',
  );
  assert.match(html, /Others, same input: ">Tesseract 5: 20\.0\u00a0%<\/td>/);
  assert.match(html, /<details><summary>In detail: 1 parts<\/summary>.*T-numbers read right.*12 values/);
  assert.doesNotMatch(html, /287/);
});

test('a goal is reached at its value, and a star stands for one part of a name', () => {
  assert.equal(isReached({ at: 'most', value: 0.01 }, 0.01), true);
  assert.equal(isReached({ at: 'least', value: 0.95 }, 0.9499), false);
  assert.equal(isReached({ at: 'exactly', value: 0 }, 1), false);
  assert.deepEqual(goalOf('address.city.geolonia-nja'), { at: 'least', value: 0.999 });
  assert.equal(goalOf('address.city.geolonia-nja.default_data'), undefined);
});
