import type { JobService } from '../batch-jobs/job-service.ts';
import { endpointFactory } from '../contract/endpoint.ts';
import type { HealthResponse } from '../contract/health.ts';
import type { AddressEngine } from '../engines/address/index.ts';
import type { Documents } from '../engines/document/index.ts';
import type { Extraction } from '../engines/extraction/index.ts';
import type { Ocr } from '../engines/ocr/index.ts';
import type { PintEngine } from '../engines/pint/index.ts';
import type { CompanyRegistry, InvoiceRegistry } from '../engines/registry/index.ts';
import type {
  CounterpartySource,
  CrossBorderSource,
  EvidenceSources,
  FilingSource,
  RegulatedSource,
} from '../usecases/evidence/evidence-sources.ts';

/**
 * Everything an endpoint can need. `app` opens what is configured; an endpoint one of whose `needs` is missing
 * answers 503 `source_not_configured` and is left out of the catalog.
 */
export interface Services {
  readonly health: () => HealthResponse;
  readonly address: AddressEngine;
  readonly documents: Documents;
  readonly ocr: Ocr;
  readonly extraction: Extraction;
  readonly companyRegistry: CompanyRegistry;
  readonly invoiceRegistry: InvoiceRegistry;
  readonly pint: PintEngine;
  readonly jobs: JobService;
  readonly jobPayment: (paymentId: string) => Promise<JobPayment>;
  readonly evidence: EvidenceSources;
  readonly filings: FilingSource;
  readonly regulated: RegulatedSource;
  readonly crossBorder: CrossBorderSource;
  readonly counterparty: CounterpartySource;
}

/** Where a job was paid: CAIP-2, and the transaction once there is one. */
export interface JobPayment {
  readonly network: string;
  readonly transaction: string | null;
}

export const endpoint = endpointFactory<Services>();
