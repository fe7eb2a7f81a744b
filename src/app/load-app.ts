import { setTimeout as pause } from 'node:timers/promises';

/** The service in pieces of a fifth of a second each, lower floors first. */
const PIECES: readonly (() => Promise<unknown>)[] = [
  () => import('../contract/schema.ts'),
  () => import('../engines/address/index.ts'),
  () => import('../engines/document/index.ts'),
  () => import('../engines/extraction/index.ts'),
  () => import('../endpoints/index.ts'),
  () => import('../mcp/route.ts'),
  () => import('../payment/payment-system.ts'),
];
/** Long enough to accept, read and answer what has arrived. */
const A_TURN_MS = 15;

/** Loads the code while the process stays alive: between the pieces, who asks the front door is answered. */
export async function loadApp(): Promise<typeof import('./app.ts')> {
  for (const load of PIECES) {
    await pause(A_TURN_MS);
    await load();
  }
  await pause(A_TURN_MS);
  return import('./app.ts');
}
