/** 貸渡 6/15 10:00 ~ 返却 6/16: the first day of a period, its time of day between. 8/1 10:00~18:00 are hours of one day. */
export const beginsPeriod = (right: string): boolean => /^(?:[~〜]|\d{1,2}:\d{2}[~〜](?!\d{1,2}:\d{2}))/.test(right);

/** The last day of one, with or without a word for it. */
export const endsPeriod = (left: string): boolean => /\d[日)分]?[~〜]\p{L}{0,6}[:：]?$/u.test(left);

/** ~ 返却 2026/06/16 17:22: what was hired is paid for when it comes back. */
export const endsHire = (left: string): boolean =>
  /[~〜](?:返却|返車|帰着|退場|退館|退室|降車|下船)日?時?[:：]?$/.test(left);
