import { type Folded, isNumber, LONG_MARK } from '../data/fold.ts';
import { HYPHEN } from '../data/fold-symbols.ts';

const code = (char: string) => char.charCodeAt(0);
export const SYMBOL = {
  cho: code('丁'),
  me: code('目'),
  ban: code('番'),
  chi: code('地'),
  go: code('号'),
  no: code('ノ'),
  dai: code('第'),
  wari: code('割'),
  shitsu: code('室'),
  kai: code('階'),
  f: code('F'),
  street: code('通'),
  up: code('上'),
  down: code('下'),
  enter: code('入'),
  corner: code('角'),
  ru: code('ル'),
  ri: code('リ'),
  /** ガ of 上ガル, as it is folded. */
  ga: code('ケ'),
  side: code('側'),
  /** 詰 of 橋西詰. */
  end: code('詰'),
  line: code('筋'),
  sen: code('線'),
  row: code('条'),
  ward: code('区'),
  town: code('町'),
  village: code('村'),
  group: code('組'),
  rooster: code('酉'),
  monkey: code('申'),
  mail: code('郵'),
  letters: code('便'),
  bureau: code('局'),
} as const;

/** 甲乙丙… and イロハ… before a lot number. */
const LOT_LETTERS = new Set(
  [
    ...'甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳午未申酉戌亥イロハニホヘトチリヌルヲワカヨタレソツネナラムウヰノオクヤマケフコエテアサキユメミシヱヒモセス',
  ].map(code),
);

export const isLotLetter = (folded: Folded, i: number): boolean =>
  LOT_LETTERS.has(folded.text.charCodeAt(folded.starts[i]!)) && folded.ends[i]! - folded.starts[i]! === 1;

/** A hyphen, or a long mark that no name took and that stands before a number. */
export const isHyphen = ({ symbols }: Folded, i: number): boolean =>
  symbols[i] === HYPHEN || (symbols[i] === LONG_MARK && isNumber(symbols[i + 1]!));

/** A number in Arabic figures, of either width. */
export function isFigure({ text, starts }: Folded, i: number): boolean {
  const code = text.charCodeAt(starts[i]!);
  return (code >= 0x30 && code <= 0x39) || (code >= 0xff10 && code <= 0xff19);
}

/** The first symbol in Arabic figures. */
export function firstFigure(folded: Folded): number {
  let i = 0;
  while (i < folded.length && !isFigure(folded, i)) i++;
  return i;
}

/** Whether a place name can end before position `i`: the end, a number, a hyphen, or a lot letter with its number. */
export function isBoundary(folded: Folded, i: number): boolean {
  if (i >= folded.length) return true;
  const symbol = folded.symbols[i]!;
  if (isNumber(symbol) || isHyphen(folded, i) || isDivided(folded, i)) return true;
  if (symbol === SYMBOL.dai && isNumber(folded.symbols[i + 1]!)) return true;
  return isLotLetter(folded, i) && (isNumber(folded.symbols[i + 1]!) || folded.symbols[i + 1] === HYPHEN);
}

/** A comma, a quotation mark or a tab in the source before symbol `i`. */
const isDivided = (folded: Folded, i: number): boolean =>
  hasGap(folded, i) && /["“”,，、|｜\t]/.test(folded.text.slice(folded.ends[i - 1]!, folded.starts[i]!));

/** White space in the source before symbol `i`. */
export const hasGap = (folded: Folded, i: number): boolean =>
  i > 0 && i < folded.length && folded.starts[i]! > folded.ends[i - 1]!;

/** 旭市ハの74: の between a town and its number. ノ is a lot of its own, but not behind another letter (ハノ74). */
export function isJoint(folded: Folded, i: number): boolean {
  if (folded.symbols[i] !== SYMBOL.no) return false;
  return folded.text[folded.starts[i]!] !== 'ノ' || (i > 0 && isLotLetter(folded, i - 1));
}
