import type { Static } from 'typebox';
import type { BrokenRule } from '../../contract/rules.ts';
import type { Documents } from '../../engines/document/index.ts';
import type { Extraction } from '../../engines/extraction/index.ts';
import { loadDocument, sourceCount } from '../load-document.ts';
import type { CardExtractRequest } from './card.schema.ts';

type Input = Static<typeof CardExtractRequest>;

/** At least one side; a blank string counts as absent. */
export const someSide = (input: Input): BrokenRule | undefined =>
  sourceCount({ image_base64: input.front_image_base64, file_url: input.front_image_url }) +
    sourceCount({ image_base64: input.back_image_base64, file_url: input.back_image_url }) >
  0
    ? undefined
    : 'At least one of front_image_base64, back_image_base64, front_image_url and back_image_url is required';

/** Reads the sides that were sent; per side the bytes come before the URL. */
export async function readCard(
  deps: { readonly extraction: Extraction; readonly documents: Documents },
  input: Input,
  signal: AbortSignal,
) {
  const loading = { documents: deps.documents, maxPages: 1, mimeType: input.mime_type, signal };
  const [front, back] = await Promise.all([
    loadDocument({ upload: input.front_image_base64, url: input.front_image_url }, loading),
    loadDocument({ upload: input.back_image_base64, url: input.back_image_url }, loading),
  ]);
  return deps.extraction.card({ front, back });
}
