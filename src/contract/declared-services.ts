import type { Endpoint } from './endpoint.ts';

type Declared = Pick<Endpoint, 'needs' | 'optional'>;
type Services = Readonly<Record<string, unknown>>;

/** Services an endpoint needs and this server does not have. */
export const missingServices = ({ needs }: Declared, services: Services): string[] =>
  needs.filter((name) => services[name] === undefined);

/** Services this very request needs besides and this server does not have. */
export const missingForRequest = ({ needsFor }: Pick<Endpoint, 'needsFor'>, input: unknown, services: Services) =>
  (needsFor?.(input as never) ?? []).filter((name) => services[name] === undefined);

/** What the endpoint declared, and nothing else: an undeclared service would work here and be missing elsewhere. */
export function declaredServices({ needs, optional }: Declared, services: Services): Record<string, unknown> {
  const deps: Record<string, unknown> = {};
  for (const name of needs) deps[name] = services[name];
  for (const name of optional) deps[name] = services[name];
  return deps;
}
