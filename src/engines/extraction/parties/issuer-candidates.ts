import { foldCompanyName } from '../../../japan/company-name.ts';
import { isUnit } from '../../../japan/name-additions.ts';
import { PREFECTURES } from '../../../japan/prefectures.ts';
import type { Candidate, Place } from '../candidates/candidate.ts';
import type { Analysis } from '../document/analysis.ts';
import { contextOf, distance } from '../page/context.ts';
import type { Row, Segment } from '../page/rows.ts';
import {
  COURTESY,
  DOCUMENT_TITLE,
  FIELD_LABEL,
  ISSUER_LABEL,
  PAYMENT_WORD,
  PLACE_WORD,
  THIRD_PARTY_LABEL,
} from '../vocabulary/party-words.ts';
import { chainName } from './chain-names.ts';
import type { Customer } from './customer.ts';

/** A text that may be the issuer's name, with all that the rules look at. */
export interface IssuerSubject extends Candidate<string> {
  readonly compact: string;
  /** 株式会社, 医療法人, Co., Ltd. … */
  readonly form: boolean;
  readonly latin: boolean;
  readonly label: 'issuer' | 'third_party' | null;
  readonly right: string;
  /** Distances in rows (columns count a little); 99 when there is none. */
  readonly toNumber: number;
  readonly toPhone: number;
  readonly toAddress: number;
  readonly toCustomer: number;
  /** The nearest address or phone stands below it, in reading direction. */
  readonly aboveContact: boolean;
  /** Rows from the top, in reading direction. */
  readonly fromTop: number;
  readonly fromEnd: number;
  /** First line of the paper that could be a name at all. */
  readonly firstName: boolean;
  readonly relativeHeight: number;
  /** Another line that may be a name stands near in clearly larger print. */
  readonly largerNear: boolean;
  readonly readingConfidence: number;
  readonly isReceipt: boolean;
  /** A name with a legal form stands within a few rows, or anywhere, apart from the customer's. */
  readonly legalNear: boolean;
  readonly legalAnywhere: boolean;
  readonly repeats: number;
  /** The T-number is one of an individual. */
  readonly soleTrader: boolean;
  readonly person: boolean;
  readonly priceRow: boolean;
  readonly betweenItems: boolean;
  readonly english: string | null;
  /** Another line that may be a name stands directly above it. */
  readonly nameAbove: boolean;
}

export interface IssuerPage {
  readonly analysis: Analysis;
  readonly customers: readonly Customer[];
  readonly isReceipt: boolean;
  /** Lines run from the bottom to the top, as some engines give them. */
  readonly reversed: boolean;
}

/** More names than this no paper has; hostile texts do. */
const MAX_CANDIDATES = 90;

const OF_CUSTOMER = /貴社|貴方|御社|お客様|請求先|買主|買手|受取|宛先|billto|customer|buyer|your/i;

/** Every text that could name the issuer. */
export function issuerCandidates(page: IssuerPage): IssuerSubject[] {
  const { analysis } = page;
  const places = placesOf(page);
  const contacts = [...places.addresses, ...places.phones].slice(0, 30);
  const all = [...companies(page), ...lines(page)].slice(0, MAX_CANDIDATES);
  const bare = all.map(asChain).filter(isRead);
  const legal = bare.filter((entry) => entry.form);
  // A logo that was not read keeps its place: what stands under it is not the first name.
  const names = all.map((entry) => entry.row.index);
  const first = page.reversed ? Math.max(...names) : Math.min(...names);
  const last = analysis.rows.length - 1;
  const heading = analysis.rows.findIndex(
    (row) => /(?:品名|品目|内容|摘要|項目|description)/i.test(row.tight) && /金額|amount/i.test(row.tight),
  );
  const totals = analysis.rows.findIndex((row) => /^(?:小計|合計|税抜合計|subtotal|total)/i.test(row.tight));
  return bare.map((entry): IssuerSubject => {
    const context = contextOf(analysis.rows, entry, 14);
    const compact = entry.value.replaceAll(' ', '');
    const nearest = (list: readonly Place[]) => Math.min(99, ...list.map((place) => distance(entry, place)));
    const contact = closest(entry, contacts);
    const down = page.reversed ? -1 : 1;
    const before = entry.label ?? labelOf(context.left) ?? labelOf(aboveLabel(analysis, entry));
    return {
      ...entry,
      compact,
      latin: /^[\x20-\x7e’]+$/.test(entry.value),
      label: before,
      right: context.right,
      toNumber: nearest(places.numbers),
      toPhone: nearest(places.phones),
      toAddress: nearest(places.addresses),
      toCustomer: nearest(page.customers.slice(0, 2)),
      aboveContact: contact !== undefined && (contact.row.index - entry.row.index) * down > 0,
      fromTop: page.reversed ? last - entry.row.index : entry.row.index,
      fromEnd: page.reversed ? entry.row.index : last - entry.row.index,
      firstName: entry.row.index === first,
      relativeHeight: entry.row.relativeHeight,
      largerNear: bare.some((other) => isLarger(other.row, entry.row)),
      readingConfidence: entry.row.confidence(entry.start, entry.end),
      isReceipt: page.isReceipt,
      legalNear: legal.some((other) => other !== entry && distance(other, entry) <= 3.4),
      legalAnywhere: legal.some((other) => other !== entry),
      repeats: bare.filter((other) => other.value.replaceAll(' ', '') === compact).length - 1,
      soleTrader: places.numbers.some((number) => /^T\d8/.test(number.value)),
      person: /^[\p{Script=Han}ぁ-ん]{1,4} ?[\p{Script=Han}ぁ-んァ-ヶ]{1,4}$/u.test(entry.value) && compact.length <= 6,
      priceRow: /[¥\\]\s?\d|\d,\d{3}|\d円/.test(entry.row.text),
      betweenItems: heading >= 0 && entry.row.index > heading && (totals < 0 || entry.row.index < totals),
      english: entry.english,
      nameAbove: names.includes(entry.row.index - down),
    };
  });
}

/** A logo that was hardly read never names the issuer; print with a legal form in it may. */
const isRead = ({ form, row, start, end, repairs }: Bare): boolean =>
  form || row.confidence(start, end) >= LEAST_READ || repairs.includes('known_chain');
const LEAST_READ = 0.5;

/** Rows apart, and how much larger, for one line to outshine another. */
const HEAD = 3;
const LARGER = 1.35;
const isLarger = (other: Row, own: Row): boolean =>
  other.page === own.page &&
  Math.abs(other.index - own.index) <= HEAD &&
  other.relativeHeight >= LARGER * own.relativeHeight;

/** The name of a chain with the letter that its logo was misread in. */
function asChain(entry: Bare): Bare {
  const { row, start, end, value } = entry;
  const confidence = row.confidence(start, end);
  const read = chainName({ value, confidence, isLogo: row.relativeHeight >= LOGO && row.index <= HEAD });
  return read === null ? entry : { ...entry, value: read, repairs: [...entry.repairs, 'known_chain'] };
}
const LOGO = 1.5;

function closest(entry: Place, places: readonly Place[]): Place | undefined {
  let best: Place | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const gap = distance(entry, place);
    if (gap < least) [best, least] = [place, gap];
  }
  return best;
}

interface Bare extends Candidate<string> {
  readonly form: boolean;
  readonly label: IssuerSubject['label'];
  readonly english: string | null;
}

/** Numbers, phones and addresses that are not the customer's nor a third party's. */
function placesOf({ analysis, customers }: IssuerPage) {
  const beside = (place: Place) =>
    customers.some((customer) => distance(customer, place) <= 1.2 && place.row.index !== customer.row.index);
  const foreign = (place: Place) => {
    const before = place.row.tight.slice(0, 40);
    const { left, above } = contextOf(analysis.rows, place, 24);
    return OF_CUSTOMER.test(left) || OF_CUSTOMER.test(above) || /^(?:運営|決済代行|モール)/.test(before);
  };
  return {
    numbers: analysis.registration.found.filter((place) => !foreign(place)),
    phones: analysis.phones.filter((place) => place.type !== 'fax' && !foreign(place) && !beside(place)),
    addresses: analysis.addresses.filter((place) => !foreign(place) && !beside(place)),
  };
}

const labelOf = (text: string): IssuerSubject['label'] =>
  THIRD_PARTY_LABEL.pattern.test(text) ? 'third_party' : ISSUER_LABEL.pattern.test(text) ? 'issuer' : null;

/** A label alone in the row above, in the same column. */
function aboveLabel(analysis: Analysis, { row, start }: Place): string {
  const above = analysis.rows[row.index - 1];
  const segment = above?.segments.find((entry) => Math.abs(entry.left - row.column(start)) < 6);
  const text = segment?.text.replaceAll(' ', '') ?? '';
  return text.length <= 16 ? text.replace(/^[■◆●・【[]+|[\]】]+$/g, '') : '';
}

function companies({ analysis, customers }: IssuerPage): Bare[] {
  return analysis.companies.slice(0, MAX_CANDIDATES).flatMap((company): Bare[] => {
    if (analysis.bankRows.has(company.row.index)) return [];
    const taken = customers
      .slice(0, 2)
      .some(
        (customer) =>
          same(customer.value, company.value) ||
          (customer.row === company.row && customer.start <= company.start && customer.end >= company.end),
      );
    // 佐々木 健 様  株式会社ナナオ: whom the guest works for.
    const guest = customers.some(
      (customer) => customer.row === company.row && company.start > customer.end && company.start - customer.end <= 5,
    );
    if (guest || taken || /^(?:御中|様|殿)/.test(contextOf(analysis.rows, company, 14).right)) return [];
    const row = company.row.text;
    const label = /(?:運営会社|運営元?|決済代行|収納代行|販売代行)\s?[:(]?\s?$/.test(row.slice(0, company.start))
      ? 'third_party'
      : null;
    const english = /^\s*[(/]\s*([A-Za-z][^()/]{2,60})[)]?/.exec(row.slice(company.end))?.[1]?.trim() ?? null;
    return [{ ...company, value: withoutOffice(company.value), form: true, label, english }];
  });
}

/** Lines without a legal form that may be a name. */
function lines(page: IssuerPage): Bare[] {
  const { analysis, customers } = page;
  const found: Bare[] = [];
  for (const row of analysis.rows) {
    if (analysis.bankRows.has(row.index)) continue;
    // Beside a customer only what stands under 発行元 in a column of its own is a name of the issuer.
    const beside = customers.filter((customer) => customer.row === row);
    const isOwn = ({ start, end }: Pick<Segment, 'start' | 'end'>) =>
      beside.length === 0 ||
      (beside.every((customer) => end < customer.start || start > customer.end) &&
        labelOf(aboveLabel(analysis, { row, start, end })) === 'issuer');
    if (beside.length > 0 && !row.segments.some(isOwn)) continue;
    const labelled = LABELLED.exec(row.text.trim());
    if (labelled) {
      const value = tidy(labelled[2]!.split(/ {2,}/)[0]!.replace(/^\d{2,8} /, ''));
      const start = row.text.indexOf(value);
      const isCompany = analysis.companies.some((company) => company.row === row);
      if (value.length >= 2 && !isCompany && !FIELD_LABEL.pattern.test(value))
        found.push({
          row,
          start,
          end: start + value.length,
          value,
          repairs: [],
          form: false,
          label: 'issuer',
          english: null,
        });
      continue;
    }
    for (const segment of segmentsOf(row, page)) {
      if (!isOwn(segment) || !isNameSegment(segment, analysis, row)) continue;
      const value = tidy(segment.text);
      if (value.length < 2) continue;
      const start = row.text.indexOf(value[0]!, segment.start);
      const joined = withBranch(value, row, page);
      found.push({ row, start, end: segment.end, value: joined, repairs: [], form: false, label: null, english: null });
    }
  }
  return found;
}

/** The head of a receipt is one name, even where its parts stand apart: `炉端 いろり火  五反田`. */
function segmentsOf(
  row: Row,
  { isReceipt, reversed, analysis }: IssuerPage,
): readonly Pick<Segment, 'start' | 'end' | 'text'>[] {
  const head = reversed ? analysis.rows.length - 1 : 0;
  const text = row.text.trim();
  const whole =
    isReceipt &&
    Math.abs(row.index - head) <= 1 &&
    row.segments.length === 2 &&
    text.length <= 30 &&
    row.segments[1]!.start - row.segments[0]!.end <= 3 &&
    row.segments.every((segment) => isNameSegment(segment, analysis, row));
  if (!whole) return row.segments;
  return [{ start: row.segments[0]!.start, end: row.segments[1]!.end, text: text.replace(/ {2,}/g, ' ') }];
}

const LABELLED =
  /^(.{0,14}?(?:請求元|請求者|送信者|発信者|発行者|発行元|事業者名?|加盟店名?|店舗名?|店名|販売元|販売者|販売店|出品者|出店者|From|Issued by|Seller|Merchant))(?:\s?[:]\s*|\s+)(\S.*)$/i;

/** 大工 竹内 勇, フリーライター 森下 晴香: what somebody does, in front of the name. */
const OCCUPATION =
  /^(?:フリー(?:ランス|ライター|カメラマン|アナウンサー)?|ライター|カメラマン|フォトグラファー|デザイナー|イラストレーター|エンジニア|翻訳者?|通訳者?|講師|大工|左官|塗装業?|造園業?|農業|漁業|司会者?|編集者?|写真家|画家|作家|個人事業主|\S{1,8}(?:家|者|師|士|タント|スト|(?<!セン)ター|ナー|マン|コーチ))\s+(?=[\p{Script=Han}ぁ-ん]{1,4}\s[\p{Script=Han}ぁ-んァ-ヶ]{1,4}(?<![店館堂院園所])$)/u;

/** 翻訳者:堀内 みどり, 貸主:松原 茂子: what somebody is to the paper. */
const ROLE_LABEL = /^\p{Script=Han}{1,4}[者主人元家師士]\s?[:：]\s*/u;

/** Behind a name, not behind another title (食券お控え 領収書). */
const TITLE_BEHIND = /(?<=\S)(?<!控え?|票|券|明細|書|証)\s+(?:領収[書証]|レシート)$/;

/** The name without ornaments, without a remark in brackets, without who represents it. */
const tidy = (text: string): string =>
  text
    .replace(ROLE_LABEL, '')
    .replace(OCCUPATION, '')
    // ドライブイン さくら 領収書: the title in the row of the name.
    .replace(TITLE_BEHIND, '')
    .replace(/^[■◆●★☆*◎○・\s]+|[■◆●★☆*◎○・\s]+$/g, '')
    .replace(
      /\s?\((?:(?:フリーランス|個人事業主|屋号|自営業|代表)[^)]*|[ァ-ヶー]{2,10}(?:ター|ナー|マン|スト|コーチ)|[\p{Script=Han}ぁ-ん]{1,4} ?[\p{Script=Han}ぁ-んァ-ヶ]{1,4})\)$/u,
      '',
    )
    .replace(
      /\s+(?:代表(?:者|取締役)?|店主|院長|所長|担当|弁護士|税理士|司法書士|行政書士|社会保険労務士|公認会計士|弁理士|一級建築士)\s?[:]?\s?\S.*$/,
      '',
    )
    .trim();

const ADDRESS = new RegExp(
  `^(?:${PREFECTURES.map(({ name }) => name).join('|')})\\S{1,8}?[市区町村郡].*[\\d一二三四五六七八九十]`,
);

/** `1-9-10 ROPPONGI, MINATO-KU,`. */
const ENGLISH_ADDRESS = /\d.*[A-Za-z]{2,}[-. ]?(?:ku|shi|cho|machi|dori)\b|\b(?:Tokyo|Osaka|Kyoto|Japan)\b.*\d/i;
const PLACE = new RegExp(
  `^(?:${PREFECTURES.map(({ name }) => name).join('|')})\\S{1,8}?[市区町村郡][\\p{Script=Han}ヶケ]{0,5}(?<![店局所院館園校堂])$`,
  'u',
);

export function isNameSegment(segment: Pick<Segment, 'start' | 'end' | 'text'>, analysis: Analysis, row: Row): boolean {
  const text = segment.text.trim().replace(TITLE_BEHIND, '');
  const compact = text.replaceAll(' ', '');
  if (compact.length < 2 || compact.length > 32) return false;
  if (DOCUMENT_TITLE.pattern.test(compact) || PAYMENT_WORD.pattern.test(compact)) return false;
  if (FIELD_LABEL.pattern.test(text) || COURTESY.pattern.test(text)) return false;
  // Who keeps the shop is not the shop.
  if (/^No\.?$/i.test(compact) || ENGLISH_ADDRESS.test(text)) return false;
  if (/^(?:店主|店長|院長|所長|船長|園長|塾長|棟梁|代表|オーナー|管理薬剤師|薬剤師|責任者|乗務員)[\s:]/.test(text))
    return false;
  if ((compact.match(/\d/g)?.length ?? 0) > compact.length / 3) return false;
  if (/[¥\\%:=*].*\d/.test(compact) || /\d{4,}/.test(compact)) return false;
  if (/^金.*(?:円|也)|[壱弐参拾萬阡]円|円也|^[〇一二三四五六七八九十百千万億、,]+円/.test(compact)) return false;
  // The field of the revenue stamp on a receipt from a pad. `… Square 2F`: the end of an address.
  if (/^(?:収入|(?:収入)?印紙)$/.test(compact) || /[A-Za-z]{3} B?\d{1,2}F$/.test(text)) return false;
  // A second address in the row is not among the places that were found.
  if (ADDRESS.test(compact) || PLACE.test(compact)) return false;
  if (!/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}A-Za-z]{2}/u.test(compact)) return false;
  if (/(?:様|御中|殿)$/.test(compact) || /^[-=*_.~─━\s]+$/.test(compact) || /^[(].*[)]$/.test(compact)) return false;
  const inside = (place: Place) => place.row === row && place.start < segment.end && place.end > segment.start;
  return ![
    ...analysis.companies,
    ...analysis.addresses,
    ...analysis.phones,
    ...analysis.dates,
    ...analysis.emails,
    ...analysis.urls,
    ...analysis.registration.found,
    ...analysis.postalCodes,
  ].some(inside);
}

/** A chain's name and, on the next line, its branch: `ホシマート` / `新宿三丁目店`. */
function withBranch(value: string, row: Row, { analysis, isReceipt, reversed }: IssuerPage): string {
  if (!isReceipt || /店$/.test(value) || PLACE_WORD.pattern.test(value)) return value;
  const next = analysis.rows[row.index + (reversed ? -1 : 1)];
  const text = next?.text.trim() ?? '';
  if (!next || next.page !== row.page || !/^[^\d¥:]{2,16}店$/.test(text)) return value;
  const whole = { start: next.text.length - next.text.trimStart().length, end: next.text.trimEnd().length, text };
  return isNameSegment(whole, analysis, next) ? `${value} ${text.replace(/ {2,}/g, ' ')}` : value;
}

/** 「株式会社見本商事 千葉支店」: the issuer is the company; an office behind its legal name is a part of it. */
function withoutOffice(name: string): string {
  const [, company, office] = /^(.+?)[\s　]+(\S+)$/u.exec(name) ?? [];
  if (company === undefined || office === undefined || !isUnit(office)) return name;
  return foldCompanyName(company).form === null ? name : company;
}

const same = (a: string, b: string): boolean => a.replaceAll(' ', '') === b.replaceAll(' ', '');

/** Whether the lines run upwards: the title and the contacts stand at the end and the totals before the goods. */
export function runsUpwards(analysis: Analysis, isReceipt: boolean): boolean {
  const { rows } = analysis;
  if (rows.length < 6) return false;
  const title = rows.findIndex((row) => DOCUMENT_TITLE.pattern.test(row.tight));
  const total = rows.findIndex((row) => /^[(]?(?:合計|お会計|現計|総合計|小計)/.test(row.tight));
  const contacts = [...analysis.phones, ...analysis.addresses].map((place) => place.row.index);
  const firstContact = Math.min(rows.length, ...contacts);
  const date = Math.min(rows.length, ...analysis.dates.map((place) => place.row.index));
  if (!isReceipt || contacts.length === 0 || total < 0) return false;
  const late = firstContact > rows.length * 0.55 && total < firstContact && date > total && date < rows.length;
  return late && (title < 0 || title > rows.length * 0.4 || total < rows.length * 0.5) && title !== 0;
}
