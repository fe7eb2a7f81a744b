import type { Config } from '../config/index.ts';
import type { Services } from '../endpoints/services.ts';
import type { OcrOptions, OpenOcr } from '../engines/ocr/index.ts';
import type { StateStore } from '../store/state-store.ts';

/** What `doctor` says about one thing: is it ready, and if not, what to run next. */
export interface Finding {
  readonly part: string;
  /** `unchecked`: configured, and nobody has looked whether it works. */
  readonly state: 'ready' | 'sample' | 'missing' | 'off' | 'unchecked' | 'problem';
  readonly message: string;
  /** A command or setting that mends it. */
  readonly next?: string;
}

/** What every part is opened with. */
export interface ModuleContext {
  readonly config: Config;
  readonly store: StateStore;
  readonly now: () => Date;
  readonly log: Log;
  /** Tests only: another way to start the reading processes. */
  readonly openOcr?: (options: OcrOptions) => OpenOcr;
}

export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** One part of the service as `app` sees it: the sources it gives, its health fields, and how to close it. */
export interface AppModule {
  readonly sources: Partial<Services>;
  /** Fields of HealthResponse this part knows. */
  readonly health?: () => Record<string, unknown>;
  readonly findings: () => readonly Finding[];
  readonly close: () => Promise<void>;
}

/** `earlier` holds what the parts before this one give: extraction reads with the OCR engine, and so on. */
export type OpenModule = (context: ModuleContext, earlier: Partial<Services>) => Promise<AppModule>;
