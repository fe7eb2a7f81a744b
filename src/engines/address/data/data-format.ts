import { SOURCES } from '../../../contract/labels/address.labels.ts';
import type { Point, SourceName } from './rows.ts';

/** What a compiled file says in bits, shared by its compiler and its readers. */
export const TOWN_FLAGS = { hasChome: 1, completeChome: 2, kanaGuessed: 4, bare: 8 } as const;
/** Low bits of a town entry in the trie. */
export const ENTRY = { variant: 1, alias: 2, partial: 4, bits: 3 } as const;
export const NO_POINT = -0x80000000;
const DATUMS = [null, 'EPSG:6668', 'EPSG:4612'] as const;
export const FORMAT_VERSION = 5;

/** Packs a source and a datum into one byte. */
export const provenance = (source: SourceName, point: Point | undefined) =>
  SOURCES.indexOf(source) | (DATUMS.indexOf(point?.datum ?? null) << 4);
export const unpackSource = (byte: number): SourceName => SOURCES[byte & 15]!;
export const unpackDatum = (byte: number): Point['datum'] => DATUMS[byte >> 4]!;
