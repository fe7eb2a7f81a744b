import { isDocumentOperation, MAX_DOCUMENTS } from '../../contract/batch.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { isNonBlank } from '../../contract/non-blank.ts';
import type { BrokenRule } from '../../contract/rules.ts';
import { requiredString } from '../../contract/schema.ts';
import { RequestInvalid } from '../../contract/validation-error.ts';
import { isNeverFetched } from '../../net/index.ts';
import { HTTPS } from '../document.schema.ts';

type Reading = Pick<Endpoint, 'input' | 'check' | 'refine' | 'path'>;

/**
 * Sources that would lie in the queue until their turn, and the full text of a document, which would lie among the
 * results: a batch takes and keeps neither.
 */
const NOT_IN_A_BATCH: ReadonlySet<string> = new Set([
  'text',
  'image_base64',
  'front_image_base64',
  'back_image_base64',
  'include_raw_text',
  'response_language',
]);

const fileUrl = requiredString({ maxLength: 2048, pattern: HTTPS, format: 'uri' });

/** How an item of a document operation is read: the single request by URL alone. */
export function documentItem({ input, path }: Endpoint): Reading {
  const properties = Object.fromEntries(
    Object.entries(input.properties as Record<string, unknown>).filter(([name]) => !NOT_IN_A_BATCH.has(name)),
  );
  const hasSides = 'front_image_url' in properties;
  return {
    path,
    input: {
      ...input,
      properties: { ...properties, file_url: fileUrl },
      required: hasSides ? [] : ['file_url'],
    } as unknown as Endpoint['input'],
    check: ((item: Sides) => neverFetched(item) ?? (hasSides ? oneFront(item) : undefined)) as Endpoint['check'],
    refine: hasSides ? (asFront as Endpoint['refine']) : undefined,
  };
}

interface Sides {
  readonly file_url?: string;
  readonly front_image_url?: string | null;
  readonly back_image_url?: string | null;
}

/** Failed items are not refunded, so what can only fail is refused before anything is paid. */
const neverFetched = (item: Sides): BrokenRule | undefined => {
  const urls = [item.file_url, item.front_image_url, item.back_image_url].filter(isNonBlank);
  return urls.some((url) => isNeverFetched(url)) ? 'the URL points to an address that is not public' : undefined;
};

/** A card has two sides; `file_url` is its front, as in every other item. */
const oneFront = ({ file_url, front_image_url, back_image_url }: Sides): BrokenRule | undefined => {
  if (isNonBlank(file_url) && isNonBlank(front_image_url))
    return 'file_url and front_image_url are the same side: give one';
  return [file_url, front_image_url, back_image_url].some(isNonBlank)
    ? undefined
    : 'At least one of file_url, front_image_url and back_image_url is required';
};

const asFront = ({ file_url, ...rest }: Sides): Sides =>
  file_url === undefined ? rest : { ...rest, front_image_url: file_url };

/** More documents than a job holds are refused as a list too long is, without a look at the items. */
export function refuseTooManyDocuments(operation: string, items: readonly unknown[]): void {
  if (!isDocumentOperation(operation) || items.length <= MAX_DOCUMENTS) return;
  throw new RequestInvalid([
    {
      type: 'too_long',
      loc: ['body', 'items'],
      msg: `List should have at most ${MAX_DOCUMENTS} items after validation, not ${items.length}`,
      input: items,
      ctx: { field_type: 'List', max_length: MAX_DOCUMENTS, actual_length: items.length },
    },
  ]);
}
