import type { ResponseLanguage } from '../../contract/schema.ts';
import type { JpCompany, JpInvoice } from '../evidence/nta-registry.types.ts';
import type { SupplierFacts } from './supplier-facts.ts';

export interface SupplierRecord {
  readonly entity_id: string;
  readonly name: string | null;
  readonly name_en_display: string | null;
  readonly name_en_source: string | null;
  readonly corporate_number: string | null;
  readonly corporation_type_code: string | null;
  readonly status: 'active' | 'closed' | null;
  readonly close_date: string | null;
  readonly close_cause: string | null;
  readonly successor_corporate_number: string | null;
  readonly address: string | null;
  readonly address_en_display: string | null;
  readonly postal_code: string | null;
  readonly prefecture: string | null;
  readonly city: string | null;
  readonly assignment_date: string | null;
  readonly invoice: {
    readonly registration_number: string | null;
    readonly status: JpInvoice['status'] | 'not_found' | 'not_checked';
    readonly registration_date: string | null;
    readonly cancel_date: string | null;
    readonly entity: JpInvoice['entity'];
  };
}

/** The supplier as it is shown; for a natural person only what the registry publishes. */
export function supplierRecord(
  company: JpCompany | null,
  facts: SupplierFacts,
  language: ResponseLanguage,
): SupplierRecord | null {
  const { invoice } = facts;
  const registration: SupplierRecord['invoice'] = {
    registration_number: invoice?.registrationNumber ?? null,
    status: invoice?.status ?? (facts.registrationAbsent ? 'not_found' : 'not_checked'),
    registration_date: invoice?.registrationDate ?? null,
    cancel_date: invoice?.cancelDate ?? invoice?.expireDate ?? null,
    entity: invoice?.entity ?? 'unknown',
  };
  if (company) {
    const english = language !== 'ja';
    return {
      entity_id: `jp:${company.corporateNumber}`,
      name: company.name,
      name_en_display: english ? company.nameEnDisplay : null,
      name_en_source: english ? company.nameEnSource : null,
      corporate_number: company.corporateNumber,
      corporation_type_code: company.kind,
      status: company.closed ? 'closed' : 'active',
      close_date: company.closeDate,
      close_cause: company.closeCause,
      successor_corporate_number: company.successor,
      address: company.address,
      address_en_display: english ? company.addressEnDisplay : null,
      postal_code: company.postalCode,
      prefecture: company.prefecture,
      city: company.city,
      assignment_date: company.assignmentDate,
      invoice: registration,
    };
  }
  if (!invoice) return null;
  return {
    entity_id: `jp:${invoice.registrationNumber.slice(1)}`,
    name: invoice.name,
    name_en_display: null,
    name_en_source: null,
    corporate_number: null,
    corporation_type_code: null,
    status: null,
    close_date: null,
    close_cause: null,
    successor_corporate_number: null,
    address: invoice.address,
    address_en_display: null,
    postal_code: null,
    prefecture: null,
    city: null,
    assignment_date: null,
    invoice: registration,
  };
}
