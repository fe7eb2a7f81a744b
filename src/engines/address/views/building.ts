/** The part after the numbers: building, floor and room, each as it was written. */
export interface Building {
  readonly building: string | null;
  readonly floor: string | null;
  readonly room: string | null;
}

const FLOOR = /(?:地下|B|Ｂ|地上)?[0-9０-９一二三四五六七八九十]+\s*(?:階|F(?![A-Za-z])|Ｆ(?![Ａ-Ｚａ-ｚ]))|地階/i;
const ROOM =
  /((?:[A-Za-zＡ-Ｚａ-ｚ]{0,2}[-－]?[0-9０-９]+(?:[-－][0-9０-９]+)?\s*(?:号室|号|室))|[#＃][0-9０-９A-Za-z]+)\s*$/;
const BARE_ROOM = /(?:^|[\s　\-－―‐−ー])([A-Za-zＡ-Ｚ]?[-－]?[0-9０-９]{2,5}[A-Za-zＡ-Ｚ]?)\s*$/;

export function splitBuilding(part: string): Building {
  const floor = FLOOR.exec(part);
  const before = floor ? part.slice(0, floor.index) : part;
  const after = floor ? part.slice(floor.index + floor[0].length) : '';
  // Behind the floor stands the room; without a floor it ends the building's name.
  const behind = after === '' ? null : (ROOM.exec(after) ?? BARE_ROOM.exec(` ${after.trimStart()}`));
  const inside = behind ? null : (ROOM.exec(before) ?? (floor ? null : BARE_ROOM.exec(before)));
  const name = inside ? before.slice(0, inside.index + inside[0].indexOf(inside[1]!)) : before;
  const building = trimEdges(behind || after === '' ? name : `${name}${after}`);
  return {
    building: building === '' ? null : building,
    floor: floor ? floor[0].trim() : null,
    room: (behind ?? inside)?.[1]?.trim() ?? null,
  };
}

/** Separators at the ends; a long mark that belongs to a word stays. */
const trimEdges = (text: string) => text.replace(/^[\s　,、・\-－―‐−]+|[\s　,、・\-－―‐−]+$/g, '');

/** Words and forms that make a rest a building, a floor or a room even where no number stands before it. */
const BUILDING_FORM =
  /ビル|マンション|ハイツ|コーポ|タワー|荘$|センター|レジデンス|アパート|ハウス|メゾン|プラザ|会館|住宅|団地|庁舎|号棟|ヒルズ|パーク|コート|[0-9０-９](?:階|F|Ｆ|号室|号)|内$|気付$|方$|様方|大学|学校|病院|工場|支店|本社|営業所|事務所|[A-Za-zＡ-Ｚａ-ｚ]{2,}/;
export const looksLikeBuilding = (text: string): boolean => BUILDING_FORM.test(text);
