import { japaneseRegistry } from '../usecases/evidence/japanese-registry.ts';
import type { JapaneseRegistry } from '../usecases/evidence/jp-registry.ts';
import type { Sources } from './sources.ts';

/** The registries as far as they are there; none of them is required by itself. */
export function registryOf(deps: object, now: Date): JapaneseRegistry {
  const { companyRegistry, invoiceRegistry, address, evidence } = deps as Partial<Sources>;
  return japaneseRegistry({
    companies: companyRegistry,
    invoices: invoiceRegistry,
    edinetName: (number) => evidence?.edinet()?.registrant({ kind: 'corporate_number', value: number })?.nameEn ?? null,
    addressIsStructured: address && ((text) => address.parse(text).components.town !== null),
    now,
  });
}
