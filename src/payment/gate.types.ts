import type { Endpoint } from '../contract/endpoint.ts';
import type { AtomicUnits } from '../contract/money.ts';

/** A finished answer: bytes, not an object, so that a stored answer is repeated exactly. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A payment that passed the checks which need only its header. What is inside belongs to the gate. */
export interface Admission {
  readonly endpoint: Endpoint;
  readonly amount: AtomicUnits;
  /** Paying address in lower case; null when the gate is switched off in tests. */
  readonly payer: string | null;
}

export type Work = (signal: AbortSignal) => Promise<Answer>;

/**
 * The payment gate, neutral to the transport (HTTP, MCP). The order of answers is fixed:
 * `admit` before a byte of the body is read, `replay` when the request hash is known, validation by the caller,
 * then `execute`: claim, verify, work, settle. Refusals are answers, not exceptions; errors of the work are thrown
 * through and never charged.
 */
export interface PaymentGate {
  admit(request: {
    endpoint: Endpoint;
    amount: AtomicUnits;
    header: string | undefined;
  }): Promise<{ readonly admission: Admission } | { readonly refused: Answer }>;
  /** The stored answer, 409 or null when this authorization has not been used yet. */
  replay(admission: Admission, requestHash: string): Promise<Answer | null>;
  execute(admission: Admission, requestHash: string, work: Work): Promise<Answer>;
}
