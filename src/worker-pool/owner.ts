import { AsyncLocalStorage } from 'node:async_hooks';

/** On whose behalf work runs (a payer): pools let owners take turns. Set where a call begins, read where it queues. */
export const taskOwner = new AsyncLocalStorage<string>();
