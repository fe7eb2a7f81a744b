import { ServiceError, serviceError } from '../../../contract/errors.ts';

/**
 * Whatever a decoder throws on a damaged file is `document_unreadable`. The decoder's own words may quote the file, so
 * only the cause keeps them, and causes are not answered.
 */
export async function readable<T>(work: () => Promise<T> | T): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw cause instanceof ServiceError ? cause : serviceError('document_unreadable', { cause });
  }
}
