import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '../../discovery/escape-html.ts';

/** A measured figure as `npm run bench` and `npm run eval` print it. */
interface Figure {
  readonly figure: string;
  readonly value: number;
  readonly unit: string;
  readonly context?: { readonly group?: string };
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

const BAR_LEFT = 330;
const BAR_WIDTH = 300;
const ROW = 24;

/**
 * Bars of all figures whose name starts with the prefix. Each unit has its own scale, so bars compare only within a
 * unit; peers stand beside ours under their own names.
 */
export function figureChart(figures: readonly Figure[], prefix: string): string {
  const chosen = figures.filter(({ figure }) => figure === prefix || figure.startsWith(`${prefix}.`));
  if (chosen.length === 0) return '';
  const largest = new Map<string, number>();
  for (const { unit, value } of chosen) largest.set(unit, Math.max(largest.get(unit) ?? 0, Math.abs(value)));
  const rows = chosen.map(({ figure, value, unit }, index) => {
    const y = index * ROW;
    const width = Math.max(1, (Math.abs(value) / (largest.get(unit) || 1)) * BAR_WIDTH);
    const kind = figure.includes('.peer.') ? 'peer' : 'ours';
    return `<text x="${BAR_LEFT - 8}" y="${y + 16}" text-anchor="end">${escapeHtml(figure)}</text><rect class="${kind}" x="${BAR_LEFT}" y="${y + 4}" width="${width.toFixed(1)}" height="16"/><text x="${(BAR_LEFT + width + 6).toFixed(1)}" y="${y + 16}">${value} ${escapeHtml(unit)}</text>`;
  });
  const label = chosen.map(({ figure, value, unit }) => `${figure} ${value} ${unit}`).join('; ');
  return `<svg class="chart" viewBox="0 0 780 ${chosen.length * ROW}" role="img" aria-label="${escapeHtml(label)}">${rows.join('')}</svg>`;
}
