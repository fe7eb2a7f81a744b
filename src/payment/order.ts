import type { PaymentPayload, PaymentRequirements } from '@x402/core/types';
import type { Secrets } from '../store/secrets.ts';
import type { Payment } from './payment-header.ts';
import type { Offer } from './requirements.ts';

/**
 * What is handed to the facilitator: the buyer's authorization, with the resource and discovery data of our own
 * making. Kept sealed with the row from the moment the money may move, so that a crash cannot lose it.
 */
export interface Order {
  readonly payload: PaymentPayload;
  readonly requirement: PaymentRequirements;
}

interface Bought {
  readonly payment: Payment;
  readonly offer: Offer;
}

const identifierOf = ({ identifier, payload }: Payment) =>
  identifier === null ? null : payload.extensions?.['payment-identifier'];

export function orderOf({ payment, offer }: Bought): Order {
  const { x402Version, accepted, payload } = payment.payload;
  const identifier = identifierOf(payment);
  return {
    requirement: offer.requirement,
    payload: {
      x402Version,
      accepted,
      payload,
      resource: offer.resource,
      extensions: { bazaar: offer.extensions.bazaar, ...(identifier ? { 'payment-identifier': identifier } : {}) },
    },
  };
}

/** `orderOf` as JSON. Most of it is the same for every buyer and long: it is not written out anew for each. */
export function orderText({ payment, offer }: Bought): string {
  const { x402Version, payload } = payment.payload;
  const { requirement, resource, bazaar } = offer.json;
  const identifier = identifierOf(payment);
  const extensions = identifier
    ? `{"bazaar":${bazaar},"payment-identifier":${JSON.stringify(identifier)}}`
    : `{"bazaar":${bazaar}}`;
  // `accepted` was admitted because it equals the requirement.
  return `{"requirement":${requirement},"payload":{"x402Version":${x402Version},"accepted":${requirement},"payload":${JSON.stringify(payload)},"resource":${resource},"extensions":${extensions}}}`;
}

export const sealOrder = (secrets: Secrets, bought: Bought, id: string): Uint8Array =>
  secrets.seal(orderText(bought), `order ${id}`);
export const openOrder = (secrets: Secrets, sealed: Uint8Array, id: string): Order =>
  JSON.parse(secrets.open(sealed, `order ${id}`).toString('utf8')) as Order;
