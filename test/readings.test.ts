import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { readFigures } from '../src/http/docs/figures.ts';
import { loadPages } from '../src/http/docs/pages.ts';
import { withReadings } from '../tools/readings/index.ts';
import { extractionReadings, pagesReadings } from '../tools/readings/records.ts';

const ROOT = join(import.meta.dirname, '..');
const CASES = join(ROOT, 'eval/extraction/cases');
/** Folders of our own papers: nothing of them was ever read blindly. */
const NOT_BLIND: ReadonlySet<string> = new Set(['development', 'held-out', 'sums-2026']);
const JAPANESE = /[\u3040-\u30ff\u3400-\u9fff]/;

const sets = extractionReadings(ROOT);
const pages = pagesReadings(ROOT);

test('every blind set of the repository is one row, and every row is a set', () => {
  const folders = readdirSync(CASES).filter((folder) => !NOT_BLIND.has(folder));
  const kept = sets.filter(({ kept }) => kept !== false).map(({ set }) => set);
  assert.deepEqual(kept.toSorted(), folders.sort());
  assert.equal(new Set(sets.map(({ set }) => set)).size, sets.length, 'a set is named once');
});

test('a row counts the papers and cards of its folder', () => {
  for (const { set, papers, cards } of sets.filter(({ kept }) => kept !== false)) {
    const cases = readdirSync(join(CASES, set)).filter((file) => file.endsWith('.json') && file !== 'register.json');
    assert.equal(papers + cards, cases.length, set);
  }
});

test('no more pass wrongly than pass, and no more pass than there are', () => {
  for (const { set, papers, f1, passed_wrongly: wrong, passed, proven, proven_and_passed: sure } of sets) {
    assert.ok(wrong <= (passed ?? papers) && (passed ?? 0) <= papers && (proven ?? 0) <= papers, set);
    assert.ok(f1 > 0.5, `${set}: F1 is a share`);
    assert.equal(proven === undefined, sure === undefined, `${set}: of how many?`);
    assert.ok((sure ?? 0) <= (proven ?? 0) && (sure ?? 0) <= (passed ?? papers), set);
  }
});

test('the newest row says what the committed figures of the blind set say', () => {
  const newest = sets.at(-1)!;
  const figures = readFigures(join(ROOT, 'docs/figures')).filter(({ figure }) =>
    figure.startsWith('extraction.blind.'),
  );
  const of = (name: string) => figures.find(({ figure }) => figure === `extraction.blind.${name}`)!;
  assert.match(String(of('micro_f1').context?.set), new RegExp(`^${newest.set}\\b`));
  assert.equal(newest.f1, Number(of('micro_f1').value.toFixed(3)));
  const { passed, wrong } = of('wrong_but_passed').context as { passed: number; wrong: string[] };
  assert.deepEqual([newest.passed_wrongly, newest.passed], [wrong.length, passed]);
  const { labelled } = of('should_pass').context as { labelled: number };
  assert.deepEqual(
    [newest.proven, newest.proven_and_passed],
    [labelled, Math.round(of('should_pass').value * labelled)],
  );
});

test('what stands out is told in English and in Japanese', () => {
  const told = [
    ...sets.map(({ set, remarks }) => ({ of: set, ...remarks })).filter(({ en, ja }) => en !== '' || ja !== ''),
    ...pages.flatMap(({ read, kinds, remarks, mended }) =>
      [kinds, remarks, mended].map((text) => ({ of: read, ...text })),
    ),
  ];
  assert.ok(told.length > 60);
  for (const { of, en, ja } of told) {
    assert.match(en, /^[A-Z0-9]/, `${of}: in English, as a sentence begins`);
    assert.match(ja, JAPANESE, `${of}: in Japanese`);
    assert.doesNotMatch(ja, /(?:[A-Za-z]{3,} ){3}/, `${of}: no English left in the Japanese`);
  }
});

test('of the real pages no more are right than there are, and the days go on', () => {
  assert.deepEqual(
    pages.map(({ read }) => read),
    pages.map(({ read }) => read).toSorted(),
  );
  for (const { kinds, pages: count, keys, fields, handwriting, passed_wrongly: wrong, ...more } of pages) {
    for (const value of [...Object.values(keys), ...Object.values(fields), handwriting?.amounts ?? [0, 0]])
      assert.ok(value === 'all' || value[0] <= value[1], kinds.en);
    assert.ok(wrong <= count && (more.pages_good_but_lost ?? 0) <= count, kinds.en);
    assert.ok(fields.t_number && fields.date && fields.total && fields.issuer, `${kinds.en}: what a payer asks for`);
  }
  assert.equal(new Set(pages.map(({ kinds }) => kinds.en)).size, pages.length, 'a set stands here once');
});

test('both pages show both histories: the newest first, the earlier sets at a touch', async () => {
  const site = await loadPages();
  for (const slug of ['accuracy', 'ja/accuracy']) {
    const { html } = site.find((page) => page.slug === slug)!;
    const places = sets.toReversed().map(({ set }) => html.indexOf(`<code>${set}</code></td>`));
    assert.ok(places[0]! > 0);
    assert.deepEqual(
      places.toSorted((a, b) => a - b),
      places,
      'in their order',
    );
    const earlier = html.slice(html.lastIndexOf('<details>', places.at(-1)), places.at(-1));
    assert.match(
      earlier,
      /<summary>[^<]*\d+[^<]*<\/summary>\s*<div class="scroll"[^>]*><table role="table" class="stacked">/,
    );
    for (const { read, pages: count } of pages) {
      const [row, note] = ['<td role="cell">', '<strong>'].map((tag) => html.indexOf(`${tag}${read}`));
      assert.ok(row! > 0 && note! > row!, `${slug}: ${read}, ${count} pages`);
    }
    assert.doesNotMatch(html, /\*\*|\{\w+\}|undefined/, `${slug}: nothing is left of Markdown or of what is filled in`);
  }
});

test('a history that nobody made is refused, and text around the marks stays', () => {
  const filled = withReadings('a\n<!-- readings:extraction -->\nold\n<!-- /readings -->\nb\n', ROOT, 'en');
  assert.match(
    filled,
    /^a\n<!-- readings:extraction -->\n\n\*\*First readings of \d+ sets, [\s\S]+<\/details>\n\n<!-- \/readings -->\nb\n$/,
  );
  assert.doesNotMatch(filled, /\nold\n/);
  assert.throws(
    () => withReadings('<!-- readings:cards -->\n<!-- /readings -->', ROOT, 'en'),
    /no readings called cards/,
  );
});
