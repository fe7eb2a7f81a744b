interface Money {
  readonly isDevnet: boolean;
  readonly isDemo: boolean;
  readonly network: string;
}

/** What the payments are worth where they are not real, and how to get real ones where that can be had. */
export function moneyLine({ isDevnet, isDemo, network }: Money): string | undefined {
  // A demonstration refuses a payee.
  if (isDevnet && isDemo) return 'DEMO (JBIS_DEMO=1): payments are play money on a chain inside this process, always.';
  if (isDevnet) return 'DEVNET: payments are play money on a chain inside this process. Set JBIS_PAY_TO for real ones.';
  return network === 'eip155:84532' ? 'REHEARSAL on Base Sepolia: payments are worthless test money.' : undefined;
}
