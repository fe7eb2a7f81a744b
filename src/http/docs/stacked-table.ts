import type { DocsLanguage } from './words.ts';

const COLON: Readonly<Record<DocsLanguage, string>> = { en: ': ', ja: '：' };
/** Two columns fit a phone as they are. */
const FEWEST_COLUMNS = 3;
const CELL = /<(t[hd])([^>]*)>([\s\S]*?)<\/\1>/g;

/**
 * A plain table whose rows become cards on a narrow screen: each cell under the other with the name of its column
 * before it. The roles say that it is a table still, whatever the cells are displayed as.
 */
export function stackedTable(table: string, language: DocsLanguage): string {
  const names = [...(/<thead>([\s\S]*?)<\/thead>/.exec(table)?.[1] ?? '').matchAll(CELL)].map(([, , , text]) =>
    text!.replaceAll(/<[^>]+>/g, '').trim(),
  );
  if (names.length < FEWEST_COLUMNS) return table;
  return table
    .replace('<table>', '<table role="table" class="stacked">')
    .replace('<tbody>', '<tbody role="rowgroup">')
    .replaceAll(/<tr>([\s\S]*?)<\/tr>/g, (_, cells: string) => {
      let column = 0;
      const told = cells.replaceAll(CELL, (_cell, tag: string, attributes: string, text: string) => {
        const name = names[column++];
        if (tag === 'th') return `<th scope="col" role="columnheader"${attributes}>${text}</th>`;
        const label = column > 1 && name && text !== '' ? ` data-label="${name}${COLON[language]}"` : '';
        return `<td role="cell"${label}${attributes}>${text}</td>`;
      });
      return `<tr role="row">${told}</tr>`;
    });
}
