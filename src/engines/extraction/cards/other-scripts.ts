import { endsLikeShop } from './house-words.ts';
import { NOT_ROMAJI, withoutDegrees } from './person-name.ts';
import type { CardSide } from './side.ts';
import type { Draft } from './side-draft.ts';
import { asPrinted } from './side-name.ts';

/** `Stylist` ⏎ `KANA`: where nobody else is named, the one word beside the title is the person. */
export function singleName(draft: Draft): CardSide['name'] {
  const titles = [...draft.titles, ...draft.titlesEn].map((title) => title.row.index);
  const at = draft.latin.findIndex(
    (line) =>
      line.row.index > 0 &&
      line.row.text.trim() === line.value &&
      /^(?:[A-Z]{2,10}|[A-Z][a-z]{1,9})$/.test(line.value) &&
      titles.some((index) => Math.abs(index - line.row.index) === 1),
  );
  if (at < 0) return null;
  const [line] = draft.latin.splice(at, 1);
  return { ...line!, split: null, score: 1 };
}

/** Harper Emily (ハーパー エミリー): the name that its reading stands behind. */
export function latinName(draft: Draft): CardSide['name'] {
  const [name] = draft.latinNames;
  return name ? { ...name, split: null, score: READ_ALOUD } : null;
}
const READ_ALOUD = 3;

/** グエン・ティ・ラン: without a name in kanji, what looks like a reading is the name itself. */
export function foreignName(draft: Draft): CardSide['name'] {
  const at = draft.readings.findIndex(
    // スパイスハウス ヒマラヤ is a shop.
    ({ value }) => /^[ァ-ヶー・ ]+$/.test(value) && !value.split(' ').some(endsLikeShop),
  );
  if (at < 0) return null;
  const [reading] = draft.readings.splice(at, 1);
  const printed = reading!.row.text.slice(reading!.start, reading!.end).trim();
  return { ...reading!, value: printed, split: null, score: 1 };
}

/** あまの すず, みさき: without a name in kanji, kana in two parts or alone beside a title are the name as printed. */
export function kanaName(draft: Draft): CardSide['name'] {
  const reading = draft.readings.find((entry) => /^[ぁ-ん]{1,6} [ぁ-ん]{1,6}$/.test(entry.value));
  if (reading) return { ...reading, value: asPrinted(reading).value, split: null, score: 1 };
  const titles = [...draft.titles, ...draft.titlesEn].map((title) => title.row.index);
  const at = draft.rest.findIndex(
    (line) =>
      line.row.index > 0 &&
      /^(?:[ぁ-ん]{2,4}|[ァ-ヶー]{2,4})$/.test(line.row.tight) &&
      titles.some((index) => Math.abs(index - line.row.index) === 1),
  );
  if (at < 0) return null;
  const [line] = draft.rest.splice(at, 1);
  return { ...line!, split: null, score: 1 };
}

/** マルコ・ベネデッティ, Marco Benedetti, 柏木 ルシア 美帆: names that Latin letters may say in more than two words. */
export const isForeign = (name: { readonly value: string } | null): boolean =>
  name !== null &&
  /^[ァ-ヶー・= ]+(?: \p{Script=Han}{1,3})?$|^[A-Za-zÀ-ɏ'’., -]+$|^\p{Script=Han}{1,4} [ァ-ヶー]{2,12} \p{Script=Han}{1,4}$/u.test(
    name.value,
  );

/** Anneke de Wit, Karl von der Heide */
const PARTICLE = /^(?:de|del|della|di|da|dos|du|la|le|van|von|der|den|ten|bin|al|el)$/;

/** NGUYEN THI LAN: the words in the order they are printed. Small words only where the name in katakana has them too. */
export function readForeignName(text: string, katakana = ''): { given: string; family: string } | null {
  const words = text.trim().split(/\s+/);
  if (words.length < 2 || words.length > 4 || NOT_ROMAJI.test(text)) return null;
  const isWord = (word: string) => /^[A-ZÀ-ÖØ-Þ][A-Za-zÀ-ÖØ-öø-ÿ'’.-]*$/.test(word);
  if (!isWord(words[0]!) || !words.every((word) => isWord(word) || PARTICLE.test(word))) return null;
  // Auberge de la Forêt beside ジャン・モロー is a house.
  if (!words.every(isWord) && katakana.split(/[・= ]/).length !== words.length) return null;
  const cased = words.map((word) => (word === word.toUpperCase() ? word[0] + word.slice(1).toLowerCase() : word));
  return { given: cased.slice(0, -1).join(' '), family: cased.at(-1)! };
}

/** `Marco Antonio Ruiz` over `Green Coffee Buyer`: where nobody else is named, three words beside a title are the person. */
export function besideTitle(draft: Draft) {
  const titles = draft.titlesEn.map(({ row }) => row.index);
  return draft.latin.flatMap((line) => {
    const isBeside = titles.some((index) => Math.abs(index - line.row.index) === 1);
    const read = isBeside && line.row.index > 0 ? readForeignName(withoutDegrees(line.value)) : null;
    return read && line.row.text.trim() === line.value ? [{ ...line, value: read, printed: line.value }] : [];
  });
}
