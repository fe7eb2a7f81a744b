import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { print, type RunOptions } from '../../bench/figure.ts';
import type { Answer } from './suites.ts';

type Ask = (address: string) => Answer | Promise<Answer>;

/** Addresses of schools as offices wrote them, without labels: how often a town is found at all. */
export async function evaluateSchools(path: string, own: Ask, peer: Ask | undefined, options: RunOptions) {
  const inputs = gunzipSync(readFileSync(path))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { input: string }).input);
  const every = Math.ceil(inputs.length / (options.quick ? 150 : 1500));
  const sample = inputs.filter((_, i) => i % every === 0);
  const found = async (ask: Ask, list: readonly string[]) => {
    let towns = 0;
    for (const input of list) {
      const { town, isAmbiguous } = await ask(input);
      if (town !== '' && !isAmbiguous) towns++;
    }
    return towns / list.length;
  };
  const report = (suffix: string, value: number, cases: number) =>
    print({ figure: `address.town_found.schools${suffix}`, value, unit: 'share', context: { cases, labels: 'none' } });
  report('', await found(own, inputs), inputs.length);
  if (!peer) return;
  report('.same_sample', await found(own, sample), sample.length);
  report('.peer.nja', await found(peer, sample), sample.length);
}
