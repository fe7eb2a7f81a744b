/** Names of towns that were replaced, with the day the new name took effect. The answer carries today's name. */
interface TownAlias {
  readonly jis: number;
  readonly former: string;
  readonly now: string;
  /** null: the name is surely former, its last day is not known to us. */
  readonly since: string | null;
}

export const TOWN_ALIASES: readonly TownAlias[] = [
  { jis: 13101, former: '三崎町', now: '神田三崎町', since: '2018-01-01' },
  { jis: 13101, former: '猿楽町', now: '神田猿楽町', since: '2018-01-01' },
  { jis: 13104, former: '三栄町', now: '四谷三栄町', since: null },
  { jis: 13104, former: '本塩町', now: '四谷本塩町', since: null },
  { jis: 13104, former: '坂町', now: '四谷坂町', since: null },
];
