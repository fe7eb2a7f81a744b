import type { StateStore } from '../store/state-store.ts';

const POLL_MS = 5000;

/** What the state store says about synchronisations; read every few seconds so that `/health` never waits. */
export async function watchSyncStates<S>(
  store: StateStore,
  names: readonly string[],
  none: S,
): Promise<{ of(name: string): S; close(): void }> {
  const states = new Map<string, S>();
  const read = async () => {
    for (const name of names) states.set(name, (await store.sync.get<S>(name))?.value ?? none);
  };
  await read();
  const timer = setInterval(() => void read().catch(() => undefined), POLL_MS).unref();
  return { of: (name) => states.get(name) ?? none, close: () => clearInterval(timer) };
}
