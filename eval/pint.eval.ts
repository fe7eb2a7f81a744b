import { print, type RunOptions } from '../bench/figure.ts';
import { VARIANTS, type Variant, validate } from '../src/engines/pint/index.ts';
import { samplePath } from '../testkit/samples.ts';
import { type LabelledCase, readCases } from './pint/cases.ts';
import { compareCase } from './pint/compare.ts';
import { runFuzzer } from './pint/fuzz.ts';

/**
 * `npm run eval -- pint [--cases DIR] [--rule-set billing] [--fuzz N] [--seed N]`: our verdicts against labelled
 * documents, and mutated documents that must neither crash nor hang.
 */
export default async function evaluatePint(options: RunOptions): Promise<void> {
  const given = options.flags.cases;
  const folder = typeof given === 'string' ? given : samplePath('pint');
  const ruleSet = (options.flags['rule-set'] ?? 'billing') as Variant;
  if (!VARIANTS.includes(ruleSet)) throw new Error(`--rule-set is one of ${VARIANTS.join(', ')}`);
  if (folder) compareAll(readCases(folder), ruleSet, options);
  else options.note('No labelled documents: give --cases DIR with expected.jsonl and the documents.');
  await fuzz(options);
}

function compareAll(cases: readonly LabelledCase[], ruleSet: Variant, { note }: RunOptions): void {
  const results = cases.map((entry) => ({ entry, ...compareCase(entry, ruleSet) }));
  const share = (values: readonly boolean[]) => values.filter(Boolean).length / Math.max(1, values.length);
  const rules = results.map((result) => result.rulesEqual).filter((value) => value !== null);
  const aborts = results.map((result) => result.abortRecognised).filter((value) => value !== null);
  const located = results.reduce(
    (sum, { locations }) => ({ equal: sum.equal + locations.equal, total: sum.total + locations.total }),
    { equal: 0, total: 0 },
  );
  const fired = new Set(results.flatMap((result) => (result.rulesEqual ? Object.keys(result.ours) : [])));
  for (const { entry, ours } of results.filter((result) => !result.structureEqual || result.rulesEqual === false))
    note(`differs: ${entry.file}\n  ours     ${JSON.stringify(ours)}\n  official ${JSON.stringify(entry.rules)}`);
  const context = { documents: cases.length, rule_set: ruleSet };
  const figure = (name: string, value: number, more: object) =>
    print({ figure: name, value, unit: 'share', context: { ...context, ...more } });
  figure('pint.equal', share(rules), {
    xsd_valid: rules.length,
    equal: rules.filter(Boolean).length,
    rules_fired: fired.size,
  });
  figure('pint.structure_equal', share(results.map((result) => result.structureEqual)), {});
  figure('pint.verdict_equal', share(results.map((result) => result.validEqual)), {});
  figure('pint.aborts_recognised', aborts.length === 0 ? 1 : share(aborts), { aborts: aborts.length });
  figure('pint.location_equal', located.equal / Math.max(1, located.total), { locations: located.total });
  variantExamples(cases);
}

/** The official examples of the other two document types, under the rules they ask for. */
function variantExamples(cases: readonly LabelledCase[]): void {
  const examples = cases.filter((entry) => /^official\/jp-(?:ntr|sb)-/.test(entry.file));
  if (examples.length === 0) return;
  const valid = examples.filter((entry) => validate(entry.xml).valid);
  print({
    figure: 'pint.variant_examples_valid',
    value: valid.length / examples.length,
    unit: 'share',
    context: { examples: examples.length, valid: valid.length },
  });
}

async function fuzz({ quick, flags, note }: RunOptions): Promise<void> {
  const count = Number(flags.fuzz ?? (quick ? 5_000 : 50_000));
  const seed = Number(flags.seed ?? 20260713);
  if (count === 0) return;
  const result = runFuzzer({ count, seed });
  for (const failure of result.failures.slice(0, 5)) note(`fuzz failure: ${failure}`);
  print({
    figure: 'pint.fuzz.failures',
    value: result.failures.length,
    unit: 'documents',
    context: { mutated: count, seed, slowest_ms: result.slowestMs, valid: result.valid, malformed: result.malformed },
  });
}
