/**
 * Shift_JIS as Windows and Japanese accounting software mean it. The table is made from the browser's own decoder on
 * first use, so nothing is sent over the wire; which of several codes a character gets follows the WHATWG encoding
 * standard: the first in the index, codes 0xED40 to 0xEEFC (a copy of IBM's extensions) left out.
 */
let table: Map<string, number> | undefined;

function makeTable(): Map<string, number> {
  const made = new Map<string, number>();
  const decoder = new TextDecoder('shift_jis', { fatal: true });
  const learn = (code: number, bytes: readonly number[]) => {
    try {
      const char = decoder.decode(Uint8Array.from(bytes));
      if ([...char].length === 1 && !made.has(char)) made.set(char, code);
    } catch {
      // No character has this code.
    }
  };
  for (let byte = 0; byte < 0x80; byte++) made.set(String.fromCharCode(byte), byte);
  for (let byte = 0xa1; byte <= 0xdf; byte++) learn(byte, [byte]);
  for (let lead = 0x81; lead <= 0xfc; lead++) {
    if ((lead > 0x9f && lead < 0xe0) || lead === 0xed || lead === 0xee) continue;
    for (let trail = 0x40; trail <= 0xfc; trail++) learn((lead << 8) | trail, [lead, trail]);
  }
  for (const [char, like] of ALIKE) {
    const code = made.get(like);
    if (code !== undefined && !made.has(char)) made.set(char, code);
  }
  return made;
}

/** Characters of other systems for the sign that Windows has in their place. */
const ALIKE = [
  ['〜', '～'],
  ['−', '－'],
  ['—', '―'],
  ['‖', '∥'],
  ['¢', '￠'],
  ['£', '￡'],
  ['¬', '￢'],
  ['¥', '\\'],
  ['‐', '-'],
  ['–', '-'],
  ['\u00a0', ' '],
] as const;

/** The bytes, and the characters that Shift_JIS does not have: they become 〓, the printer's mark for a missing type. */
export function encodeShiftJis(text: string): { bytes: Uint8Array; missing: string[] } {
  table ??= makeTable();
  const bytes: number[] = [];
  const missing = new Set<string>();
  for (const char of text.normalize('NFC')) {
    const code = table.get(char);
    if (code === undefined) missing.add(char);
    const written = code ?? table.get('〓')!;
    if (written > 0xff) bytes.push(written >> 8, written & 0xff);
    else bytes.push(written);
  }
  return { bytes: Uint8Array.from(bytes), missing: [...missing] };
}
