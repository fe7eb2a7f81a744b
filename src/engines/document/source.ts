import { isNonBlank } from '../../contract/non-blank.ts';
import type { Upload } from '../../contract/upload.ts';

/** The three ways a document arrives in a request. Null and blank count as not given. */
export interface SourceFields {
  readonly text?: string | null | undefined;
  readonly upload?: Upload | null | undefined;
  readonly url?: string | null | undefined;
}

export type DocumentSource =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'upload'; readonly upload: Upload }
  | { readonly kind: 'url'; readonly url: string };

/** Every source that is given, in the order in which one is preferred: text, then file, then URL. */
export function sourcesIn({ text, upload, url }: SourceFields): DocumentSource[] {
  const given: DocumentSource[] = [];
  if (isNonBlank(text)) given.push({ kind: 'text', text });
  if (upload && upload.chars > 0) given.push({ kind: 'upload', upload });
  if (isNonBlank(url)) given.push({ kind: 'url', url });
  return given;
}
