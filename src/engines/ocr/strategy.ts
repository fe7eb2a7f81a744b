import type { Raster } from '../document/index.ts';
import type { Line, Page, Polygon, Reading } from './types.ts';

/** A page as a strategy read it: lines in pixels of the raster, turned upright. */
export interface PageReading {
  readonly rotation: Page['rotation'];
  readonly lines: readonly Line[];
  /** Ink that looks like text and was not read. */
  readonly unread: readonly Polygon[];
  /** Text beside the sheet was left out. */
  readonly othersIgnored: boolean;
}

/** A part of a page in pixels of its raster. */
export interface PagePart {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a line was found, in pixels of the raster turned upright. */
export interface LinePlace {
  readonly polygon: Polygon;
  readonly vertical: boolean;
}

export type Closer = (part: PagePart) => Promise<Raster>;

/** One way of reading pages, opened. A further engine is one folder that exports a StrategyFactory. */
export interface Strategy {
  readonly name: string;
  readonly model: string;
  /** `closer` gives a part of the page with all the pixels it was sent with, where there are more. */
  readonly readPage: (page: Raster, run: Run, closer?: Closer) => Promise<PageReading>;
  /** The lines again from other crops; one array per line, best first. */
  readonly reread: (page: Raster, rotation: Page['rotation'], lines: readonly LinePlace[]) => Promise<Reading[][]>;
  readonly close: () => Promise<void>;
}

export interface StrategyOptions {
  readonly threads: number;
  readonly detectorEdge: number;
  readonly detectorTallEdge: number;
  /** Package root to look for model files in. */
  readonly root?: string;
  readonly precision?: 'auto' | 'int8' | 'fp32';
  /** `pp-ocrv5` only for comparisons in a checkout. */
  readonly detector?: 'own' | 'pp-ocrv5';
}

export interface StrategyFactory {
  readonly name: string;
  /** Opens the engine, or throws with what is missing and what to do. */
  readonly open: (options: StrategyOptions) => Promise<Strategy>;
}

/** One document being read: what it costs so far, and whether anyone still waits for it. */
export interface Run {
  /** Adds the CPU milliseconds of a stage. */
  readonly measure: <T>(stage: string, work: () => Promise<T> | T) => Promise<T>;
  /** Throws when the caller has gone; called between lines. */
  readonly check: () => void;
}
