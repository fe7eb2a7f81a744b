import { ADDRESSED } from '../../../japan/honorifics.ts';
import { isBuildingLine } from '../candidates/address.ts';
import type { Candidate, Place } from '../candidates/candidate.ts';
import type { Phone } from '../candidates/contacts.ts';
import type { RegistrationNumber } from '../candidates/registration-number.ts';
import type { Analysis } from '../document/analysis.ts';
import { contextOf, distance } from '../page/context.ts';
import { CUSTOMER_WORD } from '../vocabulary/party-words.ts';
import type { Customer } from './customer.ts';
import type { Supplier } from './supplier.ts';

export interface IssuerDetails {
  readonly registrationNumber: RegistrationNumber | null;
  readonly otherNumbers: readonly RegistrationNumber[];
  readonly address: Candidate<string> | null;
  readonly postalCode: Candidate<string> | null;
  readonly phone: Phone | null;
}

const NUMBER_OF_CUSTOMER = new RegExp(String.raw`(?:${ADDRESSED})\s*[(（][^)）]*$|(?:貴社|貴方|御社)[^\d]{0,12}$`);

/** Who only writes the paper, or runs the place it was sold in. */
const OF_AGENT = /(?:発行|請求|決済|収納|集金|回収|販売)代行|(?:モール|サイト|施設)運営/;
const isListed = ({ row }: Place): boolean => /^\p{L}{0,10}登録番号[:：]?T[\d-]+$/u.test(row.tight);

/** The issuer's number, address and phone among all that stand on the paper. */
export function findIssuerDetails(
  analysis: Analysis,
  supplier: Supplier | null,
  customers: readonly Customer[],
): IssuerDetails {
  const customer = customers[0] ?? null;
  const registration = pickNumber(analysis, supplier, customer);
  const anchors: Place[] = [...(supplier ? [supplier] : []), ...(registration.chosen ? [registration.chosen] : [])];
  const address = withBuilding(analysis, pick(analysis, analysis.addresses, anchors, customer));
  const phones = analysis.phones.filter(
    (phone) => phone.type !== 'fax' && !/お客様相談|問い?合わ?せ先/.test(contextOf(analysis.rows, phone).left),
  );
  const phone = pick(analysis, phones, anchors, customer) ?? null;
  const near = address ? [...anchors, address] : anchors;
  const postalCode = pick(analysis, analysis.postalCodes, near, customer);
  const close = postalCode && address && isOfOther(analysis, postalCode, address) ? null : postalCode;
  return {
    registrationNumber: registration.chosen,
    otherNumbers: registration.others,
    address,
    postalCode: close,
    phone,
  };
}

/** Of several addresses a code belongs to the one right behind it, and to none that stands far off. */
function isOfOther({ addresses }: Analysis, code: Place, address: Place): boolean {
  if (addresses.length < 2) return false;
  const behind = addresses.find(({ row, start }) => row === code.row && start >= code.end && start - code.end < 3);
  return distance(code, address) > 4 || (behind !== undefined && behind.row !== address.row);
}

function pickNumber(analysis: Analysis, supplier: Supplier | null, customer: Customer | null) {
  const { found } = analysis.registration;
  const listed = Map.groupBy(found.filter(isListed), ({ row }) => row.index);
  const scored = found
    .map((number) => {
      const context = contextOf(analysis.rows, number, 24);
      let score = (number.labelled ? 2 : 0) + (number.resolved === null ? 0 : 1) - number.repairs.length * 0.2;
      if (CUSTOMER_WORD.pattern.test(context.left) || CUSTOMER_WORD.pattern.test(context.above)) score -= 5;
      if (OF_AGENT.test(number.row.text.slice(0, number.start).replaceAll(' ', ''))) score -= 5;
      else if (/請求元|発行|当社|弊社/.test(context.left)) score += 3;
      // 水道 登録番号 T… / 下水道 登録番号 T…: numbers in a list stand together, and the first of them is the paper's.
      const { index } = number.row;
      const list = listed.has(index) ? [index - 1, index, index + 1].flatMap((at) => listed.get(at) ?? []) : [number];
      const near = (place: Place) => list.map((entry) => Math.min(6, distance(place, entry)));
      if (supplier) score -= Math.min(...near(supplier)) * 0.6;
      if (customer) score += Math.max(...near(customer)) * 0.4;
      return { number, score };
    })
    .sort((a, b) => b.score - a.score);
  const own = scored.find(
    ({ number }) => !isOfAddressee(number) && !isInRowOfCustomer(analysis, number, supplier, customer),
  );
  // 販売者 … 適格請求書発行事業者：未登録, and further down the number of the market.
  const chosen = own && supplier && isUnregistered(analysis, supplier, own.number) ? null : (own?.number ?? null);
  return { chosen, others: scored.flatMap(({ number }) => (number === chosen ? [] : [number])) };
}

/** `株式会社見本 御中 (登録番号 T…)`, `貴社登録番号 T…`: the number of whom the paper is for is nobody else's. */
const isOfAddressee = ({ row, start }: Place): boolean => NUMBER_OF_CUSTOMER.test(row.text.slice(0, start));

/** `宛先  株式会社 帆風          登録番号 T…`, and nothing of the issuer near it. */
function isInRowOfCustomer(
  analysis: Analysis,
  number: Place,
  supplier: Supplier | null,
  customer: Customer | null,
): boolean {
  if (!supplier || customer === null) return false;
  if (isUnderCustomer(analysis, number, supplier, customer)) return true;
  if (customer.row !== number.row || customer.end > number.start) return false;
  if (!ADDRESSEE_LABEL.test(number.row.tight)) return false;
  if (Math.abs(supplier.row.index - number.row.index) < FAR_ROWS) return false;
  // Two columns: the issuer's address or telephone above or below the number.
  const column = number.row.column(number.start);
  return ![...analysis.addresses, ...analysis.phones].some(
    ({ row, start }) =>
      Math.abs(row.index - number.row.index) <= 2 && Math.abs(row.column(start) - column) < IN_COLUMN * 2,
  );
}
const FAR_ROWS = 4;
const ADDRESSEE_LABEL = /^[■◆●【[]?(?:ご?宛先|宛名|ご?請求先|お客様|御社|貴社|billto)/i;

/**
 * `株式会社 帆風 御中` over `(登録番号 T…)`, `【ご請求先】 … 登録番号 T…` over `【請求者】`: directly under the addressee, while the issuer has
 * a block of its own further down.
 */
function isUnderCustomer(analysis: Analysis, number: Place, supplier: Supplier, customer: Customer): boolean {
  const { rows } = analysis;
  const [at, theirs, own] = [number.row.index, customer.row.index, supplier.row.index];
  if (at <= theirs || at - theirs > 3 || own <= at) return false;
  // A bill written by who buys names the seller as its addressee, with the seller's number.
  const isSelfBilled = rows.slice(0, HEAD_ROWS).some((row) => SELF_BILLED.test(row.tight));
  if (isSelfBilled) return false;
  if (endsTheirBlock(analysis, theirs, at, own)) return true;
  if (at - theirs > 2 || own - at < 2) return false;
  const between = rows.slice(at + 1, own);
  if (between.some((row) => ISSUER_HEAD.test(row.tight))) return true;
  return at - theirs === 1 && own - at >= FAR_ROWS && BRACKETED_NUMBER.test(number.row.tight);
}
/** The addressee's name, its address, a number; then the issuer's name and an address of its own. */
function endsTheirBlock({ addresses, phones }: Analysis, theirs: number, at: number, own: number): boolean {
  const has = (row: number) => [...addresses, ...phones].some((place) => place.row.index === row);
  const isBlock = at - theirs > 1 && Array.from({ length: at - theirs - 1 }, (_, i) => theirs + 1 + i).every(has);
  return isBlock && own - at <= 2 && [own, own + 1, own + 2].some(has);
}
const HEAD_ROWS = 8;
const SELF_BILLED = /仕入明細|支払(?:通知|明細)|精算(?:書|通知)|仕切書|検収/;
const ISSUER_HEAD = /^[【[〔■●◆]*(?:ご?請求者|請求元|発行[者元]|差出人|貴?請求人)[】\]〕:：]*$/;
const BRACKETED_NUMBER = /^[(（](?:適格請求書発行事業者)?(?:登録番号|インボイス番号)?[:：]?T[\d-]+[)）]$/;

const MOST_ROWS = 200;
const EXEMPT =
  /(?:当[店社方院会]|弊[店社]|私)は(?:消費税の?)?免税事業者|(?:インボイス|適格(?:簡易)?請求書)では(?:あり|ござい)ません|登録番号は(?:あり|ござい)ません/;
const UNREGISTERED = /(?:登録番号|適格請求書発行事業者|インボイス)[^T\d]{0,8}(?:未登録|登録なし|なし|無し|免税)/;
function isUnregistered({ rows }: Analysis, supplier: Supplier, number: Place): boolean {
  // このレシートはインボイスではありません(当店は免税事業者です): whoever's number stands there, it is not the shop's.
  if (rows.slice(0, MOST_ROWS).some((row) => EXEMPT.test(row.tight))) return true;
  const { index } = supplier.row;
  if (Math.abs(number.row.index - index) < FAR_ROWS) return false;
  return [index, index + 1, index + 2].some((at) => UNREGISTERED.test(rows[at]?.tight ?? ''));
}

/** The candidate that stands with the issuer rather than with the customer. */
function pick<C extends Place>(
  analysis: Analysis,
  candidates: readonly C[],
  anchors: readonly Place[],
  customer: Customer | null,
): C | null {
  let best: { candidate: C; score: number; ofCustomer: boolean } | null = null;
  for (const candidate of candidates) {
    const toIssuer = anchors.length === 0 ? 3 : Math.min(...anchors.map((anchor) => distance(anchor, candidate)));
    const toCustomer = customer ? distance(customer, candidate) : 99;
    const context = contextOf(analysis.rows, candidate, 24);
    let score = -toIssuer;
    // Between the two, as far from one as from the other: rather the one that has another nearer.
    if (toCustomer <= toIssuer) score -= toCustomer < toIssuer ? 3 : 0.5;
    // Directly above the addressee's name stands the addressee's own address.
    if (customer && candidate.row.index < customer.row.index && toCustomer <= 2.2 && toIssuer > 2) score -= 4;
    if (
      CUSTOMER_WORD.pattern.test(context.left) ||
      CUSTOMER_WORD.pattern.test(context.above) ||
      OTHER_PLACE.test(context.left)
    )
      score -= 6;
    if (isInColumnOf(candidate, customer, anchors[0])) score -= 4;
    const ofCustomer = toCustomer <= 2.2 && toCustomer < toIssuer;
    if (!best || score > best.score) best = { candidate, score, ofCustomer };
  }
  // One of its kind on the whole paper needs no neighbour; among several the distance decides.
  const alone =
    new Set(candidates.map((candidate) => candidate.row.text.slice(candidate.start, candidate.end))).size === 1;
  return best && best.score > (alone && best.score > -9 - 90 && !best.ofCustomer ? -99 : -9) ? best.candidate : null;
}

/** Where goods go, something is used or stands: no place of the issuer's. */
const OTHER_PLACE =
  /納品先|届け?先|配送先|送付先|出発|到着|乗車|降車|(?:使用|利用|供給|設置|施工|作業|検針|需要|納入|訪問)(?:場所|先|地点|住所)|現場|物件/;

/** Two columns, the customer's and the issuer's: what stands under the one is not the other's. */
function isInColumnOf(candidate: Place, customer: Place | null, issuer: Place | undefined): boolean {
  // In the issuer's own row it is the issuer's, however far to the right.
  if (!customer || !issuer || isBehind(candidate, issuer)) return false;
  const [at, theirs, own] = [candidate, customer, issuer].map(({ row, start }) => row.column(start)) as [
    number,
    number,
    number,
  ];
  return (
    Math.abs(own - theirs) >= COLUMNS_APART && Math.abs(at - theirs) < IN_COLUMN && Math.abs(at - own) >= IN_COLUMN
  );
}
const isBehind = (place: Place, name: Place): boolean => place.row === name.row && place.start > name.start;
const COLUMNS_APART = 14;
const IN_COLUMN = 6;

/** `東京都渋谷区渋谷2-44-21` / `渋谷スカイビル8F`: the second line belongs to the address. */
function withBuilding(analysis: Analysis, address: Candidate<string> | null): Candidate<string> | null {
  if (!address) return null;
  const next = analysis.rows[address.row.index + 1];
  const left = address.row.column(address.start);
  const segment = next?.segments.find((entry) => Math.abs(entry.left - left) < 10);
  if (!next || !segment || next.page !== address.row.page || !isBuildingLine(segment.text)) return address;
  if (analysis.phones.some((phone) => phone.row === next)) return address;
  if (
    analysis.companies.some((company) => company.row === next) ||
    analysis.addresses.some((other) => other.row === next)
  )
    return address;
  return {
    ...address,
    value: `${address.value} ${segment.text}`,
    more: [{ row: next, start: segment.start, end: segment.end }],
  };
}
