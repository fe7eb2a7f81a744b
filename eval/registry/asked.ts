import { readFileSync } from 'node:fs';
import { print } from '../../bench/figure.ts';
import type { matchCompany } from '../../src/usecases/company-match.ts';
import { openFts5 } from './fts5.ts';
import type { Asked } from './questions.ts';

/** One text as somebody typed it, and the company meant. */
interface Case {
  readonly text: string;
  /** Nothing where the company meant is not among the rows: only what is called verified counts. */
  readonly number: string | null;
  readonly class: string;
  readonly address?: string;
}

interface Tally {
  asked: number;
  found: number;
  first: number;
  peer: number;
}

/**
 * Texts that were written by hand, with the number of the company each means (`--asked FILE`, one JSON object a line):
 * whether it is among the ten candidates, whether it is the first, and what plain FTS5 makes of the same texts.
 */
export function evalAsked(
  file: string,
  rows: readonly Asked[],
  ask: (name: string, address: string | null) => ReturnType<typeof matchCompany>,
  note: (text: string) => void,
): void {
  const cases = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Case);
  const peer = openFts5(rows);
  const tallies = new Map<string, Tally>();
  let wrong = 0;
  for (const { text, number, class: kind, address } of cases) {
    const match = ask(text, address ?? null);
    const numbers = match.candidates.map(({ record }) => record.corporateNumber);
    if (match.verified && match.record?.corporateNumber !== number) {
      wrong++;
      note(`verified wrongly: ${text} as ${match.record?.name}`);
    }
    if (number === null) continue;
    const found = numbers.includes(number);
    const inPeer = peer.find(text, address ?? null).includes(number);
    for (const name of [kind, 'all']) {
      const tally = tallies.get(name) ?? { asked: 0, found: 0, first: 0, peer: 0 };
      tally.asked++;
      if (found) tally.found++;
      if (numbers[0] === number) tally.first++;
      if (inPeer) tally.peer++;
      tallies.set(name, tally);
    }
    if (!found) note(`${kind}: ${text} (${number}) ${match.candidates[0]?.record.name ?? '-'}`);
  }
  peer.close();
  for (const [name, { asked, found, first, peer }] of [...tallies].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const context = { companies: rows.length, queries: asked, first: first / asked, peer_fts5: peer / asked };
    print({ figure: `registry.asked.found10.${name}`, value: found / asked, unit: 'share', context });
  }
  print({ figure: 'registry.asked.false_verified', value: wrong, unit: 'count', context: { queries: cases.length } });
}
