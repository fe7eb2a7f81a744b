import type { Upload } from '../contract/upload.ts';
import {
  type Documents,
  declaredTypeMatches,
  type FileSource,
  type SourceFields,
  sourcesIn,
} from '../engines/document/index.ts';
import type { DocumentSource } from '../engines/extraction/index.ts';

interface Loading {
  readonly documents: Documents;
  readonly maxPages: number;
  /** `mime_type` of the request; the default says nothing. */
  readonly mimeType: string | undefined;
  readonly signal: AbortSignal;
}

/** The document of a request, text before file before URL; undefined when none is given. */
export async function loadDocument(fields: SourceFields, loading: Loading): Promise<DocumentSource | undefined> {
  const [first] = sourcesIn(fields);
  if (first === undefined) return undefined;
  if (first.kind === 'text') return { text: first.text };
  return loadFile(first, loading);
}

async function loadFile(
  source: FileSource,
  { documents, maxPages, mimeType, signal }: Loading,
): Promise<DocumentSource> {
  const loaded = await documents.load(source, signal);
  const named = mimeType === undefined || mimeType === 'image/jpeg' ? null : mimeType;
  return {
    bytes: loaded.bytes,
    origin: source.kind,
    declaredTypeMatches: named === null ? loaded.declaredTypeMatches : declaredTypeMatches(loaded.format, named),
    maxPages,
    signal,
  };
}

/** How many of the sources are given; a blank string or an empty file counts as absent. */
export const sourceCount = (input: {
  text?: string | null | undefined;
  image_base64?: Upload | null | undefined;
  file_url?: string | null | undefined;
}): number => sourcesIn({ text: input.text, upload: input.image_base64, url: input.file_url }).length;
