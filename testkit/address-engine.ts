import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AddressEngine, openAddressEngine } from '../src/engines/address/index.ts';

let shared: AddressEngine | undefined;

/** The engine on the default data, compiled once per machine and shared by all tests. */
export function addressEngine(): AddressEngine {
  shared ??= openAddressEngine({
    dataDir: join(tmpdir(), 'jbis-testkit-address'),
    now: () => new Date('2026-11-15T00:00:00Z'),
  });
  return shared;
}
