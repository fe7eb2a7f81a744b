import { brotliDecompressSync } from 'node:zlib';
import { withBase } from './expert.ts';
import { loadModel, MODEL_FILES, type ModelFile } from './models.ts';
import { readingBlurred } from './recognise/blur.ts';
import { oneByOne, type Recognise, recogniser } from './recognise/recogniser.ts';
import { openSession } from './runtime.ts';

export interface Pens {
  readonly recognise: Recognise;
  readonly close: () => Promise<void>;
}

export interface Recogniser {
  readonly file: ModelFile;
  readonly charset: readonly string[];
  readonly recognise: Recognise;
}

/**
 * Reads what pens wrote, better than the recogniser it differs from a little, and print worse. It is put together when a
 * line asks for it: most documents have nothing written by hand. Where its file is missing or damaged that recogniser
 * reads pens as well, and the log says so once.
 */
export function openPens(base: Recogniser, { threads, root }: { threads: number; root?: string | undefined }): Pens {
  let opened: Promise<Pens | undefined> | undefined;
  const open = async (): Promise<Pens> => {
    const differences = brotliDecompressSync(loadModel(MODEL_FILES.pens, root));
    const session = await openSession(withBase(differences, loadModel(base.file, root)), threads, 'all');
    return { recognise: oneByOne(readingBlurred(recogniser(session, base.charset))), close: () => session.release() };
  };
  return {
    recognise: async (crop) => {
      opened ??= open().catch(warn);
      const { recognise } = (await opened) ?? base;
      return recognise(crop);
    },
    close: async () => (await opened)?.close(),
  };
}

function warn(error: Error): undefined {
  process.emitWarning(`Handwriting is read without the model made for it: ${error.message}`);
}
