import { fullWidth, type Random, random } from './random.ts';
import { hasCommonName, numberAt, type SyntheticCompany, syntheticCompany } from './synthetic-company.ts';
import { KANJI_WORDS, KATAKANA_WORDS, SUFFIXES, SURNAMES, type Word } from './words.ts';

/**
 * Companies whose names crowd as the real ones do, at any size: 44 % of all rows share their core with another, and one
 * core in twenty is carried by more than ten companies in differing spellings and forms. `syntheticCompany` gives each
 * its place and dates.
 */
const SHARES = { alone: 0.56, few: 0.015 };
/** Cores per row of the registry: those of a few companies, and those of a crowd (about thirteen). */
const FEW_CORES = 0.005;
const CROWD_CORES = 0.0327;

interface Core {
  readonly words: readonly Word[];
  readonly isCrowded: boolean;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const KANA = [...'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモラリルレロワ'];

/** A word that no two numbers share. */
function coined(number: number, r: Random): Word {
  let rest = number;
  let word = r.pick(KANA);
  do {
    word += KANA[rest % KANA.length]!;
    rest = Math.floor(rest / KANA.length);
  } while (rest > 0);
  return [word, word];
}

function coreOf(kind: 'alone' | 'few' | 'crowd', id: number, seed: number): Core {
  const r = random(Math.imul(id + 1, 0x9e3779b1) ^ Math.imul(seed + { alone: 1, few: 2, crowd: 3 }[kind], 0x85ebca6b));
  const isCrowded = kind === 'crowd';
  if (isCrowded) {
    // Mixed radix over three lists: every id has a core of its own.
    const [a, b, c] = [SURNAMES, KATAKANA_WORDS, SUFFIXES];
    const second = Math.floor(id / a.length) % b.length;
    const third = Math.floor(id / (a.length * b.length)) % c.length;
    return { words: [a[id % a.length]!, b[second]!, c[(third + id) % c.length]!], isCrowded };
  }
  if (kind === 'few') {
    const second = Math.floor(id / KANJI_WORDS.length) % KATAKANA_WORDS.length;
    return { words: [KANJI_WORDS[id % KANJI_WORDS.length]!, KATAKANA_WORDS[second]!, r.pick(SURNAMES)], isCrowded };
  }
  const shape = r.below(5);
  const word = coined(id, r);
  if (shape === 0) return { words: [r.pick(SURNAMES), word, r.pick(SUFFIXES)], isCrowded };
  if (shape === 1) return { words: [r.pick(KANJI_WORDS), word, r.pick(KANJI_WORDS), r.pick(SUFFIXES)], isCrowded };
  if (shape === 2) return { words: [word, ['＆', 'アンド'], r.pick(KATAKANA_WORDS)], isCrowded };
  if (shape === 3) {
    const letters = Array.from({ length: 2 + r.below(3) }, () => LETTERS[r.below(26)]!).join('');
    return { words: [[letters, ''], word, r.pick(SUFFIXES)], isCrowded };
  }
  return { words: [r.pick(KATAKANA_WORDS), word], isCrowded };
}

const FORMS = [
  ['株式会社', '301', 0.55],
  ['有限会社', '302', 0.27],
  ['合同会社', '305', 0.12],
  ['一般社団法人', '399', 0.06],
] as const;

const OLD: Readonly<Record<string, string>> = { 斎: '齋', 辺: '邉', 沢: '澤', 国: '國', 広: '廣', 桜: '櫻', 浜: '濱' };

/** One of the ways in which companies of one core write it. */
function spelled(written: string, r: Random): string {
  switch (r.below(5)) {
    case 0:
      return written.replace(/[ァ-ヶ]/gu, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
    case 1:
      return written.replaceAll('ー', '');
    case 2:
      return [...written].map((character) => OLD[character] ?? character).join('');
    default:
      return written;
  }
}

export function crowdedCompany(index: number, count: number, seed = 1): SyntheticCompany {
  const base = syntheticCompany(index, count, seed);
  const r = random(Math.imul(index + 7, 0x27d4eb2f) ^ seed);
  // Multiples of the golden ratio spread evenly: every core of a crowd gets its share of the rows, scattered over them.
  const share = (Math.imul(index + 1, 0x9e3779b1) >>> 0) / 0x1_0000_0000;
  const crowdFrom = SHARES.alone + SHARES.few;
  const kind = share < SHARES.alone ? 'alone' : share < crowdFrom ? 'few' : 'crowd';
  const cores = Math.max(1, Math.floor(count * (kind === 'few' ? FEW_CORES : CROWD_CORES)));
  const part = kind === 'few' ? (share - SHARES.alone) / SHARES.few : (share - crowdFrom) / (1 - crowdFrom);
  const { words, isCrowded } = coreOf(kind, kind === 'alone' ? index : Math.floor(part * cores), seed);
  const plain = words.map(([written]) => written).join('');
  const core = isCrowded ? spelled(plain, r) : plain;
  let pick = r.next();
  const form = FORMS.find(([, , part]) => (pick -= part) < 0) ?? FORMS[0];
  const name = r.next() < 0.4 ? core + form[0] : form[0] + core;
  const reading = words.every(([, kana]) => kana !== '') ? words.map(([, kana]) => kana).join('') : '';
  return {
    ...base,
    number: numberAt(index, count),
    name: fullWidth(name),
    kind: form[1],
    furigana: reading !== '' && r.next() < 0.95 ? reading : '',
    nameEn: r.next() < 0.003 ? `${words.map(([, kana]) => kana).join('')}-${index}` : '',
  };
}

/** The crowding of the national file in full: cores of a few and of a dozen, and shrines whose name thousands carry. */
export const nationalCompany: typeof crowdedCompany = (index, count, seed = 1) =>
  hasCommonName(index, seed) ? syntheticCompany(index, count, seed) : crowdedCompany(index, count, seed);
