import { recoverTypedDataAddress } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { median } from '../../src/contract/median.ts';
import { DEVNET_DOMAIN, TRANSFER_TYPES, typedDomain } from '../../src/payment/chain/usdc.ts';
import type { Authorization, Payment } from '../../src/payment/payment-header.ts';
import { isSignedByPayer } from '../../src/payment/signature/is-signed-by-payer.ts';
import { cpuMs, print, type RunOptions } from '../figure.ts';

/** The check of one signature, ours beside viem's, in turns over the same payments. */
export async function measureSignature({ quick, note }: RunOptions): Promise<void> {
  const account = privateKeyToAccount(generatePrivateKey());
  const count = quick ? 60 : 300;
  const payments: Payment[] = [];
  for (let i = 0; i < count; i++) {
    const authorization: Authorization = {
      from: account.address,
      to: '0x1111111111111111111111111111111111111111',
      value: 5000n,
      validAfter: 0n,
      validBefore: BigInt(1_900_000_000 + i),
      nonce: `0x${i.toString(16).padStart(64, '0')}`,
    };
    const signature = await account.signTypedData(typed(authorization));
    payments.push({ authorization, signature, payer: account.address.toLowerCase() } as Payment);
  }
  const ours = async () => {
    for (const payment of payments)
      if (!isSignedByPayer(payment, DEVNET_DOMAIN)) throw new Error('a true signature was refused');
  };
  const viem = async () => {
    for (const { authorization, signature } of payments)
      await recoverTypedDataAddress({ ...typed(authorization), signature });
  };
  await ours();
  await viem();
  const samples = { ours: [] as number[], viem: [] as number[] };
  for (let round = 0; round < 5; round++) {
    samples.ours.push((await cpuMs(ours)) / count);
    samples.viem.push((await cpuMs(viem)) / count);
  }
  const context = {
    signatures: count,
    rounds: 5,
    ours: 'libsecp256k1 in WebAssembly',
    peer: 'viem recoverTypedDataAddress',
  };
  const [own, peer] = [median(samples.ours), median(samples.viem)];
  print({ figure: 'payment.signature.cpu_ms', value: round(own), unit: 'ms', context });
  print({ figure: 'payment.signature.cpu_ms.peer.viem', value: round(peer), unit: 'ms', context });
  print({ figure: 'payment.signature.ratio_to_viem', value: round(own / peer), unit: 'ratio', context });
  note(`signature: ${round(own)} ms CPU, viem ${round(peer)} ms`);
}

const typed = (message: Authorization) =>
  ({
    domain: typedDomain(DEVNET_DOMAIN),
    types: TRANSFER_TYPES,
    primaryType: 'TransferWithAuthorization',
    message,
  }) as const;
const round = (value: number) => Math.round(value * 1000) / 1000;
