import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { verifyTypedData } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { DOMAIN_TYPES, TRANSFER_TYPES, USDC_DOMAIN } from '../contract/usdc.ts';
import { decode, sign } from './x402.ts';

const account = privateKeyToAccount(generatePrivateKey());
const page = globalThis as { ethereum?: unknown };
const { fetch } = globalThis;
after(() => {
  delete page.ethereum;
  globalThis.fetch = fetch;
});

test('what a browser wallet is asked to sign is the message of the contract, on its token', async () => {
  globalThis.fetch = async () => Response.json({ ...DOMAIN_TYPES, ...TRANSFER_TYPES });
  page.ethereum = {
    request: async ({ method, params }: { method: string; params?: [string, string] }) =>
      method === 'eth_requestAccounts' ? [account.address] : account.signTypedData(JSON.parse(params![1])),
  };
  const { name, version, chainId, network, address } = USDC_DOMAIN;
  const requirement = {
    scheme: 'exact',
    network,
    amount: '5000',
    asset: address,
    payTo: address,
    maxTimeoutSeconds: 60,
    extra: { name, version },
  };
  const { header, payer } = await sign(
    { x402Version: 2, accepts: [requirement], resource: { url: 'https://example.org/' } },
    false,
  );
  assert.equal(payer, account.address);
  const { payload } = decode(header) as {
    payload: { signature: `0x${string}`; authorization: Record<'value' | 'validAfter' | 'validBefore', string> };
  };
  const { value, validAfter, validBefore } = payload.authorization;
  const isSigned = await verifyTypedData({
    address: account.address,
    domain: { name, version, chainId, verifyingContract: address },
    types: TRANSFER_TYPES,
    primaryType: 'TransferWithAuthorization',
    message: {
      ...(payload.authorization as never as { from: `0x${string}`; to: `0x${string}`; nonce: `0x${string}` }),
      value: BigInt(value),
      validAfter: BigInt(validAfter),
      validBefore: BigInt(validBefore),
    },
    signature: payload.signature,
  });
  assert.ok(isSigned);
});
