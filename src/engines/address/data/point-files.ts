import type { Located } from './address-data.ts';

/** Blocks and houses (levels 7 and 8) of the imported registries. */
export interface PointFiles {
  /** The point of a block and house below a town, by the registry's ids. */
  find(municipality: string, town: number, numbers: readonly string[]): PointHit | undefined;
  /** Whether a municipality has any residence or lot here. */
  covers(municipality: string): boolean;
  /** Whether a town of it has any. */
  coversTown(municipality: string, town: number): boolean;
  close(): void;
}

export interface PointHit {
  readonly level: 7 | 8;
  readonly kind: 'house' | 'lot' | 'block';
  /** The rest of the address id below the town. */
  readonly id: string;
  readonly point: Located | undefined;
}

export const NO_POINTS: PointFiles = {
  find: () => undefined,
  covers: () => false,
  coversTown: () => false,
  close: () => undefined,
};
