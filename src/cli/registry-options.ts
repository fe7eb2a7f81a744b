import { join } from 'node:path';
import type { Config } from '../config/index.ts';
import { type AddressTools, addressTools, readSigningKey, type SigningKey } from '../engines/registry/index.ts';
import { type Io, UsageError } from './command.ts';

export type RegistryName = 'company' | 'invoice';

export const registryDir = (config: Config): string => config.registry.dir ?? join(config.server.dataDir, 'registry');

/** The configured signing key of a registry; undefined when none is set. */
export async function signingKey(config: Config, registry: RegistryName): Promise<SigningKey | undefined> {
  const { companyKey, companyKeyFingerprint, invoiceKey, invoiceKeyFingerprint, allowSha1Signatures } = config.registry;
  const [path, fingerprint] =
    registry === 'company' ? [companyKey, companyKeyFingerprint] : [invoiceKey, invoiceKeyFingerprint];
  if (path === undefined) return undefined;
  const name = registry.toUpperCase();
  if (fingerprint === undefined)
    throw new UsageError(
      `JBIS_${name}_KEY is set without JBIS_${name}_KEY_FINGERPRINT: the fingerprint is what is trusted.`,
    );
  return readSigningKey(path, fingerprint, allowSha1Signatures);
}

/** Half of all towns: a register names them again and again, and more of them cost memory and save no time. */
const MANY_TOWNS = 65_536;

/** What makes the English addresses in the data files: those of the address data that this node serves with. */
export const openAddresses =
  ({ server }: Config) =>
  async (): Promise<AddressTools> => {
    const { openAddressEngine } = await import('../engines/address/index.ts');
    return addressTools(openAddressEngine({ dataDir: server.dataDir, keptTowns: MANY_TOWNS }));
  };

/** A progress bar with the time left on a terminal, a line per tenth elsewhere. */
export function progressPrinter(
  io: Io,
  clock: () => number = () => performance.now(),
): {
  update(p: { step: string; share: number; rows: number }): void;
  end(): void;
} {
  let last = '';
  let open = false;
  const started = clock();
  return {
    update: ({ step, share, rows }) => {
      const percent = Math.floor(share * 100);
      const key = io.isTerminal ? `${step} ${percent}` : `${step} ${Math.floor(percent / 10)}`;
      if (key === last) return;
      last = key;
      const text = `${bar(share)} ${String(percent).padStart(3)} %  ${step}${rows > 0 ? `  ${rows.toLocaleString('en')} rows` : ''}${timeLeft(clock() - started, share)}`;
      if (!io.isTerminal) return io.err(text);
      process.stderr.write(`\r\u001b[K${text}`);
      open = true;
    },
    end: () => {
      if (open) process.stderr.write('\r\u001b[K');
      open = false;
    },
  };
}

/** Said once enough is done to tell. */
function timeLeft(elapsedMs: number, share: number): string {
  if (share < 0.02 || share >= 1 || elapsedMs < 2000) return '';
  const seconds = Math.ceil(((elapsedMs / share) * (1 - share)) / 1000);
  return seconds >= 90 ? `  about ${Math.round(seconds / 60)} min left` : `  about ${seconds} s left`;
}

const bar = (share: number): string => {
  const filled = Math.round(Math.min(1, share) * 20);
  return `[${'█'.repeat(filled)}${'·'.repeat(20 - filled)}]`;
};
