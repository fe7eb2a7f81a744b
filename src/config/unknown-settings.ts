import { nearest } from '../contract/nearest.ts';
import { SETTINGS } from './index.ts';
import type { SettingGroup } from './setting.ts';

const PREFIX = 'JBIS_';

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
  const ours = [...known].filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length));
  return Object.keys(env)
    .filter((name) => name.startsWith(PREFIX) && !known.has(name))
    .sort()
    .map((name) => {
      const meant = nearest(name.slice(PREFIX.length), ours);
      return { env: name, didYouMean: meant === undefined ? null : PREFIX + meant };
    });
}
