import { escapeHtml } from '../../../discovery/escape-html.ts';
import type { Figure } from '../figures.ts';
import type { DocsLanguage } from '../words.ts';
import { costRankOf, costWordsOf } from './cost-words.ts';
import { casesOf } from './figure-facts.ts';
import { figureTable, type TableRow } from './figure-table.ts';
import { goalOf } from './goals.ts';
import { REPORT_WORDS } from './report-words.ts';

/** Time, memory and steadiness: one table of the figures whose names begin so, under the heading it stands below. */
export function costReport(
  figures: readonly Figure[],
  prefixes: readonly string[],
  { title, language }: { title: string; language: DocsLanguage },
): string {
  const chosen = figures.filter(({ figure }) =>
    prefixes.some((prefix) => figure === prefix || figure.startsWith(`${prefix}.`)),
  );
  const ours = chosen.filter(({ figure }) => !figure.includes('.peer.'));
  const peers = chosen.filter(({ figure }) => figure.includes('.peer.'));
  const rows = ours
    .map((figure) => ({ figure, peers: peers.filter((peer) => ownerOf(peer, ours) === figure) }))
    .sort((a, b) => costRankOf(a.figure.figure) - costRankOf(b.figure.figure) || newestFirst(a.figure, b.figure));
  const isBusy = ours.length > 0 && ours.every(wasBusy);
  const note = isBusy ? `<p class="soft">${escapeHtml(REPORT_WORDS[language].all_busy)}</p>` : '';
  return `${note}${figureTable(
    title,
    rows.map((row) => toRow(row, { language, isBusy })),
    language,
  )}`;
}

const wasBusy = ({ context }: Figure): boolean => String(context?.run ?? '').startsWith('busy');

/** Others stand beside ours of the same run: what was measured over the same pages. */
const ownerOf = (peer: Figure, ours: readonly Figure[]): Figure | undefined => {
  const alike = ours.filter(({ figure }) => figure === peer.figure.split('.peer.')[0]);
  return alike.find(({ context }) => context?.pages === peer.context?.pages) ?? alike[0];
};

const newestFirst = (a: Figure, b: Figure): number => versionOf(b) - versionOf(a);
const versionOf = ({ context }: Figure): number => Number(/-v(\d+)/.exec(String(context?.model ?? ''))?.[1] ?? 0);

function toRow(
  { figure, peers }: { figure: Figure; peers: readonly Figure[] },
  { language, isBusy }: { language: DocsLanguage; isBusy: boolean },
): TableRow {
  const told = costWordsOf(figure.figure);
  const inTimes = (one: Figure): Figure => (told?.times ? { ...one, unit: 'times' } : readable(one));
  const cases = [casesOf(figure, told?.of, language), ...circumstances(figure, language, isBusy)];
  return {
    name: figure.figure,
    words: told,
    figure: inTimes(figure),
    peers: peers.map(inTimes),
    goal: goalOf(figure.figure),
    cases: cases.filter(Boolean).join(REPORT_WORDS[language].semicolon),
  };
}

/** Five digits of microseconds are milliseconds. */
const readable = (figure: Figure): Figure =>
  figure.unit === 'us' && figure.value >= 1000 && !goalOf(figure.figure)
    ? { ...figure, value: figure.value / 1000, unit: 'ms' }
    : figure;

/** What tells two figures of one name apart, and what makes one worse than it would be elsewhere. */
function circumstances(figure: Figure, language: DocsLanguage, isSaid: boolean): string[] {
  const words = REPORT_WORDS[language];
  const { store, model } = figure.context ?? {};
  return [
    ...(typeof store === 'string' ? [words.stores[store] ?? store] : []),
    ...(typeof model === 'string' ? [words.models.replace('{}', model)] : []),
    ...(wasBusy(figure) && !isSaid ? [words.busy] : []),
  ];
}
