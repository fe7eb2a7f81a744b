import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../store/make-folder.ts';

export type Hex = `0x${string}`;

export interface DevnetKeys {
  /** Owner and minter of the token. */
  readonly owner: Hex;
  /** Sends the settlements. */
  readonly settler: Hex;
  readonly payee: Hex;
  /** The funded demo wallet, which `jbis call` pays with. */
  readonly wallet: Hex;
}

export const devnetWalletFile = (dataDir: string): string => join(dataDir, 'devnet', 'wallet.key');

/** Random keys per data folder, readable by their owner only, made on first use. */
export function loadDevnetKeys(dataDir: string): DevnetKeys {
  const folder = join(dataDir, 'devnet');
  makeFolder(folder, 0o700);
  const key = (name: string) => readOrMake(join(folder, `${name}.key`));
  return { owner: key('owner'), settler: key('settler'), payee: key('payee'), wallet: key('wallet') };
}

function readOrMake(file: string): Hex {
  try {
    // Two processes may start at once: whoever creates the file first decides the key.
    writeFileSync(file, `0x${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const key = readFileSync(file, 'utf8').trim();
  if (!/^0x[0-9a-f]{64}$/.test(key))
    throw new Error(`${file} does not hold a private key. Delete it to make a new one.`);
  return key as Hex;
}
