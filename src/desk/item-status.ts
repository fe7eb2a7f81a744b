import { duplicatesIn } from './duplicates.ts';
import { desk, type Item } from './state.ts';
import { verdictOf } from './verdict.ts';
import type { WordKey } from './words.ts';

const MARKS: Readonly<Record<string, string>> = { passed: '✓', confirmed: '✓', review: '!', failed: '✗' };

/** How a file stands, in a word, a mark and a colour. */
export function statusOf(item: Item): { word: WordKey; mark: string; kind: string } {
  if (item.record && item.state === 'done') {
    const { status } = verdictOf(item.record);
    const kind = status === 'review' ? 'look' : status === 'failed' ? 'bad' : 'good';
    return { word: `status_${status}`, mark: MARKS[status]!, kind };
  }
  return {
    word: `state_${item.state}`,
    mark: item.state === 'failed' ? '✗' : '',
    kind: item.state === 'failed' ? 'bad' : 'soft',
  };
}

/** Files that seem to be in the pile twice, each with the one it repeats. */
export function duplicates(): Map<string, string> {
  return duplicatesIn(desk.items.filter(({ digest }) => digest !== ''));
}
