/** What only buildings are called: behind such a word no name of a place is looked for, and none is made of it. */
export const BUILDING_KINDS =
  'ビル|マンション|ハイツ|コーポ|タワー|センター|レジデンス|アパート|ハウス|メゾン|プラザ|ヒルズ';

const COUNTED_BUILDING = new RegExp(`^第?[0-9０-９一二三四五六七八九十]{0,2}(?:${BUILDING_KINDS})`);
const BUILDING = new RegExp(BUILDING_KINDS);
const LONGEST = 5;

const COUNTS: ReadonlySet<number> = new Set([...'第一二三四五六七八九十'].map((char) => char.charCodeAt(0)));

/** Kanji that begins no such word; nearly all that is asked about. */
export const isPlainKanji = (code: number): boolean => code >= 0x3400 && code <= 0x9fff && !COUNTS.has(code);

/** 高橋|第6ビル: the name before belongs to the building. 中野通|1162ハイツ: three figures are a lot's. */
export const goesOnAsBuilding = (rest: string): boolean => COUNTED_BUILDING.test(rest);

/** Whether a building's word begins inside what is taken for a place's name: 笹屋ビル is no 笹屋町 with two mistakes. */
export function isBuildingFor(text: string, [start, end]: readonly [number, number], name: string): boolean {
  const at = text.slice(start, end + LONGEST).search(BUILDING);
  return at >= 0 && start + at < end && !BUILDING.test(name);
}
