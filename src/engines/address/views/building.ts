/** The part after the numbers: building, floor and room, each as it was written. */
export interface Building {
  readonly building: string | null;
  readonly floor: string | null;
  readonly room: string | null;
}

const FLOOR =
  /(?:^|[\s　,、])?((?:地下|B|Ｂ|地上)?[0-9０-９一二三四五六七八九十]+\s*(?:階|F(?![A-Za-z])|Ｆ(?![Ａ-Ｚａ-ｚ]))|地階)/i;
const ROOM =
  /((?:[A-Za-zＡ-Ｚａ-ｚ]{0,2}[-－]?[0-9０-９]+(?:[-－][0-9０-９]+)?\s*(?:号室|号|室))|[#＃][0-9０-９A-Za-z]+)\s*$/;
const BARE_ROOM = /(?:^|[\s　\-－―‐−ー])([A-Za-zＡ-Ｚ]?[-－]?[0-9０-９]{2,5}[A-Za-zＡ-Ｚ]?)\s*$/;

export function splitBuilding(part: string): Building {
  let rest = part;
  const take = (pattern: RegExp): string | null => {
    const match = pattern.exec(rest);
    if (!match) return null;
    const at = match.index + match[0].indexOf(match[1]!);
    rest = rest.slice(0, at) + rest.slice(at + match[1]!.length);
    return match[1]!.trim();
  };
  const floor = take(FLOOR);
  const room = take(ROOM) ?? (floor === null || rest.trim() !== '' ? take(BARE_ROOM) : null);
  const building = rest.replace(/^[\s　,、・\-－―‐−ー]+|[\s　,、・\-－―‐−ー]+$/g, (edge) =>
    /ー/.test(edge) && !/[\s-]/.test(edge) ? edge : '',
  );
  return { building: building === '' ? null : building, floor, room };
}

/** Words and forms that make a rest a building, a floor or a room even where no number stands before it. */
const BUILDING_FORM =
  /ビル|マンション|ハイツ|コーポ|タワー|荘$|センター|レジデンス|アパート|ハウス|メゾン|プラザ|会館|住宅|団地|庁舎|号棟|ヒルズ|パーク|コート|[0-9０-９](?:階|F|Ｆ|号室|号)|内$|気付$|方$|様方|大学|学校|病院|工場|支店|本社|営業所|事務所|[A-Za-zＡ-Ｚａ-ｚ]{2,}/;
export const looksLikeBuilding = (text: string): boolean => BUILDING_FORM.test(text);
