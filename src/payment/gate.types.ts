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
  /** Key of the payment in the state store; null when the gate is switched off in tests. */
  readonly paymentId: string | null;
  /**
   * The signature may be one of a contract, and nobody has said yes to it: the payer is a name somebody wrote. `execute`
   * proves it; until then nothing may be counted, claimed or given out in this name.
   */
  readonly isUnproven?: boolean;
  /** Whether the payer has paid here before: a signature alone costs nothing. Absent when the gate is switched off. */
  readonly hasPaid?: () => Promise<boolean>;
}

export type Work = (signal: AbortSignal) => Promise<Answer>;

/** What `admit` is asked with. */
export interface AdmitRequest {
  readonly endpoint: Endpoint;
  readonly amount: AtomicUnits;
  /** The PAYMENT-SIGNATURE header as it came (MCP: Base64 of the JSON in `_meta["x402/payment"]`). */
  readonly header: string | undefined;
  /** The concrete path where the endpoint's path has parameters; only shown in `resource.url`. */
  readonly path?: string | undefined;
  /** Network address of the sender; absent where there is none (tests). */
  readonly from?: string | undefined;
}

/**
 * The payment gate, neutral to the transport (HTTP, MCP). The order of answers is fixed:
 * `admit` before a byte of the body is read, `replay` when the request hash is known, validation by the caller,
 * then `execute`: claim, verify, work, settle. Of an unproven payment `replay` knows nothing, and `execute` asks first.
 * Refusals are answers, not exceptions; errors of the work are thrown through and never charged. `work` gets a signal
 * that is aborted when the endpoint's time budget ends; an answer with a status of 400 or more is passed through and
 * never charged either.
 */
export interface PaymentGate {
  admit(request: AdmitRequest): Promise<{ readonly admission: Admission } | { readonly refused: Answer }>;
  /** The stored answer, 409 or null when this authorization has not been used yet. */
  replay(admission: Admission, requestHash: string): Promise<Answer | null>;
  execute(admission: Admission, requestHash: string, work: Work): Promise<Answer>;
}
