import { createHash } from 'node:crypto';
import { CODES } from './codes/index.ts';
import table from './data/ubl-invoice.generated.json' with { type: 'json' };
import { type RuleSet, rulesOf } from './rules/sets.ts';

const cache = new Map<RuleSet, string>();

/** Names the exact rule set of an answer: version, rules in order, code values and content model. */
export function digestOf(set: RuleSet): string {
  const cached = cache.get(set);
  if (cached) return cached;
  const hash = createHash('sha256');
  hash.update(JSON.stringify([set.name, set.version, rulesOf(set).map((rule) => rule.id)]));
  for (const [name, codes] of Object.entries(CODES)) hash.update(`${name}:${[...codes].sort().join(' ')}\n`);
  hash.update(JSON.stringify(table));
  const digest = `sha256:${hash.digest('hex')}`;
  cache.set(set, digest);
  return digest;
}
