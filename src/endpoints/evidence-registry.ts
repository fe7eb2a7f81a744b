import { japaneseRegistry } from '../usecases/evidence/nta-registry.ts';
import type { JapaneseRegistry } from '../usecases/evidence/nta-registry.types.ts';
import { edinetNames } from './edinet-names.ts';
import type { Sources } from './sources.ts';

/** The registries as far as they are there; none of them is required by itself. */
export function registryOf(deps: object, now: Date): JapaneseRegistry {
  const { companyRegistry, invoiceRegistry, address } = deps as Partial<Sources>;
  return japaneseRegistry({
    companies: companyRegistry,
    invoices: invoiceRegistry,
    edinetName: edinetNames(deps),
    addressIsStructured: address && ((text) => address.parse(text).components.town !== null),
    now,
  });
}
