/** Why a source gave no answer. None of these ever means "no". */
export type Fault =
  | 'timeout'
  | 'unavailable'
  | 'rate_limited'
  | 'refused'
  | 'invalid_response'
  | 'circuit_open'
  | 'not_configured'
  | 'unsafe_address';

interface Options {
  /** Asking again soon may help. */
  readonly retryable?: boolean;
  readonly retryAfterSeconds?: number;
  /** The source's own word for the fault, e.g. MS_UNAVAILABLE. */
  readonly upstreamCode?: string;
  readonly cause?: unknown;
}

/** A question that got no usable answer. The message never quotes an upstream body. */
export class UpstreamError extends Error {
  readonly fault: Fault;
  readonly retryable: boolean;
  readonly retryAfterSeconds: number | undefined;
  readonly upstreamCode: string | null;

  constructor(fault: Fault, message: string, options: Options = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'UpstreamError';
    this.fault = fault;
    this.retryable = options.retryable ?? (fault === 'timeout' || fault === 'unavailable' || fault === 'rate_limited');
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.upstreamCode = options.upstreamCode ?? null;
  }
}
