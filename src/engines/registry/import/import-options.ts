import type { AddressTools } from '../types.ts';
import type { FileIdentity } from './file-names.ts';
import type { RegistryName } from './publish-registry.ts';
import type { SigningKey } from './signature.ts';
import type { SourceCsv } from './source-file.ts';

export interface ImportProgress {
  readonly step: string;
  /** 0–1 of the whole work. */
  readonly share: number;
  readonly rows: number;
}

export type OpenAddresses = () => Promise<AddressTools>;

export interface ImportOptions {
  readonly registry: RegistryName;
  /** Folder of the snapshots. */
  readonly dir: string;
  /** Published archives, or the CSV files in them. */
  readonly files: readonly string[];
  readonly key?: SigningKey | undefined;
  /** Accept a row count that differs from the last snapshot by more than 2 %. */
  readonly allowCountChange?: boolean;
  readonly onProgress?: (progress: ImportProgress) => void;
  readonly now?: () => Date;
  readonly signal?: AbortSignal;
  /** Rows that the publication is known to have; fewer make the data partial. By default those last counted. */
  readonly published?: Readonly<Record<string, number>>;
  /** Rows between two commits of an import. */
  readonly batch?: number;
  /** Opens what makes the English addresses that data files of companies hold. */
  readonly addresses?: OpenAddresses;
}

/** A published file and what its name says. */
export interface Identified {
  readonly source: SourceCsv;
  readonly identity: FileIdentity;
}

/** Further apart from the data in service is refused. */
export const MAX_COUNT_CHANGE = 0.02;
