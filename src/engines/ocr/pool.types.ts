import type { InBytes } from '../../worker-pool/index.ts';
import type { ReaderOptions } from './local.ts';
import type { DocumentReading, LinePicture } from './types.ts';

/** What the server asks of a reading process. */
export type ChildTask =
  | { readonly kind: 'read'; readonly bytes: Uint8Array; readonly maxPages: number }
  | { readonly kind: 'reread'; readonly bytes: Uint8Array; readonly targets: readonly LinePicture[] }
  | { readonly kind: 'describe' };

/** Pages and readings come packed: there may be much of them. */
export type ChildResult = (Omit<DocumentReading, 'pages'> & InBytes) | InBytes | EngineName;

export interface EngineName {
  readonly name: string;
  readonly model: string;
}

export interface ChildData extends ReaderOptions {
  readonly maxMemoryMb: number;
  /** Above this after a document, the process ends and a new one takes its place. */
  readonly recycleMb: number;
  /** The same for the CPU time it has used since its start. */
  readonly recycleCpuMs: number;
  /** Time for decoding, apart from reading. */
  readonly decodeMs: number;
  /** CPU time from which on a failure counts against its sender. */
  readonly costlyMs: number;
}
