import { columnSvg } from './vertical.ts';

/** A page in type: text items with their meaning, rules and areas, before it becomes pixels. */
export interface TextItem {
  /** What the text is: company, tno, zip, tel, amount, date, … */
  readonly kind: string;
  readonly text: string;
  readonly x: number;
  /** Baseline; for vertical text the top. */
  readonly y: number;
  readonly size: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly font?: string;
  readonly weight?: 'normal' | 'bold';
  readonly colour?: string;
  /** Extra space between characters, as a share of the size. */
  readonly spacing?: number;
  /** In a column; `sideways` lays the whole line on its side, as Latin text in columns is. */
  readonly vertical?: boolean | 'sideways';
  /** Each character in a place of its own, this far apart: the boxes of a form. `x` is the middle of the first. */
  readonly pitch?: number;
  /** Horizontal scale: receipts print narrow and double-width characters. */
  readonly stretch?: number;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fill?: string;
  readonly stroke?: string;
}

export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly paper: string;
  readonly ink: string;
  readonly font: string;
  readonly texts: readonly TextItem[];
  readonly boxes: readonly Box[];
  /** Drawings below and above the text that are no text: SVG. */
  readonly under?: readonly string[];
  readonly over?: readonly string[];
}

/** The sheet as SVG. With `mark` every text has a flat colour of its own and nothing else is drawn. */
export function toSvg(sheet: Sheet, mark?: (index: number) => string): string {
  const below = mark ? [] : [...sheet.boxes.map(boxSvg), ...(sheet.under ?? [])];
  const above = mark ? [] : (sheet.over ?? []);
  const texts = sheet.texts.map((item, index) => textSvg(item, sheet, mark?.(index)));
  const background = `<rect width="100%" height="100%" fill="${mark ? '#ffffff' : sheet.paper}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet.width}" height="${sheet.height}">`,
    background,
    ...below,
    ...texts,
    ...above,
    '</svg>',
  ].join('\n');
}

const boxSvg = ({ x, y, width, height, fill = 'none', stroke = 'none' }: Box): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" stroke="${stroke}" stroke-width="1.2"/>`;

function textSvg(item: TextItem, sheet: Sheet, mark: string | undefined): string {
  const style = [
    `font-family="${item.font ?? sheet.font}"`,
    `font-size="${item.size}"`,
    `font-weight="${item.weight ?? 'normal'}"`,
    `fill="${mark ?? item.colour ?? sheet.ink}"`,
    // Without soft edges: each pixel has the colour of its text, or not.
    mark ? 'text-rendering="optimizeSpeed"' : '',
    item.spacing && item.vertical !== true ? `letter-spacing="${(item.spacing * item.size).toFixed(2)}"` : '',
    'xml:space="preserve"',
  ].join(' ');
  if (item.vertical) return columnSvg(item, style, escaped);
  if (item.pitch) {
    const place = (i: number) => `x="${item.x + i * item.pitch!}" y="${item.y}" text-anchor="middle"`;
    return [...item.text].map((char, i) => `<text ${place(i)} ${style}>${escaped(char)}</text>`).join('');
  }
  const anchor = item.anchor ?? 'start';
  if (!item.stretch || item.stretch === 1) {
    return `<text x="${item.x}" y="${item.y}" text-anchor="${anchor}" ${style}>${escaped(item.text)}</text>`;
  }
  const move = `translate(${item.x} ${item.y}) scale(${item.stretch} 1)`;
  return `<text transform="${move}" text-anchor="${anchor}" ${style}>${escaped(item.text)}</text>`;
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
