import { type AddressEngine, openAddressEngine } from '../src/engines/address/index.ts';

let shared: AddressEngine | undefined;

/** The engine on the data of the package, shared by all tests of a process. */
export function addressEngine(): AddressEngine {
  shared ??= openAddressEngine({
    now: () => new Date('2026-11-15T00:00:00Z'),
  });
  return shared;
}
