import type { PaymentGate } from '../../src/payment/gate.types.ts';

/** A gate that lets everybody in without payment. For tests of what lies behind the gate, and for nothing else. */
export const freeGate = (): PaymentGate => ({
  admit: async ({ endpoint, amount }) => ({ admission: { endpoint, amount, payer: null, paymentId: null } }),
  replay: async () => null,
  execute: (_admission, _requestHash, work) => work(new AbortController().signal),
});
