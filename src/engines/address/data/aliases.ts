/** Names that were replaced, with the day the new name took effect. The answer carries today's name. */
interface MunicipalityAlias {
  readonly prefecture: string;
  readonly former: string;
  /** JIS codes; several when the former area was divided, then the town decides. */
  readonly now: readonly number[];
  readonly since: string;
}

interface TownAlias {
  readonly jis: number;
  readonly former: string;
  readonly now: string;
  /** null: the name is surely former, its last day is not known to us. */
  readonly since: string | null;
}

export const MUNICIPALITY_ALIASES: readonly MunicipalityAlias[] = [
  { prefecture: '静岡県', former: '浜松市中区', now: [22138], since: '2024-01-01' },
  { prefecture: '静岡県', former: '浜松市東区', now: [22138], since: '2024-01-01' },
  { prefecture: '静岡県', former: '浜松市西区', now: [22138], since: '2024-01-01' },
  { prefecture: '静岡県', former: '浜松市南区', now: [22138], since: '2024-01-01' },
  { prefecture: '静岡県', former: '浜松市北区', now: [22138, 22139], since: '2024-01-01' },
  { prefecture: '静岡県', former: '浜松市浜北区', now: [22139], since: '2024-01-01' },
  { prefecture: '兵庫県', former: '篠山市', now: [28221], since: '2019-05-01' },
  { prefecture: '福岡県', former: '筑紫郡那珂川町', now: [40231], since: '2018-10-01' },
  { prefecture: '宮城県', former: '黒川郡富谷町', now: [4216], since: '2016-10-10' },
  { prefecture: '岩手県', former: '岩手郡滝沢村', now: [3216], since: '2014-01-01' },
  { prefecture: '千葉県', former: '山武郡大網白里町', now: [12239], since: '2013-01-01' },
  { prefecture: '埼玉県', former: '南埼玉郡白岡町', now: [11246], since: '2012-10-01' },
  { prefecture: '愛知県', former: '愛知郡長久手町', now: [23238], since: '2012-01-04' },
  { prefecture: '石川県', former: '石川郡野々市町', now: [17212], since: '2011-11-11' },
];

export const TOWN_ALIASES: readonly TownAlias[] = [
  { jis: 13101, former: '三崎町', now: '神田三崎町', since: '2018-01-01' },
  { jis: 13101, former: '猿楽町', now: '神田猿楽町', since: '2018-01-01' },
  { jis: 13104, former: '三栄町', now: '四谷三栄町', since: null },
  { jis: 13104, former: '本塩町', now: '四谷本塩町', since: null },
  { jis: 13104, former: '坂町', now: '四谷坂町', since: null },
];
