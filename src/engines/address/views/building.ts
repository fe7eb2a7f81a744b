/** The part after the numbers: building, floor and room, each as it was written. */
export interface Building {
  readonly building: string | null;
  readonly floor: string | null;
  readonly room: string | null;
}

// Numbers are bounded: a run of digits must not be tried from each of its digits to the end.
const ONE_FLOOR =
  '(?:(?:地下|B|Ｂ|地上)?(?<![0-9０-９])[0-9０-９一二三四五六七八九十]{1,3}\\s*(?:階|F(?![A-Za-z])|Ｆ(?![Ａ-Ｚａ-ｚ]))|地階)';
/** 3F, 地下1階, or several: ３Ｆ／４Ｆ. */
const FLOOR = new RegExp(`${ONE_FLOOR}(?:\\s*[/／・,、~〜～\\-－]\\s*${ONE_FLOOR})*`, 'i');
const BRACKETS: Readonly<Record<string, string>> = { '（': '）', '(': ')' };
const ROOM =
  /((?:[A-Za-zＡ-Ｚａ-ｚ]{0,2}[-－]?(?<![0-9０-９])[0-9０-９]{1,6}(?:[-－][0-9０-９]{1,6})?\s*(?:号室|号|室))|[#＃][0-9０-９A-Za-z]+)\s*$/;
const BARE_ROOM = /(?:^|[\s　\-－―‐−ー])([A-Za-zＡ-Ｚ]?[-－]?[0-9０-９]{2,5}[A-Za-zＡ-Ｚ]?)\s*$/;

/** 銀座郵便局私書箱第12号: the number is the box's, no room's. */
const POST_BOX = /私書箱/;

export function splitBuilding(part: string): Building {
  if (POST_BOX.test(part)) return { building: nameOf(part), floor: null, room: null };
  const floor = FLOOR.exec(part);
  if (!floor) {
    const room = ROOM.exec(part) ?? BARE_ROOM.exec(part);
    return { building: nameOf(beforeRoom(part, room)), floor: null, room: room?.[1]?.trim() ?? null };
  }
  const { before, after } = aroundFloor(part, floor);
  // Behind the floor stands the room; else it may end the building's name.
  const behind = after === '' ? null : (ROOM.exec(after) ?? BARE_ROOM.exec(` ${after.trimStart()}`));
  const inside = behind ? null : ROOM.exec(before);
  // What else stands behind a floor cannot be told from the name without rewriting it: the whole is the name.
  const isPlain = behind !== null || after === '';
  return {
    building: nameOf(isPlain ? beforeRoom(before, inside) : part),
    floor: floor[0].trim(),
    room: (behind ?? inside)?.[1]?.trim() ?? null,
  };
}

/** The text on both sides of the floor, brackets that hold nothing else taken off. */
function aroundFloor(part: string, floor: RegExpExecArray): { before: string; after: string } {
  const before = part.slice(0, floor.index);
  const after = part.slice(floor.index + floor[0].length);
  const closing = BRACKETS[before.at(-1) ?? ''];
  return closing !== undefined && after.startsWith(closing)
    ? { before: before.slice(0, -1), after: after.slice(1) }
    : { before, after };
}

const beforeRoom = (text: string, room: RegExpExecArray | null) =>
  room ? text.slice(0, room.index + room[0].indexOf(room[1]!)) : text;

const nameOf = (text: string): string | null => trimEdges(text) || null;

/** Separators at the ends; a long mark that belongs to a word stays. */
const trimEdges = (text: string) => text.replace(/^[\s　,、・\-－―‐−]+|[\s　,、・\-－―‐−]+$/g, '');

/** Words and forms that make a rest a building, a floor or a room even where no number stands before it. */
const BUILDING_FORM =
  /ビル|マンション|ハイツ|コーポ|タワー|荘$|センター|レジデンス|アパート|ハウス|メゾン|プラザ|会館|住宅|団地|庁舎|号棟|ヒルズ|パーク|コート|[0-9０-９](?:階|F|Ｆ|号室|号)|内$|気付$|方$|様方|大学|学校|病院|工場|支店|本社|営業所|事務所|郵便局|私書箱|[A-Za-zＡ-Ｚａ-ｚ]{2,}/;
export const looksLikeBuilding = (text: string): boolean => BUILDING_FORM.test(text);

const PLACE_FORM =
  /^(?:[のノ](?![甲乙丙丁イロハ])|[町村通条線]|丁(?:目|[0-9０-９])|\p{Script=Han}[\p{Script=Han}ぁ-ゖァ-ヺー]{0,9}[0-9０-９]{1,5}(?:[-－‐−の]|番地?)[0-9０-９]{1,5}$)/u;

/**
 * 太田4の中通り12-3, 象潟町3目塩越12-3: right behind a number, a name of a place with its own numbers and no building.
 * 新井田酉四丁目211: 丁目 behind a lot. 西四線北十九号12-3: 号 behind the only number, and others behind it.
 */
export function goesOnAsPlace(text: string, from: number, count: number): boolean {
  const rest = text.slice(from);
  if (count === 1 && text[from - 1] === '号' && /^[0-9０-９]/.test(rest)) return true;
  return PLACE_FORM.test(rest) && !looksLikeBuilding(rest);
}
