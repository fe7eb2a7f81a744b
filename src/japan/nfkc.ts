/** What a code unit is in NFKC; 0 for those that only the runtime knows, or that join with what stands before them. */
const UNITS = new Uint16Array(0x10000);
const keep = (from: number, to = from) => {
  for (let unit = from; unit <= to; unit++) UNITS[unit] = unit;
};
keep(0x20, 0x7e);
// 々 and 〇, hiragana, katakana with the middle dot and the long mark, kanji.
keep(0x3005);
keep(0x3007);
keep(0x3041, 0x3096);
keep(0x30a1, 0x30fc);
keep(0x4e00, 0x9fff);
UNITS[0x3000] = 0x20;
for (let unit = 0xff01; unit <= 0xff5e; unit++) UNITS[unit] = unit - 0xfee0;

/** Longer texts cost the runtime no more than they cost here. */
const LONGEST = 200;

/**
 * `normalize('NFKC')` of a name or an address. Nearly all of them are kana, kanji and full-width letters: asking the
 * runtime costs five times as much as looking them up, and a look-up of one company normalises a dozen texts.
 */
export function nfkc(text: string): string {
  if (text.length > LONGEST) return text.normalize('NFKC');
  let isSame = true;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    const plain = UNITS[unit]!;
    if (plain === 0) return text.normalize('NFKC');
    if (plain !== unit) isSame = false;
  }
  if (isSame) return text;
  let out = '';
  for (let i = 0; i < text.length; i++) out += String.fromCharCode(UNITS[text.charCodeAt(i)]!);
  return out;
}
