/** Families by the Debian package that brings them; evaluation skips what is not installed (`fc-list`). */
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
