import { isDepartment, isTitle } from './roles.ts';

/** Posts that are held in a unit and do not name it: 技術部主任 is 主任 in the 技術部, 営業部長 heads the 営業部. */
const HELD_IN_UNIT =
  /^(?:(?:副|担当)?[部課室係局次班]長(?:代理|補佐|心得)?|(?:上席|副)?主任|主査|主事|主幹|参事|主席|担当|リーダー|チーフ|マネージャー|マネジャー|技師|技術員|主事補|係員|専門員|調査役|部員)$/;
/** The end of a unit, inside a run of units. */
const UNIT_END = /(?<=\S{2}(?:本部|[部局課]))(?=[^\s門品下員長署内隊会活屋数]\S+)/gu;
const HOUSE_OFFICES = /^(?:.{0,4}事務局|医局|薬局|.{1,4}支局|学科|全科|教室)$/;
/** 循環器内科部長, 整形外科医長: in a hospital the head of what is treated there is one title. */
const TREATED = /科$/;
const HEADS = /^(?:副?部|医|副?科)長/;

/** 都市整備部建築指導課 → 都市整備部, 建築指導課: units grown together, each of its own kind. */
export function unitsOf(text: string): string[] {
  for (const { index } of text.matchAll(UNIT_END)) {
    const [head, rest] = [text.slice(0, index), text.slice(index)];
    if (kindOf(head) === kindOf(rest) || !isDepartment(head) || !isDepartment(rest)) continue;
    if (RANK.indexOf(kindOf(head)) < RANK.indexOf(kindOf(rest))) return [head, ...unitsOf(rest)];
  }
  return [text];
}

/** From the whole to its parts. */
const RANK = ['局', '本部', '部', '課', '室', '係', '班', 'グループ', 'チーム', '担当'];
const kindOf = (unit: string): string =>
  RANK.toSorted((a, b) => b.length - a.length).find((end) => unit.endsWith(end)) ?? '';

/** 製造部製造一課課長 → 製造部, 製造一課 and 課長; null where the post names the unit or none is printed. */
export function unitAndPost(token: string): { units: string[]; post: string } | null {
  if (token.length < 5 || token.length > 24) return null;
  for (let at = 3; at <= token.length - 2; at++) {
    const [unit, post] = [token.slice(0, at), token.slice(at)];
    if (HELD_IN_UNIT.test(post) && isTitle(post) && isDepartment(unit) && !HOUSE_OFFICES.test(unit)) {
      if (TREATED.test(unit) && HEADS.test(post)) return null;
      return { units: unitsOf(unit), post };
    }
  }
  return null;
}
