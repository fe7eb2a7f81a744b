import { loadConfig } from '../config/index.ts';
import { type Io, UsageError } from './command.ts';

/** The service a command talks to: as given, from JBIS_URL, or where "jbis serve" listens here. */
export function serviceAddress(given: string | undefined, io: Pick<Io, 'env'>): string {
  const text = given ?? io.env.JBIS_URL ?? localAddress(io);
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text))
    throw new UsageError(`${text} is no address of a service: write http://127.0.0.1:8402 or https://…`);
  return text.replace(/\/+$/, '');
}

function localAddress({ env }: Pick<Io, 'env'>): string {
  const { host, port } = loadConfig(env).server;
  const reached = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}`;
}
