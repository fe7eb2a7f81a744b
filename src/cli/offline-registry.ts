import { openEdinetIndex } from '../connectors/edinet/edinet-index.ts';
import { evidenceFiles } from '../connectors/evidence-files.ts';
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
): {
  companies: CompanyRegistry;
  invoices: InvoiceRegistry;
  /** English name from the EDINET code list, when it was imported. */
  edinetName(corporateNumber: string): string | null;
  close(): void;
} {
  const address = openAddressEngine({ dataDir });
  const registry = openRegistry({ dir, sampleDir: SAMPLE_DIR, addresses: addressTools(address) });
  const edinet = openEdinetIndex(evidenceFiles(dataDir).edinet);
  return {
    companies: registry.companies!,
    invoices: registry.invoices!,
    edinetName: (value) => edinet?.registrant({ kind: 'corporate_number', value })?.nameEn ?? null,
    close: () => {
      edinet?.close();
      registry.close();
      address.close();
    },
  };
}
