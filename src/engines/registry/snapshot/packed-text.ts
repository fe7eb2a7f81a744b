/*
 * Texts of the registry as the data file keeps them: half as long in UTF-8, so that the file has room for what is made
 * of them. Names and streets are written in full-width letters (three bytes each, one here), kana (three, two here), and
 * the same few words; readings in kana alone (one here).
 */

/** What is written in one control character. A text is read from the left; of two that begin alike the longer stands first. */
const WORDS = [
  '株式会社',
  '有限会社',
  '合同会社',
  '一般社団法人',
  '医療法人',
  '宗教法人',
  '特定非営利活動法人',
  '丁目',
  '番地',
  '番',
  '号',
  '大字',
  '字',
  'ビル',
  '階',
  '神社',
] as const;
/** Stands before a text that is kept as it is, since it has characters that stand for others. */
const AS_IT_IS = '\u001f';

const KATAKANA = 0x30a0;
const BLOCK = 0x60;
const HIRAGANA = 0x3040;
/** Above the letters: two bytes in UTF-8. */
const KATAKANA_AT = 0x80;
const HIRAGANA_AT = KATAKANA_AT + BLOCK;
const END = HIRAGANA_AT + BLOCK;
const FULL_WIDTH = 0xfee0;

/** The code unit that a packed one stands for; 0 for a word. */
const UNITS = new Uint16Array(END);
UNITS[0x20] = 0x3000;
for (let unit = 0x21; unit < 0x7f; unit++) UNITS[unit] = unit + FULL_WIDTH;
for (let i = 0; i < BLOCK; i++) {
  UNITS[KATAKANA_AT + i] = KATAKANA + i;
  UNITS[HIRAGANA_AT + i] = HIRAGANA + i;
}
/** The other way round; 0 for what stays as it is. */
const PACKED = new Uint16Array(0x10000);
for (let unit = 0; unit < END; unit++) PACKED[UNITS[unit]!] = unit;
PACKED[0] = 0;
/** Words by their first character, each with the mark it gets. */
const MARKS = Map.groupBy(
  WORDS.map((word, i) => ({ word: word as string, mark: String.fromCharCode(i + 1) })),
  ({ word }) => word.charCodeAt(0),
);
const BEGINS = new Uint8Array(0x10000);
for (const unit of MARKS.keys()) BEGINS[unit] = 1;

const hasBelow = (text: string, end: number): boolean => {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) < end) return true;
  return false;
};

/** A name or a street. */
export function packText(text: string): string {
  if (hasBelow(text, END)) return AS_IT_IS + text;
  let packed = '';
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    const found = BEGINS[unit] === 1 ? MARKS.get(unit)!.find(({ word }) => text.startsWith(word, i)) : undefined;
    if (found) i += found.word.length - 1;
    packed += found ? found.mark : String.fromCharCode(PACKED[unit] || unit);
  }
  return packed;
}

export function unpackText(packed: string): string {
  let text = '';
  for (let i = 0; i < packed.length; i++) {
    const unit = packed.charCodeAt(i);
    if (unit >= END) text += packed[i]!;
    else if (unit >= 0x20) text += String.fromCharCode(UNITS[unit]!);
    else if (unit === 0x1f) return packed.slice(1);
    else text += WORDS[unit - 1]!;
  }
  return text;
}

/** Katakana stand at the places of ASCII; U+001F is below all of them. */
const KANA_SHIFT = KATAKANA - 0x20;

/** A reading. */
export function packKana(reading: string): string {
  let packed = '';
  for (let i = 0; i < reading.length; i++) {
    const unit = reading.charCodeAt(i);
    if (unit < KATAKANA || unit >= KATAKANA + BLOCK) return AS_IT_IS + reading;
    packed += String.fromCharCode(unit - KANA_SHIFT);
  }
  return packed;
}

export function unpackKana(packed: string): string {
  if (packed.charCodeAt(0) === 0x1f) return packed.slice(1);
  let reading = '';
  for (let i = 0; i < packed.length; i++) reading += String.fromCharCode(packed.charCodeAt(i) + KANA_SHIFT);
  return reading;
}
