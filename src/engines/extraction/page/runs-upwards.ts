import { CONTACT_LABELS } from '../../../japan/contact-words.ts';

export const SUM = /^[(（]?(?:合\s?計|総合計|お会計|現計|小\s?計|お買上計|領収金額|税抜(?:[小合]?計|金額))/;
const PAID = /^[(（\s]*(?:内\s?(?:消費)?税|お?釣|おつり|お?預|現金|クレジット|商品券|PayPay)/;
export const CONTACT = new RegExp(
  String.raw`(?:${CONTACT_LABELS.head})|0\d{1,4}-\d{1,4}-\d{4}|[都道府県].{1,6}[市区町村郡].*\d`,
);
export const DATE = /(?:\d{2,4}|(?:令和|平成|[RHＲＨ]\.?)\s?(?:\d{1,2}|元))\s?[年/.]\s?\d{1,2}\s?[月/.]\s?\d{1,2}/;
const TITLE =
  /^[[(<【「\s]*(?:ご|御)?(?:領\s*収\s*[書証]|請\s*求\s*書|レシート|納\s*品\s*書|見\s*積\s*書)(?!\s*(?:N[oO]|番号|№|#))/;
const LONG_TITLE = /[\p{L}・／/()（）](?:領\s?収\s?[書証]|請求書|精算書)\s*$/u;

/** Texts of some engines run from the bottom of a paper to its top: sums over the day, the title and the contacts. */
export function runsUpwards(texts: readonly string[]): boolean {
  const first = (pattern: RegExp) => texts.findIndex((text) => pattern.test(text));
  const total = first(SUM);
  const contact = first(CONTACT);
  const date = first(DATE);
  const title = first(TITLE);
  if (total < 0 || contact < 0) return false;
  // 水道料金 口座振替済領収証: a title behind what it is for, in the first line.
  if ((title >= 0 && title < total) || LONG_TITLE.test(texts[0]!)) return false;
  // 小計 stands over 合計.
  const [part, whole] = [first(/^小\s?計/), first(/^(?:総?合\s?計|お会計|(?:お支払い?|ご請求)(?:総額|合計|金額))/)];
  if (part >= 0 && part < whole) return false;
  // What was paid and the tax inside stand under the total: above it in a text that runs upwards.
  const paid = texts.flatMap((text, at) => (PAID.test(text) ? [at] : []));
  if (paid.filter((at) => at > total).length > paid.filter((at) => at < total).length) return false;
  const late = contact > total && contact > texts.length * 0.45;
  return late && (date < 0 ? title > total : date > total);
}
