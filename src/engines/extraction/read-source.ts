import { because } from '../../contract/error-details.ts';
import { serviceError } from '../../contract/errors.ts';
import type { Ocr, ReadDocument } from '../ocr/index.ts';
import type { Readings, SecondLook } from './second-look.ts';
import type { PictureSheet, Sheet } from './sheet.ts';

/** A document to read: its text, or the bytes of a file and where they came from. */
export type DocumentSource =
  | { readonly text: string }
  | {
      readonly bytes: Uint8Array;
      readonly origin: 'upload' | 'url';
      /** Whether the media type the sender named is what the bytes say; null when none was named. */
      readonly declaredTypeMatches: boolean | null;
      readonly maxPages: number;
      readonly signal?: AbortSignal | undefined;
    };

/** A source that was read, and how its lines are looked at again. */
export interface LoadedSource {
  readonly sheet: Sheet;
  readonly lookAgain: (look: SecondLook) => Promise<Sheet>;
  readonly signal?: AbortSignal | undefined;
}

/** Text or bytes into a sheet. Nothing is kept, nothing is written to disk. `packed`: pages stay in bytes where they are. */
export async function loadSource(
  ocr: Ocr | undefined,
  source: DocumentSource,
  { packed }: { readonly packed: boolean },
): Promise<LoadedSource> {
  if ('text' in source) return { sheet: source, lookAgain: async () => source };
  if (!ocr) throw serviceError('source_not_configured', { detail: because('no_ocr') });
  const { bytes, maxPages, signal, origin, declaredTypeMatches } = source;
  const document = await ocr.readDocument({ bytes, maxPages, signal });
  const inBytes = packed ? document.packed : undefined;
  const sheet: PictureSheet = {
    head: headOf(document),
    pages: inBytes ? inBytes.bytes : document.pages,
    origin,
    declaredTypeMatches,
  };
  const read = async ({ lines, pictures }: SecondLook): Promise<Readings | Uint8Array> =>
    inBytes ? ((await inBytes.reread(pictures, signal)) ?? []) : document.reread(lines, signal);
  return { sheet, signal, lookAgain: async (look) => ({ ...sheet, readings: await read(look) }) };
}

const headOf = ({ format, pagesTotal, warnings, engine, cpuMs }: ReadDocument): PictureSheet['head'] => ({
  format,
  pagesTotal,
  warnings,
  engine,
  cpuMs,
});
