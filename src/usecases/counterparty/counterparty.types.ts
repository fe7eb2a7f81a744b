import type { PeppolClient } from '../../connectors/peppol/client.ts';
import type { PeppolDirectory } from '../../connectors/peppol/directory.ts';
import type { ViesClient } from '../../connectors/vies/client.ts';
import type { FieldMatch } from '../../connectors/vies/vies.types.ts';
import type { ResponseLanguage } from '../../contract/schema.ts';
import type { EvidenceLog } from '../evidence/evidence-log.ts';
import type { JapaneseRegistry } from '../evidence/nta-registry.types.ts';

export interface CounterpartyQuestion {
  readonly vatId: string | null;
  readonly participantId: string | null;
  readonly documentType: string | null;
  readonly name: string | null;
  readonly street: string | null;
  readonly postalCode: string | null;
  readonly city: string | null;
  readonly requesterVatId: string | null;
  readonly language: ResponseLanguage;
}

export interface CounterpartyDeps {
  readonly vies: Pick<ViesClient, 'check' | 'wasInvalid'> | undefined;
  readonly peppol: Pick<PeppolClient, 'locate' | 'documentTypes' | 'endpoint'> | undefined;
  readonly directory: Pick<PeppolDirectory, 'find'> | undefined;
  readonly registry: JapaneseRegistry;
  /** SMP addresses without TLS are followed only by the stand-ins. */
  readonly allowHttpSmp: boolean;
  readonly now: Date;
  readonly requestId: string;
}

export const CHECKS = [
  'vat_format',
  'vat_checksum',
  'vat_valid',
  'entity_name_match',
  'entity_address_match',
  'participant_format',
  'participant_registered',
  'document_supported',
  'identifier_link',
] as const;
export const KNOWN_SOURCES = [
  'vies',
  'peppol_sml',
  'peppol_smp',
  'peppol_directory',
  'nta_corporate_registry',
  'nta_invoice_registry',
  'local_rules',
] as const;
export type CounterpartyCheck = (typeof CHECKS)[number];
export type CounterpartyLog = EvidenceLog<CounterpartyCheck, (typeof KNOWN_SOURCES)[number]>;

export const TAX_STATUSES = [
  'valid',
  'invalid',
  'format_invalid',
  'unsupported_country',
  'unavailable',
  'not_requested',
] as const;
export interface TaxValidity {
  readonly status: (typeof TAX_STATUSES)[number];
  readonly vat_id: string | null;
  readonly country_code: string | null;
  readonly format_valid: boolean | null;
  readonly checksum_valid: boolean | null;
  readonly checked_at: string | null;
  readonly consultation_number: string | null;
  readonly upstream_code: string | null;
  readonly retryable: boolean;
}

export const FIELD_MATCHES = [
  'match',
  'mismatch',
  'partial_match',
  'not_disclosed',
  'not_processed',
  'not_provided',
] as const satisfies readonly FieldMatch[];
export const ENTITY_MATCHES = [
  'match',
  'partial_match',
  'mismatch',
  'not_disclosed',
  'not_requested',
  'unavailable',
] as const;
export const MATCH_BASES = [
  'vies_trader_match',
  'vies_name_compared_locally',
  'peppol_business_card',
  'jp_registry',
  'none',
] as const;
export interface EntityMatch {
  readonly status: (typeof ENTITY_MATCHES)[number];
  readonly name: FieldMatch;
  readonly street: FieldMatch;
  readonly postal_code: FieldMatch;
  readonly city: FieldMatch;
  readonly basis: (typeof MATCH_BASES)[number];
}

export const DISCOVERABILITY = [
  'discoverable',
  'discoverable_document_unsupported',
  'not_registered',
  'identifier_invalid',
  'scheme_removed',
  'unavailable',
  'not_requested',
] as const;
export interface Discoverability {
  readonly status: (typeof DISCOVERABILITY)[number];
  readonly participant_id: string | null;
  readonly scheme_code: string | null;
  readonly scheme_name: string | null;
  readonly scheme_state: string | null;
  readonly sml_registered: boolean | null;
  readonly smp_reachable: boolean | null;
  readonly document_types_count: number | null;
  readonly requested_document_supported: boolean | null;
  readonly matched_document_type: string | null;
  readonly wildcard_match: boolean | null;
  readonly endpoint_active: boolean | null;
  readonly transport_profile: string | null;
  readonly directory_listed: boolean | null;
  readonly signature_checked: boolean;
  readonly checked_at: string | null;
}

export const LINKS = ['consistent', 'conflict', 'unrelated_scheme', 'not_applicable'] as const;
export interface IdentifierLink {
  readonly status: (typeof LINKS)[number];
  readonly reason: string | null;
}
