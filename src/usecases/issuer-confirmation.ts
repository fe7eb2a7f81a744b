import { confirmIssuer, type ExtractedDocument, type RegisteredIssuer } from '../engines/extraction/index.ts';
import { corporateNumberOfInvoice } from './invoice-lookup.ts';
import type { IssuerDeps } from './issuer-comparison.ts';
import { registryState } from './truth/what-may-be-said.ts';

/**
 * Holds the issuer of a document against the name registered for its T-number. A number that a complete register does
 * not hold is for a person; from a part, a sample or stale data its absence says nothing.
 */
export function confirmByRegistry(
  { companies, invoices, now }: Pick<IssuerDeps, 'companies' | 'invoices' | 'now'>,
  document: ExtractedDocument,
): ExtractedDocument {
  const number = document.fields.registration_number.value;
  if (number === null) return document;
  const record = invoices.byNumber(number);
  if (!record) return registryState(invoices.info, now) === 'complete' ? confirmIssuer(document, () => null) : document;
  const corporate = corporateNumberOfInvoice(record);
  const company = corporate === null ? null : companies.byNumber(corporate);
  const issuer: RegisteredIssuer = { name: company?.name ?? record.name ?? null, tradeName: record.tradeName ?? null };
  return confirmIssuer(document, () => issuer);
}
