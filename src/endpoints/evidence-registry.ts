import type { DepsOf } from '../contract/endpoint.ts';
import { ntaRegistry } from '../usecases/evidence/nta-registry.ts';
import type { NtaRegistry } from '../usecases/evidence/nta-registry.types.ts';
import { edinetNames, edinetNumbers } from './edinet-names.ts';
import type { Services } from './services.ts';

/** What an evidence endpoint names in `optional` to see the national registries. */
export const REGISTRY_SERVICES = ['companyRegistry', 'invoiceRegistry', 'address', 'evidence'] as const;
type RegistryServices = DepsOf<Services, never, (typeof REGISTRY_SERVICES)[number]>;

/** The registries as far as they are there; none of them is required by itself. */
export function registryOf(deps: RegistryServices, now: Date): NtaRegistry {
  const { companyRegistry, invoiceRegistry, address } = deps;
  return ntaRegistry({
    companies: companyRegistry,
    invoices: invoiceRegistry,
    edinetName: edinetNames(deps),
    edinetNumbers: edinetNumbers(deps),
    addressIsStructured: address && ((text) => address.parse(text).components.town !== null),
    now,
  });
}
