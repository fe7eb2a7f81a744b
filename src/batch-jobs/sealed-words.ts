import type { Secrets } from '../store/secrets.ts';

/** Begins what is sealed; rows of older versions hold plain words. */
const MARK = 'sealed:';

/** Names a buyer gives (item ids, a reference of its own) say who its customers are: text columns hold them sealed. */
export function sealedWords(secrets: Secrets) {
  const context = (job: string) => `words:${job}`;
  return {
    seal: (word: string, job: string): string =>
      MARK + Buffer.from(secrets.seal(word, context(job))).toString('base64'),
    open(stored: string, job: string): string {
      if (!stored.startsWith(MARK)) return stored;
      return secrets.open(Buffer.from(stored.slice(MARK.length), 'base64'), context(job)).toString('utf8');
    },
  };
}
