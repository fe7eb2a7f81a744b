import { join } from 'node:path';

/** Where imported evidence lies in the data folder. */
export const evidenceFiles = (dataDir: string) => ({
  edinet: join(dataDir, 'evidence', 'edinet.sqlite'),
  fsa: join(dataDir, 'evidence', 'fsa.sqlite'),
  gleif: join(dataDir, 'evidence', 'gleif.sqlite'),
  companiesHouse: join(dataDir, 'evidence', 'companies-house.sqlite'),
});
