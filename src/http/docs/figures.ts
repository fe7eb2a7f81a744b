import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A measured figure as `npm run bench` and `npm run eval` print it. */
export interface Figure {
  readonly figure: string;
  readonly value: number;
  readonly unit: string;
  readonly context?: Readonly<Record<string, unknown>>;
}

export function readFigures(folder: string): Figure[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  return files.flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Figure)
      // A figure of a part has the name of the whole's; readers want the whole.
      .filter(({ context }) => context?.group === undefined),
  );
}

/** A value with its unit; the space between them does not break. */
export function shown({ value, unit }: Pick<Figure, 'value' | 'unit'>): string {
  // A small error rate must not be rounded to none, nor nearly all to all.
  if (unit === 'ratio' || unit === 'share') {
    const percent = value * 100;
    const digits = percent === 0 || percent === 100 ? 0 : value < 0.05 ? -2 : value > 0.99 ? 2 : 1;
    return `${digits < 0 ? Number(percent.toPrecision(-digits)) : percent.toFixed(digits)}\u00a0%`;
  }
  if (unit === 'count' || Number.isInteger(value))
    return `${value.toLocaleString('en-US')}\u00a0${unit === 'count' ? '' : unit}`.trim();
  // Three figures, and no exponent where there are more in front of the point.
  const text =
    Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en-US') : String(Number(value.toPrecision(3)));
  return `${text}\u00a0${unit}`;
}
