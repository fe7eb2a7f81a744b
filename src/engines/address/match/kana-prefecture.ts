import { toKatakana } from '../../../japan/kana.ts';
import { PREFECTURES } from '../../../japan/prefectures.ts';

/** A postal code, then a word in kana that other characters follow. */
const FIRST_WORD = /^([\s　〒0-9０-９－-]*)([ぁ-ゖァ-ヺーｦ-ﾟ]{4,14})(?=[\s　]*[^\s　ぁ-ゖァ-ヺーｦ-ﾟ])/u;

/** ﾄｳｷｮｳﾄ港区: the text with its prefecture in kanji; undefined where it does not begin with the reading of one. */
export function withKanjiPrefecture(text: string): string | undefined {
  const [whole, before, word] = FIRST_WORD.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const kana = toKatakana(word!.normalize('NFKC'));
  const found = PREFECTURES.find((prefecture) => prefecture.kana === kana);
  return found && before! + found.name + text.slice(whole.length);
}
