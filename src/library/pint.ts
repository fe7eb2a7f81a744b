/** `jp-business-identity/pint`: JP PINT 1.1.3 validation of UBL invoices. */
export type { Advisory, Finding, Issuer, Report, Variant } from '../engines/pint/index.ts';
export { EncodingError, VARIANTS, validate } from '../engines/pint/index.ts';
