import type { Endpoint } from '../../contract/endpoint.ts';

/** Sources an operation needs and this server does not have. */
export const missingSourcesOf = (endpoint: Endpoint, sources: Readonly<Record<string, unknown>>): string[] =>
  endpoint.needs.filter((name) => sources[name] === undefined);
