import { openAddressEngine } from '../engines/address/index.ts';
import {
  addressTools,
  type CompanyRegistry,
  type InvoiceRegistry,
  openRegistry,
  SAMPLE_DIR,
} from '../engines/registry/index.ts';

/** Both registries and the address engine for one command; nothing of the server is loaded. */
export function openOffline(
  dir: string,
  dataDir: string,
): { companies: CompanyRegistry; invoices: InvoiceRegistry; close(): void } {
  const address = openAddressEngine({ dataDir });
  const registry = openRegistry({ dir, sampleDir: SAMPLE_DIR, addresses: addressTools(address) });
  return {
    companies: registry.companies!,
    invoices: registry.invoices!,
    close: () => {
      registry.close();
      address.close();
    },
  };
}
