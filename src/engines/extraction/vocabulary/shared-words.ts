/** Words that rules of several folders look for, as the insides of their patterns. Each with an example. */
interface SharedWords {
  readonly id: string;
  readonly words: string;
  readonly example: string;
  readonly counterExample: string;
}

/** Places of a company that are named behind it. */
export const BRANCHES = {
  id: 'branches',
  words: '支店|支社|営業所|出張所|事業所',
  example: '上州ガス株式会社 前橋支店',
  counterExample: '上州ガス株式会社',
} as const;
/** Sold without consumption tax. */
export const UNTAXED = {
  id: 'untaxed',
  words: '非課税|不課税|対象外',
  example: '県証紙代 50,000円(不課税)',
  counterExample: '印紙代 200円(免税)',
} as const;
/** How the tax of a thing is said in brackets behind its name. */
export const TAX_SAID = {
  id: 'tax-said',
  words: String.raw`課税対象外|対象外|税込|税抜|(?:10|[0358])%(?:税込|税抜|対象)?|税込\d{1,2}%`,
  example: '弁当(8%対象)',
  counterExample: '弁当(大盛)',
} as const;
/** Labels of the day a paper was made out. */
export const ISSUE_DAYS = {
  id: 'issue-days',
  words: '請求日|発行日|請求年月日|発行年月日|領収日',
  example: '発行日 2026年10月31日',
  counterExample: '納品日 2026年10月31日',
} as const;
/** The same, and what else names the day of the paper itself. */
export const OWN_DAYS = {
  id: 'own-days',
  words: `${ISSUE_DAYS.words}|取引日|作成日`,
  example: '作成日 2026年10月31日',
  counterExample: '納品日 2026年10月31日',
} as const;
/** Paid with a telephone, as tills print it. */
export const WALLETS = {
  id: 'wallets',
  words: 'd払い|auPAY|メルペイ|LINEPay',
  example: 'メルペイ ¥1,086',
  counterExample: '現金 ¥1,086',
} as const;
export const GIFT_CARDS = {
  id: 'gift-cards',
  words: '図書カード|クオカード|QUOカード',
  example: '図書カード ¥1,000',
  counterExample: 'クレジットカード ¥1,000',
} as const;

/** @internal */
export const SHARED_WORDS: readonly SharedWords[] = [
  BRANCHES,
  UNTAXED,
  TAX_SAID,
  ISSUE_DAYS,
  OWN_DAYS,
  WALLETS,
  GIFT_CARDS,
];
