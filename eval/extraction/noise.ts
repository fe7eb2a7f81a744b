import { print } from '../../bench/figure.ts';
import { flatValues } from '../../src/endpoints/document-values.answer.ts';
import { randomOf } from '../random.ts';
import type { Case } from './case.ts';
import { NOISE_LINES } from './noise-lines.ts';
import { readText } from './read-text.ts';
import { type RunDeps, wrongFields } from './run.ts';

/** How often each passed paper is read again. */
const TIMES = 3;
/** The head and the end of a paper, where such lines stand. */
const HEAD = 30;
const END = 3;

/**
 * A line that has nothing to do with its fields, somewhere in every passed document: how often does the document no
 * longer pass, and how often does it pass with a field that is then wrong?
 */
export function measureNoise(
  cases: readonly Case[],
  deps: RunDeps,
  context: Record<string, unknown>,
  note: (text: string) => void,
): void {
  const random = randomOf(SEED);
  const below = (most: number): number => Math.floor(random() * most);
  let [documents, runs, lost, wrong] = [0, 0, 0, 0];
  for (const item of cases) {
    if (item.document_type === 'business_card' || item.text === undefined) continue;
    const plain = readText(item, item.text, deps);
    if (plain.status !== 'passed' || wrongFields(item, flatValues(plain)).length > 0) continue;
    documents++;
    for (let time = 0; time < TIMES; time++) {
      const lines = item.text.split('\n');
      const line = NOISE_LINES[below(NOISE_LINES.length)]!;
      const atEnd = below(2) === 0;
      const at = atEnd ? lines.length - below(Math.min(END, lines.length)) : below(Math.min(lines.length, HEAD) + 1);
      const noisy = readText(item, lines.toSpliced(at, 0, line).join('\n'), deps);
      runs++;
      const misses = wrongFields(item, flatValues(noisy));
      if (noisy.status === 'passed' && misses.length === 0) continue;
      if (noisy.status === 'passed') wrong++;
      else lost++;
      note(`  ${item.id} line ${at + 1} ${line}: ${noisy.status} ${misses.join(', ')}`);
    }
  }
  const all = { ...context, documents, runs };
  const share = (count: number): number => (runs === 0 ? 0 : Math.round((count / runs) * 100_000) / 100_000);
  print({
    figure: 'extraction.noise.wrong_but_passed',
    value: share(wrong),
    unit: 'ratio',
    context: { ...all, wrong },
  });
  print({ figure: 'extraction.noise.no_longer_passed', value: share(lost), unit: 'ratio', context: { ...all, lost } });
}
const SEED = 77;
