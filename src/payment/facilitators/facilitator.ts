import type { PaymentPayload, PaymentRequirements, SettleResponse, VerifyResponse } from '@x402/core/types';

/** Who verifies and settles: a hosted facilitator over HTTP, or this process with an RPC and a key. */
export interface Facilitator {
  readonly name: string;
  /** Throws `FacilitatorUnavailable` when there is no verdict; nothing is settled by verifying. */
  verify(payload: PaymentPayload, requirements: PaymentRequirements): Promise<VerifyResponse>;
  /** A throw means that the outcome is unknown: only the chain can tell. */
  settle(payload: PaymentPayload, requirements: PaymentRequirements): Promise<SettleResponse>;
  /** A sentence when payments on this network cannot be settled; null when they can. */
  unsupported(network: string): Promise<string | null>;
}

/** No verdict: unreachable, overloaded or speaking nonsense. */
export class FacilitatorUnavailable extends Error {
  readonly retryAfterSeconds: number | undefined;
  /** It answered that it cannot read the payment: the same one will fare no better later. */
  readonly isUnread: boolean;

  constructor(
    message: string,
    options: { retryAfterSeconds?: number | undefined; isUnread?: boolean; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'FacilitatorUnavailable';
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.isUnread = options.isUnread ?? false;
  }
}
