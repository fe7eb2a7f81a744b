import type { LineSubject } from '../items/lines.ts';
import type { Rule } from '../learned/rule.ts';
import { LINE_LABELS } from './line/label.features.ts';
import { LINE_PLACES } from './line/place.features.ts';
import { LINE_PRINT } from './line/print.features.ts';

/** What can be seen about a row of a billing paper. The weights stand in weights/line.json. */
export const LINE_RULES: readonly Rule<LineSubject>[] = [...LINE_PLACES, ...LINE_LABELS, ...LINE_PRINT];
