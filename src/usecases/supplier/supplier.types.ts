import type { Asked } from '../../connectors/core/upstream.ts';
import type { Activity } from '../../connectors/gbizinfo/activity.ts';
import type { EvidenceLog } from '../evidence/evidence-log.ts';
import type { NtaRegistry } from '../evidence/nta-registry.types.ts';

export interface SupplierQuestion {
  readonly name: string | null;
  readonly corporateNumber: string | null;
  readonly registrationNumber: string | null;
  readonly address: string | null;
  readonly postalCode: string | null;
  readonly includeActivity: boolean;
}

export interface SupplierDeps {
  readonly registry: NtaRegistry;
  /** Undefined: switched off or without a token. */
  readonly activity: ((corporateNumber: string) => Promise<Asked<Activity>>) | undefined;
  readonly now: Date;
}

export const SUPPLIER_CHECKS = [
  'corporate_number_format',
  'corporate_number_checksum',
  'corporate_number_registered',
  'corporate_status_active',
  'registration_number_format',
  'registration_number_checksum',
  'qualified_invoice_registered',
  'identifier_consistency',
  'name_match',
  'address_match',
  'address_structure',
] as const;
export const SUPPLIER_SOURCES = [
  'nta_corporate_registry',
  'nta_invoice_registry',
  'jp_postal_data',
  'gbizinfo',
] as const;
export type SupplierCheck = (typeof SUPPLIER_CHECKS)[number];
export type SupplierLog = EvidenceLog<SupplierCheck, (typeof SUPPLIER_SOURCES)[number]>;
