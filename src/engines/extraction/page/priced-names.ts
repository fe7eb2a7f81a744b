import type { Normalised } from './normalise.ts';

/** `文具¥352内`, `りんご2コX単162¥324*`, `サービス券-¥200`: the sign of money says where an amount begins that grew to its name. */
const PRICED = /^(\s*\S.{0,60}?[\p{L}\d)\]])[-△▲]?[¥\\]\d[\d,.]*円?[※*軽内外]{0,2}\s*$/u;
/** `運賃2,900円`: so do groups of three with 円 behind them; 切手84円 may be called so. */
const IN_YEN = /^(\s*\S.{0,60}?[\p{L})\]])[-△▲]?\d{1,3}(?:,\d{3})+円[※*軽内外]{0,2}\s*$/u;
/** A word of sums, payments or prices keeps its amount: its own rules read both together. */
const LABELLED =
  /(?:[計額釣残高価円]|(?<!料)金)$|消費税|[内外]税|税[込抜]|対象|預|現金|支払|領収|請求|振込|クレジット|カード|マネー|Pay|ペイ|繰越|値引|割引|クーポン|ポイント|[@(]\s*$|\d%\s*$/iu;
/** レモンケーキ2¥1,760, 1005馬鈴薯¥249: a count or a code that grew to the name too is parted where the row is read. */
const COUNTED = /[^\d単xX×@\s]\d{1,3}$|^\s*\d{3,}\p{L}/u;
const SIGN = /[^\s@(][¥\\]\d|[^\s\d,.]\d[\d,]*円/;
const LONGEST = 90;

export function withPricedName({ text, origin }: Normalised): Normalised {
  if (text.length > LONGEST || !SIGN.test(text)) return { text, origin };
  const name = (PRICED.exec(text) ?? IN_YEN.exec(text))?.[1];
  if (name === undefined || !/\p{L}{2}/u.test(name) || LABELLED.test(name) || COUNTED.test(name))
    return { text, origin };
  const at = name.length;
  const place = origin[at]!;
  return {
    text: `${name}  ${text.slice(at)}`,
    origin: [...origin.slice(0, at), place, place, ...origin.slice(at)],
  };
}
