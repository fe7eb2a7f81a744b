import type { CharReading } from '../../types.ts';
import { type Rule, replace, textOf } from './context-rule.ts';

/** What a character beside certain others is, whatever it looks like. Groups of the pattern are what is renamed. */
interface Pattern {
  readonly id: string;
  readonly pattern: RegExp;
  readonly to: string;
  /** Only where the picture leaves it open. */
  readonly ifSeen?: true;
  readonly example: readonly [read: string, means: string];
}

export const PATTERNS: readonly Pattern[] = [
  {
    id: 'cashier',
    pattern: /(貴(?=\s?[0-9])|[貴費](?=\s?No))/dg,
    to: '責',
    example: ['貴130', '責130'],
  },
  { id: 'balance', pattern: /残(髙)/dg, to: '高', example: ['残髙', '残高'] },
  {
    id: 'no_postal_mark',
    pattern: /(〒)(?=カード|ポイント)/dg,
    to: 'T',
    example: ['〒ポイント', 'Tポイント'],
  },
  {
    id: 'postal_hyphen',
    pattern: /〒 ?[0-9]{3}(['`.・:])(?=[0-9]{4}(?![0-9]))/dg,
    to: '-',
    example: ["〒900'0015", '〒900-0015'],
  },
  {
    id: 'year_in_amount',
    pattern: /(?<![0-9])[0-9]{1,3}(年)(?=[0-9]{3}(?![0-9月年]))/dg,
    to: ',',
    example: ['25年970', '25,970'],
  },
  {
    id: 'bar_before_counter',
    pattern: /[x×X] ?([:;|])(?= ?[枚個点本名])/dg,
    to: '1',
    example: ['@1100×:枚', '@1100×1枚'],
  },
  {
    id: 'bars_in_time',
    pattern: /[)日] ?(:)[0-9]:(:)[0-9](?![0-9])/dg,
    to: '1',
    example: ['12日(月):3::2', '12日(月)13:12'],
  },
  {
    id: 'letter_in_word',
    pattern: /(?<![0-9A-Za-z])[A-Z]+(1)[A-Z]+(?![0-9A-Za-z])/dg,
    to: 'I',
    ifSeen: true,
    example: ['PROSC1UTTO', 'PROSCIUTTO'],
  },
  {
    id: 'closing_bracket',
    pattern: /「[^「」_]+(_)(?=[がはをのにと])/dg,
    to: '」',
    example: ['「ポイント_が', '「ポイント」が'],
  },
  {
    id: 'from_to',
    pattern: /[0-9]:[0-9]{2}(-)(?=[0-9]{1,2}:[0-9]{2})/dg,
    to: '~',
    ifSeen: true,
    example: ['10:00-20:00', '10:00~20:00'],
  },
  {
    id: 'next_day',
    pattern: /[0-9]:[0-9]{2} ?[~〜～-] ?([\u4e00-\u9fff])(?= ?[0-9]{1,2}:[0-9]{2})/dg,
    to: '翌',
    example: ['9:00~盟2:00', '9:00~翌2:00'],
  },
  {
    id: 'grams_in_brackets',
    pattern: /[(（][0-9]+(e)(?=[)）])/dg,
    to: 'g',
    ifSeen: true,
    example: ['ぶなしめじ(100e)', 'ぶなしめじ(100g)'],
  },
  { id: 'limited', pattern: /(?<![A-Za-z])([I1|])(?=td(?![a-z]))/dg, to: 'l', example: ['co., Itd.', 'co., ltd.'] },
  {
    id: 'floor',
    pattern: /[0-9a-z] ?F([I1|])(?=\.,? ?[A-Z]|\.,)/dg,
    to: 'l',
    example: ['22nd FI., Saigon', '22nd Fl., Saigon'],
  },
  {
    id: 'dot_of_domain',
    pattern: /(?<=@[\w.-]*|www\.[\w.-]*|\/\/[\w.-]*)\.(?:co|ne|or|ac|go|lg|ed|gr|ad)([ ,・:])(?=jp(?![A-Za-z0-9]))/dg,
    to: '.',
    example: ['a@shop.co,jp', 'a@shop.co.jp'],
  },
];

/** Renames by pattern. */
export const patterns: Rule = (chars) => {
  for (const { pattern, to, ifSeen } of PATTERNS) {
    for (const { indices } of textOf(chars).matchAll(pattern)) {
      for (const place of indices?.slice(1) ?? []) {
        const char = place && chars[place[0]];
        if (char && (!ifSeen || char.alternatives.some(({ text }) => text === to))) replace(chars, place[0], to);
      }
    }
  }
};

/** EL:03-…: the narrow T of a label at the very edge of its line; nothing else stands so before a number. */
export const cutLabel: Rule = (chars) => {
  if (!/^EL[:.]? ?0[0-9]/.test(textOf(chars))) return;
  const [first] = chars as [CharReading];
  const half = { ...first, w: first.w / 2, alternatives: [] };
  chars.splice(0, 1, { ...half, text: 'T' }, { ...half, text: 'E', x: first.x + half.w });
};

/** saji@example.cojp: a dot between two letters set closely is easily lost; no such domain ends in any other way. */
export const lostDot: Rule = (chars) => {
  const found = /(?:@|www\.|\/\/)[\w.-]*\.(?:co|ne|or|ac|go|lg|ed|gr|ad)(?=jp(?![\w.-]))/.exec(textOf(chars));
  if (!found) return;
  const index = found.index + found[0].length;
  const after = chars[index]!;
  const dot = { text: '.', confidence: after.confidence / 2, x: after.x, w: 0, alternatives: [] };
  chars.splice(index, 0, { ...dot, alternatives: [{ text: '', confidence: after.confidence / 2 }] });
};
