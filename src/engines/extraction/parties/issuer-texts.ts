import { foldCompanyName } from '../../../japan/company-name.ts';
import { ADDRESSED } from '../../../japan/honorifics.ts';
import { isUnit } from '../../../japan/name-additions.ts';
import type { Candidate, Place } from '../candidates/candidate.ts';
import { placesInRow } from '../candidates/places-in-row.ts';
import type { Analysis } from '../document/analysis.ts';
import { contextOf } from '../page/context.ts';
import type { Row, Segment } from '../page/rows.ts';
import { KIND_ALONE } from '../vocabulary/house-kinds.ts';
import { ISSUER_LABELS } from '../vocabulary/party-labels.ts';
import { FIELD_LABEL, ISSUER_LABEL, THIRD_PARTY_LABEL } from '../vocabulary/party-words.ts';
import { branchBelow } from './branch-below.ts';
import { shortLogo } from './chain-names.ts';
import { betweenContacts } from './contact-pieces.ts';
import type { Customer } from './customer.ts';
import { formAbove } from './form-above.ts';
import { isNameSegment, tidy } from './name-segment.ts';
import { withoutKeeper, withoutWares } from './shop-keeper.ts';
import { withoutForeignWares } from './wares-in-front.ts';
import { firstCell, personRead } from './wide-name.ts';
import { withWidePersons } from './wide-person.ts';

export interface IssuerPage {
  readonly analysis: Analysis;
  readonly customers: readonly Customer[];
  readonly isReceipt: boolean;
  /** Lines run from the bottom to the top, as some engines give them. */
  readonly reversed: boolean;
}

/** What the words beside a text say about who it names. */
export type IssuerLabel = 'issuer' | 'third_party' | null;

/** More names than this no paper has; hostile texts do. */
export const MAX_CANDIDATES = 90;

export interface IssuerText extends Candidate<string> {
  readonly form: boolean;
  readonly label: IssuerLabel;
  readonly english: string | null;
  readonly open?: true;
}

export const labelOf = (text: string): IssuerLabel =>
  THIRD_PARTY_LABEL.pattern.test(text) ? 'third_party' : ISSUER_LABEL.pattern.test(text) ? 'issuer' : null;

/** A label alone in the row above, in the same column. */
export function aboveLabel(analysis: Analysis, { row, start }: Place): string {
  const above = analysis.rows[row.index - 1];
  const segment = above?.segments.find((entry) => Math.abs(entry.left - row.column(start)) < 6);
  const text = segment?.text.replaceAll(' ', '') ?? '';
  return text.length <= 16 ? text.replace(/^[■◆●・【[]+|[\]】]+$/g, '') : '';
}

const ADDRESSED_BEHIND = new RegExp(`^(?:${ADDRESSED})`);

export function companyTexts({ analysis, customers }: IssuerPage): IssuerText[] {
  return analysis.companies.slice(0, MAX_CANDIDATES).flatMap((company): IssuerText[] => {
    if (analysis.bankRows.has(company.row.index)) return [];
    const taken = customers
      .slice(0, 2)
      .some(
        (customer) =>
          same(customer.value, company.value) ||
          (customer.row === company.row && customer.start <= company.start && customer.end >= company.end),
      );
    // 佐々木 健 様  株式会社ナナオ: whom the guest works for; behind 御中 stands the other party.
    const guest = customers.some(
      (customer) =>
        customer.row === company.row &&
        company.start > customer.end &&
        company.start - customer.end <= 5 &&
        !company.row.text.slice(customer.end, company.start).includes('御中'),
    );
    const isBody = MEMBER_OF.test(company.row.text.slice(company.end));
    if (guest || taken || isBody || ADDRESSED_BEHIND.test(contextOf(analysis.rows, company, 14).right)) return [];
    const row = company.row.text;
    const isAgent =
      /(?:運営会社|運営元?|決済代行|収納代行|販売代行)\s?[:(]?\s?$/.test(row.slice(0, company.start)) ||
      IN_PLACE_OF.test(row.slice(company.end));
    const label = isAgent ? 'third_party' : null;
    const english = /^\s*[(/]\s*([A-Za-z][^()/]{2,60})[)]?/.exec(row.slice(company.end))?.[1]?.trim() ?? null;
    return [{ ...company, value: withoutOffice(company.value), form: true, label, english }];
  });
}

/** …合同会社は販売者に代わり本書を交付しています: who hands the paper over for the seller (消費税法施行令 70条の12). */
const IN_PLACE_OF = /^\s?[はが]\s?\S{0,14}に(?:代わ|かわ)(?:り|って)/;

/** 東京都個人タクシー協同組合 所属: the body that the issuer is a member of. */
const MEMBER_OF = /^\s*(?:\S{1,6}支部\s?)?(?:所属|加盟店?)(?=\s|$)/;

/** Lines without a legal form that may be a name; looked for until there are enough. */
export function lineTexts(page: IssuerPage, most: number): IssuerText[] {
  const { analysis, customers } = page;
  const found: IssuerText[] = [];
  for (const row of analysis.rows) {
    if (found.length >= most) break;
    if (analysis.bankRows.has(row.index) || PURPOSE.test(row.tight)) continue;
    // Beside a customer only what stands under 発行元 in a column of its own is a name of the issuer.
    const beside = placesInRow(customers, row);
    const isOwn = ({ start, end }: Pick<Segment, 'start' | 'end'>) =>
      beside.length === 0 ||
      (beside.every((customer) => end < customer.start || start > customer.end) &&
        labelOf(aboveLabel(analysis, { row, start, end })) === 'issuer');
    if (beside.length > 0 && !row.segments.some(isOwn)) continue;
    const labelled = LABELLED.exec(row.text.trim());
    if (labelled) {
      const value = tidy(firstCell(labelled[2]!.replace(/^\d{2,8} /, '').replace(WITH_NUMBER, '')));
      const start = Math.max(row.text.indexOf(value), row.text.indexOf(value.replace(' ', '  ')));
      const isCompany = placesInRow(analysis.companies, row).length > 0;
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
    for (const segment of segmentsOf(row, page).flatMap((whole) => betweenContacts(whole, row, analysis))) {
      if (!isOwn(segment) || !(isNameSegment(segment, analysis, row) || isShortLogo(segment, row))) continue;
      const value = withoutForeignWares(withoutWares(withoutKeeper(tidy(segment.text).replace(INQUIRY, ''))));
      // お会計票 / 領収書: half of a title.
      if (value.length < 2 || /[/／]$/.test(value)) continue;
      // お問合せ 島原市上下水道局: the words in front then label the name.
      const lead = INQUIRY.exec(segment.text)?.[0].length ?? 0;
      const start = row.text.indexOf(value[0]!, segment.start + lead);
      const branch = branchBelow(value, row, page);
      const above = branch ? null : formAbove(value, start, row, analysis.rows);
      found.push({
        row,
        start,
        end: segment.end,
        value: branch ? `${value} ${branch.text.replace(/ {2,}/g, ' ')}` : above ? `${above.form} ${value}` : value,
        ...(branch || above ? { more: [branch ?? above!] } : {}),
        repairs: [],
        form: above !== null,
        label: null,
        english: null,
      });
    }
  }
  return found;
}

/** 但し　　お食事代　　として: what was paid for, in pieces. */
const PURPOSE = /^但し?(?!馬).{2,}(?:として|代)$/;

/** 請求元 見本 花子(登録番号 T…): the number in the row of a name. */
const WITH_NUMBER =
  /(?<=\S{2})\s*[(（]\s?(?:適格請求書発行事業者)?\s?(?:登録(?:番号)?\s?[:：]?\s?|インボイス番号\s?[:：]?\s?)?T\d{13}.*$/;
/** 〒イ7 in large print at the head: what the letters of a logo were taken for makes no name of its own. */
const isShortLogo = ({ text }: Pick<Segment, 'text'>, { index, relativeHeight }: Row): boolean =>
  index <= HEAD && relativeHeight >= LOGO && shortLogo(text) !== null;
const [HEAD, LOGO] = [1, 1.5];

const INQUIRY = /^お?問い?合わ?せ先?(?:[:：]\s*|\s+)(?=\S{2})/;

type Part = Pick<Segment, 'start' | 'end' | 'text'>;

const LICENSED = '(?:弁護士|税理士|司法書士|行政書士|弁理士|公認会計士|社会保険労務士|土地家屋調査士|一級建築士)';
const PROFESSION = new RegExp(`^${LICENSED}$`);
const LICENSED_OFFICE = new RegExp(String.raw`^${LICENSED}(?: \S{1,4}){1,3} \S{0,6}事務所$`);

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
  // 行政書士　見本　緑　事務所: the office of somebody licensed, in wide spaces.
  const office = text.replace(/ {2,}/g, ' ');
  if (row.segments.length > 2 && LICENSED_OFFICE.test(office))
    return [{ start: row.segments[0]!.start, end: row.segments.at(-1)!.end, text: office }];
  // 菊　地　畳　店, 菊　地　源一郎: every letter set apart.
  const letters = row.segments.length > 2 && LETTERS_APART.test(text) ? joined(text) : null;
  if (letters !== null) return [{ start: row.segments[0]!.start, end: row.segments.at(-1)!.end, text: letters }];
  // 一　龍之介（はじめ　りゅうのすけ）: wide spaces within a name and its reading.
  const named = row.segments.length > 1 ? personRead(text) : null;
  if (named !== null) return [{ start: row.segments[0]!.start, end: row.segments.at(-1)!.end, text: named }];
  // 林　美咲: family and given name, a wide space between them, alone in a row.
  const person = row.segments.length === 2 ? firstCell(text) : text;
  if (!whole && person !== text && person.length === text.length - 1)
    return [{ start: row.segments[0]!.start, end: row.segments[1]!.end, text: person }];
  // 司法書士　見本みらい事務所: what somebody licensed is, a wide space in front of the office.
  const [calling, house] = row.segments;
  if (row.segments.length === 2 && PROFESSION.test(calling!.text) && /事務所$/.test(house!.text))
    return [{ start: calling!.start, end: house!.end, text: `${calling!.text} ${house!.text}` }];
  if (!whole) return withTrade(withWidePersons(row.segments));
  return [{ start: row.segments[0]!.start, end: row.segments[1]!.end, text: text.replace(/ {2,}/g, ' ') }];
}

/** Single letters with one wide space each, the last of which may be a word. */
const LETTERS_APART =
  /^[\p{Script=Han}ァ-ヶー](?: {2}[\p{Script=Han}ぁ-んァ-ヶー]){1,7}(?: {2}[\p{Script=Han}ぁ-んァ-ヶー]{2,4})?$/u;
const joined = (text: string): string => text.replace(/ {2}(?=\S(?: |$))/g, '').replace(/ {2}/, ' ');

/** 料亭　千鳥: what a house is, a wide space in front of its name, is no name alone. */
const TRADE =
  /^(?:[\p{Script=Han}ぁ-んァ-ヶー]{1,5}処|料亭|割烹|(?:日本|中華|韓国|郷土)?料理|料理旅館|旅館|民宿|(?:大衆)?居酒屋|(?:大衆)?酒場|食堂|喫茶|茶房|酒房|寿司|鮨|焼肉|鉄板焼き?|炉端(?:焼き?)?|ろばた|串揚げ|串カツ|海鮮|活魚|和食|洋食|小料理|(?:手打ち?)?(?:そば|うどん|蕎麦)|仕出し?|弁当|すし|天ぷら|うなぎ|とんかつ|お好み焼き?|ら[ーあ]めん|ラーメン|スナック|カフェ|ビストロ|レストラン|御?菓子司|和菓子|理容|美容室|写真館|呉服|石匠|陶房|ペンション|珈琲|炭火焼鳥?|焼鳥|クリーニング|農園|工房|アトリエ|遊漁船|釣り?船|渡船|屋形船|観光船|(?:個人|介護|福祉)タクシー|養蜂場?|果樹園|製茶|窯元|鮮魚店?|精肉店?|青果店?)$/u;
/** hair & spa  Kokage, coffee stand  KAMOME */
const LATIN_TRADE =
  /^(?:(?:hair|nail|beauty)(?: ?[&+] ?(?:spa|make|nail|beauty|relax))?(?: salon)?|(?:café|cafe|coffee|dining|bakery|bar)(?: ?[&+] ?(?:café|cafe|bar|dining|bakery|bake|sweets|kitchen))?(?: (?:stand|shop|roasters?|house|bar))?|(?:bistro|trattoria|ristorante|osteria|pizzeria|restaurant|boulangerie|p[aâ]tisserie|guest ?house|flower shop|dance studio|yoga studio))$/i;
const NEAR = 3;
function withTrade(segments: readonly Part[]): readonly Part[] {
  const at = segments.findIndex(
    ({ text }) => TRADE.test(text) || LATIN_TRADE.test(text) || KIND_ALONE.pattern.test(text),
  );
  const [trade, name] = [segments[at], segments[at + 1]];
  if (!trade || !name || name.start - trade.end > NEAR || /^[\d(]/.test(name.text)) return segments;
  const joined = { start: trade.start, end: name.end, text: `${trade.text} ${name.text}` };
  return [...segments.slice(0, at), joined, ...segments.slice(at + 2)];
}

const LABELLED = new RegExp(
  String.raw`^((?:.{0,13}?[\s・/■◆●【[(])?(?:${ISSUER_LABELS.words}|ご?利用店名?))(?:\s?[:】\])〕〉]\s*|\s+)(\S.*)$`,
  'i',
);

/** 「株式会社見本商事 千葉支店」: the issuer is the company; an office behind its legal name is a part of it. */
function withoutOffice(name: string): string {
  const [, company, office] = /^(.+?)[\s　]+(\S+)$/u.exec(name) ?? [];
  if (company === undefined || office === undefined || !isUnit(office)) return name;
  return foldCompanyName(company).form === null ? name : company;
}

const same = (a: string, b: string): boolean => a.replaceAll(' ', '') === b.replaceAll(' ', '');
