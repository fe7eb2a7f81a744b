import type { PeppolClient } from '../../connectors/peppol/client.ts';
import type { PeppolDirectory } from '../../connectors/peppol/directory.ts';
import type { ViesClient } from '../../connectors/vies/client.ts';
import type { FieldMatch } from '../../connectors/vies/vies.types.ts';
import type { EvidenceLog } from '../evidence/evidence-log.ts';
import type { NtaRegistry } from '../evidence/nta-registry.types.ts';

export interface CounterpartyQuestion {
  readonly vatId: string | null;
  readonly participantId: string | null;
  readonly documentType: string | null;
  readonly name: string | null;
  readonly street: string | null;
  readonly postalCode: string | null;
  readonly city: string | null;
  readonly requesterVatId: string | null;
}

export interface CounterpartyDeps {
  readonly vies: Pick<ViesClient, 'check' | 'wasInvalid'> | undefined;
  readonly peppol: Pick<PeppolClient, 'locate' | 'documentTypes' | 'endpoint'> | undefined;
  readonly directory: Pick<PeppolDirectory, 'find'> | undefined;
  readonly registry: NtaRegistry;
  /** SMP addresses without TLS are followed only by the stand-ins. */
  readonly allowHttpSmp: boolean;
  readonly now: Date;
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
  readonly vatId: string | null;
  readonly countryCode: string | null;
  readonly formatValid: boolean | null;
  readonly checksumValid: boolean | null;
  readonly checkedAt: string | null;
  readonly consultationNumber: string | null;
  readonly upstreamCode: string | null;
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
  readonly postalCode: FieldMatch;
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
  readonly participantId: string | null;
  readonly schemeCode: string | null;
  readonly schemeName: string | null;
  readonly schemeState: string | null;
  readonly smlRegistered: boolean | null;
  readonly smpReachable: boolean | null;
  readonly documentTypeCount: number | null;
  readonly documentSupported: boolean | null;
  readonly matchedDocumentType: string | null;
  readonly wildcardMatch: boolean | null;
  readonly endpointActive: boolean | null;
  readonly transportProfile: string | null;
  readonly directoryListed: boolean | null;
  readonly signatureChecked: boolean;
  readonly checkedAt: string | null;
}

export const LINKS = ['consistent', 'conflict', 'unrelated_scheme', 'not_applicable'] as const;
export interface IdentifierLink {
  readonly status: (typeof LINKS)[number];
  readonly reason: string | null;
}
