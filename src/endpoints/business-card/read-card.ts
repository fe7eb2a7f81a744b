import type { Static } from 'typebox';
import type { Extraction } from '../../engines/extraction/index.ts';
import { declaredType, present } from '../document.schemas.ts';
import type { CardExtractRequest } from './card.schemas.ts';

type Input = Static<typeof CardExtractRequest>;

/** At least one side; a blank string counts as absent. */
export const someSide = (input: Input): string | undefined =>
  input.front_image_base64 || input.back_image_base64 || present(input.front_image_url) || present(input.back_image_url)
    ? undefined
    : 'At least one of front_image_base64, back_image_base64, front_image_url and back_image_url is required';

/** Reads the sides that were sent; per side the bytes come before the URL. */
export function readCard(extraction: Extraction, input: Input, signal: AbortSignal) {
  const source = (upload: Input['front_image_base64'], url: string | null | undefined) => {
    const address = present(url);
    if (!upload && address === undefined) return undefined;
    return {
      bytes: upload?.bytes,
      url: upload ? undefined : address,
      declaredType: declaredType(input.mime_type, upload),
      maxPages: 1,
      signal,
    };
  };
  return extraction.card({
    front: source(input.front_image_base64, input.front_image_url),
    back: source(input.back_image_base64, input.back_image_url),
  });
}
