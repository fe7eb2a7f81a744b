import { because } from '../contract/error-details.ts';
import { paymentKey } from '../store/payment-row.ts';
import type { PaymentKey, PaymentRow } from '../store/payments.types.ts';
import type { StateStore } from '../store/state-store.ts';
import type { AddressStrikes } from './address-strikes.ts';
import { comeBack, errorAnswer, failedReceipt, openAnswer, paidAnswer } from './answers.ts';
import type { TokenDomain } from './chain/usdc.ts';
import type { ContractWallets } from './contract-wallets.ts';
import type { Admission, AdmitRequest, Answer, PaymentGate } from './gate.types.ts';
import { type Leases, newOwner } from './lease.ts';
import { checkLocally, hasTimeLeft, lastsTooLong } from './local-checks.ts';
import type { Newcomers } from './newcomers.ts';
import type { PaidRun } from './paid-run.ts';
import type { PayerLimits } from './payer-limits.ts';
import { decodeHeader, type Payment, readPayment } from './payment-header.ts';
import { REFUSALS, type Refusal } from './refusals.ts';
import type { Offer, Offers } from './requirements.ts';
import type { Settlement } from './settlement.ts';
import { isSignedByPayer } from './signature/is-signed-by-payer.ts';

interface GateOptions {
  readonly store: StateStore;
  readonly offers: Offers;
  readonly settlement: Settlement;
  readonly paidRun: PaidRun;
  readonly domain: TokenDomain;
  readonly addressStrikes: AddressStrikes;
  readonly newcomers: Newcomers;
  /** Absent: plain wallets only. */
  readonly contracts?: ContractWallets | undefined;
  readonly payerLimits: PayerLimits;
  readonly leases: Leases;
  readonly leaseMs: number;
  readonly now: () => number;
}

/** What the gate knows about an admitted payment. */
export interface Admitted extends Admission {
  readonly payer: string;
  readonly paymentId: string;
  readonly key: PaymentKey;
  readonly payment: Payment;
  readonly offer: Offer;
  /** Network address of the sender. */
  readonly from: string | undefined;
  /** Too late, or priced otherwise, for new work: only what this payment already bought may be fetched. */
  readonly fetchOnly: Refusal | null;
  /** Signed by a contract, or so its sender says while it is unproven. */
  readonly byContract: boolean;
  /** The facilitator said yes a moment ago. */
  readonly isVerified?: boolean;
}

/** The gate in front of every paid endpoint, in the order of `PaymentGate`. */
export function createGate(options: GateOptions): PaymentGate {
  const { store, offers, settlement, paidRun, domain, addressStrikes, newcomers, contracts, leases, leaseMs, now } =
    options;
  const { payments, identifiers, secrets } = store;

  /** A check that proves nobody's payment is counted against the address it came from. */
  const admit = async (request: AdmitRequest): Promise<{ admission: Admission } | { refused: Answer }> => {
    const { from, header } = request;
    if (from === undefined || header === undefined) return look(request, () => undefined);
    if (!addressStrikes.enter(from))
      return {
        refused: errorAnswer('rate_limited', { detail: because('no_payments'), retryAfterSeconds: 60 }),
      };
    try {
      return await look(request, () => addressStrikes.add(from));
    } finally {
      addressStrikes.leave(from);
    }
  };

  const isBound = async (key: PaymentKey): Promise<boolean> => {
    const row = await payments.get(key);
    return row !== null && row.state !== 'released';
  };

  const look = async (
    request: AdmitRequest,
    strike: () => void,
  ): Promise<{ admission: Admission } | { refused: Answer }> => {
    const { endpoint, amount, header, from } = request;
    const offer = offers.of(endpoint, amount, request.path);
    if (header === undefined) return { refused: offer.unpaid };
    const payload = decodeHeader(header);
    if (!payload) {
      strike();
      return { refused: errorAnswer('payment_header_malformed') };
    }
    const matches = offer.matches(payload.accepted);
    const payment = readPayment(payload);
    if (!payment) strike();
    if (!payment)
      return { refused: matches ? errorAnswer('payment_header_malformed') : offer.refuse(REFUSALS.mismatch) };
    const { payer, authorization } = payment;
    const key = paymentKey({ network: domain.network, asset: domain.address, payer, nonce: authorization.nonce });
    const admitted = (fetchOnly: Refusal | null, isUnproven = false): { admission: Admitted } => ({
      admission: {
        endpoint,
        amount,
        payer,
        paymentId: key.id,
        key,
        payment,
        offer,
        from,
        fetchOnly,
        isUnproven,
        hasPaid: () => newcomers.hasPaid(payer),
        byContract: !isPlain,
      },
    });
    const checked = matches ? checkLocally(payment, offer.requirement, domain, now()) : REFUSALS.mismatch;
    const isPlain = checked === REFUSALS.mismatch ? isSignedByPayer(payment, domain) : checked !== REFUSALS.signature;
    // The same bytes that were proven before are proof enough.
    const isKnown = !isPlain && contracts !== undefined && (await contracts.knows(payment, key.id));
    if (checked === REFUSALS.signature && contracts && !isKnown) {
      const refusal = contracts.refusal(payment, offer, endpoint.limits.budgetMs);
      if (refusal) strike();
      const refused = refusal ? offer.refuse(refusal) : await contracts.closed(from);
      return refused ? { refused } : admitted(null, true);
    }
    const fault = isKnown && checked === REFUSALS.signature ? null : checked;
    const tooLong = lastsTooLong(payment, now());
    if (fault === null && !tooLong && hasTimeLeft(payment, endpoint.limits.budgetMs, now())) {
      const wait = await newcomers.waitSeconds(from, payer);
      // Who comes back for what is under way is no newcomer.
      return wait === null || (await isBound(key)) ? admitted(null) : { refused: comeBack(wait) };
    }
    // What was bought before the authorization ended, or before the price changed, stays the buyer's: a 402 here
    // would make the client sign, and pay, a second time.
    const refusal = fault ?? (tooLong ? REFUSALS.validTooLong : REFUSALS.validBefore);
    const signed = fault === null || (fault === REFUSALS.mismatch && (isPlain || isKnown));
    if (!signed && (fault === REFUSALS.signature || fault === REFUSALS.mismatch)) strike();
    const row = signed ? await payments.get(key) : null;
    const bought = row !== null && row.state !== 'released' && row.route === endpoint.name;
    return bought ? admitted(refusal) : { refused: offer.refuse(refusal) };
  };

  /** Nothing was bought with this payment: go on to new work, unless it is too late for that. */
  const unbought = ({ fetchOnly, offer }: Admitted): Answer | null => (fetchOnly ? offer.refuse(fetchOnly) : null);

  /** The kept answer; null when none is kept and the work must run again. */
  const kept = async (row: PaymentRow): Promise<Answer | null> => {
    const { answer } = await payments.sealed(row);
    return answer ? paidAnswer(openAnswer(secrets, answer, row.id), row) : null;
  };

  /** A second payment under the buyer's own idempotency key stands for the first one and is not charged. */
  const underIdentifier = async (admitted: Admitted): Promise<Admitted> => {
    const { identifier } = admitted.payment;
    if (identifier === null) return admitted;
    const first = await identifiers.find(admitted.payer, identifier);
    if (first === null || first.paymentId === admitted.paymentId) return admitted;
    const key = { ...admitted.key, id: first.paymentId, nonce: first.nonce };
    return { ...admitted, paymentId: key.id, key };
  };

  const replay = async (admitted: Admitted, requestHash: string): Promise<Answer | null> => {
    const row = await payments.get(admitted.key);
    if (!row || row.state === 'released') return unbought(admitted);
    if (row.requestHash !== requestHash) {
      const ownNonce = row.nonce === admitted.payment.authorization.nonce;
      return ownNonce
        ? errorAnswer('payment_conflict', { detail: because('of_another_request') })
        : errorAnswer('idempotency_conflict');
    }
    if (row.state === 'settled') return kept(row);
    if (row.state === 'cancelled') return admitted.offer.refuse(REFUSALS.cancelled);
    if (row.state === 'expired') return admitted.offer.refuse(REFUSALS.validBefore);
    if (row.leaseUntil > now()) return errorAnswer('payment_in_progress');
    // Orphaned work is simply claimed again; what may have reached the chain is brought to its end first.
    if (row.state === 'claimed') return unbought(admitted);
    const owner = newOwner();
    const states = ['work_done', 'settling', 'unknown'] as const;
    const taken = await payments.takeOver(admitted.key, { owner, leaseMs, states });
    if (!taken) return errorAnswer('payment_in_progress');
    const end = await leases.hold(taken, owner, () => settlement.recover(taken, owner));
    if (end.outcome === 'settled') return kept(end.row);
    if (end.outcome === 'pending') return errorAnswer('settlement_pending', { retryAfterSeconds: 2 });
    if (end.outcome === 'released') return unbought(admitted);
    return admitted.offer.refuse(end.refusal, failedReceipt(admitted.key, end.refusal.code));
  };

  const findBought = async (admitted: Admitted, requestHash: string): Promise<Answer | null> =>
    replay(await underIdentifier(admitted), requestHash);

  return {
    admit,
    replay: async (admission, requestHash) =>
      admission.isUnproven ? null : findBought(admission as Admitted, requestHash),
    async execute(admission, requestHash, work) {
      let proven = admission as Admitted;
      if (proven.isUnproven) {
        const limited = await options.payerLimits.refusal(proven.from, proven.payer);
        if (limited) return limited;
        const proof = await contracts!.prove(proven);
        if ('refused' in proof) return proof.refused;
        proven = { ...proven, ...proof, isUnproven: false };
        // Now that it is known who asks.
        const answer = await findBought(proven, requestHash);
        if (answer) return answer;
      }
      const admitted = await underIdentifier(proven);
      // The row of another signature must not be claimed with this one.
      const isOwn = admitted.paymentId === proven.paymentId;
      if (isOwn && !admitted.fetchOnly) {
        const done = await paidRun.first(admitted, requestHash, work);
        if (done !== 'exists') return done;
        const answer = await replay(admitted, requestHash);
        if (answer) return answer;
      }
      return paidRun.again(admitted, requestHash, work);
    },
  };
}
