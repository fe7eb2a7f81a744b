import { CUSTOMER_LABELS, CUSTOMER_ROLES, ISSUER_LABELS, LOOSE_CUSTOMER_LABELS } from '../vocabulary/party-labels.ts';
import type { Token } from './closed-tokens.ts';

/**
 * The two columns of a letterhead grown together: `〇〇株式会社 御中 △△有限会社`, `東京都〇〇区1-2-3 発行日 2026/10/31`. What closes
 * an address, a day or a name, and what opens the next, say where a column ends.
 */

/** Words that open what stands in a column of its own. */
const OPENS =
  /^(?:〒(?:\d|$)|TEL|FAX|TE[lI1]|電話|[℡☎☏]|T:|mail:|(?:請求|発行|領収|作成|納品|締|請求締)日|お?支払期[限日]|(?:請求書?|伝票|領収書?|得意先|お客様?)(?:No|番号|ID|№|コード))/i;
const HONORIFIC = /(?:様|御中|殿)$/;
/** 2名様, お客様: nobody's name. */
const NO_NAME = /\d名様$|^(?:お客|皆|ご?契約者|ご?利用者|お?施主)様$/;
const DAY =
  /^(?:20\d\d[年/.-]\d{1,2}[月/.-]\d{1,2}日?|(?:令和|R)\d{1,2}[年.]\d{1,2}[月.]\d{1,2}日?)(?:[(（][月火水木金土日][)）])?(?:発行|締切?)?$/;
/** What still belongs to a day. */
const GOES_ON = /^(?:[(（~〜～–-]|\d{1,2}:\d{2}|[月火水木金土日]曜|発行|締|分|まで|から|迄|より|付)/;
const TITLE = /(?:請求書|領収[書証]|納品書|見積書)$/;
const NUMBER = /^(?=.*\d)[A-Z0-9]+(?:-[A-Z0-9]+)+$/;
const FORM = /株式会社|有限会社|合同会社|合資会社|合名会社|[(（][株有同][)）]|㈱|㈲/;
const FORM_ALONE = /^(?:株式会社|有限会社|合同会社|合資会社|合名会社|[(（][株有同][)）]|㈱|㈲)$/;
const PHONE = /^(?:TEL|FAX|電話)/i;
const POSTAL = /^〒?\d{3}-\d{4}$|^〒\d{3}-?\d{4}/;
const PREFECTURE = /^(?:東京都|北海道|(?:京都|大阪)府|\p{Script=Han}{2,3}県)/u;
/** A number in front of the name of whom it stands for: 114-0872, K7Q2-0098, 15:52. */
const ID = /^[A-Za-z0-9().:#/-]*\d[A-Za-z0-9().:#/年月日(月火水木金土日)-]*$/;
const exactly = (words: string): RegExp => new RegExp(`^(?:${words.replaceAll('(?=[\\s:：〕)】])', '')})[:：]?$`, 'i');
/** What somebody is to the issuer stands with the name: 患者 高瀬 亮 様. */
const ROLE = exactly(CUSTOMER_ROLES.words);
const LABEL = exactly(
  `${CUSTOMER_LABELS.words}|${LOOSE_CUSTOMER_LABELS.words}|お名前|オーナー|会員名|ご?予約名|納入義務者|喪主|ご?使用者`,
);
const ISSUER = exactly(ISSUER_LABELS.words);
const isLabel = (text: string): boolean => ROLE.test(text) || LABEL.test(text) || ISSUER.test(text);
const LABEL_SAID = /[:：】]$|[(（]宛名[)）]$/;
/** Rows of goods and sums have money; no letterhead has. */
const PRICED = /(?:^|[^\d,])\d{1,3}(?:,\d{3})+(?![\d,-])|[¥\\]\d|\d円/;

export interface LetterheadGaps {
  /** The words in front of which another column begins. */
  readonly gaps: ReadonlySet<number>;
  /** The same twice, for the two sides of the letterhead: companies, postal codes, addresses, telephones. */
  readonly isDouble: boolean;
}

/** Where the columns of a line of a letterhead begin. */
export function gapsOfLetterhead(tokens: readonly Token[]): LetterheadGaps {
  const texts = tokens.map(({ text }) => text);
  const gaps = new Set<number>();
  if (texts.length < 2 || PRICED.test(texts.join(' '))) return { gaps, isDouble: false };
  // 請求番号 請求日 お支払期限: labels over their values.
  const hasFigures = texts.some((text) => /\d/.test(text));
  for (let at = 1; at < texts.length; at++) {
    const [before, text] = [texts[at - 1]!, texts[at]!];
    const isOther =
      // 研究室 TEL 03-…: whose number it is stands with it; an address ends in its numbers.
      (hasFigures && OPENS.test(text) && !isLabel(before) && (!PHONE.test(text) || /\d/.test(before))) ||
      (HONORIFIC.test(before) &&
        !(at === 1 && HONORIFIC_ALONE.test(before)) &&
        !NO_NAME.test(before) &&
        !HONORIFIC.test(text) &&
        !/^[(（]/.test(text)) ||
      (DAY.test(before) && !DAY.test(text) && !GOES_ON.test(text)) ||
      (TITLE.test(before) && NUMBER.test(text));
    if (isOther) gaps.add(at);
  }
  const name = nameFrom(texts);
  if (name !== null && name > 0) gaps.add(name);
  const sides = secondSides(texts);
  for (const side of sides) gaps.add(side);
  return { gaps, isDouble: sides.length > 0 };
}

/** Where the second side begins, by each sign of it. */
function secondSides(texts: readonly string[]): readonly number[] {
  // 請求先 請求元: the heads of the two sides.
  const heads = texts.length === 2 && texts.every(isLabel) ? 1 : -1;
  const addressed = texts.findIndex((text, at) => HONORIFIC.test(texts[at - 1] ?? '') && FORM.test(text));
  const phones = PHONE.test(texts[0]!) ? texts.findIndex((text, at) => at > 0 && text === texts[0]) : -1;
  const places = [
    heads,
    addressed,
    phones,
    secondOf(texts, (text) => FORM.test(text) && !FORM_ALONE.test(text)),
    secondOf(texts, (text) => POSTAL.test(text)),
    // 〒399-0033 長野県: the code opens the side.
    secondOf(texts, (text, at) => PREFECTURE.test(text) && !POSTAL.test(texts[at - 1] ?? '')),
  ];
  return places.filter((place) => place > 0);
}

const secondOf = (texts: readonly string[], fits: (text: string, at: number) => boolean): number => {
  const first = texts.findIndex(fits);
  return first < 0 ? -1 : texts.findIndex((text, at) => at > first && fits(text, at));
};
/** `ロッカー番号 114 服部 明夫 様`, `宛先 株式会社見本 御中`: where the name begins that the honorific closes. */
function nameFrom(texts: readonly string[]): number | null {
  const end = texts.findIndex((text, at) => at > 0 && HONORIFIC.test(text) && !NO_NAME.test(text));
  if (end < 1) return null;
  const last = HONORIFIC_ALONE.test(texts[end]!) ? end - 1 : end;
  for (let at = last - 1; at >= 0; at--) {
    const text = texts[at]!;
    if (ROLE.test(text)) return at;
    if (LABEL.test(text) || LABEL.test(`${texts[at - 1] ?? ''} ${text}`)) return at + 1;
    // 会員番号 0087712 / 吉岡 大輝 様.
    if (ID.test(text) || LABEL_SAID.test(text)) return /^[/|・]$/.test(texts[at + 1]!) ? null : at + 1;
  }
  return null;
}
const HONORIFIC_ALONE = /^(?:様|御中|殿)$/;
