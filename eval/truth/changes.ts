/** One character of a printed value changed, wherever it stands in the text. */
export interface Change {
  readonly what: 'number' | 'total' | 'date' | 'name';
  readonly text: string;
  /** The value as it is printed now. */
  readonly printed: string;
}

/** Where a value was read: its printed form and the line of the text. */
export interface Print {
  readonly raw: string | null;
  readonly lines: readonly number[];
}

/** Characters that are taken for others, and plain strangers. */
const STRANGERS = ['口', '土', '見', '木', 'ー', '0', 'み'];
const WIDE = '０１２３４５６７８９';

/** Every digit of a printed value changed to `others` other digits, full width staying full width. */
export function* changedDigits(text: string, what: Change['what'], print: Print, others: number): Generator<Change> {
  for (const [at, sign] of [...(print.raw ?? '')].entries()) {
    const isWide = WIDE.includes(sign);
    const digit = isWide ? WIDE.indexOf(sign) : Number(sign);
    if (!isWide && !/[0-9]/.test(sign)) continue;
    for (let step = 1; step <= others; step++) {
      // With one change per digit the step still varies: 0 and 9 are the pair a check digit does not tell apart.
      const next = (digit + (others === 1 ? 1 + ((at * 4) % 9) : step)) % 10;
      const changed = changeAt(text, what, print, at, isWide ? WIDE[next]! : String(next));
      if (changed) yield changed;
    }
  }
}

/** Every character of a printed name changed. */
export function* changedCharacters(text: string, print: Print, others: number): Generator<Change> {
  for (const [at, sign] of [...(print.raw ?? '')].entries()) {
    if (/\s/.test(sign)) continue;
    for (let i = 0; i < others; i++) {
      const other = STRANGERS[(at + i) % STRANGERS.length]!;
      const changed = other === sign ? null : changeAt(text, 'name', print, at, other);
      if (changed) yield changed;
    }
  }
}

function changeAt(text: string, what: Change['what'], { raw, lines }: Print, at: number, sign: string): Change | null {
  const rows = text.split('\n');
  const line = lines[0] ?? -1;
  const row = rows[line]?.replaceAll('\u3000', '  ');
  if (raw === null || row === undefined) return null;
  const start = row.indexOf(raw);
  if (start < 0) return null;
  const printed = [...raw].with(at, sign).join('');
  rows[line] = row.slice(0, start) + printed + row.slice(start + raw.length);
  return { what, text: rows.join('\n'), printed };
}
