import { displayWidth } from '../../../src/engines/extraction/index.ts';
import type { Sheet, TextItem } from '../../ocr/pages/sheet.ts';

/** A piece of print: what it says, where it begins (0..1 of the line), and which field it is the value of. */
export interface Piece {
  readonly text: string;
  readonly at: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly field?: string;
  /** Against the page's letter size. */
  readonly scale?: number;
  readonly bold?: boolean;
  readonly spacing?: number;
}

export interface PageLine {
  readonly pieces: readonly Piece[];
  /** Space above, in lines. */
  readonly above?: number;
}

/** A page as lines: the same source gives the text case and the picture. */
export interface LayoutPage {
  readonly width: number;
  readonly margin: number;
  readonly size: number;
  readonly font: string;
  readonly paper?: string;
  readonly lines: readonly PageLine[];
  /** Width of the text version in half-width characters. */
  readonly columns: number;
}

export const line = (...pieces: Piece[]): PageLine => ({ pieces });
export const gap = (above: number, ...pieces: Piece[]): PageLine => ({ pieces, above });
export const left = (text: string, more: Partial<Piece> = {}): Piece => ({ text, at: 0, ...more });
export const right = (text: string, more: Partial<Piece> = {}): Piece => ({ text, at: 1, anchor: 'end', ...more });
export const middle = (text: string, more: Partial<Piece> = {}): Piece => ({
  text,
  at: 0.5,
  anchor: 'middle',
  ...more,
});

/** A label and its value side by side; the value alone carries the field. */
export function labelled(
  columns: number,
  label: string,
  value: string,
  field: string | undefined,
  at = 0,
  scale = 1,
): Piece[] {
  const offset = ((displayWidth(label) + 1) * scale) / columns;
  return [
    { text: label, at, scale },
    { text: value, at: at + offset, scale, ...(field ? { field } : {}) },
  ];
}

/** The page as plain text, columns kept. */
export function toText(page: LayoutPage): string {
  return page.lines.map((entry) => lineText(entry, page.columns)).join('\n');
}

function lineText({ pieces }: PageLine, columns: number): string {
  let text = '';
  for (const piece of [...pieces].sort((a, b) => startColumn(a, columns) - startColumn(b, columns))) {
    const column = startColumn(piece, columns);
    const missing = column - displayWidth(text);
    text += ' '.repeat(text === '' ? Math.max(0, missing) : Math.max(1, missing)) + piece.text;
  }
  return text;
}

function startColumn({ text, at, anchor }: Piece, columns: number): number {
  const width = displayWidth(text);
  const column = at * columns;
  return Math.max(0, Math.round(anchor === 'end' ? column - width : anchor === 'middle' ? column - width / 2 : column));
}

/** The page in type, and the field of each of its texts. */
export function toSheet(page: LayoutPage): { sheet: Sheet; fields: (string | undefined)[] } {
  const texts: TextItem[] = [];
  const fields: (string | undefined)[] = [];
  const inner = page.width - page.margin * 2;
  let y = page.margin;
  for (const entry of page.lines) {
    const tallest = Math.max(1, ...entry.pieces.map((piece) => piece.scale ?? 1));
    y += page.size * (1.55 * tallest + (entry.above ?? 0) * 1.2);
    for (const piece of entry.pieces) {
      texts.push({
        kind: piece.field ?? 'text',
        text: piece.text,
        x: page.margin + piece.at * inner,
        y,
        size: page.size * (piece.scale ?? 1),
        anchor: piece.anchor ?? 'start',
        ...(piece.bold ? { weight: 'bold' as const } : {}),
        ...(piece.spacing ? { spacing: piece.spacing } : {}),
      });
      fields.push(piece.field);
    }
  }
  const height = Math.round(y + page.margin + page.size);
  return {
    sheet: {
      width: page.width,
      height,
      paper: page.paper ?? '#ffffff',
      ink: '#1a1a1a',
      font: page.font,
      texts,
      boxes: [],
    },
    fields,
  };
}
