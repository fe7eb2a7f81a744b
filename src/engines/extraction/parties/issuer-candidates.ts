import type { Candidate, Place } from '../candidates/candidate.ts';
import { contextOf, distance } from '../page/context.ts';
import type { Row } from '../page/rows.ts';
import { isTown, isTownWithOffice } from '../vocabulary/municipal-names.ts';
import { CUSTOMER_WORD, OWNERS_BODY } from '../vocabulary/party-words.ts';
import { chainName, hasChain } from './chain-names.ts';
import {
  aboveLabel,
  companyTexts,
  type IssuerLabel,
  type IssuerPage,
  type IssuerText,
  labelOf,
  lineTexts,
  MAX_CANDIDATES,
} from './issuer-texts.ts';

/** A text that may be the issuer's name, with all that the rules look at. */
export interface IssuerSubject extends Candidate<string> {
  readonly compact: string;
  /** 株式会社, 医療法人, Co., Ltd. … */
  readonly form: boolean;
  readonly latin: boolean;
  readonly label: IssuerLabel;
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
  /** A city, town or village as a party: named with its office, or in the row of the T-number. */
  readonly town: boolean;
  /** Words on both sides of the legal form, grown to it. */
  readonly open?: true;
  /** Another line that may be a name stands directly above it. */
  readonly nameAbove: boolean;
  /** The line above was hardly read: a logo, more often than not. */
  readonly underLogo: boolean;
}

/** Every text that could name the issuer. */
export function issuerCandidates(page: IssuerPage): IssuerSubject[] {
  const { analysis } = page;
  const places = placesOf(page);
  const contacts = [...places.addresses, ...places.phones].slice(0, 30);
  const companies = companyTexts(page);
  const all = [...companies, ...lineTexts(page, MAX_CANDIDATES - companies.length)].slice(0, MAX_CANDIDATES);
  const bare = withoutGhosts(all.map(asChain).filter(isRead));
  // 請求元 見本 花子 … 見本株式会社が代わり発行しています: beside who is called the issuer, an agent's legal name is none.
  const isLabelled = bare.some((entry) => entry.label === 'issuer');
  // レジデンス見本管理組合, 管理受託 見本株式会社: beside the body that bills, nor is the legal name of who keeps its books.
  const isBody = bare.some((entry) => !entry.form && OWNERS_BODY.pattern.test(entry.value));
  const isAgent = (entry: IssuerText) =>
    isBody && (entry.label ?? labelOf(contextOf(analysis.rows, entry, 14).left)) === 'third_party';
  const legal = bare.filter((entry) => entry.form && !(isLabelled && entry.label === 'third_party') && !isAgent(entry));
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
    const nearest = (list: readonly Place[]) => Math.min(FAR, gapTo(entry, list).least);
    const contact = gapTo(entry, contacts).best;
    const down = page.reversed ? -1 : 1;
    const toNumber = nearest(places.numbers);
    const printed = entry.row.text.slice(entry.start, entry.end).trim();
    const before = entry.label ?? labelOf(context.left) ?? labelOf(aboveLabel(analysis, entry));
    return {
      ...entry,
      form: entry.form && !isAgent(entry),
      compact,
      latin: /^[\x20-\x7e’]+$/.test(entry.value),
      label: before,
      right: context.right,
      toNumber,
      toPhone: nearest(places.phones),
      toAddress: nearest(places.addresses),
      toCustomer: nearest(page.customers.slice(0, 2)),
      aboveContact: contact !== undefined && (contact.row.index - entry.row.index) * down > 0,
      fromTop: page.reversed ? last - entry.row.index : entry.row.index,
      fromEnd: page.reversed ? entry.row.index : last - entry.row.index,
      firstName: entry.row.index === first,
      relativeHeight: entry.row.relativeHeight,
      largerNear: bare.some((other) => isLarger(other.row, entry.row)),
      readingConfidence: Math.min(
        ...[entry, ...(entry.more ?? [])].map((place) => place.row.confidence(place.start, place.end)),
      ),
      isReceipt: page.isReceipt,
      legalNear: legal.some((other) => other !== entry && distance(other, entry) <= 3.4),
      legalAnywhere: legal.some((other) => other !== entry),
      repeats: bare.filter((other) => other.value.replaceAll(' ', '') === compact).length - 1,
      soleTrader: places.numbers.some((number) => /^T\d8/.test(number.resolved ?? number.value)),
      person: isPersonal(entry.value) && compact.length <= 6,
      priceRow: PRICE.test(entry.row.text) || isBarePrice(analysis.rows, entry.row),
      betweenItems: heading >= 0 && entry.row.index > heading && (totals < 0 || entry.row.index < totals),
      english: entry.english,
      town: isTownWithOffice(compact, printed) || (toNumber < SAME_ROW && isTown(compact)),
      underLogo: isLogoLike(analysis.rows[entry.row.index - down]),
      // Under a logo that was misread: ダイソー見本店 is the whole name, no branch.
      nameAbove: names.includes(entry.row.index - down) && !hasChain(entry.value),
    };
  });
}

/** 写真のマルタ, 見本金物店: what a shop sells is no family's name, and no given name ends as a shop does. */
const isPersonal = (name: string): boolean =>
  /^[\p{Script=Han}ぁ-ん]{1,4} ?[\p{Script=Han}ぁ-んァ-ヶ]{1,4}$/u.test(name) &&
  !/の[ァ-ヶ]|.{2}[店屋堂館院]$/.test(name) &&
  !ENDS_AS_TRADE.test(name);
/** 見本建築, 見本塗装: a family and its trade. */
const ENDS_AS_TRADE =
  /.(?:建築|建設|工務|工業|塗装|電[気工]|設備|造園|農[園場]|水産|商[事店会]|産業|興業|石材|木工|鉄工|板金|左官|運送|印刷|写真|美装|清掃|鮮魚|精肉|青果|養蜂|酒造|製[作茶菓麺本])$/;

const PRICE = /[¥\\]\s?\d|\d,\d{3}|\d円/;
/** アイスコーヒー  350 under 日替り定食  1,800: without a sign a number is a price in the company of one. */
const isBarePrice = (rows: readonly Row[], { text, index }: Row): boolean =>
  endsInPrice(text) &&
  [index - 1, index + 1].some((at) => PRICE.test(rows[at]?.text ?? '') || endsInPrice(rows[at]?.text ?? ''));
const endsInPrice = (text: string): boolean => SET_APART.test(text) || BARE_PRICE.test(text);
const SET_APART = / {2,}\d{2,4}[*※軽]?$/;
/** クロワッサン 550, 食パン 2 1100; 香取市佐原イ 418 behind a name and its postal code is a place. */
const BARE_PRICE = /^\s*(?=.*\p{L}{2})[^\d:：〒]{2,24}(?: [x×@]?\d{1,3}[個点枚本袋]?)? \d{2,5}[*※軽]?\s*$/u;

/** A logo that was hardly read never names the issuer; print with a legal form in it may. */
const isRead = ({ form, row, start, end, value, repairs }: IssuerText): boolean => {
  if (form || repairs.includes('known_chain')) return true;
  return row.confidence(start, end) >= (SCRAMBLED.test(value) ? SURELY_READ : LEAST_READ);
};
/** What shows through from another sheet has a legal form, too: a guess is no name where one is in plain print. */
function withoutGhosts(entries: readonly IssuerText[]): IssuerText[] {
  const sureness = ({ row, start, end }: IssuerText) => row.confidence(start, end);
  const isPlain = entries.some((entry) => entry.form && sureness(entry) >= LOGO_LIKE);
  return isPlain ? entries.filter((entry) => !entry.form || sureness(entry) >= GUESSED) : [...entries];
}
const GUESSED = 0.25;

const LOGO_LIKE = 0.9;
const isLogoLike = (row: Row | undefined): boolean =>
  row !== undefined && row.confidence(0, row.text.length) < LOGO_LIKE;
const LEAST_READ = 0.5;
const SURELY_READ = 0.95;
/** 9OSTgO, DヘISO: figures, capitals and small letters, or a kana among capitals, in one word are a drawing more often than a name. */
const SCRAMBLED = /^(?:(?=\S*\d)(?=\S*[a-z])(?=\S*[A-Z])[A-Za-z0-9]{3,8}|[A-Z]{1,6}[ぁ-んァ-ヶ][A-Z]{1,6})$/;

/** Rows apart, and how much larger, for one line to outshine another. */
const HEAD = 3;
const LARGER = 1.35;
const isLarger = (other: Row, own: Row): boolean =>
  other.page === own.page &&
  Math.abs(other.index - own.index) <= HEAD &&
  other.relativeHeight >= LARGER * own.relativeHeight;

/** The name of a chain with the letter that its logo was misread in. */
function asChain(entry: IssuerText): IssuerText {
  const { row, start, end, value } = entry;
  const confidence = row.confidence(start, end);
  const read = chainName({ value, confidence, isLogo: row.relativeHeight >= LOGO && row.index <= HEAD });
  return read === null ? entry : { ...entry, value: read, repairs: [...entry.repairs, 'known_chain'] };
}
const LOGO = 1.5;

const FAR = 99;
const SAME_ROW = 1;

/** The nearest of many places; those in rows further off than the best so far need not be measured. */
function gapTo(entry: Place, places: readonly Place[]): { best: Place | undefined; least: number } {
  let best: Place | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    if (Math.abs(entry.row.index - place.row.index) >= least) continue;
    const gap = distance(entry, place);
    if (gap < least) [best, least] = [place, gap];
  }
  return { best, least };
}

/** Numbers, phones and addresses that are not the customer's nor a third party's. */
function placesOf({ analysis, customers }: IssuerPage) {
  const beside = (place: Place) =>
    customers.some((customer) => distance(customer, place) <= 1.2 && place.row.index !== customer.row.index);
  const foreign = (place: Place) => {
    const before = place.row.tight.slice(0, 40);
    const { left, above } = contextOf(analysis.rows, place, 24);
    return (
      CUSTOMER_WORD.pattern.test(left) ||
      CUSTOMER_WORD.pattern.test(above) ||
      /^(?:運営|決済代行|モール|媒介者)/.test(before)
    );
  };
  return {
    numbers: analysis.registration.found.filter((place) => !foreign(place)),
    phones: analysis.phones.filter((place) => place.type !== 'fax' && !foreign(place) && !beside(place)),
    addresses: analysis.addresses.filter((place) => !foreign(place) && !beside(place)),
  };
}
