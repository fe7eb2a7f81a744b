/* A romanised address before its words are looked at; every change keeps the length, so that offsets stay as they were. */

const blank = (text: string): string => ' '.repeat(text.length);

const HYPHENS = /[‐‑‒–—―−－ｰ]/g;

/** What stands beside an address, each with an example. */
const BESIDE: readonly { readonly id: string; readonly pattern: RegExp; readonly example: string }[] = [
  {
    id: 'phone',
    pattern: /\b(?:tel|telephone|phone|fax|mobile|ph)\b[.:]?\s*[+(]?\d[\d\s().-]{6,}\d/gi,
    example: '5-1 Otemachi, Aoi-ku, Shizuoka / TEL 054-254-2111',
  },
  {
    id: 'international',
    pattern: /\+\s?81[\d\s().-]{7,}\d/g,
    example: '1-9-1 Marunouchi, Chiyoda-ku, Tokyo +81-3-1234-5678',
  },
  { id: 'mail', pattern: /\S+@\S+\.\w+/g, example: 'Chiyoda-ku, Tokyo info@example.co.jp' },
  { id: 'page', pattern: /\b(?:https?:\/\/|www\.)\S+/gi, example: 'Chiyoda-ku, Tokyo https://example.co.jp' },
  {
    id: 'label',
    pattern: /\b(?:address|addr|location|head office|headquarters|ship to|bill to)\s*:/gi,
    example: 'Address: 5-1 Otemachi, Aoi-ku, Shizuoka',
  },
  {
    id: 'code',
    pattern: /\b(?:zip|postal|post)\s?code\b[.:]?|\byubin-?bango\b[.:]?|\bJP-(?=\d)/gi,
    example: 'Zip code: 100-0014 Nagata-cho, Chiyoda-ku',
  },
  { id: 'number', pattern: /\bno\.\s*(?=\d)/gi, example: 'No. 10-1, 6-chome, Roppongi' },
];

const POSTAL_CODE = /(?<![\d-])(\d{3})-(\d{4})(?![\d-])/;
/** Without its hyphen a code is seven figures that no lot has. */
const GLUED_CODE = /(?<![\d-])(\d{3})(\d{4})(?![\d-])/;

export interface RomajiText {
  readonly text: string;
  /** The postal code, with its hyphen. */
  readonly postal: string | undefined;
}

/** The address with one kind of hyphen and without phone, labels and postal code. */
export function romajiText(text: string): RomajiText {
  const wide = text.normalize('NFKC');
  let plain = (wide.length === text.length ? wide : text).replace(HYPHENS, '-');
  for (const { pattern } of BESIDE) plain = plain.replace(pattern, blank);
  const postal = POSTAL_CODE.exec(plain) ?? GLUED_CODE.exec(plain);
  if (postal) plain = plain.replace(postal[0], blank);
  return { text: plain, postal: postal ? `${postal[1]}-${postal[2]}` : undefined };
}
