import type { Field } from '../document/types.ts';
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

/** Values that were read without doubt: clean print, no unread ink at them, no letters taken for digits. */
export function proveReading(
  fields: readonly (readonly [name: string, field: Field<unknown>])[],
  signals: ReadingSignals,
  damaged: readonly string[],
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
  if (signals.lowQuality) against.push('low image quality');
  return conclude(['read'], against);
}
