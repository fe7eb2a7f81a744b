import type { BrokenRule } from './rules.ts';
import { Upload } from './upload.ts';

export type Location = readonly (string | number)[];

/** One item of HTTPValidationError, keys in the order FastAPI sends them. */
export interface ValidationItem {
  readonly type: string;
  readonly loc: Location;
  readonly msg: string;
  readonly input: unknown;
  readonly ctx?: Readonly<Record<string, unknown>>;
}

/** A 422 names so many errors; how many more there are stands in the last entry. */
export const MOST_ERRORS = 50;
/** And is never longer than this, whatever was sent. */
const LONGEST_BODY = 56 * 1024;

/** Errors of one request as they are found. Beyond the most that are told they are only counted. */
export class ErrorList {
  readonly items: ValidationItem[] = [];
  omitted = 0;

  /** So many were found; comparing two counts tells whether something failed in between. */
  get length(): number {
    return this.items.length + this.omitted;
  }

  get isFull(): boolean {
    return this.items.length >= MOST_ERRORS;
  }

  push(...items: readonly ValidationItem[]): void {
    const room = MOST_ERRORS - this.items.length;
    this.items.push(...items.slice(0, room));
    this.omitted += Math.max(0, items.length - room);
  }
}

/** 422: `{"detail":[…]}`. */
export class RequestInvalid extends Error {
  readonly items: readonly ValidationItem[];
  readonly omitted: number;

  constructor(items: readonly ValidationItem[], omitted = 0) {
    super(items[0]?.msg ?? 'The request is invalid');
    this.name = 'RequestInvalid';
    this.items = items.slice(0, MOST_ERRORS);
    this.omitted = omitted + Math.max(0, items.length - MOST_ERRORS);
  }

  toBody(): { detail: readonly ValidationItem[] } {
    return JSON.parse(this.toText()) as { detail: readonly ValidationItem[] };
  }

  toText(): string {
    const shown: string[] = [];
    let length = 0;
    let { omitted } = this;
    for (const item of this.items) {
      const text = JSON.stringify({ ...item, loc: item.loc.map(clipLocation), input: clipInput(item.input) });
      length += Buffer.byteLength(text);
      if (length <= LONGEST_BODY) shown.push(text);
      else omitted++;
    }
    if (omitted > 0) shown.push(JSON.stringify(tooMany(omitted)));
    return `{"detail":[${shown.join(',')}]}`;
  }
}

/** A rule that no schema can say; its words stand in the table of rules. */
export const valueError = (loc: Location, rule: BrokenRule, input: unknown): ValidationItem => ({
  type: 'value_error',
  loc,
  msg: `Value error, ${rule}`,
  input,
  ctx: { error: {} },
});

export const jsonInvalid = (position: number, error: string): RequestInvalid =>
  new RequestInvalid([
    { type: 'json_invalid', loc: ['body', position], msg: 'JSON decode error', input: {}, ctx: { error } },
  ]);

const tooMany = (omitted: number): ValidationItem => ({
  type: 'too_many_errors',
  loc: ['body'],
  msg: `${omitted} more errors are not listed`,
  input: null,
  ctx: { omitted },
});

const MAX_ECHO = 200;
const MAX_ECHO_TOTAL = 2000;

const clipLocation = (part: string | number) => (typeof part === 'string' ? clipText(part) : part);

/** A 422 never repeats a long input: a Base64 image must not come back or reach a log. */
function clipInput(input: unknown): unknown {
  if (typeof input !== 'object' || input === null) return clipStrings(input, 0, { left: 1 });
  // So many characters are looked at, however large the input is: more would be cut away again.
  const budget = { left: 2 * MAX_ECHO_TOTAL };
  const clipped = clipStrings(input, 0, budget);
  const text = JSON.stringify(clipped);
  return budget.left < 0 || text.length > MAX_ECHO_TOTAL ? `${text.slice(0, MAX_ECHO)}…` : clipped;
}

function clipStrings(value: unknown, depth: number, budget: { left: number }): unknown {
  if (typeof value === 'string') {
    const clipped = clipText(value);
    budget.left -= clipped.length + 2;
    return clipped;
  }
  budget.left -= 4;
  if (value instanceof Upload) return value.toJSON();
  if (typeof value !== 'object' || value === null) return value;
  if (depth > 8) return '…';
  if (Array.isArray(value)) {
    const list: unknown[] = [];
    for (const entry of value) {
      if (budget.left < 0) break;
      list.push(clipStrings(entry, depth + 1, budget));
    }
    return list;
  }
  const entries: [string, unknown][] = [];
  for (const key of Object.keys(value)) {
    if (budget.left < 0) break;
    const name = clipText(key);
    budget.left -= name.length + 4;
    entries.push([name, clipStrings((value as Record<string, unknown>)[key], depth + 1, budget)]);
  }
  return Object.fromEntries(entries);
}

function clipText(text: string): string {
  if (text.length <= MAX_ECHO) return text;
  const cut = text.slice(0, MAX_ECHO * 2);
  const points = [...cut].slice(0, MAX_ECHO);
  return points.length < MAX_ECHO ? text : `${points.join('')}…`;
}
