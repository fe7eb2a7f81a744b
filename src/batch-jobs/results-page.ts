import { setImmediate as aTurn } from 'node:timers/promises';
import type { ItemResult } from '../store/jobs.types.ts';

/**
 * Results are fetched for nothing, as often as one likes, and put together on the main thread: a page has as many as
 * that takes a few milliseconds for.
 */
const PAGE_BYTES = 1_000_000;
/** Read at once: even the longest are few bytes then. */
const STEP = 20;

/** Results from `from` on, read in steps with a turn of the loop between them; at least one, where there is any. */
export async function pageOf(
  read: (from: number, limit: number) => Promise<readonly ItemResult[]>,
  { from, limit }: { readonly from: number; readonly limit: number },
): Promise<ItemResult[]> {
  const page: ItemResult[] = [];
  for (let bytes = 0; page.length < limit; ) {
    const asked = Math.min(STEP, limit - page.length);
    const step = await read(from + page.length, asked);
    for (const result of step) {
      bytes += result.result?.length ?? 0;
      if (page.length > 0 && bytes > PAGE_BYTES) return page;
      page.push(result);
    }
    if (step.length < asked) break;
    await aTurn();
  }
  return page;
}
