import { recoverAddress } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { cpuMs, print } from './figure.ts';

const ROUNDS = 40;

/**
 * How fast this machine is: CPU milliseconds of one signature recovered by viem, the fastest of three rounds. The goals
 * for CPU time are for a machine that takes 2.6 ms.
 */
export async function printMachine(): Promise<void> {
  const account = privateKeyToAccount(`0x${'17'.repeat(32)}`);
  const hash = `0x${'2a'.repeat(32)}` as const;
  const signature = await account.sign({ hash });
  const rounds: number[] = [];
  for (let round = 0; round < 4; round++)
    rounds.push(
      (await cpuMs(async () => {
        for (let i = 0; i < ROUNDS; i++) await recoverAddress({ hash, signature });
      })) / ROUNDS,
    );
  const value = Math.round(Math.min(...rounds.slice(1)) * 1000) / 1000;
  print({ figure: 'machine.recover_ms', value, unit: 'ms', context: { node: process.version, arch: process.arch } });
}
