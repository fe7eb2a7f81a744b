import type { Span } from '../money/row-amounts.ts';
import { isPerson } from '../parties/shop-keeper.ts';
import type { Supplier } from '../parties/supplier.ts';
import {
  COURTESY,
  CUSTOMER_WORD,
  DEPARTMENT_WORD,
  DOCUMENT_TITLE,
  FIELD_LABEL,
  FORM_CELL,
  ISSUER_LABEL,
  NAMES_NOBODY,
  PAYMENT_WORD,
  PLACE_WORD,
} from '../vocabulary/party-words.ts';

/** Explains what stands beside a name: none of these is a part of it, or a name of its own. */
const EXPLAINED = [
  COURTESY,
  CUSTOMER_WORD,
  DEPARTMENT_WORD,
  DOCUMENT_TITLE,
  FIELD_LABEL,
  FORM_CELL,
  ISSUER_LABEL,
  NAMES_NOBODY,
  PAYMENT_WORD,
  PLACE_WORD,
];
/** A gap of so many spaces parts two columns. */
const COLUMN = /\s{5,}/;
/** 司法書士, 翻訳者, ライター: what somebody is; 貸主, 会計管理者: what somebody is to the paper. */
const CALLING =
  /(?:[人者師士家職員主元長]|手|業|大工|左官|編集|翻訳|通訳|会計|ライター|カメラマン|デザイナー|イラストレーター|エンジニア|コンサルタント|フォトグラファー|講師|発行|窓口|屋号|代表|サイン|印)$/;
/** (中小企業診断士), （屋号：リョウワークス）, / Yuzuki Design: behind a name and set apart by more than a space. */
const SET_APART = /^\s*(?:[(（【[].*[)）】\]]|[/／|｜].*)\s*$/;
/** 事務所名:, 撮影: — whatever it labels; 登録, 携帯, 営業課 TEL: what stood in front of a number. */
const LABEL = /[:：]$|^(?:登録|携帯|直通|連絡先|お?問い?合わ?せ先?)$|(?:TEL|FAX|電話|℡|☎)$/i;
/** Fewer letters say nothing. */
const FEWEST_LETTERS = 2;
/** A word that hardly anything takes for a name. */
const HARDLY = 0.005;

/**
 * `hair & spa  Kokage`, エアコン洗いのナカジマ over 中島 健二, 船橋本町店 under 白洋クリーニング: what stands right beside a name without a
 * legal form, in its row or the rows above and below, and is explained by nothing. It may be a part of the name or the name
 * itself, and the print does not say which. Null where all is explained.
 */
export function besideName(
  supplier: Supplier,
  others: readonly Supplier[],
  taken: ReadonlyMap<number, readonly Span[]>,
): string | null {
  const { text, index } = supplier.row;
  const person = isPerson(supplier.value) || (supplier.person && supplier.value.includes(' '));
  const free = withoutSpans(text, taken.get(index) ?? []);
  const before = free.slice(0, supplier.start).split(COLUMN).at(-1)!;
  const behind = free.slice(supplier.end).split(COLUMN)[0]!;
  const inRow = [before, behind]
    .map((part, i) => (i === 1 && SET_APART.test(part) ? '' : part.trim()))
    .find((part) => isWord(part) && !isExplained(part, person));
  return inRow ?? others.find((other) => isNeighbour(supplier, other, person))?.value ?? null;
}

const withoutSpans = (text: string, spans: readonly Span[]): string =>
  spans.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(Math.max(0, end - start)) + rest.slice(end),
    text,
  );

const isWord = (text: string): boolean => (text.match(/\p{L}/gu)?.length ?? 0) >= FEWEST_LETTERS;

function isExplained(text: string, person: boolean): boolean {
  if (LABEL.test(text.trim())) return true;
  const tight = text.replace(/[\s:：・()（）[\]【】■●◆]/g, '');
  if (EXPLAINED.some(({ pattern }) => pattern.test(tight))) return true;
  // Whose house it is stands behind it; what somebody is in front of the own name.
  return CALLING.test(tight) || (!person && isKeeper(text));
}

/** 代表 山瀬 渉, 弁護士 塩見 理沙: who keeps a house, said so or by the shape of the name. */
const isKeeper = (text: string): boolean => KEEPER.test(text.trim()) || isPerson(text.trim().replace(/ {2,}/g, ' '));
const KEEPER =
  /^\S{0,6}(?:代表(?:者|取締役)?|オーナー|[店園船院所室館塾]長|[店園窯亭当宿坊社業]主|[弁護税理計書査医建築労務][士師])\s*[:：]?\s*[\p{Script=Han}々ぁ-んァ-ヶー]{1,5}\s{0,3}[\p{Script=Han}々ぁ-んァ-ヶー]{0,6}[印㊞]?$/u;

/** Another line that may be a name, right above or below in the same column. */
function isNeighbour(supplier: Supplier, other: Supplier, person: boolean): boolean {
  if (Math.abs(other.row.index - supplier.row.index) !== 1 || other.probability < HARDLY) return false;
  if (other.label !== null || other.priceRow || other.form) return false;
  // 弁護士　水　城　　玲 under the office: who practises there, every letter apart.
  if (!person && CALLED_IN_LETTERS.test(other.row.text.trim())) return false;
  if (other.compact.includes(supplier.compact) || supplier.compact.includes(other.compact)) return false;
  const [a, b] = [edges(supplier), edges(other)];
  if (a.left >= b.right + COLUMN_APART || b.left >= a.right + COLUMN_APART) return false;
  return !isExplained(other.value, person);
}
const CALLED_IN_LETTERS = /^\p{Script=Han}{2,8}[士師](?:\s+\p{Script=Han}){2,5}$/u;
const COLUMN_APART = 4;
const edges = ({ row, start, end }: Supplier) => ({ left: row.column(start), right: row.column(end) });

/**
 * 見本川森林組合 木材共販所, 見本漁業協同組合 西郷支所: a body and one of its places in one row. Some call the seller by both and some by
 * the body alone.
 */
export function placeOfBody({ value, row, end, form }: Supplier): string | null {
  const whole = BODY_AND_PLACE.exec(value);
  if (whole) return whole[1]!;
  const house = form ? WIDE_HOUSE.exec(row.text.slice(end))?.[1] : undefined;
  if (house !== undefined) return house;
  return BODY.test(value) ? (PLACE_OF_BODY.exec(row.text.slice(end))?.[1] ?? null) : null;
}
/** 株式会社見本動物医療  みほん動物病院: what a company keeps, a wide space behind its name: a part of the name to some. */
const HOUSES =
  '(?:病院|医院|クリニック|診療所|歯科|薬局|美術館|博物館|資料館|会館|保育園|幼稚園|こども園|学校|学園|大学|苑|荘|の里|の家|ホーム|ホテル|旅館|キャンプ場|牧場)';
const WIDE_HOUSE = new RegExp(String.raw`^\s{2,4}(\S{1,14}${HOUSES})(?=\s{2}|\s*$)`);
/** Whether what stands unexplained beside a name is a house: the register, which knows the company alone, does not settle it. */
export const namesHouse = (unexplained: string): boolean => ENDS_AS_HOUSE.test(unexplained);
const ENDS_AS_HOUSE = new RegExp(`${HOUSES}$`);
const BODIES = '(?:組合|連合会|協会|会議所|商工会|公社|公庫|機構|企業団|広域連合)';
const PLACE = String.raw`\S{1,10}(?:店|支社|支所|支部|[販売営業出張事直]所|センター|事業部|課)|コープ\S{1,8}`;
const BODY = new RegExp(`${BODIES}$`);
const PLACE_OF_BODY = new RegExp(String.raw`^\s{1,4}(${PLACE})(?=\s|$)`);
const BODY_AND_PLACE = new RegExp(String.raw`^\S.*${BODIES}\s+(${PLACE})$`);
