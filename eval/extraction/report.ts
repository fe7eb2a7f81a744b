import { print } from '../../bench/figure.ts';
import type { Results } from './run.ts';
import { f1, precision, recall, type Tally } from './score.ts';

/** Fields that are reported together under the name the goals use. */
const GROUPS: Readonly<Record<string, (field: string) => boolean>> = {
  date: (field) => field === 'issue_date' || field === 'receipt_date',
  tax: (field) => field === 'tax_amount',
  breakdown: (field) => field === 'tax_breakdown',
  supplier: (field) => field === 'supplier_name',
  cards: (field) => field.startsWith('card.'),
};

export interface ReportOptions {
  /** Second part of every figure's name: `blind`, `real`, `text`, `image`, `cases`. */
  readonly name: string;
  readonly context: Record<string, unknown>;
  readonly note: (text: string) => void;
  readonly withMisses: boolean;
}

/** Prints the figures of one set, and the table on standard error. */
export function report(results: Results, { name, context, note, withMisses }: ReportOptions): void {
  const { board, calibration } = results;
  const figure = (suffix: string, value: number, unit = 'ratio', more: Record<string, unknown> = {}) =>
    print({
      figure: `extraction.${name}.${suffix}`,
      value: Math.round(value * 10_000) / 10_000,
      unit,
      context: { ...context, ...more },
    });
  const row = (field: string, tally: Tally) => {
    figure(`field.${field}.f1`, f1(tally), 'ratio', { precision: precision(tally), recall: recall(tally), ...tally });
    note(
      `  ${field.padEnd(34)} P ${precision(tally).toFixed(3)} R ${recall(tally).toFixed(3)} F1 ${f1(tally).toFixed(3)} ${JSON.stringify(tally)}`,
    );
  };
  note(`\n${name}: ${JSON.stringify(context)}`);
  const counted = (tally: Tally) => tally.tp + tally.fp + tally.fn > 0;
  for (const [field, tally] of [...board.fields].sort(([a], [b]) => a.localeCompare(b)))
    if (counted(tally)) row(field, tally);
  for (const [group, wanted] of Object.entries(GROUPS)) {
    const tally = board.sum(wanted);
    if (counted(tally)) row(group, tally);
  }
  figure('micro_f1', board.microF1());
  if (board.checks.all > 0)
    figure('checks_right', board.checks.right / board.checks.all, 'ratio', { checks: board.checks.all });
  const billing = Math.max(1, results.billing);
  figure('all_critical_right', results.allCriticalRight / billing, 'ratio', { billing });
  figure('wrong_but_passed', results.wrongButPassed / billing, 'ratio', {
    billing,
    passed: results.passed,
    wrong: results.wrongButPassedIds,
  });
  if (results.shouldPass > 0)
    figure('should_pass', results.shouldPassAndDoes / results.shouldPass, 'ratio', { labelled: results.shouldPass });
  if (results.mustNotPass > 0)
    figure('must_not_pass', results.mustNotPassButDoes / results.mustNotPass, 'ratio', {
      labelled: results.mustNotPass,
    });
  if (calibration.size > 0)
    figure('calibration_error', calibration.expectedError(), 'ratio', {
      values: calibration.size,
      bins: calibration.bins(),
    });
  if (results.regions > 0)
    print({
      figure: 'extraction.region_iou50',
      value: results.regionsRight / results.regions,
      unit: 'ratio',
      context: { ...context, regions: results.regions },
    });
  note(
    `  micro F1 ${board.microF1().toFixed(4)}, checks ${board.checks.right}/${board.checks.all}, wrong but passed ${results.wrongButPassed} of ${results.passed} passed (${results.billing} documents), should pass and does ${results.shouldPassAndDoes}/${results.shouldPass}, must not pass but does ${results.mustNotPassButDoes}/${results.mustNotPass}, regions ${results.regionsRight}/${results.regions}`,
  );
  for (const bin of calibration.bins())
    note(
      `  confidence ${bin.from.toFixed(2)}–${bin.to.toFixed(2)}: ${bin.count} values, said ${bin.confidence.toFixed(3)}, right ${bin.accuracy.toFixed(3)}`,
    );
  for (const wrong of results.wrongButPassedIds) note(`  wrong but passed: ${wrong}`);
  if (!withMisses) return;
  for (const miss of results.passMisses) note(`  passing: ${miss}`);
  for (const miss of board.misses)
    note(`  ${miss.id} ${miss.field}: got ${JSON.stringify(miss.got)}, want ${JSON.stringify(miss.want)}`);
  for (const miss of results.regionMisses) note(`  region ${miss}`);
}
