import { type Report, type Variant, validate } from '../../src/engines/pint/index.ts';
import { ABORT_RULE } from '../../src/engines/pint/validate.ts';
import type { LabelledCase } from './cases.ts';

export interface Comparison {
  readonly file: string;
  readonly structureEqual: boolean;
  /** Null where the official rules were not compared: the schema has failed. */
  readonly rulesEqual: boolean | null;
  readonly abortRecognised: boolean | null;
  readonly validEqual: boolean;
  readonly locations: { readonly equal: number; readonly total: number };
  readonly ours: Readonly<Record<string, number>>;
}

/** Our verdict against the official one: schema, rule ids and counts, aborts, first locations. */
export function compareCase(entry: LabelledCase, ruleSet: Variant): Comparison {
  const report = validate(entry.xml, { ruleSet });
  const schemaValid = report.layers.syntax === 'passed' && report.layers.xsd === 'passed';
  const ours = reported(report);
  const comparable = entry.xsd_valid && schemaValid;
  const aborted = report.ruleCounts[ABORT_RULE] !== undefined;
  return {
    file: entry.file,
    structureEqual: schemaValid === entry.xsd_valid,
    rulesEqual: entry.xsd_valid
      ? comparable && aborted === (entry.aborted !== null) && sameCounts(ours, entry.rules)
      : null,
    abortRecognised: entry.xsd_valid && entry.aborted !== null ? aborted : null,
    validEqual: report.valid === entry.document_valid,
    locations: comparable ? compareLocations(report, entry) : { equal: 0, total: 0 },
    ours,
  };
}

/** Rule counts of the layers that did not abort: an aborted official run reports nothing of its rule file. */
function reported(report: Report): Record<string, number> {
  const silent = new Set(
    report.findings.filter((finding) => report.layers[finding.layer] === 'aborted').map((finding) => finding.ruleId),
  );
  return Object.fromEntries(Object.entries(report.ruleCounts).filter(([rule]) => !silent.has(rule)));
}

const sameCounts = (a: Readonly<Record<string, number>>, b: Readonly<Record<string, number>>): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([rule, count]) => b[rule] === count);

function compareLocations(report: Report, entry: LabelledCase): { equal: number; total: number } {
  const found = new Set(report.findings.map((finding) => `${finding.ruleId} ${plainPath(finding.location ?? '')}`));
  const wanted = entry.first_locations ?? [];
  return {
    equal: wanted.filter(([rule, path]) => found.has(`${rule} ${plainPath(path)}`)).length,
    total: wanted.length,
  };
}

/** `/Invoice/cac:Delivery[2]` and the long form of SVRL as the same list of local names and positions. */
const plainPath = (path: string): string =>
  path
    .replace(/\[namespace-uri\(\)='[^']*'\]/g, '')
    .split('/')
    .map((step) => step.replace(/^(?:\*|\w+):/, ''))
    .map((step) => (step === '' || step.endsWith(']') ? step : `${step}[1]`))
    .join('/');
