import { endpointFactory } from '../contract/endpoint.ts';

/**
 * Everything an endpoint can need. `app` opens what is configured; an endpoint one of whose `needs` is missing
 * answers 503 `source_not_configured` and is left out of the catalog.
 */
// biome-ignore lint/suspicious/noEmptyInterface: engines add their face here as they arrive
export interface Sources {}

export const endpoint = endpointFactory<Sources>();
