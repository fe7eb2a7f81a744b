import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { loadCases } from '../extraction/case.ts';
import { casesIn } from './cases.ts';
import { missingFonts } from './fonts-installed.ts';
import { makePage } from './pages/index.ts';
import { choiceFrom, specsOf } from './specs.ts';
import { writePage } from './write.ts';

const fonts = { skip: missingFonts().length > 0 && `SKIPPED: fonts are missing (${missingFonts().join(', ')})` };

test('written pages are cases of both evaluations, with the place of every segment', fonts, async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const page = await makePage({ layout: 'vertical_card', look: 'turn180', seed: 2, half: true });
  const truth = JSON.parse(readFileSync(writePage(page, folder), 'utf8'));
  const [read] = casesIn(folder);
  assert.deepEqual(read!.groups, ['vertical_card', 'turn180', 'turned', 'unseen_layouts', 'half_resolution']);
  assert.equal(read!.rotation, 180);
  const { bytes, segments } = await read!.load();
  assert.ok(page.bytes.equals(bytes));
  assert.deepEqual(
    segments,
    page.segments.map(({ kind, text, vertical }) => ({ kind, text, vertical })),
  );
  assert.ok(segments.some((segment) => segment.vertical));
  assert.equal(truth.boxes.length, segments.length);
  const [fields] = loadCases(folder);
  assert.equal(fields!.document_type, 'business_card');
  assert.equal(fields!.front_image, truth.file);
  assert.deepEqual(fields!.expected.person, { name: page.facts.type === 'card' && page.facts.person.kanji });
});

test('a choice of pages names sets, and refuses what does not exist', () => {
  const defaults = { rounds: 2, seed: 5 };
  const chosen = specsOf(choiceFrom({ layouts: 'vertical,card', looks: 'turned', resolution: 'both' }, defaults));
  assert.equal(chosen.length, 2 * 4 * 5 * 2);
  assert.equal(chosen.filter((spec) => spec.half).length, chosen.length / 2);
  const some = choiceFrom({ layouts: 'unseen', looks: 'all', ornaments: 'some', pages: '30' }, defaults);
  assert.equal(specsOf(some).length, 30);
  assert.deepEqual(specsOf(some), specsOf(some));
  assert.throws(() => choiceFrom({ layouts: 'poster' }, defaults), /--layouts knows no "poster"/);
});

test('no layout that models may be trained on is among the unseen ones', () => {
  const of = (set: string) => choiceFrom({ layouts: set }, { rounds: 1, seed: 1 }).layouts;
  assert.deepEqual(
    of('known').filter((name) => of('unseen').includes(name)),
    [],
  );
});
