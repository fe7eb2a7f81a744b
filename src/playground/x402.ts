import type { PaymentPayload, PaymentRequired } from '@x402/core/types';

/** The x402 exchange in a browser: what a 402 answer asks for, and the header that pays it. */
const encode = (value: unknown): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))));
export const decode = (text: string): unknown =>
  JSON.parse(new TextDecoder().decode(Uint8Array.from(atob(text), (char) => char.charCodeAt(0))));

export const requiredBy = (response: Response): PaymentRequired =>
  decode(response.headers.get('payment-required') ?? '') as PaymentRequired;

/** Amounts are millionths of a dollar. */
export const dollars = (amount: number): string => `$${(amount / 1e6).toFixed(amount % 10_000 === 0 ? 2 : 3)}`;

/** Thrown where the money is real and the browser has no wallet. */
export class NoWallet extends Error {}

/** Signs on the server's devnet with its demo wallet: play money, so the page needs no key. */
async function signOnDevnet(required: PaymentRequired): Promise<Signed> {
  const response = await fetch('/playground/sign', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(required),
  });
  if (!response.ok) throw new Error(`${response.status}`);
  return (await response.json()) as Signed;
}

/** A payload whose authorization says who pays and until when. */
type Signed = PaymentPayload & {
  readonly payload: { readonly authorization: { readonly from: string; readonly validBefore: string } };
};
interface Provider {
  request(call: { method: string; params?: unknown[] }): Promise<unknown>;
}

/** The message of the contract; the service is its one home, and only a wallet needs it here. */
const typedMessage = async (): Promise<unknown> => (await fetch('/playground/transfer-types.json')).json();

/** A browser wallet (EIP-1193). Real money, so the wallet shows its own question first. */
async function signWithBrowserWallet(required: PaymentRequired): Promise<Signed> {
  const provider = (globalThis as { ethereum?: Provider }).ethereum;
  if (!provider) throw new NoWallet();
  const [from] = (await provider.request({ method: 'eth_requestAccounts' })) as [string];
  const requirement = required.accepts[0]!;
  const random = [...crypto.getRandomValues(new Uint8Array(32))];
  const authorization = {
    from,
    to: requirement.payTo,
    value: requirement.amount,
    validAfter: '0',
    validBefore: String(Math.floor(Date.now() / 1000) + requirement.maxTimeoutSeconds),
    nonce: `0x${random.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`,
  };
  const data = {
    types: await typedMessage(),
    primaryType: 'TransferWithAuthorization',
    domain: {
      name: requirement.extra.name,
      version: requirement.extra.version,
      chainId: Number(requirement.network.split(':')[1]),
      verifyingContract: requirement.asset,
    },
    message: authorization,
  };
  const signature = await provider.request({ method: 'eth_signTypedData_v4', params: [from, JSON.stringify(data)] });
  return {
    x402Version: 2,
    resource: required.resource,
    accepted: requirement,
    payload: { signature, authorization },
    ...(required.extensions === undefined ? {} : { extensions: required.extensions }),
  };
}

/** The header that pays what was asked, who pays, and until when it can be sent again. */
export async function sign(
  required: PaymentRequired,
  isDevnet: boolean,
): Promise<{ header: string; payer: string; until: number }> {
  const signed = isDevnet ? await signOnDevnet(required) : await signWithBrowserWallet(required);
  const { from, validBefore } = signed.payload.authorization;
  return { header: encode(signed), payer: from, until: Number(validBefore) * 1000 };
}
