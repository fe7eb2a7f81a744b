import { type ChildProcess, spawn } from 'node:child_process';
import { extname, join } from 'node:path';
import { NO_SYNC, type SyncState, syncStateName } from '../engines/registry/sync/sync-state.ts';
import type { StateStore } from '../store/state-store.ts';
import type { Log } from './part.ts';

type Name = 'company' | 'invoice';

const NAMES: readonly Name[] = ['company', 'invoice'];
const POLL_MS = 5000;
const FIRST_RUN_MS = 3000;
const HOUR_MS = 3_600_000;

/** What the state store says about the synchronisations; read every few seconds so that `/health` never waits. */
export async function watchSyncState(store: StateStore): Promise<{ of(name: Name): SyncState; close(): void }> {
  const states = new Map<Name, SyncState>();
  const read = async () => {
    for (const name of NAMES)
      states.set(name, (await store.sync.get<SyncState>(syncStateName(name)))?.value ?? NO_SYNC);
  };
  await read();
  const timer = setInterval(() => void read().catch(() => undefined), POLL_MS).unref();
  return { of: (name) => states.get(name) ?? NO_SYNC, close: () => clearInterval(timer) };
}

/**
 * Runs `jbis sync` every few hours as a process of its own: a full load takes minutes of CPU and a gigabyte of memory,
 * which must not stop the server from answering.
 */
export function scheduleSync(options: {
  readonly hours: number;
  readonly log: Log;
  readonly env?: NodeJS.ProcessEnv;
  /** For tests: another program than the CLI. */
  readonly command?: readonly string[];
}): { close(): Promise<void> } {
  const main = join(import.meta.dirname, '../cli', `main${extname(import.meta.filename)}`);
  const [program, ...args] = options.command ?? [
    process.execPath,
    '--disable-warning=ExperimentalWarning',
    main,
    'sync',
  ];
  let child: ChildProcess | null = null;
  let closed = false;
  const run = () => {
    if (child !== null || closed) return;
    let output = '';
    child = spawn(program!, args, { stdio: ['ignore', 'pipe', 'pipe'], env: options.env ?? process.env });
    const collect = (chunk: Buffer) => {
      output = (output + chunk.toString('utf8')).slice(-2000);
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('error', (error) =>
      options.log.error({ err: error }, 'the registry synchronisation could not be started'),
    );
    child.on('close', (code) => {
      child = null;
      const fields = { code, output: output.trim().split('\n').slice(-4).join(' | ') };
      if (code === 0) options.log.info(fields, 'registries synchronised');
      else if (!closed)
        options.log.error(fields, 'the registry synchronisation failed; the data in service are unchanged');
    });
  };
  const first = setTimeout(run, FIRST_RUN_MS).unref();
  const timer = setInterval(run, options.hours * HOUR_MS).unref();
  return {
    close: async () => {
      closed = true;
      clearTimeout(first);
      clearInterval(timer);
      const running = child;
      if (running === null) return;
      // The run may be stopped anywhere: what is published is whole, what is not is thrown away.
      await new Promise<void>((resolve) => {
        running.once('close', () => resolve());
        running.kill('SIGTERM');
      });
    },
  };
}
