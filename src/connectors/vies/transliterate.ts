/** Greek as ELOT 743 and Bulgarian Cyrillic as its law of 2009 write them in Latin letters; capitals only. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['ΜΠ', 'B'],
  ['ΝΤ', 'NT'],
  ['ΓΓ', 'NG'],
  ['ΓΧ', 'NCH'],
  ['ΓΞ', 'NX'],
  ['ΟΥ', 'OU'],
  ['ΑΥ', 'AV'],
  ['ΕΥ', 'EV'],
  ['ΗΥ', 'IV'],
  ['Α', 'A'],
  ['Β', 'V'],
  ['Γ', 'G'],
  ['Δ', 'D'],
  ['Ε', 'E'],
  ['Ζ', 'Z'],
  ['Η', 'I'],
  ['Θ', 'TH'],
  ['Ι', 'I'],
  ['Κ', 'K'],
  ['Λ', 'L'],
  ['Μ', 'M'],
  ['Ν', 'N'],
  ['Ξ', 'X'],
  ['Ο', 'O'],
  ['Π', 'P'],
  ['Ρ', 'R'],
  ['Σ', 'S'],
  ['Τ', 'T'],
  ['Υ', 'Y'],
  ['Φ', 'F'],
  ['Χ', 'CH'],
  ['Ψ', 'PS'],
  ['Ω', 'O'],
  ['А', 'A'],
  ['Б', 'B'],
  ['В', 'V'],
  ['Г', 'G'],
  ['Д', 'D'],
  ['Е', 'E'],
  ['Ж', 'ZH'],
  ['З', 'Z'],
  ['И', 'I'],
  ['Й', 'Y'],
  ['К', 'K'],
  ['Л', 'L'],
  ['М', 'M'],
  ['Н', 'N'],
  ['О', 'O'],
  ['П', 'P'],
  ['Р', 'R'],
  ['С', 'S'],
  ['Т', 'T'],
  ['У', 'U'],
  ['Ф', 'F'],
  ['Х', 'H'],
  ['Ц', 'TS'],
  ['Ч', 'CH'],
  ['Ш', 'SH'],
  ['Щ', 'SHT'],
  ['Ъ', 'A'],
  ['Ь', 'Y'],
  ['Ю', 'YU'],
  ['Я', 'YA'],
];
const TABLE = new Map(PAIRS);
const PATTERN = new RegExp(PAIRS.map(([from]) => from).join('|'), 'gu');

/** ΕΥ is spoken EF before a consonant without voice and at the end: ΛΕΥΚΩΣΙΑ is LEFKOSIA, ΕΥΡΩΠΗ EVROPI. */
const WITHOUT_VOICE = /([ΑΕΗ])Υ(?=[ΘΚΞΠΣΤΦΧΨ]|(?!\p{L}))/gu;
/** Article 6 of the law: ИЯ that ends a word; the country's own name is its exception. */
const LAST_IYA = /ИЯ(?!\p{L})/gu;

/** Greek and Cyrillic capitals in Latin letters; everything else stays. */
export const toLatin = (capitals: string): string =>
  capitals
    .replace(WITHOUT_VOICE, '$1F')
    .replaceAll('БЪЛГАРИЯ', 'BULGARIA')
    .replace(LAST_IYA, 'IA')
    .replace(PATTERN, (found) => TABLE.get(found)!);

const NOT_LATIN = /\p{Script=Greek}|\p{Script=Cyrillic}/u;

/** Whether a text has letters that were transliterated. */
export const isTransliterated = (text: string): boolean => NOT_LATIN.test(text);

/**
 * Latin spellings that companies give themselves instead of the standard's: Sopharma for СОФАРМА, Lukoil for ЛУКОЙЛ,
 * Chalkidiki or Halkidiki. What is left is the same for all of them; it is no spelling.
 */
const CUSTOMS: readonly (readonly [RegExp, string])[] = [
  [/PH/g, 'F'],
  [/OU/g, 'U'],
  [/KH|CH/g, 'H'],
  [/X/g, 'KS'],
  [/W/g, 'V'],
  [/C/g, 'K'],
  [/[YJ]/g, 'I'],
  [/([A-Z])\1+/g, '$1'],
];

/** A Latin text without what customs of transliteration differ in. */
export const withoutCustoms = (latin: string): string =>
  CUSTOMS.reduce((text, [custom, plain]) => text.replace(custom, plain), latin);
