import type { Field } from '../document/types.ts';
import type { Row } from '../page/rows.ts';
import { conclude, type Proof } from './proof.ts';

/** What the reader of the picture says about a place; all optional, plain text says nothing. */
export interface ReadingSignals {
  /** Ink near this region was not read. */
  readonly unread?: ((page: number, region: readonly number[]) => boolean) | undefined;
  /** The line that holds this region was written by hand: read with more mistakes than its confidence says. */
  readonly handwritten?: ((page: number, region: readonly number[]) => boolean) | undefined;
  readonly lowQuality?: boolean | undefined;
}

const LEAST = 0.6;
/** Signs that stand for what could not be read. */
const UNREAD = /[■□▓▒░█�]|[?？]{2,}/;
/** `合計 ¥8?8`, `週刊誌 5□0`: a figure of an amount that could not be read; a question mark in an address stands for itself. */
const UNREAD_FIGURE = /[¥\\]\s?[\d,]*[?？■□▓▒░█�]|(?<=\d)[?？■□▓▒░█�]+(?=[\d,])|#(?:REF|VALUE|NUM|NAME)[!?]|#{4,}/;
const ADDRESS = /https?:|www\.|=/;

/** Values that were read without doubt: clean print, no unread ink at them, no letters taken for digits. */
export function proveReading(
  fields: readonly (readonly [name: string, field: Field<unknown>])[],
  signals: ReadingSignals,
  damaged: readonly string[],
  { rows, cut }: { readonly rows: readonly Row[]; readonly cut: boolean },
): Proof {
  const against: string[] = [];
  for (const [name, field] of fields) {
    if (field.value === null) continue;
    if (field.confidence < LEAST) against.push(`${name} unsure`);
    const { evidence } = field;
    if (!evidence) continue;
    if (UNREAD.test(evidence.raw ?? '')) against.push(`${name} unread`);
    if (evidence.region && signals.unread?.(evidence.page, evidence.region)) against.push(`${name} beside unread ink`);
    if (evidence.region && signals.handwritten?.(evidence.page, evidence.region)) against.push(`${name} handwritten`);
  }
  for (const name of damaged) against.push(`${name} read from letters`);
  if (rows.some(({ text }) => UNREAD_FIGURE.test(text) && !ADDRESS.test(text))) against.push('amount unread');
  // What stands further down may say something else.
  if (cut) against.push('not read to its end');
  if (signals.lowQuality) against.push('low image quality');
  return conclude(['read'], against);
}
