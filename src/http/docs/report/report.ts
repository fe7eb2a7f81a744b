import { escapeHtml } from '../../../discovery/escape-html.ts';
import { type Figure, shown } from '../figures.ts';
import type { DocsLanguage } from '../words.ts';
import { casesOf, factsOf } from './figure-facts.ts';
import { inSets } from './figure-sets.ts';
import { isPart, rankOf, wordsOf } from './figure-words.ts';
import { type Goal, goalOf, isReached } from './goals.ts';
import { peerName } from './peers.ts';
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
  const words = REPORT_WORDS[language];
  const rows = rowsOf(figures);
  const hasPeers = rows.some(({ figure, peers }) => peers.length > 0 || figure?.context?.peer_fts5 !== undefined);
  const table = (name: string, some: readonly Row[]) => {
    const hasGoals = some.some((row) => goalOf(row.name));
    const head = [words.measured, words.ours, hasGoals ? words.goal : '', hasPeers ? words.others : '', words.cases];
    const body = some.map((row) => tableRow(row, language, hasGoals, hasPeers)).join('');
    return `<div class="scroll" tabindex="0" role="region" aria-label="${escapeHtml(name)}"><table role="table" class="figures stacked"><thead><tr role="row">${head
      .filter(Boolean)
      .map((text) => `<th scope="col" role="columnheader">${text}</th>`)
      .join('')}</tr></thead><tbody role="rowgroup">${body}</tbody></table></div>`;
  };
  const [head, parts] = [rows.filter(({ name }) => !isPart(name)), rows.filter(({ name }) => isPart(name))];
  const summary = words.in_detail.replace('{count}', String(parts.length));
  const more = `${title}: ${summary}`;
  return `${head.length > 0 ? table(title, head) : ''}${parts.length > 0 ? `<details><summary>${escapeHtml(summary)}</summary>${table(more, parts)}</details>` : ''}`;
}

function tableRow({ name, figure, peers }: Row, language: DocsLanguage, hasGoals: boolean, hasPeers: boolean): string {
  const words = REPORT_WORDS[language];
  const told = wordsOf(name);
  const direction = told ? (told.better === 'lower' ? words.lower : words.higher) : '';
  const goal = goalOf(name);
  const unit = figure?.unit ?? peers[0]?.unit ?? '';
  const written = (value: number, of: string) => escapeHtml(shown({ value, unit: words.units[of] ?? of }));
  const others = [
    ...peers.map(
      (peer) => `${escapeHtml(peerName(peer.figure, language))}${words.colon}${written(peer.value, peer.unit)}`,
    ),
    ...(typeof figure?.context?.peer_fts5 === 'number'
      ? [`${escapeHtml(peerName('.peer.fts5', language))}${words.colon}${written(figure.context.peer_fts5, 'share')}`]
      : []),
  ].join('<br>');
  const state = goal && figure ? `<br><span class="soft">${goalState(goal, figure.value, language)}</span>` : '';
  const cell = (label: string, content: string, kind = '') =>
    `<td role="cell"${kind} data-label="${label}${words.colon}">${content}</td>`;
  const goalCell = goal ? `${words.at[goal.at].replace('{}', goalText(goal.value, unit, written))}${state}` : '';
  const cells = [
    cell(words.ours, figure ? written(figure.value, figure.unit) : '–', ' class="number"'),
    hasGoals ? cell(words.goal, goalCell) : '',
    hasPeers ? cell(words.others, others) : '',
    cell(words.cases, figure ? escapeHtml(casesOf(figure, told?.of, language)) : ''),
  ];
  return `<tr role="row"><th scope="row" role="rowheader">${escapeHtml(told?.[language] ?? name)}<br><span class="soft">${direction}</span></th>${cells.join('')}</tr>`;
}

/** A goal is a round number: no digits are added to it. */
const goalText = (value: number, unit: string, written: (value: number, of: string) => string): string =>
  unit === 'ratio' || unit === 'share' ? `${Number((value * 100).toFixed(4))}\u00a0%` : written(value, unit);

function goalState(goal: Goal, measured: number, language: DocsLanguage): string {
  const words = REPORT_WORDS[language];
  const state = isReached(goal, measured) ? words.reached : words.not_reached;
  return goal.stretch ? `${state}${words.stretch}` : state;
}
