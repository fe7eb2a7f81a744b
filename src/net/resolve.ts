import { lookup, Resolver } from 'node:dns/promises';

/** All addresses of a host name. */
export type Resolve = (hostname: string) => Promise<readonly string[]>;

/** As the system resolves: hosts file, search domains, both families. */
export const systemResolve: Resolve = async (hostname) =>
  (await lookup(hostname, { all: true, verbatim: true })).map(({ address }) => address);

/** Asks the given DNS servers (`127.0.0.1:5353`) instead of the system's. @internal */
export function dnsResolve(servers: readonly string[], options: { timeoutMs?: number; tries?: number } = {}): Resolve {
  const resolver = new Resolver({ timeout: options.timeoutMs ?? 2000, tries: options.tries ?? 2 });
  resolver.setServers([...servers]);
  return async (hostname) => {
    const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    const [first] = answers;
    if (found.length === 0 && first.status === 'rejected') throw first.reason;
    return found;
  };
}
