import { readFileSync } from 'node:fs';
import { wrapAxiosWithPaymentFromConfig } from '@x402/axios';
import { x402Client } from '@x402/core/client';
import { ExactEvmScheme } from '@x402/evm';
import { wrapFetchWithPayment } from '@x402/fetch';
import axios from 'axios';
import { privateKeyToAccount } from 'viem/accounts';
import { withPaymentInterceptor } from 'x402-axios';
import { createSigner, wrapFetchWithPayment as wrapFetchVersion1 } from 'x402-fetch';
import { createWallet, JbisClient } from '../src/client/index.ts';
import type { Service } from './service.ts';

type Key = `0x${string}`;

export const QUESTION = { corporate_number: '1180301018771' };
const PATH = '/jp-company/verify';
const POST = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(QUESTION),
} as const;

/** Each client as its own documentation uses it; the answer is the company asked for. */
export const STOCK_CLIENTS: Readonly<Record<string, (url: string, key: Key) => Promise<unknown>>> = {
  '@x402/fetch': async (url, key) => {
    const client = new x402Client().register('eip155:8453', new ExactEvmScheme(privateKeyToAccount(key)));
    return (await wrapFetchWithPayment(fetch, client)(url + PATH, POST)).json();
  },
  '@x402/axios': async (url, key) => {
    const schemes = [{ network: 'eip155:8453' as const, client: new ExactEvmScheme(privateKeyToAccount(key)) }];
    const client = wrapAxiosWithPaymentFromConfig(axios.create() as never, { schemes } as never);
    return (await client.post(url + PATH, QUESTION)).data;
  },
  'jp-business-identity-client': async (url, key) => {
    const client = new JbisClient({ baseUrl: url, wallet: createWallet(key, { devnetOnly: true }) });
    return (await client.call('jp_company_verify', QUESTION)).data;
  },
  'x402-fetch (version 1, under /x402-v1)': async (url, key) => {
    const signer = await createSigner('base', key);
    return (await wrapFetchVersion1(fetch, signer)(`${url}/x402-v1${PATH}`, POST)).json();
  },
  'x402-axios (version 1, under /x402-v1)': async (url, key) => {
    const signer = await createSigner('base', key);
    const client = withPaymentInterceptor(axios.create() as never, signer as never);
    return (await client.post(`${url}/x402-v1${PATH}`, QUESTION)).data;
  },
};

/** The key of the funded wallet of a service on the devnet. */
export const devnetKey = ({ app }: Service): Key => readFileSync(app.payment.demoWallet!.keyFile, 'utf8').trim() as Key;
