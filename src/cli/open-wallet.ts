import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Wallet } from '../client/wallet.ts';
import { loadConfig } from '../config/index.ts';
import { type Io, UsageError } from './command.ts';

/** The wallet of the user: JBIS_WALLET_KEY, or the funded demo wallet of the devnet in the data folder. */
export async function openWallet(io: Io): Promise<Wallet> {
  const { createWallet } = await import('../client/wallet.ts');
  const key = io.env.JBIS_WALLET_KEY;
  if (key) return createWallet(key);
  const file = join(loadConfig(io.env).server.dataDir, 'devnet', 'wallet.key');
  try {
    return createWallet(readFileSync(file, 'utf8').trim(), { devnetOnly: true });
  } catch {
    throw new UsageError(
      `no wallet: ${file} is made by "jbis serve" on its devnet (same JBIS_DATA_DIR), or set JBIS_WALLET_KEY`,
    );
  }
}
