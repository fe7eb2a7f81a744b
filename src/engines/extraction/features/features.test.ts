import assert from 'node:assert/strict';
import { test } from 'node:test';
import { subjectsOf } from '../learned/fitting.ts';
import type { Rule, Weights } from '../learned/rule.ts';
import { buildRows, type Row, type SourceLine } from '../page/rows.ts';
import cellWeights from '../weights/cell.json' with { type: 'json' };
import issuerWeights from '../weights/issuer.json' with { type: 'json' };
import kindWeights from '../weights/kind.json' with { type: 'json' };
import lineWeights from '../weights/line.json' with { type: 'json' };
import { CELL_RULES } from './cell.features.ts';
import { ISSUER_RULES } from './issuer.features.ts';
import { KIND_RULES } from './kind.features.ts';
import { LINE_RULES } from './line.features.ts';

interface Example {
  readonly rows: readonly Row[];
  readonly endpoint: 'invoice' | 'receipt';
  readonly marked: string;
  readonly line: number;
}

/**
 * The paper of an example. `⟦…⟧` marks a candidate, `▶` a row; a first line `#receipt`, `#height=2` or
 * `#confidence=0.5` says what plain text cannot.
 */
function paper(text: string, endpoint: 'invoice' | 'receipt'): Example {
  const lines = text.split('\n');
  const directive = lines[0]!.startsWith('#') ? lines.shift()! : '';
  const [, height = '1'] = /height=([\d.]+)/.exec(directive) ?? [];
  const [, heights = ''] = /heights=([\d.,]+)/.exec(directive) ?? [];
  const [, confidence = '1'] = /confidence=([\d.]+)/.exec(directive) ?? [];
  const marked = /⟦(.*?)⟧/.exec(text)?.[1] ?? '';
  const line = lines.findIndex((entry) => entry.startsWith('▶'));
  const sources = lines.map(
    (entry): SourceLine => ({
      page: 0,
      text: entry.replace(/[⟦⟧]/g, '').replace(/^▶/, ''),
      rect: null,
      confidence: Number(confidence),
      rectOf: () => null,
    }),
  );
  const rows = buildRows(
    sources.map((source, index) => [{ source, line: index, left: 0, width: 0 }]),
    sources.map((_, index) => Number(heights.split(',')[index] || height)),
  );
  return { rows, endpoint: directive === '#receipt' ? 'receipt' : endpoint, marked, line };
}

const tight = (text: string) => text.normalize('NFKC').replaceAll(' ', '');

function speaks<S>(rule: Rule<S>, subject: S | undefined, text: string): boolean {
  assert.ok(subject, `the subject of the example is found: ${text}`);
  return Number(rule.when(subject)) !== 0;
}

for (const rule of ISSUER_RULES)
  test(`issuer rule ${rule.id}`, () => {
    const subject = (text: string) => {
      const kind = /invoice|latin-legal|issuer-label|person|department|between|end-of/.test(rule.id)
        ? 'invoice'
        : 'receipt';
      const { rows, endpoint, marked } = paper(text, kind);
      return subjectsOf(rows, endpoint).issuers.find((candidate) => tight(candidate.value).startsWith(tight(marked)));
    };
    assert.equal(speaks(rule, subject(rule.example), rule.example), true);
    assert.equal(speaks(rule, subject(rule.counterExample), rule.counterExample), false);
  });

for (const rule of KIND_RULES)
  test(`kind rule ${rule.id}`, () => {
    const subject = (text: string) => {
      const { rows, endpoint } = paper(text, 'invoice');
      return subjectsOf(rows, endpoint).kind;
    };
    assert.equal(speaks(rule, subject(rule.example), rule.example), true);
    assert.equal(speaks(rule, subject(rule.counterExample), rule.counterExample), false);
  });

for (const rule of LINE_RULES)
  test(`line rule ${rule.id}`, () => {
    const subject = (text: string) => {
      const { rows, endpoint, line } = paper(text, 'invoice');
      return subjectsOf(rows, endpoint).lines[line];
    };
    assert.equal(speaks(rule, subject(rule.example), rule.example), true);
    assert.equal(speaks(rule, subject(rule.counterExample), rule.counterExample), false);
  });

for (const rule of CELL_RULES)
  test(`cell rule ${rule.id}`, () => {
    const subject = (text: string) => {
      const { rows, endpoint, marked } = paper(text, 'invoice');
      const line = text.split('\n').findIndex((entry) => entry.includes('⟦'));
      return subjectsOf(rows, endpoint).cells[line]?.find((cell) => tight(cell.piece.text) === tight(marked));
    };
    assert.equal(speaks(rule, subject(rule.example), rule.example), true);
    assert.equal(speaks(rule, subject(rule.counterExample), rule.counterExample), false);
  });

test('every rule has a fitted weight, and every weight a rule', () => {
  const check = (rules: readonly { id: string }[], weights: Weights) => {
    assert.deepEqual(rules.map((rule) => rule.id).sort(), Object.keys(weights.rules).sort());
    assert.equal(new Set(rules.map((rule) => rule.id)).size, rules.length);
    assert.match(weights.fitted, /^\d{4}-\d{2}-\d{2}$/);
  };
  check(CELL_RULES, cellWeights);
  check(ISSUER_RULES, issuerWeights);
  check(KIND_RULES, kindWeights);
  check(LINE_RULES, lineWeights);
});
