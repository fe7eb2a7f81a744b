import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '../../discovery/escape-html.ts';

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

/** Where a figure comes from, most telling first: real papers, sets nobody had seen, generated ones. */
const ORIGINS = [
  { name: 'Real documents', of: /\.real\./ },
  { name: 'Written by others, first reading', of: /\.blind\./ },
  { name: 'Written and generated sets', of: /(?:)/ },
] as const;

const LOWER_IS_BETTER = /cer$|cer\.|wrong|false|lost|error/;

const readable = (name: string): string => name.replaceAll(/[._]/g, ' ').trim();

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
  return `${value.toPrecision(3)}\u00a0${unit}`;
}

/** One table per origin: what was measured, ours, and others on the same input beside it. */
export function figureTables(figures: readonly Figure[], prefix: string): string {
  const chosen = figures.filter(({ figure }) => figure === prefix || figure.startsWith(`${prefix}.`));
  const taken = new Set<Figure>();
  return ORIGINS.map(({ name, of }) => {
    const mine = chosen.filter((figure) => !taken.has(figure) && of.test(figure.figure));
    for (const figure of mine) taken.add(figure);
    return mine.length === 0 ? '' : table(name, prefix, mine);
  }).join('');
}

function table(name: string, prefix: string, figures: readonly Figure[]): string {
  const isPeer = ({ figure }: Figure) => figure.includes('.peer.');
  const peers = new Map<string, Figure[]>();
  for (const peer of figures.filter(isPeer)) {
    const base = peer.figure.split('.peer.')[0]!;
    peers.set(base, [...(peers.get(base) ?? []), peer]);
  }
  const ours = figures.filter((figure) => !isPeer(figure));
  const alone = [...peers.keys()].filter((base) => !ours.some(({ figure }) => figure === base));
  const others = (base: string) =>
    (peers.get(base) ?? [])
      .map((peer) => `${escapeHtml(peer.figure.split('.peer.')[1]!)} ${escapeHtml(shown(peer))}`)
      .join('<br>');
  const row = (base: string, value: string, share: number | null) =>
    `<tr><th scope="row">${escapeHtml(readable(base.slice(prefix.length) || base))}</th><td class="number">${value}${share === null ? '' : `<meter min="0" max="1" value="${share}" aria-hidden="true"></meter>`}</td><td>${others(base)}</td></tr>`;
  const rows = [
    ...ours.map((figure) =>
      row(
        figure.figure,
        escapeHtml(shown(figure)),
        figure.unit === 'ratio' && !LOWER_IS_BETTER.test(figure.figure) ? figure.value : null,
      ),
    ),
    ...alone.map((base) => row(base, '–', null)),
  ];
  // What stands for a whole is shown; its parts would bury it and open at a touch.
  const isHead = (index: number) =>
    index >= ours.length || ours[index]!.figure.slice(prefix.length).split('.').length <= HEAD_DEPTH;
  const head = rows.filter((_, index) => isHead(index));
  const parts = rows.filter((_, index) => !isHead(index));
  const html = (title: string, body: readonly string[]) =>
    `<div class="scroll" tabindex="0" role="region" aria-label="${escapeHtml(`${prefix}: ${title}`)}"><table class="figures"><thead><tr><th scope="col">Measured</th><th scope="col">Ours</th><th scope="col">${peers.size > 0 ? 'Others, same input' : ''}</th></tr></thead><tbody>${body.join('')}</tbody></table></div>`;
  const rest =
    parts.length === 0
      ? ''
      : `<details><summary>${escapeHtml(`${name}: ${parts.length} in detail`)}</summary>${html(`${name}, in detail`, parts)}</details>`;
  return `<h3>${escapeHtml(name)}</h3>${head.length > 0 ? html(name, head) : ''}${rest}`;
}
/** A leading dot and two words: `.blind.micro_f1`, not `.text.field.total.f1`. */
const HEAD_DEPTH = 3;
