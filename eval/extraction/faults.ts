import { print } from '../../bench/figure.ts';
import { flatValues } from '../../src/endpoints/document-values.answer.ts';
import type { ExtractedDocument } from '../../src/engines/extraction/index.ts';
import type { Case } from './case.ts';
import { readText } from './read-text.ts';
import { type RunDeps, wrongFields } from './run.ts';

/** What is spoiled: the printed values that `passed` speaks for. */
const SPOILED = ['total', 'tax', 'base', 'date', 'number'] as const;
type Spoiled = (typeof SPOILED)[number];

interface Fault {
  readonly what: Spoiled;
  readonly text: string;
}

/**
 * Every digit of the printed total, tax, bases, date and T-number of every passed document, changed one at a time into
 * its two neighbours: how often does the document still pass although issuer, T-number, date or total is then wrong?
 */
export function measureFaults(
  cases: readonly Case[],
  deps: RunDeps,
  context: Record<string, unknown>,
  note: (text: string) => void,
): void {
  const runs: Record<Spoiled, number> = { total: 0, tax: 0, base: 0, date: 0, number: 0 };
  const wrong: Record<Spoiled, number> = { total: 0, tax: 0, base: 0, date: 0, number: 0 };
  let documents = 0;
  for (const item of cases) {
    if (item.document_type === 'business_card' || item.text === undefined) continue;
    const document = readText(item, item.text, deps);
    if (document.status !== 'passed' || wrongFields(item, flatValues(document)).length > 0) continue;
    documents++;
    for (const fault of faultsOf(item, document)) {
      runs[fault.what]++;
      const spoiled = readText(item, fault.text, deps);
      if (spoiled.status !== 'passed' || wrongFields(item, flatValues(spoiled)).length === 0) continue;
      wrong[fault.what]++;
      note(
        `  ${item.id} ${fault.what}: ${wrongFields(item, flatValues(spoiled)).join(', ')} · ${changed(item.text, fault.text)}`,
      );
    }
  }
  const all = SPOILED.reduce((sum, what) => sum + runs[what], 0);
  const bad = SPOILED.reduce((sum, what) => sum + wrong[what], 0);
  print({
    figure: 'extraction.faults.wrong_but_passed',
    value: all === 0 ? 0 : Math.round((bad / all) * 100_000) / 100_000,
    unit: 'ratio',
    context: { ...context, documents, runs: all, wrong: bad, by_field: { runs, wrong } },
  });
  note(
    `  faults: ${bad} of ${all} runs on ${documents} documents; ${JSON.stringify(wrong)} of ${JSON.stringify(runs)}`,
  );
}

function* faultsOf(item: Case, document: ExtractedDocument): Generator<Fault> {
  const text = item.text!;
  const lines = text.split('\n');
  for (const { what, evidence: place } of document.prints) {
    for (const line of place.lines) {
      const start = lines[line]?.indexOf(place.raw ?? '') ?? -1;
      if (start < 0 || !place.raw) continue;
      const offset = lines.slice(0, line).reduce((sum, entry) => sum + entry.length + 1, 0) + start;
      for (let i = 0; i < place.raw.length; i++) {
        const digit = '0123456789'.indexOf(place.raw[i]!.normalize('NFKC'));
        if (digit < 0) continue;
        for (const other of [(digit + 1) % 10, (digit + 9) % 10])
          yield { what, text: text.slice(0, offset + i) + other + text.slice(offset + i + 1) };
      }
    }
  }
}

function changed(before: string, after: string): string {
  const lines = after.split('\n');
  return (
    before.split('\n').flatMap((line, index) => (line === lines[index] ? [] : [`${line} → ${lines[index]}`]))[0] ?? ''
  );
}
