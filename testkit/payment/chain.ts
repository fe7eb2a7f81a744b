import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createWalletClient, custom, type Hex, parseAbi, type Transport } from 'viem';
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { type ChainReader, createChainReader } from '../../src/payment/chain/chain-reader.ts';
import {
  DEVNET_DOMAIN,
  type TokenDomain,
  TRANSFER_TYPES,
  typedDomain,
  viemChain,
} from '../../src/payment/chain/usdc.ts';
import { startChain } from '../../src/payment/devnet/chain.ts';
import { installUsdc } from '../../src/payment/devnet/token.ts';
import type { Facilitator } from '../../src/payment/facilitators/facilitator.ts';
import { createOwnFacilitator } from '../../src/payment/facilitators/own.facilitator.ts';
import type { Authorization } from '../../src/payment/payment-header.ts';

const attackAbi = parseAbi([
  'function transferWithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce,uint8 v,bytes32 r,bytes32 s)',
  'function cancelAuthorization(address authorizer,bytes32 nonce,uint8 v,bytes32 r,bytes32 s)',
]);

export interface TestChain {
  readonly transport: Transport;
  readonly reader: ChainReader;
  readonly facilitator: Facilitator;
  readonly settlerKey: Hex;
  /** For a second server: one key per server. */
  readonly secondSettlerKey: Hex;
  readonly payTo: Hex;
  readonly domain: TokenDomain;
  /** Wallets with 1 USDC each. */
  readonly buyers: readonly PrivateKeyAccount[];
  readonly pauper: PrivateKeyAccount;
  balance(address: string): Promise<bigint>;
  /** Anyone may submit a signed authorization. */
  submit(authorization: Authorization, signature: Hex): Promise<Hex>;
  cancel(payer: PrivateKeyAccount, nonce: Hex): Promise<Hex>;
  /** Moves all money of the wallet elsewhere. */
  drain(payer: PrivateKeyAccount): Promise<Hex>;
  fund(address: Hex, amount: bigint): Promise<void>;
  /** JSON-RPC over loopback HTTP, for processes of their own. */
  serveRpc(): Promise<{ url: string; close(): Promise<void> }>;
}

const key = generatePrivateKey;
export const ONE_USDC = 1_000_000n;

/** The devnet's chain with wallets to attack it from. Keys are thrown away with the process. */
export async function startTestChain(
  options: { domain?: TokenDomain; blockMs?: number; buyers?: number } = {},
): Promise<TestChain> {
  const domain = options.domain ?? DEVNET_DOMAIN;
  const [owner, settlerKey, secondSettlerKey, strangerKey] = [key(), key(), key(), key()];
  const buyers = Array.from({ length: options.buyers ?? 4 }, () => privateKeyToAccount(generatePrivateKey()));
  const provider = await startChain(
    [owner, settlerKey, secondSettlerKey, strangerKey],
    options.blockMs ?? 0,
    domain.chainId,
  );
  const chain = viemChain(domain);
  const balances = Object.fromEntries(buyers.map(({ address }) => [address, ONE_USDC]));
  await installUsdc(provider, { owner, domain, balances });
  const transport = custom(provider, { retryCount: 0 });
  const reader = createChainReader(transport, domain);
  const stranger = createWalletClient({ account: privateKeyToAccount(strangerKey), chain, transport });
  const minter = createWalletClient({ account: privateKeyToAccount(owner), chain, transport });
  const token = { address: domain.address, abi: attackAbi, gas: 300_000n } as const;

  const submit: TestChain['submit'] = (a, signature) => {
    const { v, r, s } = split(signature);
    const args = [a.from, a.to, a.value, a.validAfter, a.validBefore, a.nonce, v, r, s] as const;
    return stranger.writeContract({ ...token, functionName: 'transferWithAuthorization', args });
  };
  return {
    transport,
    reader,
    settlerKey,
    secondSettlerKey,
    domain,
    buyers,
    submit,
    payTo: privateKeyToAccount(generatePrivateKey()).address,
    pauper: privateKeyToAccount(generatePrivateKey()),
    facilitator: createOwnFacilitator({ transport, key: settlerKey, token: domain, confirmMs: 10_000, pollMs: 10 }),
    balance: (address) => reader.balanceOf(address),
    async cancel(payer, nonce) {
      const signature = await payer.signTypedData({
        domain: typedDomain(domain),
        types: {
          CancelAuthorization: [
            { name: 'authorizer', type: 'address' },
            { name: 'nonce', type: 'bytes32' },
          ],
        },
        primaryType: 'CancelAuthorization',
        message: { authorizer: payer.address, nonce },
      });
      const { v, r, s } = split(signature);
      return stranger.writeContract({
        ...token,
        functionName: 'cancelAuthorization',
        args: [payer.address, nonce, v, r, s],
      });
    },
    async drain(payer) {
      const message: Authorization = {
        from: payer.address,
        to: '0x000000000000000000000000000000000000bEEF',
        value: await reader.balanceOf(payer.address),
        validAfter: 0n,
        validBefore: 2n ** 40n,
        nonce: generatePrivateKey(),
      };
      return submit(message, await signTransfer(payer, message, domain));
    },
    async fund(address, amount) {
      const abi = parseAbi(['function mint(address to, uint256 amount)']);
      await minter.writeContract({ address: domain.address, abi, functionName: 'mint', args: [address, amount] });
    },
    async serveRpc() {
      const reply = async (request: IncomingMessage, response: ServerResponse) => {
        let text = '';
        for await (const chunk of request) text += chunk;
        const call = JSON.parse(text) as { id: number; method: string; params?: unknown };
        const answer = await provider
          .request(call as never)
          .then((result: unknown) => ({ result: result ?? null }))
          .catch((error: Error & { code?: number; data?: unknown }) => ({
            error: { code: error.code ?? -32000, message: error.message, data: error.data },
          }));
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ jsonrpc: '2.0', id: call.id, ...answer }));
      };
      const server = createServer((request, response) => {
        // A client that was killed in the middle of its request.
        reply(request, response).catch(() => response.destroy());
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return {
        url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        close: () =>
          new Promise<void>((resolve) => {
            server.closeAllConnections();
            server.close(() => resolve());
          }),
      };
    },
  };
}

export const signTransfer = (payer: PrivateKeyAccount, message: Authorization, domain: TokenDomain): Promise<Hex> =>
  payer.signTypedData({
    domain: typedDomain(domain),
    types: TRANSFER_TYPES,
    primaryType: 'TransferWithAuthorization',
    message,
  });

const split = (signature: Hex) => ({
  r: signature.slice(0, 66) as Hex,
  s: `0x${signature.slice(66, 130)}` as Hex,
  v: Number.parseInt(signature.slice(130), 16),
});
