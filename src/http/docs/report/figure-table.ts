import { escapeHtml } from '../../../discovery/escape-html.ts';
import { type Figure, shown } from '../figures.ts';
import type { DocsLanguage } from '../words.ts';
import type { FigureWords } from './figure-words.ts';
import { type Goal, isReached } from './goals.ts';
import { peerName } from './peers.ts';
import { REPORT_WORDS } from './report-words.ts';

/** One line of a table of figures: what was measured, ours, the goal, and others on the same input. */
export interface TableRow {
  readonly name: string;
  readonly words: FigureWords | undefined;
  /** Undefined where only others were measured. */
  readonly figure: Figure | undefined;
  readonly peers: readonly Figure[];
  readonly goal: Goal | undefined;
  /** Over how many, and how. */
  readonly cases: string;
}

/** A table that scrolls inside itself on a desk and becomes cards on a phone. */
export function figureTable(name: string, rows: readonly TableRow[], language: DocsLanguage): string {
  if (rows.length === 0) return '';
  const words = REPORT_WORDS[language];
  const hasGoals = rows.some(({ goal }) => goal);
  const hasPeers = rows.some(({ figure, peers }) => peers.length > 0 || figure?.context?.peer_fts5 !== undefined);
  const head = [words.measured, words.ours, hasGoals ? words.goal : '', hasPeers ? words.others : '', words.cases];
  const body = rows.map((row) => tableRow(row, language, hasGoals, hasPeers)).join('');
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escapeHtml(name)}"><table role="table" class="figures stacked"><thead><tr role="row">${head
    .filter(Boolean)
    .map((text) => `<th scope="col" role="columnheader">${text}</th>`)
    .join('')}</tr></thead><tbody role="rowgroup">${body}</tbody></table></div>`;
}

function tableRow(row: TableRow, language: DocsLanguage, hasGoals: boolean, hasPeers: boolean): string {
  const { name, words: told, figure, peers, goal } = row;
  const words = REPORT_WORDS[language];
  const direction = told ? (told.better === 'lower' ? words.lower : words.higher) : '';
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
    cell(words.cases, escapeHtml(row.cases)),
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
