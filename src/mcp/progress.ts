import type { ServerNotification } from '@modelcontextprotocol/sdk/types.js';

interface Asked {
  readonly _meta?: { readonly progressToken?: string | number | undefined } | undefined;
}

export type Notify = (notification: ServerNotification) => Promise<void>;

/** Tells what is being done: `step` at once, and every few seconds that it goes on. */
export interface Progress {
  step(message: string): void;
  end(): void;
}

const EVERY_MS = 3000;
const SILENT: Progress = { step: () => {}, end: () => {} };

/** Progress for a caller that asked for it with a token; nothing for any other. */
export function progressFor({ _meta }: Asked, notify: Notify, now: () => number = Date.now): Progress {
  const token = _meta?.progressToken;
  if (token === undefined) return SILENT;
  const started = now();
  let count = 0;
  let current = '';
  // A host that has gone must not fail the call: its answer is paid for.
  const tell = (message: string) =>
    void notify({
      method: 'notifications/progress',
      params: { progressToken: token, progress: ++count, message },
    }).catch(() => {});
  const timer = setInterval(() => tell(`${current} (${Math.round((now() - started) / 1000)} s)`), EVERY_MS);
  timer.unref();
  return {
    step(message) {
      current = message;
      tell(message);
    },
    end: () => clearInterval(timer),
  };
}
