/** The x402 exchange in a browser: unpaid call, signature, the same call with the payment. */
import { word } from './words.js';

const encode = (value) => btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))));
const decode = (text) =>
  JSON.parse(new TextDecoder().decode(Uint8Array.from(atob(text), (char) => char.charCodeAt(0))));

/** Signs on the server's devnet with its demo wallet: play money, so the page needs no key. */
async function signOnDevnet(required) {
  const response = await fetch('/playground/sign', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(required),
  });
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json();
}

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
async function signWithBrowserWallet(required) {
  const provider = globalThis.ethereum;
  if (!provider) throw new Error(word('noWallet'));
  const [from] = await provider.request({ method: 'eth_requestAccounts' });
  const requirement = required.accepts[0];
  const nonce = `0x${[...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  const authorization = {
    from,
    to: requirement.payTo,
    value: requirement.amount,
    validAfter: '0',
    validBefore: String(Math.floor(Date.now() / 1000) + requirement.maxTimeoutSeconds),
    nonce,
  };
  const data = {
    types: TYPES,
    primaryType: 'TransferWithAuthorization',
    domain: {
      name: requirement.extra.name,
      version: requirement.extra.version,
      chainId: 8453,
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
  };
}

/** Runs one call; `step(text, kind)` is told what happens. Never signs twice for one call. */
export async function payAndCall({ method, url, body, isDevnet, step }) {
  const send = (payment, content) =>
    fetch(url, {
      method,
      headers: {
        ...(content === undefined ? {} : { 'content-type': 'application/json' }),
        ...(payment ? { 'payment-signature': payment } : {}),
      },
      ...(content === undefined ? {} : { body: content }),
    });
  step(word('asking'));
  // A large file is not uploaded twice: the price does not depend on it.
  const probe = body !== undefined && body.length > 65536 ? '{}' : body;
  const started = performance.now();
  const first = await send(undefined, probe);
  if (first.status !== 402) {
    if (first.ok) step(word('freeCall'), 'good');
    return finish(first, started, step);
  }
  const required = decode(first.headers.get('payment-required'));
  const requirement = required.accepts[0];
  const price = `$${Number(requirement.amount) / 1e6}`;
  step(word('price', { price, network: requirement.network, payTo: requirement.payTo }));
  step(word('signing'));
  const payload = isDevnet ? await signOnDevnet(required) : await signWithBrowserWallet(required);
  step(word('signed', { payer: payload.payload.authorization.from }));
  const header = encode(payload);
  const paidAt = performance.now();
  for (let attempt = 0; ; attempt++) {
    const response = await send(header, body);
    const retryable =
      response.status === 503 ||
      response.status === 429 ||
      (response.status === 409 && response.headers.has('retry-after'));
    if (!retryable || attempt >= 4) return finish(response, paidAt, step);
    await new Promise((resolve) =>
      setTimeout(resolve, 1000 * Math.min(Number(response.headers.get('retry-after')) || 1, 5)),
    );
  }
}

async function finish(response, started, step) {
  const ms = Math.round(performance.now() - started);
  const text = await response.text();
  step(word('answered', { status: response.status, ms }), response.ok ? 'good' : 'bad');
  const receipt = response.headers.get('payment-response');
  if (receipt) step(word('receipt', { transaction: decode(receipt).transaction }), 'good');
  else if (!response.ok) step(word('notCharged'));
  return { status: response.status, body: text === '' ? null : JSON.parse(text) };
}
