import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { untranslated } from '../../../../testkit/japanese-texts.ts';
import { type Figure, readFigures, shown } from '../figures.ts';
import { loadPages } from '../pages.ts';
import { costReport } from './cost-report.ts';
import { costWordsOf } from './cost-words.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const JAPANESE = /[\u3040-\u30ff\u3400-\u9fff]/;

test('the pages about speed and operations name every figure in words of their language', async () => {
  const pages = await loadPages();
  const known = new Set(readFigures(join(ROOT, 'docs/figures')).map(({ figure }) => figure));
  for (const [slug, atLeast] of [
    ['speed', 50],
    ['ja/speed', 50],
    ['operations', 8],
    ['ja/operations', 8],
  ] as const) {
    const { html } = pages.find((page) => page.slug === slug)!;
    assert.doesNotMatch(html, /<!-- /, `${slug}: a table that was not made`);
    const rows = [...html.matchAll(/<th scope="row"[^>]*>(.*?)<br>/g)].map((match) => match[1]!);
    assert.ok(rows.length >= atLeast, `${slug}: ${rows.length} rows`);
    for (const row of rows) {
      assert.ok(!known.has(row) && !/[a-z]_[a-z]|[a-z]\.[a-z]/.test(row), `${slug}: ${row}`);
      assert.equal(JAPANESE.test(row), slug.startsWith('ja/'), `${slug}: ${row}`);
    }
    // A Japanese reader finds no cell in English, units included.
    const prose = html.replaceAll(/<code>.*?<\/code>/g, '');
    const cells = [...prose.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/gs)].flatMap((match) => match[1]!.split(/<[^>]+>/));
    const texts = cells.map((text) => ({ where: slug, text: text.trim() || '–' }));
    if (slug.startsWith('ja/')) assert.deepEqual(untranslated(texts), []);
    const names = [...html.matchAll(/role="region" aria-label="([^"]+)"><table role/g)].map((match) => match[1]);
    assert.equal(new Set(names).size, names.length, `${slug}: two tables of one name`);
  }
});

const figure = (name: string, value: number, unit: string, context: object = {}): Figure => ({
  figure: name,
  value,
  unit,
  context: { ...context },
});
const asked = { title: 'A request', language: 'en' } as const;

test('a ratio of times reads as times, a peer stands beside the run it belongs to, the newest models come first', () => {
  const ratio = costReport(
    [figure('http.cpu_ratio_to_bare', 1.199, 'ratio', { requests_per_round: 12000 })],
    ['http'],
    asked,
  );
  assert.match(ratio, /1\.2\u00a0times.*at most 1\.3\u00a0times<br><span class="soft">reached/);
  assert.match(ratio, /12,000 requests per round/);
  const pages = costReport(
    [
      figure('ocr.cpu_ms_per_page', 287.3, 'ms', { pages: 80, model: 'recogniser-v2' }),
      figure('ocr.cpu_ms_per_page', 661, 'ms', { pages: 12, model: 'recogniser-v7' }),
      figure('ocr.cpu_ms_per_page.peer.tesseract', 723.2, 'ms', { pages: 80 }),
    ],
    ['ocr'],
    asked,
  );
  const rows = pages.split('<tr role="row"><th scope="row"').slice(1);
  assert.match(rows[0]!, /661\u00a0ms.*12 pages; Models: recogniser-v7/);
  assert.doesNotMatch(rows[0]!, /Tesseract/);
  assert.match(rows[1]!, /287\u00a0ms.*Tesseract 5: 723\u00a0ms/);
  const ja = costReport([figure('batch.two_nodes_ratio', 2.03, 'x')], ['batch'], { title: 'バッチ', language: 'ja' });
  assert.match(ja, /1 台に対する 2 台の処理量.*2\.03\u00a0倍/);
});

test('what holds for a whole table is said once above it, and long microseconds are milliseconds', () => {
  const busy = { run: 'busy machine: percentiles are high' };
  const part = figure('registry.part.cpu_us_p99', 83_981, 'us', busy);
  const all = costReport([part, figure('registry.number.cpu_us_p99', 11.9, 'us', busy)], ['registry'], asked);
  assert.equal(all.match(/busy machine/g)?.length, 1);
  assert.match(all, /^<p class="soft">.*84\u00a0ms/s);
  const one = costReport([part, figure('registry.number.cpu_us_p99', 11.9, 'us')], ['registry'], asked);
  assert.match(one, /<td role="cell" data-label="Counted over: ">on a busy machine/);
});

test('a value has three figures and never an exponent', () => {
  assert.equal(shown({ value: 1572.6, unit: 'ms' }), '1,573\u00a0ms');
  assert.equal(shown({ value: 0.0495, unit: 'us' }), '0.0495\u00a0us');
  assert.equal(shown({ value: 12.64, unit: 'ms' }), '12.6\u00a0ms');
});

test('a figure without words keeps its name, so that it is seen', () => {
  assert.equal(costWordsOf('http.something_new'), undefined);
  assert.match(costReport([figure('http.something_new', 1, 'ms')], ['http'], asked), /http\.something_new/);
});
