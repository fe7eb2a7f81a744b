import { escapeHtml } from '../../../discovery/escape-html.ts';
import type { Figure } from '../figures.ts';
import type { DocsLanguage } from '../words.ts';
import { casesOf, factsOf } from './figure-facts.ts';
import { inSets } from './figure-sets.ts';
import { figureTable, type TableRow } from './figure-table.ts';
import { isPart, rankOf, wordsOf } from './figure-words.ts';
import { goalOf } from './goals.ts';
import { REPORT_WORDS } from './report-words.ts';

/** What is measured in time or memory stands on the page about speed. */
const COST =
  /cpu_|_ms\b|_ms_|per_s\b|ratio_to|rss|compile_s|load_ms|growth|_mb\b|\.(?:build|diff18k|fold|http|start_ms|idle|hostile\.cpu)/;

export const isCorrectness = ({ figure }: Figure): boolean => !COST.test(figure);

/** The figures of one part as a report: a table per set, each with what it is, how it was measured and the goal. */
export function report(figures: readonly Figure[], prefixes: readonly string[], language: DocsLanguage): string {
  const chosen = figures.filter(
    (figure) =>
      isCorrectness(figure) &&
      prefixes.some((prefix) => figure.figure === prefix || figure.figure.startsWith(`${prefix}.`)),
  );
  return inSets(chosen)
    .map(({ set, figures: mine }) => {
      const title = escapeHtml(set.title[language]);
      const facts = escapeHtml(factsOf(mine, language));
      return `<h3>${title}</h3><p>${escapeHtml(set.about[language])}${language === 'ja' ? '' : ' '}<span class="soft">${facts}</span></p>${tables(mine, set.title[language], language)}`;
    })
    .join('');
}

interface Row {
  readonly figure: Figure | undefined;
  readonly name: string;
  readonly peers: Figure[];
}

function rowsOf(figures: readonly Figure[]): Row[] {
  const rows = new Map<string, Row>();
  const row = (name: string, figure?: Figure) => {
    const known = rows.get(name);
    const made = { name, figure: figure ?? known?.figure, peers: known?.peers ?? [] };
    rows.set(name, made);
    return made;
  };
  const ours = figures.filter(({ figure }) => !figure.includes('.peer.'));
  for (const figure of ours) row(figure.figure, figure);
  for (const peer of figures.filter(({ figure }) => figure.includes('.peer.'))) {
    const [base] = peer.figure.split('.peer.') as [string];
    // A slow program is given a sample: it stands beside our result for the same sample.
    row(rows.has(`${base}.same_sample`) ? `${base}.same_sample` : base).peers.push(peer);
  }
  return [...rows.values()].sort((a, b) => rankOf(a.name) - rankOf(b.name));
}

function tables(figures: readonly Figure[], title: string, language: DocsLanguage): string {
  const rows = rowsOf(figures);
  const table = (name: string, some: readonly Row[]) =>
    figureTable(
      name,
      some.map((row) => toTableRow(row, language)),
      language,
    );
  const [head, parts] = [rows.filter(({ name }) => !isPart(name)), rows.filter(({ name }) => isPart(name))];
  const summary = REPORT_WORDS[language].in_detail.replace('{count}', String(parts.length));
  const more = `${title}: ${summary}`;
  return `${table(title, head)}${parts.length > 0 ? `<details><summary>${escapeHtml(summary)}</summary>${table(more, parts)}</details>` : ''}`;
}

function toTableRow(row: Row, language: DocsLanguage): TableRow {
  const words = wordsOf(row.name);
  const cases = row.figure ? casesOf(row.figure, words?.of, language) : '';
  return { ...row, words, goal: goalOf(row.name), cases };
}
