import { recoverAddress } from 'viem';
import { generatePrivateKey, sign } from 'viem/accounts';
import { cpuMs } from '../../bench/figure.ts';

/** CPU of one viem `recoverAddress` on this machine now: what absolute goals scale by. */
export async function machineRecoverMs(): Promise<number> {
  const hash = `0x${'5a'.repeat(32)}` as const;
  const signature = await sign({ hash, privateKey: generatePrivateKey(), to: 'hex' });
  const recover = async (times: number) => {
    for (let i = 0; i < times; i++) await recoverAddress({ hash, signature });
  };
  await recover(50);
  return (await cpuMs(() => recover(40))) / 40;
}
