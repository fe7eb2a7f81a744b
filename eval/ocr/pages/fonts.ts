import type { Random } from './random.ts';
import type { Sheet } from './sheet.ts';

/** Families by the Debian package that brings them; the evaluation names what is not installed (`fc-list`). */
export const FONT_PACKAGES: Readonly<Record<string, readonly string[]>> = {
  'fonts-noto-cjk': ['Noto Sans CJK JP', 'Noto Serif CJK JP'],
  'fonts-ipaexfont': ['IPAexGothic', 'IPAexMincho'],
  'fonts-vlgothic': ['VL PGothic', 'VL Gothic'],
  'fonts-mplus': ['M PLUS 1', 'M PLUS 2'],
  'fonts-sawarabi-gothic': ['Sawarabi Gothic'],
  'fonts-horai-umefont': ['Ume Gothic', 'Ume P Mincho', 'Ume Gothic S5'],
  'fonts-motoya-l-cedar': ['MotoyaLCedar'],
  'fonts-motoya-l-maruberi': ['MotoyaLMaru'],
  'fonts-migmix': ['MigMix 1P', 'Migu 1M'],
  'fonts-komatuna': ['Komatuna'],
};

export const GOTHIC = [
  'Noto Sans CJK JP',
  'IPAexGothic',
  'VL PGothic',
  'M PLUS 1',
  'Ume Gothic S5',
  'MotoyaLCedar',
  'MotoyaLMaru',
  'MigMix 1P',
  'Sawarabi Gothic',
  'Komatuna',
] as const;
export const MINCHO = ['Noto Serif CJK JP', 'IPAexMincho', 'Ume P Mincho'] as const;
/** Fixed width, as slip printers have them. */
export const MONO = ['VL Gothic', 'Ume Gothic', 'Migu 1M', 'IPAexGothic', 'MotoyaLCedar'] as const;

/** Fonts that bring forms and places for columns; others leave commas and brackets where lines have them. */
export const VERTICAL_GOTHIC = [
  'Noto Sans CJK JP',
  'IPAexGothic',
  'M PLUS 1',
  'MotoyaLCedar',
  'MotoyaLMaru',
  'MigMix 1P',
];
export const VERTICAL_MINCHO = ['Noto Serif CJK JP', 'IPAexMincho'];

/** Fonts no model has seen in training. The list of trained fonts is in the model cards: never one of them here. */
export const UNSEEN_FONT_PACKAGES: Readonly<Record<string, readonly string[]>> = {
  'fonts-motoya-l-maruberi': ['MotoyaLMaru'],
  'fonts-komatuna': ['Komatuna', 'Komatuna P'],
  'fonts-umeplus-cl': ['UmePlus CL Gothic', 'UmePlus CLP Gothic'],
  'fonts-klee': ['Klee One'],
};
const UNSEEN_PROPORTIONAL = ['MotoyaLMaru', 'Komatuna P', 'UmePlus CLP Gothic'] as const;
const UNSEEN_VERTICAL = ['MotoyaLMaru', 'Klee One'] as const;
const UNSEEN_FIXED = ['MotoyaLMaru', 'Komatuna', 'UmePlus CL Gothic'] as const;

export const FONT_SETS = ['all', 'unseen'] as const;
export type FontSet = (typeof FONT_SETS)[number];

export const packagesOf = (set: FontSet): Readonly<Record<string, readonly string[]>> =>
  set === 'unseen' ? UNSEEN_FONT_PACKAGES : FONT_PACKAGES;

/** The sheet in fonts of the set; slips keep a fixed width. */
export function withFonts(sheet: Sheet, set: FontSet, random: Random): Sheet {
  if (set === 'all') return sheet;
  const fixed = (MONO as readonly string[]).includes(sheet.font);
  const columns = sheet.texts.some((item) => item.vertical);
  const font = random.pick(columns ? UNSEEN_VERTICAL : fixed ? UNSEEN_FIXED : UNSEEN_PROPORTIONAL);
  return { ...sheet, font, texts: sheet.texts.map((item) => (item.font ? { ...item, font } : item)) };
}
