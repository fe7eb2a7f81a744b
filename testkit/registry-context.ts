import type { Endpoint, HandlerContext } from '../src/contract/endpoint.ts';
import { createInputReader } from '../src/contract/read-request.ts';
import { openAddressEngine } from '../src/engines/address/index.ts';
import { addressTools, openRegistry, SAMPLE_DIR } from '../src/engines/registry/index.ts';

/** What registry endpoints are called with in tests: the sample registry on a fixed day. */
export function testContext(day = '2026-11-15') {
  const address = openAddressEngine();
  const registry = openRegistry({ dir: '/nonexistent', sampleDir: SAMPLE_DIR, addresses: addressTools(address) });
  const context: HandlerContext<object> = {
    deps: { companyRegistry: registry.companies, invoiceRegistry: registry.invoices },
    signal: new AbortController().signal,
    now: () => new Date(`${day}T03:00:00Z`),
    requestId: 'req_test',
    payer: null,
    paymentId: null,
    requestHash: '',
    idempotencyKey: null,
  };
  return {
    registry,
    context,
    close: () => {
      registry.close();
      address.close();
    },
  };
}

/** The validated input of an endpoint; a refusal throws with its status in the message. */
export function readJsonRequest(endpoint: Endpoint, value: unknown): unknown {
  try {
    return createInputReader(endpoint).fromValue(value);
  } catch (error) {
    throw new Error('422', { cause: error });
  }
}
