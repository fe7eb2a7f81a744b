import type { HandlerContext } from '../src/contract/endpoint.ts';
import type { Documents } from '../src/engines/document/index.ts';
import { openExtraction } from '../src/engines/extraction/index.ts';
import type { Ocr } from '../src/engines/ocr/index.ts';
import { openRegistry, SAMPLE_DIR } from '../src/engines/registry/index.ts';
import { addressEngine } from './address-engine.ts';
import { PNG_HEADER, recordedCardOcr } from './recorded-card.ts';

/** URLs are not fetched in tests: every source is the recorded card's file. */
const documents: Documents = {
  load: async () => ({ bytes: PNG_HEADER, format: 'png', declaredType: null, declaredTypeMatches: null }),
};

/** What extraction endpoints are called with in tests: rules, sample registries, the recorded card, a fixed day. */
export function extractionContext(ocr: Ocr | undefined = recordedCardOcr) {
  const registry = openRegistry({ dir: '/nonexistent', sampleDir: SAMPLE_DIR });
  const now = () => new Date('2026-11-15T03:00:00Z');
  const context: HandlerContext<object> = {
    deps: {
      extraction: openExtraction({ ocr, address: addressEngine(), now }),
      documents,
      ocr,
      companyRegistry: registry.companies,
      invoiceRegistry: registry.invoices,
    },
    signal: new AbortController().signal,
    now,
    requestId: 'req_test',
    payer: null,
    paymentId: null,
    requestHash: '',
    idempotencyKey: null,
  };
  return { context, close: () => registry.close() };
}
