import { detailText, type ErrorDetail } from '../contract/error-details.ts';
import { type ServiceError, serviceError } from '../contract/errors.ts';

/**
 * - `refused`: the URL, or one it leads to, is not allowed (scheme, address, credentials, redirect)
 * - `unreachable`: no connection, no name, broken transfer, bad certificate
 * - `timeout`: too slow, as a whole or between bytes
 * - `too_large`: more bytes than allowed, before or after decompression
 * - `invalid`: an answer that is no sound HTTP (unknown or damaged encoding)
 * - `cancelled`: the caller's signal
 */
type FetchFailureKind = 'refused' | 'unreachable' | 'timeout' | 'too_large' | 'invalid' | 'cancelled';

/** Why nothing came back. The message names the host at most, never a body, a query or a credential. */
export class FetchFailure extends Error {
  readonly kind: FetchFailureKind;
  /** Undefined where only the one who runs the service reads of it. */
  readonly detail: ErrorDetail | undefined;
  constructor(kind: FetchFailureKind, why: ErrorDetail | string, options?: ErrorOptions) {
    super(typeof why === 'string' ? why : detailText(why, 'en'), options);
    this.name = 'FetchFailure';
    this.kind = kind;
    this.detail = typeof why === 'string' ? undefined : why;
  }
}

/** What a resolver says of a name without an address. */
const NO_SUCH_NAME: ReadonlySet<unknown> = new Set(['ENOTFOUND', 'ENODATA', 'EAI_NODATA', 'EAI_NONAME']);

const isUnknownName = ({ detail, cause }: FetchFailure): boolean =>
  detail?.id === 'host_without_address' ||
  (detail?.id === 'host_unreachable' && NO_SUCH_NAME.has((cause as NodeJS.ErrnoException | undefined)?.code));

/**
 * The answer to a client whose `file_url` could not be fetched. A name that only our own network knows and one that
 * nobody knows are answered alike: otherwise one could find out, for nothing, what our machines are called.
 */
export function fileUrlError(failure: FetchFailure): ServiceError {
  const code = {
    refused: 'file_url_refused',
    unreachable: 'file_url_unreachable',
    invalid: 'file_url_unreachable',
    cancelled: 'file_url_unreachable',
    timeout: 'file_url_timeout',
    too_large: 'payload_too_large',
  } as const;
  const kind = isUnknownName(failure) ? 'refused' : failure.kind;
  // What exactly stands behind a refused name is nobody's business: it would make the service a scanner.
  const detail = kind === 'refused' ? undefined : failure.detail;
  return serviceError(code[kind], { detail, cause: failure });
}
