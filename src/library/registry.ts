/** `jp-business-identity/registry`: companies and T-numbers from imported registry files, or from the sample. */
export type { CompanyRegistry, InvoiceRegistry, Registry } from '../engines/registry/index.ts';
export { addressTools, openRegistry, SAMPLE_DIR } from '../engines/registry/index.ts';
