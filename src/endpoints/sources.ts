import { endpointFactory } from '../contract/endpoint.ts';
import type { HealthResponse } from '../contract/health.ts';
import type { Documents } from '../engines/document/index.ts';
import type { Ocr } from '../engines/ocr/index.ts';
import type { CompanyRegistry, InvoiceRegistry } from '../engines/registry/index.ts';
import type { PintSource } from '../usecases/pint-issuer.ts';

/**
 * Everything an endpoint can need. `app` opens what is configured; an endpoint one of whose `needs` is missing
 * answers 503 `source_not_configured` and is left out of the catalog.
 */
export interface Sources {
  readonly health: () => HealthResponse;
  readonly documents: Documents;
  readonly ocr: Ocr;
  readonly companyRegistry: CompanyRegistry;
  readonly invoiceRegistry: InvoiceRegistry;
  readonly pint: PintSource;
}

export const endpoint = endpointFactory<Sources>();
