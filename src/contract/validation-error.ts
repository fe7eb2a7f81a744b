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

/** 422: `{"detail":[…]}`. */
export class RequestInvalid extends Error {
  readonly items: readonly ValidationItem[];

  constructor(items: readonly ValidationItem[]) {
    super(items[0]?.msg ?? 'The request is invalid');
    this.name = 'RequestInvalid';
    this.items = items;
  }

  toText(): string {
    return JSON.stringify(this.toBody());
  }

  toBody(): { detail: readonly ValidationItem[] } {
    return { detail: this.items.map((item) => ({ ...item, input: clipInput(item.input) })) };
  }
}

const MAX_ECHO = 200;
const MAX_ECHO_TOTAL = 2000;

/** A 422 never repeats a long input: a Base64 image must not come back or reach a log. */
function clipInput(input: unknown): unknown {
  const clipped = clipStrings(input, 0);
  if (typeof clipped !== 'object' || clipped === null) return clipped;
  const text = JSON.stringify(clipped);
  return text.length > MAX_ECHO_TOTAL ? `${text.slice(0, MAX_ECHO)}…` : clipped;
}

function clipStrings(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return clipText(value);
  if (value instanceof Upload) return value.toJSON();
  if (typeof value !== 'object' || value === null) return value;
  if (depth > 8) return '…';
  if (Array.isArray(value)) return value.map((entry) => clipStrings(entry, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [clipText(key), clipStrings(entry, depth + 1)]),
  );
}

function clipText(text: string): string {
  if (text.length <= MAX_ECHO) return text;
  const cut = text.slice(0, MAX_ECHO * 2);
  const points = [...cut].slice(0, MAX_ECHO);
  return points.length < MAX_ECHO ? text : `${points.join('')}…`;
}
