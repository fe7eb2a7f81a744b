// npm run fit: weights of the scorers from written and generated documents. The same data give the same files.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fitting, rowsOfText } from '../../../src/engines/extraction/index.ts';
import { type Case, loadCases } from '../case.ts';
import { generateCases } from '../generate/index.ts';
import { fold } from '../score.ts';
import { labelCells } from './cell-labels.ts';
import { kindExamples, kindOfCase } from './kinds.ts';
import { labelLines } from './line-labels.ts';
import { pictured } from './pictured.ts';
import { tableCases } from './tables.ts';
import { VARIANTS, variantOf } from './variants.ts';

const CASES = join(import.meta.dirname, '../cases');
const WEIGHTS = join(import.meta.dirname, '../../../src/engines/extraction/weights');
/** Day written into the files; `--day` for another. Not the clock's: the files change only when the data do. */
const at = process.argv.indexOf('--day');
const day = at > 0 ? process.argv[at + 1]! : '2026-11-16';
const note = (text: string) => process.stderr.write(`${text}\n`);

const written = [
  'development',
  'autumn-2026',
  'winter-2026',
  'year-end-2026',
  'shops-2026',
  'companies-2026',
  'month-2026',
  'november-2026',
  'trades-2026',
  'counter-2026',
  'guild-2026',
  'street-2026',
  'sums-2026',
]
  .flatMap((part) => loadCases(join(CASES, part)))
  .filter((item) => item.text !== undefined);
const generated = generateCases('development', 6, 1).filter((item) => item.text !== undefined);
const subjects = (item: Case) =>
  fitting.subjectsOf(rowsOfText(item.text!).rows, item.document_type as 'invoice' | 'receipt');
const varied = [...written, ...generated].flatMap((item, index) =>
  VARIANTS.flatMap((variant) => variantOf(item, variant, index) ?? []),
);
note(`${written.length} written and ${generated.length} generated documents, ${varied.length} with their variants`);

// Rows are judged by how their pieces were read, so the pieces come first.
const tables = [...varied.filter((item) => !/\+(?:noisy|upwards|pages)$/.test(item.id)), ...tableCases(400)];
const cells = tables.flatMap((item) => labelCells(item, subjects(item).cells));
const cellWeights = fitting.fitClasses(fitting.CELL_RULES, fitting.COLUMN_MEANINGS, balanced(cells), {
  day,
  rounds: 500,
  decay: 0.0002,
});
save('cell', cellWeights);
Object.assign(fitting.cellWeights, cellWeights);
const read = varied.map((item) => ({ item, found: subjects(item) }));

const issuers: fitting.Ranked<fitting.Subjects['issuers'][number]>[] = [];
let missing = 0;
for (const { item, found } of read) {
  const want = fold(item.expected.supplier_name);
  if (item.expected.supplier_name === undefined || item.expected_extra?.ambiguous?.includes('supplier_name')) continue;
  const right = want === null ? -1 : found.issuers.findIndex((candidate) => fold(candidate.value) === want);
  if (want !== null && right < 0) {
    missing++;
    if (!item.id.includes('+') || item.id.endsWith('+plain'))
      note(`  no candidate: ${item.id} ${item.expected.supplier_name}`);
    continue;
  }
  // The same name twice: the rules may like either place.
  const candidates = found.issuers.filter((candidate, index) => index === right || fold(candidate.value) !== want);
  issuers.push({ candidates, right: right < 0 ? null : candidates.indexOf(found.issuers[right]!) });
}
note(`issuer: ${issuers.length} documents, ${missing} without the right candidate`);
const withPictures = [...issuers, ...issuers.flatMap((example, index) => pictured(example, index) ?? [])];
save('issuer', fitting.fitRanking(fitting.ISSUER_RULES, withPictures, { day }));

const kinds = [
  ...read.map(({ item, found }) => ({ subject: found.kind, label: kindOfCase(item) })),
  ...kindExamples([...written, ...generated.slice(0, 60)]).map(({ text, endpoint, kind }) => ({
    subject: fitting.subjectsOf(rowsOfText(text).rows, endpoint).kind,
    label: kind,
  })),
];
const labels = [...new Set(kinds.map((example) => example.label))].sort();
save('kind', fitting.fitClasses(fitting.KIND_RULES, labels, balanced(kinds), { day }));

const lines = read.flatMap(({ item, found }) => labelLines(item, found.lines));
save(
  'line',
  fitting.fitClasses(fitting.LINE_RULES, fitting.LINE_ROLES, balanced(lines), { day, rounds: 500, decay: 0.00008 }),
);

/** Every kind weighs at least a tenth of the largest. */
function balanced<S>(examples: readonly { subject: S; label: string }[]): fitting.Labelled<S>[] {
  const counts = new Map<string, number>();
  for (const { label } of examples) counts.set(label, (counts.get(label) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return examples.map((example) => ({ ...example, share: Math.max(1, most / 10 / counts.get(example.label)!) }));
}

function save(name: string, weights: fitting.Weights): void {
  writeFileSync(join(WEIGHTS, `${name}.json`), `${JSON.stringify(weights, null, 1)}\n`);
  note(`${name}: ${weights.examples} examples, loss ${weights.loss}`);
  const ranked = Object.entries(weights.rules).sort(([, a], [, b]) => b.loss - a.loss);
  for (const [id, { loss, weights: values }] of ranked.slice(0, 12))
    note(`    ${id.padEnd(32)} ${loss.toFixed(4)}  ${values.join(' ')}`);
}
