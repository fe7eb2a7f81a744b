import { type Secrets, StateKeyError } from './secrets.ts';

/** The store remembers which key it was first opened with: a wrong one is told at start, not at the first replay. */
export function checkKey(storedKeyId: string, secrets: Secrets, where: string): void {
  if (storedKeyId === secrets.keyId) return;
  throw new StateKeyError(
    `The state in ${where} was written with key ${storedKeyId}, but JBIS_STATE_KEY (or state.key) is key ${secrets.keyId}. Use the original key; without it stored answers and open payments cannot be read.`,
  );
}
