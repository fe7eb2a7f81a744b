import { type HttpAnswer, json as jsonAnswer } from './answer.ts';
import type { ServerOptions } from './server.ts';

/** A probe gives up after a second; so do we. */
const READY_MS = 900;

/** What is wrong stands in the log: an address or a path is nobody's business outside. */
export async function readiness({ ready, log }: ServerOptions): Promise<HttpAnswer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NotReady('the state store does not answer')), READY_MS);
  });
  try {
    await Promise.race([ready(), late]);
    return { ...jsonAnswer(200, { ready: true }), sameOrigin: true };
  } catch (error) {
    // What we say ourselves needs no stack: a probe asks every second while the service starts.
    log.warn(error instanceof NotReady ? { reason: error.message } : { err: error }, 'not ready');
    const reason = error instanceof NotReady ? error.message : 'the state store cannot be used';
    return { ...jsonAnswer(503, { ready: false, reason }, { 'retry-after': '2' }), sameOrigin: true };
  } finally {
    clearTimeout(timer);
  }
}

/** A reason that may be told. */
export class NotReady extends Error {}
