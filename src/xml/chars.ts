/** Character classes of XML 1.0 (fifth edition) and Namespaces in XML. */

const NAME_START = 1;
const NAME_PART = 2;
const ascii = new Uint8Array(128);
for (let code = 0; code < 128; code++) {
  const char = String.fromCharCode(code);
  if (/[A-Za-z_]/.test(char)) ascii[code] = NAME_START | NAME_PART;
  else if (/[0-9.-]/.test(char)) ascii[code] = NAME_PART;
}

const START_RANGES =
  '\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2FF}\\u{370}-\\u{37D}\\u{37F}-\\u{1FFF}\\u{200C}\\u{200D}\\u{2070}-\\u{218F}' +
  '\\u{2C00}-\\u{2FEF}\\u{3001}-\\u{D7FF}\\u{F900}-\\u{FDCF}\\u{FDF0}-\\u{FFFD}\\u{10000}-\\u{EFFFF}';
const START = new RegExp(`^[${START_RANGES}]$`, 'u');
const PART = new RegExp(`^[${START_RANGES}\\u{B7}\\u{300}-\\u{36F}\\u{203F}\\u{2040}]$`, 'u');

/** Length in UTF-16 units of the NCName at `at`, 0 when there is none. */
export function ncNameLength(source: string, at: number): number {
  let i = at;
  for (;;) {
    const code = source.charCodeAt(i);
    if (code < 128) {
      if ((ascii[code]! & (i === at ? NAME_START : NAME_PART)) === 0) break;
      i++;
    } else {
      const point = source.codePointAt(i);
      if (point === undefined || !(i === at ? START : PART).test(String.fromCodePoint(point))) break;
      i += point > 0xffff ? 2 : 1;
    }
  }
  return i - at;
}

export const isSpace = (code: number): boolean => code === 32 || code === 10 || code === 9 || code === 13;

/** Only XML white space between two offsets. */
export function isBlank(source: string, from = 0, to: number = source.length): boolean {
  for (let i = from; i < to; i++) if (!isSpace(source.charCodeAt(i))) return false;
  return true;
}

/** Offset of the first character XML does not allow, or -1. A plain loop: several times faster here than a pattern. */
export function firstForbidden(source: string): number {
  for (let i = 0; i < source.length; i++) {
    const code = source.charCodeAt(i);
    if (code < 32 ? !isSpace(code) : code >= 0xfffe) return i;
  }
  return source.isWellFormed() ? -1 : source.search(/\p{Surrogate}/u);
}

export const isXmlCharacter = (point: number): boolean =>
  point === 9 ||
  point === 10 ||
  point === 13 ||
  (point >= 0x20 && point <= 0xd7ff) ||
  (point >= 0xe000 && point <= 0xfffd) ||
  (point >= 0x10000 && point <= 0x10ffff);
