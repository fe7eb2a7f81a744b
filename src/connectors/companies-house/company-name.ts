import { jaroWinkler } from '../core/similarity.ts';

export type UkNameMatch = 'exact' | 'normalized' | 'fuzzy' | 'different';

export interface UkName {
  /** Letters and digits, legal form included. */
  readonly whole: string;
  /** The words without the legal form. */
  readonly words: string;
  readonly core: string;
  readonly form: string | null;
}

// Longest first; each spelling with the form it stands for (Companies Act 2006 ss. 58–59, and the Welsh ones).
const FORMS: readonly (readonly [string, string])[] = [
  ['COMMUNITY INTEREST COMPANY', 'cic'],
  ['CWMNI BUDDIANT CYMUNEDOL', 'cic'],
  ['LIMITED LIABILITY PARTNERSHIP', 'llp'],
  ['PARTNERIAETH ATEBOLRWYDD CYFYNGEDIG', 'llp'],
  ['PUBLIC LIMITED COMPANY', 'plc'],
  ['CWMNI CYFYNGEDIG CYHOEDDUS', 'plc'],
  ['LIMITED PARTNERSHIP', 'lp'],
  ['COMPANY LIMITED', 'ltd'],
  ['COMPANY LTD', 'ltd'],
  ['CO LIMITED', 'ltd'],
  ['CO LTD', 'ltd'],
  ['CYFYNGEDIG', 'ltd'],
  ['UNLIMITED', 'unlimited'],
  ['LIMITED', 'ltd'],
  ['CIC', 'cic'],
  ['CCC', 'plc'],
  ['CYF', 'ltd'],
  ['LLP', 'llp'],
  ['LTD', 'ltd'],
  ['PLC', 'plc'],
  ['LP', 'lp'],
];

export function foldUkName(name: string): UkName {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/&/g, ' AND ')
    // P.L.C. and L.L.P.: dots inside abbreviations go, other punctuation parts words.
    .replace(/[.'’]/g, '')
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim()
    // The register files The Example Company Limited under E: EXAMPLE COMPANY LIMITED(THE).
    .replace(/^(.+) THE$/, 'THE $1');
  const found = FORMS.find(([text]) => words.endsWith(` ${text}`));
  const bare = found ? words.slice(0, -found[0].length).trim() : words;
  return { whole: words.replaceAll(' ', ''), words: bare, core: bare.replaceAll(' ', ''), form: found?.[1] ?? null };
}

/** Same core and form: exact or normalized; another form or a small difference: fuzzy. */
export function compareUkNames(left: string | UkName, right: string | UkName): UkNameMatch {
  const a = typeof left === 'string' ? foldUkName(left) : left;
  const b = typeof right === 'string' ? foldUkName(right) : right;
  if (a.whole === '' || b.whole === '') return 'different';
  if (a.whole === b.whole) return 'exact';
  if (a.core === b.core) return a.form === b.form || a.form === null || b.form === null ? 'normalized' : 'fuzzy';
  if (Math.min(a.core.length, b.core.length) >= 4 && jaroWinkler(a.core, b.core) >= 0.92) return 'fuzzy';
  return 'different';
}
