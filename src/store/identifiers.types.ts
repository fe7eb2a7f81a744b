/**
 * Idempotency keys that buyers choose (the x402 extension `payment-identifier`): a second payment under the same key
 * must find the first one instead of being charged.
 */
export interface IdentifierStore {
  /**
   * Binds the key of this payer to a payment (`PaymentRow.id`) and returns the payment it is bound to afterwards:
   * this one, or another that holds it already. A key whose payment was released, or never claimed within a minute,
   * is free again.
   */
  bind(payer: string, identifier: string, paymentId: string): Promise<string>;
  /** The nonce of the payment that holds the key, unless it was released; null when it is free. */
  find(payer: string, identifier: string): Promise<{ readonly paymentId: string; readonly nonce: string } | null>;
  /** Forgets keys bound longer ago than this. */
  purge(keepMs: number): Promise<number>;
}

/** Between binding a key and claiming its payment. */
export const BIND_GRACE_MS = 60_000;
