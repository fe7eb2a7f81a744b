import { type WordRule, wordRule } from './word-rule.ts';

/** Brackets of any kind, as the insides of a class. */
export const OPENING = String.raw`(（\[［〔【〈《「『<`;
export const CLOSING = String.raw`)）\]］〕】〉》」』>`;
const OPEN = `[${OPENING}]`;
const CLOSE = `[${CLOSING}]`;
const KANA = '[ぁ-ゖァ-ヺー]';
const KANA_WORDS = `${KANA}{1,10}(?:[ ・=]{1,2}${KANA}{1,10}){0,3}`;
const TWO_KANA_WORDS = `${KANA}{1,10}(?:[ ・=]{1,2}${KANA}{1,10}){1,3}`;
const LATIN_WORD = String.raw`[A-ZÀ-Þa-z][A-Za-zÀ-ɏ'’.-]{0,14}`;
const TWO_LATIN_WORDS = `${LATIN_WORD}(?:,? ${LATIN_WORD}){1,3}`;
const HAN = String.raw`[\p{Script=Han}々ヶ]`;
const PERSON = `${HAN}{1,4} [${HAN.slice(1, -1)}ぁ-んァ-ヶー]{1,5}`;

/** The reading of a name in kana, in brackets behind kanji or Latin letters. */
const KANA_BEHIND = wordRule(
  'kana-behind',
  new RegExp(
    String.raw`(?<=(?:${HAN}|[A-Za-zÀ-ɏ.]) ?)${OPEN} ?(?=${KANA}{2}|${TWO_KANA_WORDS})${KANA_WORDS} ?${CLOSE}$`,
    'u',
  ),
  'Harper Emily (ハーパー エミリー)',
  'らーめん まるや (カドヤ)',
);
/** The same behind a given name in kana: of two words, as family and given name are. */
const TWO_WORDS_BEHIND = wordRule(
  'two-kana-words-behind',
  new RegExp(String.raw`(?<=^${HAN}{1,4} ?${KANA}{1,6} ?)${OPEN} ?${TWO_KANA_WORDS} ?${CLOSE}$`, 'u'),
  '東海林 さだお(しょうじ さだお)',
  '珈琲 ひなた(カフェタイム)',
);
const KANA_IN_FRONT = wordRule(
  'kana-in-front',
  new RegExp(String.raw`^${OPEN} ?(?=[^)]{3})${KANA_WORDS} ?${CLOSE} ?(?=${HAN}|[A-Z])`, 'u'),
  '(やまだ たろう)山田 太郎',
  '(カ)山田商会',
);
/** 山田(やまだ)太郎: between the two words of a person's name. */
const KANA_BETWEEN = wordRule(
  'kana-between',
  new RegExp(String.raw`(?<=^${HAN}{1,4} ?)${OPEN}${KANA}{1,7}${CLOSE}(?= ?${HAN}{1,3}$)`, 'u'),
  '山田(やまだ)太郎',
  '手作り惣菜 華(はな)株式会社',
);
/** A Japanese name once more in Latin letters. */
const LATIN_BEHIND = wordRule(
  'latin-behind',
  new RegExp(
    String.raw`(?<=^[^A-Za-z]{2,24})${OPEN} ?(?=[A-Za-z' .-]{4})${LATIN_WORD}(?:,? ${LATIN_WORD}){0,3} ?${CLOSE}$`,
    'u',
  ),
  'エミリー・ハーパー (Emily Harper)',
  'Studio Kaede (annex)',
);
/** Behind a stroke only a person's: hana to uta / ハナトウタ is a shop that is called by both. */
const KANA_BEHIND_STROKE = wordRule(
  'kana-behind-stroke',
  new RegExp(String.raw`(?<=^(?:${PERSON}|${TWO_LATIN_WORDS})) ?[/／] ?${TWO_KANA_WORDS}$`, 'u'),
  '山田 太郎／やまだ たろう',
  'hana to uta / ハナトウタ',
);
const LATIN_BEHIND_STROKE = wordRule(
  'latin-behind-stroke',
  new RegExp(String.raw`(?<=^(?:${PERSON}|${TWO_KANA_WORDS})) ?[/／] ?${TWO_LATIN_WORDS}$`, 'u'),
  '山田 太郎／Taro Yamada',
  '茶房 / Cafe',
);
/** STUDIO MOKU (木村 杏): words that a house has in its name, and no person. */
const OF_A_HOUSE = String.raw`(?![^(（/／]*\b(?:studio|design|office|atelier|lab|labo|works?|cafe|house|home|shop|store|gallery|factory|photo|art|salon|hair|nail|bar|kitchen|farm|garden|craft|books?|music|dance|yoga|clinic|company|project|planning|service|support|consulting|english|school|translation|video|film|web)\b)`;
/** Of a person in two scripts the name in kanji is the own one. */
const LATIN_IN_FRONT = wordRule(
  'latin-in-front',
  new RegExp(
    String.raw`^${OF_A_HOUSE}${TWO_LATIN_WORDS} ?(?:[/／] ?(?=${PERSON}$)|${OPEN} ?(?=${PERSON} ?${CLOSE}$))`,
    'iu',
  ),
  'Taro Yamada / 山田 太郎',
  'STUDIO MOKU / 山田 太郎',
);

/** How the reading of a name is printed beside it. What each finds is no part of the name. */
export const NAME_READINGS: readonly WordRule[] = [
  LATIN_IN_FRONT,
  KANA_BEHIND,
  TWO_WORDS_BEHIND,
  KANA_IN_FRONT,
  KANA_BETWEEN,
  LATIN_BEHIND,
  KANA_BEHIND_STROKE,
  LATIN_BEHIND_STROKE,
];

const MAY_HOLD_READING = /[()（）[\]［］〔【〈《「『</／]/;

/** `Harper Emily (ハーパー エミリー)`, `山田 太郎／やまだ たろう`: the name alone. */
export function withoutNameReading(text: string): string {
  if (text.length > LONGEST || !MAY_HOLD_READING.test(text)) return text;
  let name = text.trim();
  for (const { pattern } of NAME_READINGS) name = name.replace(pattern, ' ').trim();
  // What LATIN_IN_FRONT leaves of `Taro Yamada (山田 太郎)`.
  return name
    .replace(/^([^()（）]+)[)）]$/, '$1')
    .replace(/ {2,}/g, ' ')
    .trim();
}
const LONGEST = 60;
