import type { fitting } from '../../../src/engines/extraction/index.ts';
import type { Case } from '../case.ts';
import { fold } from '../score.ts';

type Line = fitting.Subjects['lines'][number];

/** The part each row plays, told by the labelled items; nothing when the case has no labelled items. */
export function labelLines(item: Case, lines: readonly Line[]): fitting.Labelled<Line>[] {
  const items = item.expected.items as
    | readonly { description: string; amount: number; discount?: number | null }[]
    | undefined;
  if (!items || items.length === 0 || item.expected_extra?.ambiguous?.includes('items')) return [];
  const roles = new Map<Line, string>();
  const tight = (line: Line) => fold(line.row.text) ?? '';
  let from = 0;
  for (const { description, amount, discount } of items) {
    const name = fold(description) ?? '';
    const gross = amount - (discount ?? 0);
    const at = lines.findIndex(
      (line, index) =>
        index >= from &&
        !roles.has(line) &&
        tight(line).includes(name.slice(0, 24)) &&
        reaches(lines, index, gross, amount),
    );
    if (at < 0) continue;
    const line = lines[at]!;
    if (holds(line, gross) || holds(line, amount)) roles.set(line, 'item');
    else {
      roles.set(line, 'name');
      const below = [1, 2].find(
        (step) => lines[at + step] && (holds(lines[at + step]!, gross) || holds(lines[at + step]!, amount)),
      );
      if (below !== undefined) roles.set(lines[at + below]!, 'detail');
    }
    // A row of count and price under an item, and a discount under it.
    const next = lines[at + 1];
    if (
      next &&
      !roles.has(next) &&
      next.reading.quantity !== null &&
      next.reading.unitPrice !== null &&
      next.reading.description === ''
    )
      roles.set(next, 'detail');
    if (discount)
      for (const step of [1, 2, 3]) {
        const off = lines[at + step];
        if (off && !roles.has(off) && holds(off, Math.abs(discount))) roles.set(off, 'discount');
      }
    from = Math.max(0, at - 6);
  }
  const found = items.filter(({ description }) =>
    [...roles.keys()].some((line) => tight(line).includes((fold(description) ?? '').slice(0, 24))),
  );
  // A document of which half the items cannot be found teaches the wrong thing.
  if (found.length < items.length / 2) return [];
  return lines.map((line) => ({
    subject: line,
    label: roles.get(line) ?? (isDiscount(line, items) ? 'discount' : 'other'),
  }));
}

const holds = (line: Line, amount: number): boolean =>
  line.facts.some((fact) => Math.abs(fact.value) === Math.abs(amount)) || line.amount === amount;

const reaches = (lines: readonly Line[], at: number, gross: number, amount: number): boolean =>
  [0, 1, 2].some(
    (step) => lines[at + step] !== undefined && (holds(lines[at + step]!, gross) || holds(lines[at + step]!, amount)),
  );

const isDiscount = (line: Line, items: readonly { discount?: number | null }[]): boolean =>
  line.beforeTotals &&
  line.facts.some(
    (fact) =>
      fact.kind === 'discount' &&
      items.some((entry) => entry.discount && Math.abs(entry.discount) === Math.abs(fact.value)),
  );
