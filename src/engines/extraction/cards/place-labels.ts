import { PREFECTURES } from '../../../japan/prefectures.ts';
import type { Place } from '../candidates/candidate.ts';
import { BRANCHES } from '../vocabulary/shared-words.ts';

const PREFECTURE = PREFECTURES.map((prefecture) => prefecture.name.replace(/[都府県]$/, '')).join('|');
/** `東京支店 〒110-0015 …`, `【出雲営業所】`, `松本営業所 0263-25-8810`: a place of the company, not where the person works. */
const PLACE = new RegExp(
  String.raw`^\s*[[【(（<]?\s*([\p{L}\p{N}・]{0,14}(?:${BRANCHES.words}|工場|センター|支部|支所|分室|倉庫|教室|校舎?|稽古場|道場|本社|本店))\s*[\]】)）>]?\s*[:：]?\s*$`,
  'u',
);
/** `事務所 〒943-0832 …`, `国会事務所`, `研究室 0985-55-7044`: what stands here, without saying whose. */
const OFFICE = new RegExp(
  `^\\s*[[【(（]?((?:国会|地元|議員|選挙|後援会|連絡|現地|仮|第[一二三]|${PREFECTURE})?事務所|自宅|本部|支局|本院|分院|本校|(?:研究室|医局|事務局|編集部|診察室|工房|店舗|教室|アトリエ|スタジオ)(?:直通)?)[\\]】)）]?\\s*[:：]?\\s*$`,
);
/** `0532-47-1160（研究室直通）`: which line of the house it is. */
const LINE_LABEL =
  /[(（][^()（）]{0,8}(?:直通|代表?|内線[^()（）]{0,6}|ダイヤルイン|本[部社店]|営業所|工場|事務局|研究室|医局)[)）]/g;

/** `本社・工場            東京営業所`: what stands in the columns below. */
function isHeadings(text: string): boolean {
  const cells = text.trim().split(/ {3,}/);
  return cells.length >= 2 && cells.every((cell) => PLACE.test(cell) || HEAD_OFFICE.test(cell));
}
const HEAD_OFFICE = /^本[社店](?:・?工場)?$/;

/** 研究室 TEL 077-555-8104 */
const NUMBER_LABEL = /(?<=\S\s)(?:TEL|Tel|電話|FAX|TEL[/&・]FAX)\s?[:：.]?\s*$/;

/** Blanks what only says where the address of this line is, or whose number stands in it. */
export function withoutPlaceLabels(text: string, here: readonly Place[]): string {
  if (here.length === 0) return isHeadings(text) ? ' '.repeat(text.length) : text;
  const bare = text.replace(LINE_LABEL, (label) => ' '.repeat(label.length));
  const first = Math.min(...here.map((entry) => entry.start));
  const label = text
    .slice(0, first)
    .replace(NUMBER_LABEL, '')
    .replace(/[/／]?\s*〒?\s*$/, '');
  return PLACE.test(label) || OFFICE.test(label) ? ' '.repeat(first) + bare.slice(first) : bare;
}
