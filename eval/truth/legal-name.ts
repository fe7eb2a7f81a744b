/**
 * A full legal name as the contract compares it, written apart from the code that is judged: NFKC, spaces, the short
 * sign of the same legal form in the same place, and the registry's own substitutes for characters it cannot write.
 */
export function legalName(name: string): string {
  const wide = FORMS.reduce((text, [pattern, form]) => text.replace(pattern, form), name.normalize('NFKC'));
  return [...wide.replace(/\s/g, '')].map((sign) => SUBSTITUTES[sign] ?? sign).join('');
}

const FORMS: readonly (readonly [RegExp, string])[] = [
  [/\(株\)/g, '株式会社'],
  [/\(有\)/g, '有限会社'],
  [/\(同\)|\(合\)/g, '合同会社'],
  [/\(一社\)/g, '一般社団法人'],
  [/\(医\)/g, '医療法人'],
];
const SUBSTITUTES: Readonly<Record<string, string>> = { 髙: '高', 﨑: '崎', 德: '徳', 濵: '濱' };
