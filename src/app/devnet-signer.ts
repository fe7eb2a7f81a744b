import { readFileSync } from 'node:fs';
import { payable } from '../client/payable.ts';
import { createWallet, isDevnet } from '../client/wallet.ts';
import type { PaymentRequired } from '../client/x402.types.ts';

/** What cannot be signed is the caller's mistake, whatever the library calls it. */
const refused = (cause?: unknown) => new TypeError('no requirement of the devnet', { cause });

/** Signs requirements of the devnet with its demo wallet: play money only. Throws TypeError for anything else. */
export function createDevnetSigner(keyFile: string): (required: unknown) => Promise<unknown> {
  const wallet = createWallet(readFileSync(keyFile, 'utf8').trim(), { devnetOnly: true });
  return async (required) => {
    try {
      const requirement = payable(required as PaymentRequired);
      if (!requirement || !isDevnet(requirement)) throw refused();
      return await wallet.pay(required as PaymentRequired, requirement);
    } catch (error) {
      throw refused(error);
    }
  };
}
