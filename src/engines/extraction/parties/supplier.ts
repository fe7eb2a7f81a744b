import type { Candidate, Place } from '../candidates/candidate.ts';
import type { Analysis } from '../document/analysis.ts';
import { contextOf, distance } from '../page/context.ts';
import type { Row, Segment } from '../page/rows.ts';
import type { Customer } from './customer.ts';

export interface Supplier extends Candidate<string> {
  readonly score: number;
  /** English name printed beside the Japanese one. */
  readonly english: string | null;
  readonly legalForm: boolean;
}

const ISSUER_LABEL =
  /(?:請求元|発行者|発行元|事業者名?|加盟店名?|販売元|販売者|売主|店舗名?|会社名|差出人|from|issuedby|issuer|seller|merchant|soldby|運営会社|取扱店|名称)[:：]?$/i;
const OTHER_PARTY =
  /(?:決済代行|カード会社|発行会社|モール運営|施設運営|運営[:：]?商業|提携|保険会社|引受|お問い?合わ?せ|収納代行|納品先|配送先|届け先|代理受領|集金代行|委託先|プラットフォーム|登録商標|印刷所)/;
const TITLE =
  /^(?:[ご御]?(?:請求書?|請求明細書?|領収書?|領収証|納品書|見積書|明細書|利用明細|売上票|お?買上?票|レシート|支払通知書?|控え?)|(?:TAX)?INVOICE|RECEIPT|お客様控え?|再発行|領収|レシート控)+$/i;
const NOT_A_NAME =
  /(?:御|お|ご)?(?:買上|入金|繰越|売上)(?:金)?(?:額|高)|ありがとう|いらっしゃい|またのお越し|ください|下さい|お願い|申し上げ|いただ|ませ|です|ます|まで|営業時間|年中無休|キャンペーン|ポイント|会員|登録番号|電話|TEL|FAX|〒|合計|小計|消費税|税率|対象|お預|お釣|請求|領収|但し|^但|として$|備考|件名|振込|銀行|支払|期限|品名|品目|数量|単価|金額|摘要|レジ|担当|責任者|No\.|番号|日付|発行日|再発行|明細|印紙|内訳|https?:|www\.|@|利用日|年\d|\d月|時間|受付|入庫|出庫|伝票|カード|クレジット|現金|お客様|invoice|receipt|date|total|amount|payment|page|thank|welcome|tel|phone|description|qty|unit|from|bill|registration/i;
const SHOP =
  /(?:店|屋|堂|亭|庵|軒|館|マート|ストア|薬局|クリニック|医院|歯科|病院|食堂|酒場|カフェ|珈琲|ホテル|旅館|タクシー|交通|パーキング|駐車場|スーパー|書店|商店|工房|事務所|サロン|美容室|センター|キッチン|ベーカリー|レストラン|バー|寿司|製作所|商会|工務店|デザイン|スタジオ|オフィス|Studio|Works|Design|Cafe|Coffee|Hotel|Shop|Store|Market|Mart)/i;

/** Who issued the document. Names with a legal form first; then what stands where an issuer's name stands. */
export function findSupplier(analysis: Analysis, customers: readonly Customer[], isReceipt: boolean): Supplier | null {
  const anchors = anchorsOf(analysis, customers);
  const candidates = [
    ...companyCandidates(analysis, customers, anchors, isReceipt),
    ...lineCandidates(analysis, customers, anchors, isReceipt),
  ].sort((a, b) => b.score - a.score);
  const best = candidates[0];
  return best && best.score > 0 ? best : null;
}

/** Numbers and addresses that are the issuer's, unless they stand with the customer. */
function anchorsOf(analysis: Analysis, customers: readonly Customer[]): { place: Place; weight: number }[] {
  const beside = (place: Place) =>
    customers.some((customer) => distance(customer, place) <= 1.2 && place.row.index !== customer.row.index);
  return [
    ...analysis.registration.found.map((place) => ({ place, weight: 2.5 })),
    ...analysis.phones
      .filter((phone) => phone.type !== 'fax')
      .map((place) => ({ place, weight: beside(place) ? 0.5 : 1.5 })),
    ...analysis.addresses.map((place) => ({ place, weight: beside(place) ? 0.5 : 1.5 })),
    ...analysis.emails.map((place) => ({ place, weight: 0.7 })),
  ];
}

const nearness = (place: Place, anchors: readonly { place: Place; weight: number }[]): number => {
  let score = 0;
  for (const { place: anchor, weight } of anchors) {
    const gap = distance(place, anchor);
    if (gap <= 6) score = Math.max(score, 0) + weight * (1 - gap / 7);
  }
  return Math.min(score, 6);
};

function companyCandidates(
  analysis: Analysis,
  customers: readonly Customer[],
  anchors: ReturnType<typeof anchorsOf>,
  isReceipt: boolean,
): Supplier[] {
  return analysis.companies.flatMap((company): Supplier[] => {
    if (analysis.bankRows.has(company.row.index)) return [];
    if (
      customers
        .slice(0, 2)
        .some(
          (customer) =>
            same(customer.value, company.value) ||
            (customer.row === company.row && customer.start <= company.start && customer.end >= company.end),
        )
    )
      return [];
    const context = contextOf(analysis.rows, company, 14);
    if (/^(?:御中|様|殿)/.test(context.right)) return [];
    let score = 3 + nearness(company, anchors);
    if (ISSUER_LABEL.test(context.left) || ISSUER_LABEL.test(context.above)) score += 5;
    if (OTHER_PARTY.test(company.row.tight) || OTHER_PARTY.test(context.above)) score -= 5;
    if (isReceipt && company.row.index <= 2) score += 1;
    if (/カード|ペイメント|信販|クレジット/.test(company.value) && isReceipt) score -= 2.5;
    if (/備考|注意|但し|摘要|品名/.test(context.left)) score -= 3;
    // A company named in the middle of a sentence or an item line.
    if (/[¥円]/.test(company.row.text.slice(company.end)) || /^(?:の|を|は|に|と|が|へ)/.test(context.right))
      score -= 3;
    if (
      /^[A-Za-z]/.test(company.value) &&
      analysis.companies.some(
        (other) => other.row === company.row && other !== company && !/^[A-Za-z]/.test(other.value),
      )
    )
      score -= 3;
    else if (/^[A-Za-z]/.test(company.value)) score -= 1;
    return [{ ...company, score, english: englishBeside(company), legalForm: true }];
  });
}

function lineCandidates(
  analysis: Analysis,
  customers: readonly Customer[],
  anchors: ReturnType<typeof anchorsOf>,
  isReceipt: boolean,
): Supplier[] {
  const found: Supplier[] = [];
  const firstRow = analysis.rows.find((row) => isNameRow(row.text.trim(), analysis, row));
  for (const row of analysis.rows) {
    if (analysis.bankRows.has(row.index) || customers.some((customer) => customer.row === row)) continue;
    if (analysis.companies.some((company) => company.row === row)) continue;
    // A row with a price names goods, not an issuer.
    if (/[¥\\]\s?\d|\d,\d{3}|\d円/.test(row.text)) continue;
    const labelled =
      /^(.{0,14}?(?:請求元|発行者|発行元|事業者名?|加盟店名?|店舗名?|店名|販売元|From|Issued by|Seller|Merchant))(?:\s?[:：]\s*|\s+)(\S.*)$/i.exec(
        row.text.trim(),
      );
    if (labelled) {
      const value = labelled[2]!.split(/ {2,}/)[0]!.trim();
      const start = row.text.indexOf(value);
      if (value.length >= 2 && !NOT_A_NAME.test(value))
        found.push({
          row,
          start,
          end: start + value.length,
          value,
          repairs: [],
          score: 8,
          english: null,
          legalForm: false,
        });
      continue;
    }
    const whole =
      isReceipt &&
      row.segments.length > 1 &&
      row === firstRow &&
      row.text.trim().length <= 30 &&
      row.segments.every((segment) => isNameSegment(segment, analysis, row));
    const segments: readonly Pick<Segment, 'start' | 'end' | 'text'>[] = whole
      ? [{ start: row.segments[0]!.start, end: row.segments.at(-1)!.end, text: row.text.trim() }]
      : row.segments;
    for (const segment of segments) {
      if (!whole && !isNameSegment(segment, analysis, row)) continue;
      const value = segment.text.replace(/ {2,}/g, ' ').replace(/^[■◆●★☆*\s]+|[■◆●★☆*\s]+$/g, '');
      const start = row.text.indexOf(value[0]!, segment.start);
      const place = { row, start, end: segment.end };
      let score = nearness(place, anchors) * 0.75;
      if (SHOP.test(value)) score += 1.2;
      if (isReceipt) {
        if (row === firstRow) score += 4;
        else if (row.index <= 3) score += 1.5;
        if (row.relativeHeight > 1.3) score += 1.5;
      } else {
        if (row.index === 0) score -= 1;
        if (nearness(place, anchors) < 1) score -= 3;
      }
      if (isPersonLike(value) && !SHOP.test(value)) score -= 1.2;
      if (/^[(（].*[)）]$|^[A-Za-z0-9\s]+$/.test(value) && !isReceipt) score -= 1.5;
      if (/[)）」】]$/.test(value) && /^[(（「【]/.test(value)) score -= 2;
      found.push({
        ...place,
        value: joinBranch(value, row, analysis, isReceipt),
        repairs: [],
        score,
        english: null,
        legalForm: false,
      });
    }
  }
  return found;
}

const isNameRow = (text: string, analysis: Analysis, row: Row): boolean =>
  row.segments.some((segment) => isNameSegment(segment, analysis, row)) && text.length >= 2;

function isNameSegment(segment: Pick<Segment, 'start' | 'end' | 'text'>, analysis: Analysis, row: Row): boolean {
  const text = segment.text.trim();
  const compact = text.replaceAll(' ', '');
  if (compact.length < 2 || compact.length > 32 || TITLE.test(compact) || NOT_A_NAME.test(text)) return false;
  if (
    (compact.match(/\d/g)?.length ?? 0) > compact.length / 3 ||
    /[¥\\%:：=＝*]{1}.*\d/.test(compact) ||
    /\d{4,}/.test(compact)
  )
    return false;
  if (/^金.*(?:円|也)|[壱弐参拾萬阡]円|円也/.test(compact)) return false;
  if (!/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}A-Za-z]{2}/u.test(compact)) return false;
  if (/(?:様|御中|殿)$/.test(compact) || /^[-=*_.~─━\s]+$/.test(compact) || /^[(（].*[)）]$/.test(compact))
    return false;
  const inside = (place: Place) => place.row === row && place.start < segment.end && place.end > segment.start;
  return ![
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
function joinBranch(value: string, row: Row, analysis: Analysis, isReceipt: boolean): string {
  if (!isReceipt || /店$/.test(value)) return value;
  const next = analysis.rows[row.index + 1];
  const text = next?.text.trim() ?? '';
  if (next && next.page === row.page && /^[^\d¥:：]{2,14}店$/.test(text) && isNameRow(text, analysis, next))
    return `${value} ${text}`;
  return value;
}

const isPersonLike = (text: string): boolean =>
  /^[\p{Script=Han}ぁ-ん]{1,4} [\p{Script=Han}ぁ-んァ-ヶ]{1,4}$/u.test(text);
const same = (a: string, b: string): boolean => a.replaceAll(' ', '') === b.replaceAll(' ', '');

function englishBeside(company: Candidate<string>): string | null {
  const match = /^\s*[(（]\s*([A-Za-z][^()（）]{2,60})[)）]/.exec(company.row.text.slice(company.end));
  return match?.[1]?.trim() ?? null;
}
