import { SETTINGS } from './index.ts';
import type { SettingGroup } from './setting.ts';

/** Variables of ours that are no setting of the service: the client, the tools and the launcher read them. */
const ELSEWHERE = [
  'JBIS_ALLOW_SKIPS',
  'JBIS_MAX_PRICE',
  'JBIS_NODE',
  'JBIS_ROLE',
  'JBIS_SPENDING_CAP',
  'JBIS_URL',
  'JBIS_USE_DIST',
  'JBIS_WALLET_KEY',
  'JBIS_WORKER_DATA',
];

export interface UnknownSetting {
  readonly env: string;
  /** The known name next to it, when one is near. */
  readonly didYouMean: string | null;
}

/** Variables that begin like ours and mean nothing: a typo in one of them would go unnoticed. */
export function unknownSettings(env: Readonly<Record<string, string | undefined>>): UnknownSetting[] {
  const groups = Object.values(SETTINGS) as SettingGroup[];
  const known = new Set([...groups.flatMap((group) => Object.values(group).map((one) => one.env)), ...ELSEWHERE]);
  return Object.keys(env)
    .filter((name) => name.startsWith('JBIS_') && !known.has(name))
    .sort()
    .map((name) => ({ env: name, didYouMean: nearest(name, known) }));
}

/** At most this share of a name may differ for another one to be meant. */
const NEAR = 0.34;

function nearest(name: string, known: ReadonlySet<string>): string | null {
  const plain = (text: string) => text.slice('JBIS_'.length).replaceAll('_', '');
  const ranked = [...known]
    .filter((other) => other.startsWith('JBIS_'))
    .map((other) => ({ other, distance: editDistance(plain(name), plain(other)) }))
    .sort((a, b) => a.distance - b.distance);
  const [best] = ranked;
  return best && best.distance <= Math.max(1, plain(name).length * NEAR) ? best.other : null;
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[b.length]!;
}
