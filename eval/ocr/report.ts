import { print } from '../../bench/figure.ts';
import type { Score } from './score.ts';
import type { Results, Tally } from './tally.ts';

const KEY_FIELDS = ['tno', 'zip', 'tel', 'amount', 'date', 'email', 'company', 'name'];

export const cer = (score: Score): number => score.edits / Math.max(1, score.characters);
const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / Math.max(1, values.length);
const round = (value: number, places = 5): number => Number(value.toFixed(places));
const percent = (value: number): string => `${(100 * value).toFixed(2)} %`.padStart(9);

export interface About {
  /** The first contender's figures have the plain names, the others' the suffix of a peer. */
  readonly suffix: string;
  readonly context: Readonly<Record<string, unknown>>;
  readonly note: (text: string) => void;
}

type Print = (name: string, value: number, unit: string, more?: object) => void;

/** Prints the figures of one contender: each group, then all pages. */
export function report(results: Results, { suffix, context, note }: About): void {
  const figure =
    (group: object): Print =>
    (name, value, unit, more = {}) =>
      print({ figure: `${name}${suffix}`, value, unit, context: { ...context, ...group, ...more } });
  for (const [group, tally] of [...results.groups].sort(([a], [b]) => a.localeCompare(b))) {
    figuresOf(tally, figure({ group, pages: tally.cpuMs.length }));
    note(row(group, tally));
  }
  const overall = figure({});
  const { vertical, all, stages } = results;
  if (vertical.segments > 0) {
    overall('ocr.vertical.cer', round(cer(vertical)), 'ratio', counts(vertical));
    overall('ocr.vertical.exact_segments', round(vertical.exact / vertical.segments), 'ratio', counts(vertical));
    note(`vertical segments: CER ${percent(cer(vertical))}, exact ${vertical.exact} of ${vertical.segments}`);
  }
  const half = results.groups.get('half_resolution')?.score.digits;
  if (half) overall('ocr.half_resolution.digits', round(half[0] / Math.max(1, half[1])), 'ratio', digitCounts(half));
  const pages = Math.max(1, all.cpuMs.length);
  const perPage = Object.fromEntries(Object.entries(stages).map(([stage, ms]) => [stage, round(ms / pages, 1)]));
  figuresOf(all, overall, { stages: perPage });
  if (results.peakRssMb !== undefined) overall('ocr.child_rss_mb', round(results.peakRssMb, 1), 'MB');
  note(row('all pages', all));
}

function figuresOf({ score, cpuMs, wrongTurns }: Tally, figure: Print, more: object = {}): void {
  figure('ocr.cer', round(cer(score)), 'ratio', counts(score));
  figure('ocr.exact_segments', round(score.exact / Math.max(1, score.segments)), 'ratio', counts(score));
  for (const kind of KEY_FIELDS) {
    const [exact, all] = score.byKind.get(kind) ?? [0, 0];
    if (all > 0) figure(`ocr.keyfield.${kind}`, round(exact / all), 'ratio', { exact, all });
  }
  const [right, all] = score.digits;
  if (all > 0) figure('ocr.digits', round(right / all), 'ratio', digitCounts(score.digits));
  figure('ocr.cpu_ms_per_page', round(mean(cpuMs), 1), 'ms', { ...more, max: round(Math.max(...cpuMs), 1) });
  figure('ocr.wrong_turns', wrongTurns, 'pages');
}

const counts = ({ characters, edits, exact, segments }: Score) => ({ characters, edits, exact, segments });
const digitCounts = ([right, all]: readonly [number, number]) => ({ right, all });

function row(name: string, { score, cpuMs }: Tally): string {
  const [right, all] = score.digits;
  return [
    name.padEnd(18),
    `${cpuMs.length} pages`.padStart(10),
    `CER ${percent(cer(score))}`,
    `exact ${percent(score.exact / Math.max(1, score.segments))}`,
    `digits ${right}/${all}`.padEnd(18),
    `CPU ${mean(cpuMs).toFixed(0)} ms`,
  ].join('  ');
}
