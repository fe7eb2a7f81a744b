import type { Endpoint } from '../contract/endpoint.ts';
import health from './service/health.endpoint.ts';

/** Every endpoint of the service, in the order of the documents. A new one is a file and a line here. */
export const ENDPOINTS: readonly Endpoint[] = [health];
