/* The key under which romanised names are compared, whichever way they are spelt; a long address asks for hundreds of them. */

/** Hepburn and Kunrei spellings to one: what both write alike stays. Longer ones first; `before` are the letters that must follow. */
const SPELLINGS: readonly { readonly from: string; readonly to: string; readonly before?: string }[] = [
  { from: 'tchi', to: 'tti' },
  { from: 'cchi', to: 'tti' },
  { from: 'tch', to: 'tty' },
  { from: 'cch', to: 'tty' },
  { from: 'chi', to: 'ti' },
  { from: 'ch', to: 'ty' },
  { from: 'cy', to: 'ty' },
  { from: 'shi', to: 'si' },
  { from: 'sh', to: 'sy' },
  { from: 'tsu', to: 'tu' },
  { from: 'dzu', to: 'zu' },
  { from: 'du', to: 'zu' },
  { from: 'ji', to: 'zi' },
  { from: 'di', to: 'zi' },
  { from: 'jy', to: 'zy' },
  { from: 'j', to: 'zy', before: 'auo' },
  { from: 'fu', to: 'hu' },
  { from: 'wo', to: 'o' },
  { from: 'v', to: 'b' },
  { from: 'l', to: 'r' },
  { from: 'm', to: 'n', before: 'bmp' },
];

const codes = (letters: string): Uint8Array => Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
const byFirst: { from: Uint8Array; to: Uint8Array; before: Uint8Array }[][] = Array.from({ length: 128 }, () => []);
for (const { from, to, before = '' } of SPELLINGS)
  byFirst[from.charCodeAt(0)]!.push({ from: codes(from), to: codes(to), before: codes(before) });
const VOWELS = new Uint8Array(128);
for (const vowel of codes('aeiou')) VOWELS[vowel] = 1;
const [O, H, U, Y] = [...codes('ohuy')] as [number, number, number, number];

/** Room for the longest phrase of an address; what is longer is no name. */
const ROOM = 512;
const letters = new Uint8Array(ROOM);
const spelt = Buffer.alloc(ROOM * 2);

/** Letters and figures of a romanised name in one spelling; hyphens, macrons and apostrophes do not count. */
export function romajiKey(text: string): string {
  const length = respell(plainLetters(text));
  // Twice: what two long vowels leave may be one again (oou).
  const once = shorten(length);
  return spelt.toString('latin1', 0, shorten(once));
}

const known = new WeakMap<object, Map<string, string>>();

/** The keys of one address: its words are asked for as municipalities and as towns, and a long one repeats them. */
export function romajiKeysOf(words: object): (text: string) => string {
  const keys = known.get(words) ?? new Map<string, string>();
  known.set(words, keys);
  return (text) => {
    let key = keys.get(text);
    if (key === undefined) keys.set(text, (key = romajiKey(text)));
    return key;
  };
}

function plainLetters(text: string): number {
  let to = 0;
  for (let i = 0; i < text.length && to < ROOM; i++) {
    const code = text.charCodeAt(i);
    if (code > 0x7f) return plainLetters(withoutMarks(text));
    if (code >= 0x41 && code <= 0x5a) letters[to++] = code | 0x20;
    else if ((code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39)) letters[to++] = code;
  }
  return to;
}

const withoutMarks = (text: string): string => text.normalize('NFKD').replace(/[^ -~]/g, '');

/** Fills `spelt` from `letters`. */
function respell(length: number): number {
  let to = 0;
  for (let i = 0; i < length; ) {
    const rule = ruleAt(i, length);
    if (rule) {
      for (let k = 0; k < rule.to.length; k++) spelt[to++] = rule.to[k]!;
      i += rule.from.length;
    } else spelt[to++] = letters[i++]!;
  }
  return to;
}

function ruleAt(at: number, length: number) {
  const rules = byFirst[letters[at]!]!;
  for (let k = 0; k < rules.length; k++) {
    const { from, before } = rules[k]!;
    let i = 1;
    while (i < from.length && at + i < length && letters[at + i] === from[i]) i++;
    if (i === from.length && (before.length === 0 || (at + 1 < length && before.includes(letters[at + 1]!))))
      return rules[k];
  }
  return undefined;
}

/** Long vowels are written in five ways (oh, ou, oo, ō, o): `spelt` with one letter for each. */
function shorten(length: number): number {
  let to = 0;
  for (let i = 0; i < length; ) {
    const code = spelt[i++]!;
    spelt[to++] = code;
    if (VOWELS[code] === 0) continue;
    const next = i < length ? spelt[i]! : 0;
    if (code === O && next === U) i++;
    else if (code === O && next === H && !isVowelOrY(i + 1, length)) i++;
    else while (i < length && spelt[i] === code) i++;
  }
  return to;
}

const isVowelOrY = (i: number, length: number): boolean => i < length && (VOWELS[spelt[i]!] === 1 || spelt[i] === Y);
