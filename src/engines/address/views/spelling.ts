import type { Match, Place } from '../match/place.ts';
import type { ViewContext } from './context.ts';

/** Characters that the reading takes for the ones they look like; figures count as the numeral. */
const ALIKE = /[エ工ロ口囗ニ二ハ八ミ三治冶己巳已班斑脊背櫟擽炮砲鉋飽市巿藤籐]/g;
const NUMERALS: Readonly<Record<string, string>> = { 2: '二', 8: '八', 3: '三' };

const alike = (text: string): string =>
  (
    text
      .normalize('NFKC')
      .replace(/[ぁ-ゖ]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0x60))
      .replace(/[238]/g, (digit) => NUMERALS[digit]!)
      .match(ALIKE) ?? []
  ).join('');

/** Whether a name was read although one of its characters is only shaped like the right one (二ノ宮 written ニノ宮). */
export function isMisspelt({ data, municipalities }: ViewContext, match: Match, place: Place): boolean {
  if (place.city < 0 || match.script !== 'japanese') return false;
  const written = (span: readonly [number, number] | undefined) => (span ? match.text.slice(...span) : '');
  const differs = (name: string, text: string) => text !== '' && !alike(name).endsWith(alike(text));
  if (place.former < 0 && differs(municipalities.get(place.city).full, written(place.adminSpan))) return true;
  if (place.town < 0 || place.formerTown || place.recovered) return false;
  const koaza = place.koaza < 0 ? '' : data.text('subName', place.koaza);
  return (
    differs(data.text('townName', place.town), written(place.townSpan)) || differs(koaza, written(place.koazaSpan))
  );
}
