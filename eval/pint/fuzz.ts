import { EncodingError, validate } from '../../src/engines/pint/index.ts';
import { cpuOf } from '../../testkit/cpu.ts';
import { fullInvoice } from '../../testkit/pint/full-invoice.ts';
import { invoice } from '../../testkit/pint/invoice.ts';
import { createRandom, type Random } from '../../testkit/pint/random.ts';
import { toXml } from '../../testkit/pint/tree.ts';

interface FuzzResult {
  readonly failures: readonly string[];
  readonly slowestMs: number;
  readonly valid: number;
  readonly malformed: number;
}

/** A small document that takes more CPU than this hangs for all a caller can tell. */
const TOO_SLOW_MS = 1_000;

/** Mutates generated invoices as text and as bytes; every one must end in a report or an encoding refusal, and soon. */
export function runFuzzer({ count, seed }: { count: number; seed: number }): FuzzResult {
  const random = createRandom(seed);
  const bases = [toXml(invoice({ lines: 1 })), toXml(invoice({ lines: 3 })), toXml(fullInvoice())];
  const failures: string[] = [];
  let slowestMs = 0;
  let valid = 0;
  let malformed = 0;
  for (let i = 0; i < count; i++) {
    const document = mutate(bases, random);
    const took = cpuOf(() => {
      try {
        const report = validate(document);
        if (report.valid) valid++;
        if (report.layers.syntax === 'failed') malformed++;
        const problem = inconsistency(report);
        if (problem) failures.push(`document ${i} of seed ${seed}: ${problem}`);
      } catch (error) {
        if (!(error instanceof EncodingError)) failures.push(`document ${i} of seed ${seed}: ${String(error)}`);
      }
    });
    slowestMs = Math.max(slowestMs, took);
    if (took > TOO_SLOW_MS) failures.push(`document ${i} of seed ${seed}: ${Math.round(took)} ms`);
  }
  return { failures, slowestMs: Math.round(slowestMs), valid, malformed };
}

/** What holds for every report whatever the document. */
function inconsistency(report: ReturnType<typeof validate>): string | undefined {
  const { total, findings, layers } = report;
  if (report.valid !== (total === 0)) return 'verdict and findings disagree';
  const counted = Object.values(report.ruleCounts).reduce((sum, count) => sum + count, 0);
  if (counted !== total) return 'rule counts do not add up';
  if (findings.some((finding) => finding.line < 1 || finding.column < 1)) return 'a finding has no position';
  if (findings.some((finding) => finding.message.en === '' || finding.message.ja === ''))
    return 'a finding has no message';
  const passed = Object.values(layers).every((state) => state === 'passed');
  return passed === report.valid ? undefined : 'verdict and layers disagree';
}

const SPLICES = [
  '<',
  '>',
  '&',
  '"',
  "'",
  '/',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '<?x',
  '?>',
  '<!DOCTYPE a>',
  '&#0;',
  '&#x10FFFF;',
  '&lt;',
  '\0',
  '\u{1F600}',
  '　',
  '-',
  '.',
  'e5',
  '9'.repeat(150),
  'NaN',
  ' ',
  '\r\n',
  '﻿',
  'xmlns:q="urn:q"',
  'q:',
  'xsi:nil="true"',
  '<cbc:ID/>',
  '<cac:TaxTotal/>',
  '</cac:Party>',
  '2026-02-30',
  '2026-07-31Z',
  'true',
  'O',
  '*',
];

function mutate(bases: readonly string[], random: Random): Uint8Array | string {
  let text = random.pick(bases);
  const edits = 1 + random.below(4);
  for (let i = 0; i < edits; i++) text = editText(text, random);
  if (random.below(8) > 0) return text;
  const bytes = Buffer.from(text, 'utf8');
  for (let i = random.below(4); i >= 0; i--) bytes[random.below(bytes.length)] = random.below(256);
  return random.below(4) === 0 ? bytes.subarray(0, random.below(bytes.length)) : bytes;
}

function editText(text: string, random: Random): string {
  const at = random.below(text.length);
  switch (random.below(9)) {
    case 0:
      return text.slice(0, at) + random.pick(SPLICES) + text.slice(at);
    case 1:
      return text.slice(0, at) + text.slice(at + 1 + random.below(40));
    case 2:
      return text.slice(0, random.below(text.length));
    case 3:
      return replaceValue(text, random, random.pick(SPLICES));
    case 4:
      return replaceValue(text, random, '');
    case 5:
      return moveElement(text, random, 'delete');
    case 6:
      return moveElement(text, random, 'repeat');
    case 7:
      return moveElement(text, random, 'move');
    default:
      return text.replace(/ \w+="[^"]*"/g, (attribute) =>
        random.below(30) === 0 ? random.pick(['', attribute + attribute, attribute.replace(/".*"/, '"?"')]) : attribute,
      );
  }
}

/** Replaces the text of one leaf element. */
function replaceValue(text: string, random: Random, value: string): string {
  const leaves = [...text.matchAll(/>([^<>\n]+)<\//g)];
  const leaf = leaves.length > 0 ? random.pick(leaves) : undefined;
  return leaf ? text.slice(0, leaf.index + 1) + value + text.slice(leaf.index + 1 + leaf[1]!.length) : text;
}

/** Deletes, repeats or moves one whole element, so that many mutants stay well-formed. */
function moveElement(text: string, random: Random, how: 'delete' | 'repeat' | 'move'): string {
  const starts = [...text.matchAll(/\n( +)<(c[ab]c:\w+)/g)];
  if (starts.length === 0) return text;
  const { index, 1: indent, 2: name } = random.pick(starts);
  const close = `</${name}>`;
  const line = text.indexOf('\n', index + 1);
  const end = text.slice(index, line).includes(close)
    ? line
    : text.indexOf(`\n${indent}${close}`, index) + 1 + indent!.length + close.length;
  if (end <= index) return text;
  const element = text.slice(index, end);
  if (how === 'repeat') return text.slice(0, end) + element + text.slice(end);
  const rest = text.slice(0, index) + text.slice(end);
  if (how === 'delete') return rest;
  const at = random.pick([...rest.matchAll(/\n/g)])?.index ?? 0;
  return rest.slice(0, at) + element + rest.slice(at);
}
