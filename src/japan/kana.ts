/** Kana forms: half-width and hiragana to full-width katakana and back. */

const HIRAGANA_TO_KATAKANA = 0x60;

const OTHER_KANA = /[｡-ﾟぁ-ゖゝゞ]/;

/** Any kana to full-width katakana; everything else stays as it is (`ｻｯﾎﾟﾛし` → `サッポロシ`). */
export function toKatakana(text: string): string {
  if (!OTHER_KANA.test(text)) return text;
  // NFKC joins half-width kana with their voicing marks, but would also rewrite Latin letters and brackets.
  const wide = text.replace(/[｡-ﾟ]+/g, (run) => run.normalize('NFKC'));
  return wide.replace(/[ぁ-ゖゝゞ]/g, (char) => String.fromCharCode(char.charCodeAt(0) + HIRAGANA_TO_KATAKANA));
}

/** Any kana to hiragana; the long mark stays. */
export function toHiragana(text: string): string {
  const katakana = toKatakana(text);
  let out = '';
  for (let i = 0; i < katakana.length; i++) {
    const unit = katakana.charCodeAt(i);
    const isKatakana = (unit >= 0x30a1 && unit <= 0x30f6) || unit === 0x30fd || unit === 0x30fe;
    out += isKatakana ? String.fromCharCode(unit - HIRAGANA_TO_KATAKANA) : katakana[i]!;
  }
  return out;
}

/** True when the text is a reading: kana, the long mark, middle dots, spaces and hyphens only, with at least one kana. */
export const isKana = (text: string): boolean =>
  /[ぁ-ゖァ-ヺｦ-ﾝ]/.test(text) && /^[ぁ-ゖァ-ヺーｦ-ﾟゝゞヽヾ・･\s‐-]+$/.test(text);
