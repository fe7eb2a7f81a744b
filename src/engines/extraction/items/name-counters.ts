import type { Item } from './find-items.ts';

/** When what is counted behind a name is how many were sold, and not what is in a pack. */
interface CounterRule {
  readonly id: string;
  /** The end of a description; its first group is how many. */
  readonly behind: RegExp;
  /** What the name in front of it must be. */
  readonly name?: RegExp;
  /** What it must not be. */
  readonly not?: RegExp;
  /** What is printed, and the name read from it. */
  readonly example: readonly [printed: string, name: string];
  readonly counterExample: readonly [printed: string, name: string];
}

const FARES =
  '大人|小人|小児|中人|こども|子供|一般|(?:小|中|高|大)?学生|高校生|シニア|[1-3]等|席料|入浴料|入館料|入場料|入園料|観覧料|拝観料|志納料|受講料|航空券|乗車券|整理券|指定券|前売券|(?:指定|自由|[SABC])席|旅客運賃(?: \\S+)?';

/** 駐車場 2台, 固定IP 1個, 中型バス 1台: how many is a part of what the contract lets. */
const LET = /(?:駐車場|固定IP|バス代?)$/;

/** @internal */
export const COUNTER_RULES: readonly CounterRule[] = [
  {
    id: 'one-of-a-thing',
    behind: / (1) ?(?:台|式|名|枚|点|個|本|件|基|組|脚|箇所|ヶ所)$/,
    not: LET,
    example: ['録画装置 1台', '録画装置'],
    counterExample: ['宿泊 1泊', '宿泊 1泊'],
  },
  {
    // 卵 10個, マスク 7枚, 電池 4本 may be packs.
    id: 'never-a-pack',
    behind: / ([1-9]\d?) ?(?:通|回|冊|箱|件|部|台|点|基|枠|区画|鉢|頭|脚|隻|着|株|尾)$/,
    not: LET,
    example: ['住民票 2通', '住民票'],
    counterExample: ['卵 10個', '卵 10個'],
  },
  {
    id: 'people-who-pay-a-fare-or-a-meal',
    behind: / ([1-9]\d?) ?(?:名様?|人|枚)$/,
    name: new RegExp(`(?:${FARES}|コース(?:料理)?|会席(?:料理)?|宴会料理)$`),
    example: ['旅客運賃 大人 2名', '旅客運賃 大人'],
    // The men are what the mover charges for.
    counterExample: ['作業員 3名', '作業員 3名'],
  },
  {
    id: 'stamps-and-tickets',
    behind: / ([1-9]\d{0,2}) ?枚$/,
    name: /(?:切手|印紙|証紙|はがき|葉書|(?<!回数)券)(?: ?\d[\d,]*円)?$|^レターパック ?\S*$/,
    example: ['レターパックライト 5枚', 'レターパックライト'],
    counterExample: ['大人回数券 10枚', '大人回数券 10枚'],
  },
  {
    id: 'wood-by-the-bundle',
    behind: / ([1-9]\d?) ?束$/,
    name: /(?:^|\s)(?:薪|広葉樹薪|針葉樹薪)$/,
    example: ['薪 4束', '薪'],
    counterExample: ['枝豆 5束', '枝豆 5束'],
  },
  {
    id: 'what-a-meter-counted',
    behind: / ([1-9][\d,]*(?:\.\d+)?) ?kWh$/,
    example: ['電力量料金 412kWh', '電力量料金'],
    counterExample: ['蓄電池 9.8kWh 1台', '蓄電池 9.8kWh'],
  },
];

/** `録画装置 1台  54,000`, `住民票 2通  600`: the name without how many were sold. */
export function withoutCounter(item: Item): Item {
  if (item.quantity !== null || !ENDS_COUNTED.test(item.description)) return item;
  for (const { id, behind, name, not } of COUNTER_RULES) {
    const found = behind.exec(item.description);
    const rest = item.description.slice(0, found?.index ?? 0);
    const count = Number((found?.[1] ?? '').replaceAll(',', ''));
    // 手袋 3双 547: what makes no price of one is a pack; a meter counts fractions.
    if (Number.isInteger(count) && id !== 'what-a-meter-counted' && item.amount % count !== 0) continue;
    if (found && /\p{L}/u.test(rest) && (name?.test(rest) ?? true) && !(not?.test(rest) ?? false))
      return { ...item, description: rest, quantity: count };
  }
  return item;
}
const ENDS_COUNTED = / \d[\d,.]* ?[^\s\d]{1,3}$/;
