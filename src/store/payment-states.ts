/**
 * - `claimed`: bound to a request, being verified and worked on
 * - `released`: verification or work failed, nothing owed; the authorization may be claimed again
 * - `work_done`: the answer exists (and is stored, for `replay: stored`), settlement not begun
 * - `settling`: handed to the facilitator; the outcome is not known here yet
 * - `unknown`: the facilitator gave no clear answer; only the chain can tell
 * - `settled`: paid
 * - `cancelled`: the payer cancelled the authorization on chain
 * - `expired`: its time passed unused
 */
export const PAYMENT_STATES = [
  'claimed',
  'released',
  'work_done',
  'settling',
  'unknown',
  'settled',
  'cancelled',
  'expired',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** Rows a reconciler must bring to an end. */
export const UNFINISHED: readonly PaymentState[] = ['claimed', 'work_done', 'settling', 'unknown'];

/** Rows with which nothing is kept: their buyer owes nothing and is owed nothing. */
export const NOTHING_OWED: readonly PaymentState[] = ['released', 'cancelled', 'expired'];

const NEXT: Record<PaymentState, readonly PaymentState[]> = {
  // settled: anyone may submit an authorization, so it can be paid before the work is done.
  claimed: ['released', 'work_done', 'settling', 'settled', 'unknown', 'cancelled', 'expired'],
  released: ['claimed', 'settled', 'cancelled', 'expired'],
  // released: an answer that was never stored is lost with its process; then nothing may be charged.
  work_done: ['settling', 'settled', 'unknown', 'released', 'cancelled', 'expired'],
  // work_done: the facilitator refused before sending anything, and may be asked again.
  settling: ['settled', 'unknown', 'work_done', 'released', 'cancelled', 'expired'],
  // settling: the chain shows the authorization unused and still valid.
  unknown: ['settled', 'settling', 'work_done', 'released', 'cancelled', 'expired'],
  // unknown: a later look at the chain does not find the transfer (reorganisation).
  settled: ['unknown'],
  cancelled: [],
  expired: [],
};

/** The states from which `to` may be reached. */
export const statesBefore = (to: PaymentState): PaymentState[] =>
  PAYMENT_STATES.filter((state) => NEXT[state].includes(to));
