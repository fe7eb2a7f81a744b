/*
 * A word in Latin letters that no table knows, as Japanese would say it: a vowel after every consonant that lacks one,
 * c and g as in English, r before a consonant long or said, a stop after a short vowel doubled. Several readings, the
 * likeliest first; in the letters of reading-key.ts.
 */
const BEFORE: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/(?<=[aeiou])gh/g, ''],
  [/^kn/g, 'n'],
  [/^wr/g, 'r'],
  [/wh/g, 'w'],
  [/qu(?=[aeiou])/g, 'ku'],
  [/q/g, 'k'],
  [/x/g, 'kkus'],
  [/ck/g, 'kk'],
  [/tech$/g, 'tekk'],
  [/ce$/g, 's'],
  [/c(?=[eiy])/g, 's'],
  [/tion/g, 'siyon'],
  [/th/g, 's'],
  [/c(?!h)/g, 'k'],
  [/oh(?![aeiou])/g, 'o'],
  [/l/g, 'r'],
  [/v/g, 'b'],
];
/** Made of several letters; capitals, so that no rule takes the outcome of another for letters: line is rain, not rein. */
const ENGLISH: readonly (readonly [RegExp, string])[] = [
  [/ee|ea/g, 'I'],
  [/oo/g, 'U'],
  [/ou|ow(?=.)/g, 'AU'],
  [/oa|ow$/g, 'O'],
  [/ai|ay/g, 'EI'],
  [/au|aw/g, 'O'],
  [/(?<=[A-Z][^aeiour])e$/g, ''],
  [/a([^aeiour])e$/g, 'E$1'],
  [/i([^aeiour])e$/g, 'AI$1'],
  [/o([^aeiour])e$/g, 'O$1'],
  [/u([^aeiour])e$/g, 'YU$1'],
  [/g(?=[eiyEI])/g, 'j'],
  [/(?<=[^aeiouAEIOU])y$/g, 'I'],
  [/er(?![aeiouAEIOU])/g, 'A'],
];
const DOUBLED = /([^aeiou]|^)([aeiou])([ptkdg])(?![aeiouyh]|\3)/g;

export function keyOfLoanWord(word: string): string[] {
  let plain = word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]/g, '');
  for (const [pattern, replacement] of BEFORE) plain = plain.replace(pattern, replacement);
  let english = plain;
  for (const [pattern, replacement] of ENGLISH) english = english.replace(pattern, replacement);
  english = english.toLowerCase();
  const spellings = new Set<string>();
  for (const text of [plain, english]) {
    const doubled = text.replace(DOUBLED, '$1$2$3$3');
    const longR = (value: string) => value.replace(/(?<=[aeou])r(?![aeiou])/g, '');
    for (const spelling of [longR(doubled), longR(text), doubled, text]) spellings.add(spelling);
  }
  // Refab is リファブ, Renova レノバ.
  if (/^re[^aeiou]/.test(plain)) spellings.add(`ri${[...spellings][0]!.slice(2)}`);
  if (/^u[^aeiou]i/.test(plain)) spellings.add(`y${plain}`);
  return [...new Set([...spellings].map(withVowels))];
}

const VOWEL = /[aeiou]/;
/** Consonants before the five vowels, where they are not the letter itself. */
const ROWS: Readonly<Record<string, string>> = { sh: 'siy', ch: 'tiy', j: 'ziy', f: 'hu' };

function withVowels(text: string): string {
  let out = '';
  for (let i = 0; i < text.length; ) {
    const two = text.slice(i, i + 2);
    const unit = two === 'sh' || two === 'ch' || two === 'ts' ? two : text[i]!;
    const next = text[i + unit.length] ?? '';
    i += unit.length;
    if (VOWEL.test(unit)) out += unit;
    else if (VOWEL.test(next)) {
      out += syllable(unit, next);
      i++;
    } else if (next === unit && unit !== 'n' && unit !== 'm') out += 'tu';
    else out += alone(unit, next);
  }
  return out;
}

function syllable(consonant: string, vowel: string): string {
  if (consonant === 'f') return vowel === 'u' ? 'hu' : `hu${vowel}`;
  if (consonant === 'w') return vowel === 'a' ? 'wa' : vowel === 'u' ? 'u' : `u${vowel}`;
  if (consonant === 'y') return vowel === 'i' ? 'i' : vowel === 'e' ? 'ie' : `y${vowel}`;
  if (consonant === 'ts') return vowel === 'u' ? 'tu' : `tu${vowel}`;
  const row = ROWS[consonant];
  if (row === undefined) return consonant + vowel;
  if (vowel === 'i') return row.slice(0, 2);
  return vowel === 'e' ? `${row.slice(0, 2)}e` : row + vowel;
}

/** A consonant without a vowel of its own. */
function alone(unit: string, next: string): string {
  if (unit === 'n') return 'n';
  if (unit === 'm') return next === 'b' || next === 'p' ? 'n' : 'mu';
  if (unit === 't' || unit === 'd') return `${unit}o`;
  if (unit === 'ch' || unit === 'j') return unit === 'ch' ? 'ti' : 'zi';
  if (unit === 'sh') return 'siyu';
  if (unit === 'ts') return 'tu';
  if (unit === 'f') return 'hu';
  if (unit === 'h' || unit === 'w') return '';
  if (unit === 'y') return 'i';
  return `${unit}u`;
}
