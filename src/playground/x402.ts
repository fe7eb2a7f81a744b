/** The x402 exchange in a browser: what a 402 answer asks for, and the header that pays it. */
export interface Requirement {
  readonly network: string;
  readonly amount: string;
  readonly asset: string;
  readonly payTo: string;
  readonly maxTimeoutSeconds: number;
  readonly extra: { readonly name: string; readonly version: string };
}
export interface PaymentRequired {
  readonly accepts: readonly Requirement[];
  readonly resource: unknown;
  readonly extensions?: unknown;
}

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

interface Signed {
  readonly payload: { readonly authorization: { readonly from: string; readonly validBefore: string } };
}
interface Provider {
  request(call: { method: string; params?: unknown[] }): Promise<unknown>;
}

/** As in the contract, which a page does not load; the test holds them to it. */
const TYPES = {
  EIP712Domain: [
    { name: 'name', type: 'string' },
    { name: 'version', type: 'string' },
    { name: 'chainId', type: 'uint256' },
    { name: 'verifyingContract', type: 'address' },
  ],
  TransferWithAuthorization: [
    { name: 'from', type: 'address' },
    { name: 'to', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'validAfter', type: 'uint256' },
    { name: 'validBefore', type: 'uint256' },
    { name: 'nonce', type: 'bytes32' },
  ],
};

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
    types: TYPES,
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
    extensions: required.extensions,
  } as unknown as Signed;
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
