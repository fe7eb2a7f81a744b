import { randomOf } from '../random.ts';
import { SEEDS, type Seed } from './corpus.ts';
import { DOCUMENT_SEEDS } from './documents.ts';
import type { Findings, Notebook } from './findings.ts';
import { type HostileServer, send, startHostileServer } from './hostile-server.ts';
import { type Input, type Judge, openJudge } from './judge.ts';
import { machineScale } from './limits.ts';
import { mutate } from './mutate.ts';

export interface StretchOptions {
  readonly notebook: Notebook;
  readonly note: (text: string) => void;
}

const PROGRESS_EVERY = 1000;

/** The corpus as it is, at every size that the endpoint takes. */
export const corpusStretch = (sizes: readonly number[], options: StretchOptions): Promise<Findings> =>
  withServer('nobody has money', options, async ({ judge }) => {
    for (const seed of SEEDS)
      for (const size of sizes.filter((bytes) => bytes <= seed.most)) await judge({ ...seed, body: seed.body(size) });
  });

/** Mutations of the corpus, the dearest of which are mutated again; the same seed makes the same inputs. */
export const mutantStretch = (seed: number, count: number, options: StretchOptions): Promise<Findings> =>
  withServer('nobody has money', options, async ({ judge }) => {
    const random = randomOf(seed);
    const pool: { input: Input; cost: number }[] = [];
    for (const [i, origin] of SEEDS.entries()) {
      const size = [1000, 20_000, 60_000, 200_000][(i + seed) % 4]!;
      pool.push({ input: { ...origin, body: origin.body(Math.min(size, origin.most)) }, cost: 0 });
    }
    for (let i = 0; i < count; i++) {
      const { input } = pool[Math.floor(random() ** 2 * pool.length)]!;
      const mutant = { ...input, body: mutate(input.body, random) };
      pool.push({ input: mutant, cost: await judge(mutant) });
      if (pool.length > 200) pool.sort((a, b) => b.cost - a.cost).length = 100;
      if ((i + 1) % PROGRESS_EVERY === 0) options.note(`seed ${seed}: ${i + 1} of ${count}`);
    }
  });

/**
 * Documents that nobody is charged for, sent by a wallet with money over and over. The first ones may cost what the
 * decoder's deadline allows; what counts is that it ends there.
 */
export async function documentStretch(sizes: readonly number[], options: StretchOptions): Promise<Findings> {
  const found = await withServer('everybody has money', options, async ({ judge, server, headers }) => {
    for (const seed of DOCUMENT_SEEDS)
      for (const size of sizes) {
        headers.set(seed.path, await server.headerFor(seed.path, '{}'));
        await judge({ ...seed, body: seed.body(size) });
      }
  });
  return { ...found, notRepeated: 0, uncharged: found.sent - found.inputs };
}

interface Bench extends Judge {
  readonly server: HostileServer;
  readonly headers: Map<string, string>;
}

async function withServer(
  wallets: 'nobody has money' | 'everybody has money',
  options: StretchOptions,
  work: (bench: Bench) => Promise<void>,
): Promise<Findings> {
  const server = await startHostileServer(wallets);
  try {
    const headers = new Map<string, string>();
    for (const { path } of SEEDS.filter(({ signed }) => signed))
      if (!headers.has(path)) headers.set(path, await server.headerFor(path, '{}'));
    await warmUp(server, headers, wallets === 'nobody has money' ? SEEDS : SEEDS.filter(isRefusedUnread));
    const judge = await openJudge(server, { ...options, headers, scale: await machineScale() });
    await work({ ...judge, server, headers });
    return await judge.finish();
  } finally {
    server.close();
  }
}

/** What nobody is charged for, whatever they hold, since no file is in it. */
const isRefusedUnread = ({ name }: Seed) => /^(?:repeated file keys|escaped keys|a string of escapes)/.test(name);

/** Until the compiler has seen every way in; what a process does first it does slowly. */
async function warmUp(
  server: HostileServer,
  headers: ReadonlyMap<string, string>,
  seeds: readonly Seed[],
): Promise<void> {
  for (let round = 0; round < 12; round++)
    for (const seed of seeds) {
      const header = seed.signed ? headers.get(seed.path) : undefined;
      const body = seed.body(round < 10 ? 2000 : Math.min(seed.most, 200_000));
      await send(server.url + seed.path, body, header ? { 'payment-signature': header } : {});
    }
}
