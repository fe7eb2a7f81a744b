/** `発行日/2026年6月15日`, `税抜合計/240,000`, `■番号/SO-615`: a label, and a stroke where others set a colon. */
const SLASHED = /(?<=^\s*[■◆●・□◇]?|\s[■◆●・□◇]?)(\p{L}{2,8}(?:[(][^()/]{1,8}[)])?)[/／](?=[^\s/])/gu;
const LINE = /^\s*[■◆●・□◇]?(?=\p{Script=Han})\p{L}{2,8}(?:[(][^()/]{1,8}[)])?[/／](?=[^\s/])/u;

/** A paper sets its labels so when many of its lines do; on others a stroke stands between two of a kind. */
const LEAST = 5;
export const hasSlashedLabels = (texts: readonly string[]): boolean => {
  const slashed = texts.filter((text) => LINE.test(text)).length;
  return slashed >= LEAST && slashed * 3 >= texts.filter((text) => text.trim() !== '').length;
};

/** The strokes become colons; nothing moves. */
export const readSlashes = (text: string): string => text.replace(SLASHED, '$1:');
