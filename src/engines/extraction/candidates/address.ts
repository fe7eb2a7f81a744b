import { CONTACT_LABELS } from '../../../japan/contact-words.ts';
import { ONCHU, SAMA } from '../../../japan/honorifics.ts';
import { matchesOf } from '../../../japan/matches-of.ts';
import { PREFECTURES } from '../../../japan/prefectures.ts';
import type { Row } from '../page/rows.ts';
import type { Candidate } from './candidate.ts';

const PREFECTURE = PREFECTURES.map((prefecture) => prefecture.name).join('|');
const PLACE = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々ヶケ]`;
const NUMBER = String.raw`(?:\d|[一二三四五六七八九十]+(?:丁目|番|の[一二三四五六七八九十])|[〇一二三四五六七八九]{2,}|[一二三四五六七八九]+[ー―-][一二三四五六七八九]|[東西]入|[上下]る)`;
const JAPANESE = new RegExp(
  String.raw`(?:(?:${PREFECTURE}) ?(?:${PLACE}{1,8}?郡)?${PLACE}{1,8}?[市区町村]?|(?:${PLACE}{1,6}?郡)?${PLACE}{1,6}?[市区]|${PLACE}{1,6}?郡${PLACE}{1,6}?[町村])(?=(?:(?! {2})[^\n]){0,24}?${NUMBER})`,
  'gu',
);
const HOUSE =
  /[東西]入る?|[上下]る|\d|[一二三四五六七八九十]+(?:丁目|番|の[一二三四五六七八九十])|[〇一二三四五六七八九]{2,}(?:番地?)?$|[一二三四五六七八九][ー―-][一二三四五六七八九]+$/;
/** 税区分 10%対象, 商品区分 990: a class of goods. */
const CLASS = /区$/;
/** 新潟市中央区花園1 → 新光町4: a way between two places. */
const ROUTE = /[→⇒➡⇔↔]/;
const NOT_A_PLACE = /^(?:市場|区分|都市|地区|町会|本市|全市)/;
/** 兵庫県知事登録旅行業第2-884号: a licence. */
const NOT_AN_ADDRESS = /^\S{2,8}?(?:知事|公安|労働局|運輸局|登録|許可|免許|認可|士会)/;
/** 大名2-6-50 請求日 2026年9月30日: what the neighbour in a line says, where a PDF's text has closed up its gap. */
const NEXT_FIELD = String.raw`(?<=\s)(?:(?:請求|発行|納品|注文|診療|領収|取引|受付|作成|締切?)(?:日|番号|書|者)|お?支払|納期|伝票|ご?利用日|日付|お客様|カスタマー|ロッカー|No\.|№|(?:Date|Due|Departure|Arrival|Folio|Invoice|Order|Room|Guest)(?![a-z])|\p{Script=Han}{2,5}[課係](?=\s|$)|(?<=\d\s)(?:${PREFECTURE}))`;
const IN_FRONT_OF_PREFECTURE = new RegExp(String.raw`^[^\d]{3,20} (?=(?:${PREFECTURE})\S{2,})`);
/** Things that end an address on the same line. */
const STOP = new RegExp(
  String.raw`\s*(?:${NEXT_FIELD}|${CONTACT_LABELS.afterAddress}|お?問い?合わ?せ先?|E-?mail|e-?mail|Mail|URL|[\[<(]?https?:|www\.|登録番号|T\d{13}|代表|担当|0\d{1,4}-\d{1,4}-[\d□■?]{3,4}|フリーダイヤル|[\w.+-]{1,40}@[\w-]|\(\d{2,4}\)|\d{4}[年/]\d{1,2}|\s(?:産廃|古物商|観光庁|宅建|旅行業|運送業|\p{Script=Han}{2,4}(?:知事|公安委員会))|\/?\s*\+81)`,
  'u',
);
const ENGLISH =
  /^(?:[A-Z]?\d[\w-]*,? .*|.*\b\d+-\d+.*)\b(?:[A-Z][a-z]+-(?:ku|shi|cho|machi|gun|ken|fu|to)|Tokyo|Osaka|Kyoto|Nagoya|Yokohama|Fukuoka|Sapporo|Sendai|Kobe|Hiroshima|Japan)\b.*$/;
/** 14 Carrow Lane, Dublin D02 XK71, Ireland; 440 N Wolfe Rd, Sunnyvale, CA 94085, USA: a house, and a country or its code behind. */
const FOREIGN =
  /^(?:(?:Unit|Suite|Level|Floor) ?[\w-]+,? )?\d+[A-Za-z]?(?:-\d+)?,? [A-ZÀ-Þ][A-Za-zÀ-ɏ.'’]* ?.*[ ,](?:Ireland|U\.?S\.?A\.?|United States(?: of America)?|United Kingdom|UK|England|Scotland|Singapore(?: \d{6})?|Germany|France|Netherlands|Canada|Australia|Switzerland|Sweden|Denmark|Finland|Norway|Belgium|Austria|Spain|Italy|Estonia|Israel|India|Hong Kong|Taiwan|Korea|[A-Z]{2},? \d{5}(?:-\d{4})?|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})\.?$/;
const ENGLISH_STOP = new RegExp(String.raw`\s+(?:${CONTACT_LABELS.afterEnglishAddress}|E-?mail)\b`);
const BUILDING =
  /(?:ビル|ビルディング|タワー|マンション|ハイツ|コーポ|会館|センター|プラザ|スクエア|ヒルズ|レジデンス|パーク|館|棟)|\d+\s?(?:F|階|号室?)$|^\d{1,2}F\b/i;
const COMPANY_START = /(?:株式会社|有限会社|合同会社|\((?:株|有|同)\))/;
/** In the middle of a sentence a place name is no address. */
const MAY_STAND_BEFORE = new RegExp(
  String.raw`(?:^\s*[(（]|[:：)\]」]|\d{4}|\s|住所|所在地|本社|本店|支店|店|社|${SAMA}|${ONCHU}|〒)$`,
);
/** 観光庁長官登録旅行業 第9912号: a licence. */
const NO_BUILDING = new RegExp(`(?:店|${SAMA}|${ONCHU})$|許可|登録|免許|知事|第.{0,12}号$`);

/** `東京都台東区上野5-8-2               京都市伏見区京町北7丁目6`: the addresses of two parties, each at the head of a column. */
export function findSecondAddress(row: Row, first: Candidate<string>): Candidate<string> | null {
  const second = findAddress(row, first.end);
  if (!second) return null;
  // 〒399-0033 長野県松本市笹賀7600-15: behind its postal code.
  const isHead = (start: number) => POSTAL_CODE.test(row.text.slice(start, second.start));
  // 大阪市北区天神橋4-2-9 長野県白馬村北城6211: a gap that was closed up.
  const follows = isHead(first.end + /^\s*/.exec(row.text.slice(first.end))![0].length);
  const opensColumn = row.segments.some(({ start }) => start > first.end && start <= second.start && isHead(start));
  return follows || opensColumn ? second : null;
}
const POSTAL_CODE = /^(?:〒? ?\d{3}-?\d{4} ?)?$/;

/** The Japanese or English address in a row; what follows it on the line (phone, company) is cut off. */
export function findAddress(row: Row, from = 0): Candidate<string> | null {
  for (const japanese of /[都道府県市区郡]/.test(row.text) ? matchesOf(row.text, JAPANESE) : []) {
    const start = japanese.index;
    if (start < from) continue;
    if (NOT_A_PLACE.test(japanese[0]) || NOT_AN_ADDRESS.test(row.text.slice(start, start + 24))) continue;
    if (CLASS.test(japanese[0]) && /^[分間画]/.test(row.text.slice(start + japanese[0].length))) continue;
    const before = row.text.slice(0, start).trimEnd();
    if (before !== '' && !MAY_STAND_BEFORE.test(row.text.slice(0, start))) continue;
    const segmentEnd = endOfSegments(row, start);
    let end = segmentEnd;
    const rest = row.text.slice(start, segmentEnd);
    const stop = STOP.exec(rest);
    if (stop && stop.index > 0) end = start + stop.index;
    const company = COMPANY_START.exec(row.text.slice(start, end));
    if (company) {
      const cut = row.text.slice(start, start + company.index);
      const glued = /\s$/.test(cut) ? cut.trimEnd() : cut.replace(/\s\S*$/, '');
      end = start + glued.length;
    }
    // 鶴岡市上下水道部 山形県鶴岡市のぞみ町4-70: a house called after its town, in front of its address.
    const named = IN_FRONT_OF_PREFECTURE.exec(row.text.slice(start, end))?.[0].length ?? 0;
    if (named > 0) return findAddress(row, start + named);
    const value = row.text
      .slice(start, end)
      .replace(/[\s(（:・、,/／]+$/u, '')
      .replace(OFFICE_BEHIND, '');
    // 緑川市上下水道局: a place name that leads to no house is a name.
    if (value.length < 4 || !HOUSE.test(value) || ROUTE.test(row.text.slice(0, end))) continue;
    return { row, start, end: start + value.length, value, repairs: [] };
  }
  if (from > 0 || !/[A-Za-z]/.test(row.text)) return null;
  for (const segment of row.segments) {
    const label = /^(?:address|住所|所在地)\s?[:：]?\s*/i.exec(segment.text)?.[0].length ?? 0;
    const text = segment.text.slice(label);
    const stop = ENGLISH_STOP.exec(text);
    const cut = stop ? text.slice(0, stop.index) : text;
    if ((ENGLISH.test(cut) || FOREIGN.test(cut)) && /[a-z]/.test(cut) && !/@/.test(cut))
      return { row, start: segment.start + label, end: segment.start + label + cut.length, value: cut, repairs: [] };
  }
  return null;
}

/** 東京都品川区東品川4-12-8 / お客様窓口: whom the telephone number behind it reaches is no part of the address. */
const OFFICE_BEHIND =
  /\s{1,8}(?:[/／]\s?)?(?:お客[様さ]ま?(?:窓口|センター|相談室|係)|事務[室局]|(?:配車|受付|予約|コール|サービス|サポート)センター|(?:総合|相談|受付|予約)?窓口|フロント)$/u;

/** An address may go on after a wide gap only when a building follows. */
function endOfSegments(row: Row, start: number): number {
  let end = row.text.length;
  const segments = row.segments.filter((segment) => segment.end > start);
  for (const [index, segment] of segments.entries()) {
    if (index === 0) end = segment.end;
    else if (
      BUILDING.test(segment.text) &&
      !/コール|お客様|サポート|サービス|配送|配車|受付|予約/.test(segment.text) &&
      !COMPANY_START.test(segment.text) &&
      segment.text.length <= 24
    )
      end = segment.end;
    else break;
  }
  return end;
}

/** A line that can only be the second line of an address: a building, a floor. */
export const isBuildingLine = (text: string): boolean =>
  text.length <= 30 &&
  BUILDING.test(text) &&
  !COMPANY_START.test(text) &&
  !STOP.test(text) &&
  !/[¥円%:@]/.test(text) &&
  !NO_BUILDING.test(text);
