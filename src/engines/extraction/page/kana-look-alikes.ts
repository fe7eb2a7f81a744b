/** Kanji that recognisers put for a kana of the same strokes. Numerals (二, 三, 八, 千) stay: マル八ヤ is a name; 口 may be any kana that closed up. */
export const KANA_LOOK_ALIKES: Readonly<Record<string, string>> = { 卜: 'ト', 力: 'カ', 工: 'エ', 夕: 'タ' };

const BETWEEN_KANA = new RegExp(`(?<=[ァ-ヶー])[${Object.keys(KANA_LOOK_ALIKES).join('')}](?=[ァ-ヶー])`, 'g');

/** 株式会社ナガ卜ヤ: a kanji with katakana on both sides is one of them. */
export const readKanaLookAlikes = (text: string): string =>
  text.replace(BETWEEN_KANA, (found) => KANA_LOOK_ALIKES[found]!);
