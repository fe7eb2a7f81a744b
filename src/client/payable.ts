import { TOKENS, type TokenDomain } from '../contract/usdc.ts';
import type { PaymentRequired, PaymentRequirements } from './x402.types.ts';

/** The only money the service takes, and all a wallet here signs for. */
export const tokenOf = (network: unknown): TokenDomain | undefined =>
  typeof network === 'string' && Object.hasOwn(TOKENS, network) ? TOKENS[network as keyof typeof TOKENS] : undefined;

/**
 * A signature is money for whoever holds it until it ends, whatever was answered: no service needs more than an hour to
 * cash it.
 */
const LONGEST_SECONDS = 3600;

type Test = (value: unknown, of: Readonly<Record<string, unknown>>) => boolean;
const isText =
  (pattern: RegExp): Test =>
  (value) =>
    typeof value === 'string' && pattern.test(value);

/**
 * What a requirement must be before anything is shown or signed: who asks may be anybody. A price below nothing would
 * raise every limit it is taken from, and the limit is in dollars: a million units of another token may be worth anything.
 */
const FIELDS: Readonly<Record<keyof PaymentRequirements, Test>> = {
  scheme: (value) => value === 'exact',
  network: (value) => tokenOf(value) !== undefined,
  asset: (value, { network }) =>
    typeof value === 'string' && value.toLowerCase() === tokenOf(network)!.address.toLowerCase(),
  amount: isText(/^(?:0|[1-9]\d{0,17})$/),
  payTo: isText(/^0x[0-9a-fA-F]{40}$/),
  maxTimeoutSeconds: (value) => Number.isInteger(value) && Number(value) > 0 && Number(value) <= LONGEST_SECONDS,
  extra: (value) => {
    const { name, version } = (value ?? {}) as { name?: unknown; version?: unknown };
    return typeof name === 'string' && version === '2';
  },
};

const isPayable = (option: unknown): option is PaymentRequirements => {
  if (typeof option !== 'object' || option === null) return false;
  const given = option as Readonly<Record<string, unknown>>;
  return Object.entries(FIELDS).every(([name, test]) => test(given[name], given));
};

/** The option a wallet can pay; undefined when the server asks for something else. */
export function payable(required: PaymentRequired): PaymentRequirements | undefined {
  const accepts: unknown = (required as PaymentRequired | null)?.accepts;
  return Array.isArray(accepts) ? accepts.find(isPayable) : undefined;
}
