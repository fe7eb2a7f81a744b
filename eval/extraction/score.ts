import { type Case, LABEL_KEYS } from './case.ts';

/** Counts of one field over all documents. */
export interface Tally {
  tp: number;
  fp: number;
  fn: number;
  tn: number;
}

export interface Miss {
  readonly id: string;
  readonly field: string;
  readonly got: unknown;
  readonly want: unknown;
}

/**
 * Field scores by the published rules: a key absent from `expected` is not scored, an expected null must stay null,
 * strings are compared after NFKC without spaces, phones by digits, numbers exactly, breakdown rows and items as sets.
 */
export class Scoreboard {
  readonly fields = new Map<string, Tally>();
  readonly checks = { right: 0, all: 0 };
  readonly misses: Miss[] = [];

  tally(field: string): Tally {
    let tally = this.fields.get(field);
    if (!tally) this.fields.set(field, (tally = { tp: 0, fp: 0, fn: 0, tn: 0 }));
    return tally;
  }

  /** Scores one document and says whether the named critical fields are all right. */
  addDocument(
    item: Case,
    values: Readonly<Record<string, unknown>>,
    checks: Readonly<Record<string, string>> | null,
  ): void {
    const skipped = new Set(item.expected_extra?.ambiguous ?? []);
    for (const [field, want] of Object.entries(item.expected)) {
      if (skipped.has(field) || LABEL_KEYS.has(field)) continue;
      const got = values[field];
      const tally = this.tally(field);
      if (field === 'tax_breakdown') this.#addSet(item.id, field, keys(got, breakdownKey), keys(want, breakdownKey));
      else if (field === 'items') this.#addSet(item.id, field, keys(got, itemKey), keys(want, itemKey));
      else if (want === null) {
        if (got === null || got === undefined) tally.tn++;
        else {
          tally.fp++;
          this.misses.push({ id: item.id, field, got, want });
        }
      } else if (got === null || got === undefined) {
        tally.fn++;
        this.misses.push({ id: item.id, field, got, want });
      } else if (equal(field, got, want)) tally.tp++;
      else {
        tally.fp++;
        tally.fn++;
        this.misses.push({ id: item.id, field, got, want });
      }
    }
    for (const [check, want] of Object.entries(item.expected_checks ?? {})) {
      if (!checks) continue;
      this.checks.all++;
      if (checks[check] === want) this.checks.right++;
      else this.misses.push({ id: item.id, field: `check ${check}`, got: checks[check], want });
    }
  }

  #addSet(id: string, field: string, got: Set<string>, want: Set<string>): void {
    const tally = this.tally(field);
    for (const key of want) {
      if (got.has(key)) tally.tp++;
      else {
        tally.fn++;
        this.misses.push({ id, field, got: null, want: key });
      }
    }
    for (const key of got)
      if (!want.has(key)) {
        tally.fp++;
        this.misses.push({ id, field, got: key, want: null });
      }
  }

  /** A list such as titles or phones, as sets of folded strings. */
  addList(id: string, field: string, got: readonly string[], want: readonly string[]): void {
    this.#addSet(id, field, new Set(got.map((value) => fold(value)!)), new Set(want.map((value) => fold(value)!)));
  }

  /** Micro-F1 over all fields, or over those whose name is wanted. */
  microF1(wanted: (field: string) => boolean = () => true): number {
    return f1(this.sum(wanted)) || 0;
  }

  sum(wanted: (field: string) => boolean): Tally {
    const sum = { tp: 0, fp: 0, fn: 0, tn: 0 };
    for (const [field, { tp, fp, fn, tn }] of this.fields) {
      if (!wanted(field)) continue;
      sum.tp += tp;
      sum.fp += fp;
      sum.fn += fn;
      sum.tn += tn;
    }
    return sum;
  }
}

export const precision = ({ tp, fp }: Tally): number => tp / (tp + fp) || 0;
export const recall = ({ tp, fn }: Tally): number => tp / (tp + fn) || 0;
export const f1 = ({ tp, fp, fn }: Tally): number => (2 * tp) / (2 * tp + fp + fn) || 0;

export function fold(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return String(value)
    .normalize('NFKC')
    .replace(/[\s　]/g, '')
    .replace(/[‐‑–—―−ー-](?=\d)/g, '-')
    .toLowerCase();
}

const phoneDigits = (value: unknown): string =>
  String(value).normalize('NFKC').replace(/^\+81/, '0').replace(/\D/g, '').replace(/^00/, '0');

export function equal(field: string, got: unknown, want: unknown): boolean {
  if (got === null || got === undefined || want === null || want === undefined) return (got ?? null) === (want ?? null);
  if (/phone/.test(field)) return phoneDigits(got) === phoneDigits(want);
  if (typeof want === 'number') return Number(got) === want;
  if (typeof want === 'boolean') return got === want;
  return fold(got) === fold(want);
}

type Keyed = Readonly<Record<string, unknown>>;
const keys = (list: unknown, key: (row: Keyed) => string): Set<string> => new Set(((list ?? []) as Keyed[]).map(key));
const breakdownKey = (row: Keyed): string => [Number(row.rate), Number(row.taxable_amount), Number(row.tax)].join('/');
const itemKey = (row: Keyed): string => `${fold(row.description)}/${Number(row.amount)}`;
