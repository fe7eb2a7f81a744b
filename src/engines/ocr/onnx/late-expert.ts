import { brotliDecompressSync } from 'node:zlib';
import { withBase } from './expert.ts';
import { loadModel, MODEL_FILES, type ModelFile } from './models.ts';
import { type RecogniseAll, recogniser } from './recognise/recogniser.ts';
import { openSession } from './runtime.ts';

/** The recogniser an expert differs from a little. */
export interface Base {
  readonly file: ModelFile;
  readonly charset: readonly string[];
}

export interface Expert {
  /** What reads as it does; undefined where its file is missing or damaged. */
  readonly reader: () => Promise<RecogniseAll | undefined>;
  readonly close: () => Promise<void>;
}

const LINES = { pens: 'Handwriting is', soft: 'Lines out of focus are' } as const;

/**
 * An expert, put together when a line asks for it: most documents have none for it. Where its file is missing or damaged
 * the recogniser reads its lines as well, and the log says so once.
 */
export function openExpert(
  kind: keyof typeof LINES,
  base: Base,
  { threads, root }: { threads: number; root?: string | undefined },
): Expert {
  let opened: Promise<{ reader: RecogniseAll; close: () => Promise<void> } | undefined> | undefined;
  const open = async () => {
    const differences = brotliDecompressSync(loadModel(MODEL_FILES[kind], root));
    const session = await openSession(withBase(differences, loadModel(base.file, root)), threads, 'all');
    return { reader: recogniser(session, base.charset), close: () => session.release() };
  };
  return {
    reader: async () => {
      opened ??= open().catch((error: Error) => {
        process.emitWarning(`${LINES[kind]} read without the model made for that: ${error.message}`);
        return undefined;
      });
      return (await opened)?.reader;
    },
    close: async () => (await opened)?.close(),
  };
}
