import type { DocumentFormat } from '../document/index.ts';

/**
 * Glossary
 * - page: one side of paper, turned upright. Lengths are pixels of the source image as it is displayed (EXIF
 *   applied), or points for a PDF; the origin is the upper left corner.
 * - line: text that stands together on one baseline (or in one column when vertical). Columns of a table and the
 *   two halves of a letterhead are lines of their own: rows are never merged.
 * - reading: what the recogniser saw in one crop.
 */
export type Point = readonly [x: number, y: number];

/** Corners in reading order: start-top, end-top, end-bottom, start-bottom (a vertical line starts at its head). */
export type Polygon = readonly [Point, Point, Point, Point];

export interface Alternative {
  readonly text: string;
  readonly confidence: number;
}

/** One character of a line. `chars.map((c) => c.text).join('')` is the line's `text`, spaces included. */
export interface CharReading {
  readonly text: string;
  readonly confidence: number;
  /** Where the character begins along the line, and its extent: fractions 0..1 of the line's length. */
  readonly x: number;
  readonly w: number;
  /** What else it may be, best first; never `text` itself. Empty for a PDF text layer. */
  readonly alternatives: readonly Alternative[];
  /** What may stand between it and the next one, though that nothing does is likelier. */
  readonly faint?: Alternative;
  /** What was read here first, where a check digit chose another of the readings: the paper may still say this. */
  readonly readAs?: string;
}

export interface Reading {
  readonly text: string;
  /** 0..1: mean of its characters; of a finished line no more than lines with so doubtful a character are exact. */
  readonly confidence: number;
  readonly chars: readonly CharReading[];
  /** Probability that a pen wrote it, where the engine tells. */
  readonly hand?: number;
}

/** Where the ink of a line is, with a small margin: what a box that is drawn around it should hold. */
export interface Ink {
  readonly polygon: Polygon;
  /** Each of the line's `chars`: where it begins and ends along the polygon and across it, fractions 0..1. */
  readonly chars: readonly (readonly [from: number, to: number, top: number, bottom: number])[];
}

export interface Line extends Reading {
  readonly polygon: Polygon;
  readonly vertical: boolean;
  readonly source: 'ocr' | 'pdf_text';
  /** Where the picture told; `polygon` is the place that was read, which may cut strokes. */
  readonly ink?: Ink;
  /** Written by a pen: its characters are less sure than they look. */
  readonly handwritten?: boolean;
  /** What another look at the same ink read, where its check digit holds and that of this reading does not. */
  readonly settled?: string;
  /** The first look found no number here; this line is a second look. */
  readonly secondLook?: true;
}

export interface PageQuality {
  /** 0..1: mean confidence of the characters, lowered by small print and little contrast. */
  readonly score: number;
  readonly meanConfidence: number;
  /** Median height of a line in pixels of the picture that was read; 0 without lines. */
  readonly lineHeight: number;
  /** Share of the page's text that was read, 0..1: ink that looks like text and could not be read is the rest. */
  readonly coverage: number;
  readonly flags: readonly QualityFlag[];
}

export type QualityFlag = 'small_text' | 'low_contrast' | 'low_confidence' | 'handwriting' | 'unread_text' | 'no_text';

export interface Page {
  /** Size of the upright page. */
  readonly width: number;
  readonly height: number;
  readonly unit: 'px' | 'pt';
  /** Degrees clockwise by which the page, as displayed, was turned to stand upright. */
  readonly rotation: 0 | 90 | 180 | 270;
  /** In reading order: top to bottom, then left to right. */
  readonly lines: readonly Line[];
  /** Where ink looks like text and was not read: fields that stand there deserve a look. */
  readonly unread: readonly Polygon[];
  readonly quality: PageQuality;
}

export type DocumentWarning =
  | 'page_limit_reached'
  | 'low_image_quality'
  | 'handwriting_suspected'
  | 'unread_text'
  | 'other_document_ignored';

export interface DocumentReading {
  readonly format: DocumentFormat;
  readonly pages: readonly Page[];
  readonly pagesTotal: number;
  readonly warnings: readonly DocumentWarning[];
  /** Which engine and model read the pages; null when every page came from a PDF text layer. */
  readonly engine: { readonly name: string; readonly model: string } | null;
  /** CPU milliseconds by stage, for figures and `processing`. */
  readonly cpuMs: Readonly<Record<string, number>>;
}

/** A line to be read again: its place in `pages[page].lines[line]`. */
export interface LineRef {
  readonly page: number;
  readonly line: number;
}

/** A line as its page shows it: what is needed to read it again. */
export interface LinePicture {
  readonly page: number;
  readonly rotation: Page['rotation'];
  readonly polygon: Polygon;
  readonly vertical: boolean;
}

/** What a process read, as the bytes it sent: a worker takes them apart where the document may be long. */
export interface PackedPages {
  /** `Page[]`. */
  readonly bytes: Uint8Array;
  /** `Reading[][]`, as `ReadDocument.reread` has them; undefined when the first reading stands. */
  readonly reread: (lines: readonly LinePicture[], signal?: AbortSignal) => Promise<Uint8Array | undefined>;
}

export interface ReadDocument extends DocumentReading {
  /** There where another process read; `pages` are taken apart at the first look at them. */
  readonly packed?: PackedPages;
  /**
   * Reads lines again from two more crops each, for a line whose check digit or sum fails. One array of readings per
   * line, best first; empty for a PDF text line or when the engine has no room: the first reading then stands.
   */
  readonly reread: (lines: readonly LineRef[], signal?: AbortSignal) => Promise<readonly (readonly Reading[])[]>;
}

export interface ReadInput {
  readonly bytes: Uint8Array;
  /** Pages to read; the rest is counted in `pagesTotal` and reported as `page_limit_reached`. */
  readonly maxPages: number;
  readonly signal?: AbortSignal | undefined;
}

/** The face of the engine: `Services.ocr`. Every failure is a ServiceError of the error table. */
export interface Ocr {
  readonly readDocument: (input: ReadInput) => Promise<ReadDocument>;
}
