import { isUnit } from '../../../japan/name-additions.ts';
import { nameScore } from '../cards/person-name.ts';
import { withoutNameReading } from '../vocabulary/name-readings.ts';
import { FIELD_LABEL, SHOP_WORD } from '../vocabulary/party-words.ts';

/** Family and given name with one wide space between them, which is two columns of a row. */
const FAMILY_AND_GIVEN =
  /^([\p{Script=Han}々ヶケツノ]{1,4}|[ァ-ヶー]{2,8}) {2}([\p{Script=Han}々ぁ-んァ-ヶー]{1,5})(?= {2}|$)/u;
const TWO_WORDS_OF_A_NAME = 1;

/** A person's name with its reading in brackets, alone in a row, whatever the spaces in it. */
export function personRead(text: string): string | null {
  if (text.length > LONGEST_ROW || !/[)）\]〕】〉》」]$/.test(text)) return null;
  const printed = text.replace(/ {2,}/g, ' ');
  const name = withoutNameReading(printed);
  return name !== printed && /^[\p{Script=Han}々ヶ]{1,4} [\p{Script=Han}々ぁ-んァ-ヶー]{1,5}$/u.test(name)
    ? name
    : null;
}
const LONGEST_ROW = 40;

/** The first cell behind a label. 請求者　江波戸　亮: a wide space within a person's name parts no cells. */
export function firstCell(text: string): string {
  const [printed, family, given] = FAMILY_AND_GIVEN.exec(text) ?? [];
  const first = text.split(/ {2,}/, 1)[0]!;
  if (printed === undefined || isUnit(given!)) return first;
  const value = `${family} ${given}`;
  if (FIELD_LABEL.pattern.test(value) || SHOP_WORD.pattern.test(`${value} `)) return first;
  const words = [
    { text: family!, gap: 0 },
    { text: given!, gap: 1 },
  ];
  return nameScore(words) >= TWO_WORDS_OF_A_NAME ? value : first;
}
