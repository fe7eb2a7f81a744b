import { CONTACT_LABELS } from '../../../../japan/contact-words.ts';
import type { CharReading } from '../../types.ts';
import { type Rule, replace, textOf } from './context-rule.ts';

/** What a character beside certain others is, whatever it looks like. Groups of the pattern are what is renamed. */
interface Pattern {
  readonly id: string;
  readonly pattern: RegExp;
  readonly to: string;
  /** Only where the picture leaves it open: how likely it has to be at least. */
  readonly least?: number;
  readonly example: readonly [read: string, means: string];
  /** What looks alike and stays. */
  readonly counterExample: string;
}

/** As likely as an alternative has to be to be one. */
const SEEN = 0.002;

/** What a standing bar, or a one without foot, is taken for. */
const BAR = '[:;|!Iil]';
/** A number of the telephone network, from its first zero on. */
const NUMBER = '0[0-9]{1,4}[-(][0-9]{1,4}[-)][0-9]{3,4}(?![0-9])';

export const PATTERNS: readonly Pattern[] = [
  {
    id: 'cashier',
    pattern: /(貴(?=\s?:?\s?[0-9])|[貴費](?=\s?No))/dg,
    to: '責',
    example: ['取6025 貴:172', '取6025 責:172'],
    counterExample: '貴社:172',
  },
  { id: 'balance', pattern: /残(髙)/dg, to: '高', example: ['残髙', '残高'], counterExample: '髙橋' },
  {
    id: 'no_postal_mark',
    pattern: /(〒)(?=カード|ポイント)/dg,
    to: 'T',
    example: ['〒ポイント', 'Tポイント'],
    counterExample: '〒105-6405',
  },
  {
    id: 'postal_hyphen',
    pattern: /〒 ?[0-9]{3}(['`.・:])(?=[0-9]{4}(?![0-9]))/dg,
    to: '-',
    example: ["〒900'0015", '〒900-0015'],
    counterExample: "900'0015",
  },
  {
    id: 'year_in_amount',
    pattern: /(?<![0-9])[0-9]{1,3}(年)(?=[0-9]{3}(?![0-9月年]))/dg,
    to: ',',
    example: ['25年970', '25,970'],
    counterExample: '2025年12月',
  },
  {
    id: 'bar_before_counter',
    pattern: /[x×X] ?([:;|])(?= ?[枚個点本名])/dg,
    to: '1',
    example: ['@1100×:枚', '@1100×1枚'],
    counterExample: '色: 3枚',
  },
  {
    id: 'bar_in_hour',
    pattern: new RegExp(`(?:[0-9]日|\\([月火水木金土日]\\)) ?(${BAR})(?=[0-9]:[0-9:;|!Iil][0-9](?![0-9]))`, 'dg'),
    to: '1',
    example: ['12日(月):3:12', '12日(月)13:12'],
    counterExample: '営業時間(月曜):9:00',
  },
  {
    id: 'bar_in_minutes',
    pattern: new RegExp(`(?:[0-9]日|\\([月火水木金土日]\\)) ?[0-9]{1,2}:(${BAR})(?=[0-9](?![0-9]))`, 'dg'),
    to: '1',
    example: ['12日(月) 9::2', '12日(月) 9:12'],
    counterExample: '12日(月) 9:02',
  },
  {
    id: 'colon_after_telephone',
    pattern: new RegExp(`(?:${CONTACT_LABELS.pictured})\\.? ?([|1Iil;!'])(?= ?${NUMBER})`, 'dg'),
    to: ':',
    example: ['TELI072-841-2294', 'TEL:072-841-2294'],
    counterExample: 'TEL 1072-841-22945',
  },
  {
    id: 'number_sign_after_n',
    pattern: /(?<![A-Za-z])N(№)/dg,
    to: 'o',
    example: ['お客様N№: 6192', 'お客様No: 6192'],
    counterExample: '№6192',
  },
  {
    id: 'letter_in_word',
    pattern: /(?<![0-9A-Za-z])[A-Z]+(1)[A-Z]+(?![0-9A-Za-z])/dg,
    to: 'I',
    least: SEEN,
    example: ['PROSC1UTTO', 'PROSCIUTTO'],
    counterExample: 'A1',
  },
  {
    id: 'closing_bracket',
    pattern: /「[^「」_]+(_)(?=[がはをのにと])/dg,
    to: '」',
    example: ['「ポイント_が', '「ポイント」が'],
    counterExample: 'user_がある',
  },
  {
    id: 'from_to',
    pattern: /[0-9]:[0-9]{2}(-)(?=[0-9]{1,2}:[0-9]{2})/dg,
    to: '~',
    least: SEEN,
    example: ['10:00-20:00', '10:00~20:00'],
    counterExample: '03-1234-5678',
  },
  {
    id: 'next_day',
    pattern: /[0-9]:[0-9]{2} ?[~〜～-] ?([\u4e00-\u9fff])(?= ?[0-9]{1,2}:[0-9]{2})/dg,
    to: '翌',
    example: ['9:00~盟2:00', '9:00~翌2:00'],
    counterExample: '日10:00~ 8:00',
  },
  {
    id: 'next_day_as_digit',
    pattern: /[0-9]:[0-9]{2} ?[~〜～-] ?([0-9])(?=[0-9]:[0-9]{2})/dg,
    to: '翌',
    least: 0.15,
    example: ['9:00~22:00', '9:00~翌2:00'],
    counterExample: '9:00~2:00',
  },
  {
    id: 'grams_in_brackets',
    pattern: /[(（][0-9]+(e)(?=[)）])/dg,
    to: 'g',
    least: SEEN,
    example: ['ぶなしめじ(100e)', 'ぶなしめじ(100g)'],
    counterExample: '(e)',
  },
  {
    id: 'limited',
    pattern: /(?<![A-Za-z])([I1|])(?=td(?![a-z]))/dg,
    to: 'l',
    example: ['co., Itd.', 'co., ltd.'],
    counterExample: 'I think',
  },
  {
    id: 'capital_before_consonant',
    pattern: /(?<![A-Za-z0-9@._/-])(l)(?!td|bs?(?![a-z]))(?=[b-df-hj-km-np-tv-z][a-z])(?![\w.-]*@)/dg,
    to: 'I',
    least: SEEN,
    example: ['lto', 'Ito'],
    counterExample: 'ltd. lto@a.jp',
  },
  {
    id: 'unit_price',
    pattern: /(?<![0-9.,¥\\])(0)(?=[1-9][0-9]{0,2},[0-9]{3}(?![0-9,]))/dg,
    to: '@',
    least: SEEN,
    example: ['内 04,389', '内 @4,389'],
    counterExample: '10,389',
  },
  {
    id: 'numbered',
    pattern: /^ ?[0-9]{1,2}([。、])(?=[^\s0-9])/dg,
    to: '.',
    least: SEEN,
    example: ['4。修理・交換', '4.修理・交換'],
    counterExample: '合計4。',
  },
  {
    id: 'haulage',
    pattern: /(連)(?=輸)/dg,
    to: '運',
    least: SEEN,
    example: ['見本連輸', '見本運輸'],
    counterExample: '連絡',
  },
  {
    id: 'floor',
    pattern: /[0-9a-z] ?F([I1|])(?=\.,? ?[A-Z]|\.,)/dg,
    to: 'l',
    example: ['22nd FI., Saigon', '22nd Fl., Saigon'],
    counterExample: 'FI',
  },
  {
    id: 'dot_of_domain',
    pattern: /(?<=@[\w.-]*|www\.[\w.-]*|\/\/[\w.-]*)\.(?:co|ne|or|ac|go|lg|ed|gr|ad)([ ,・:])(?=jp(?![A-Za-z0-9]))/dg,
    to: '.',
    example: ['a@shop.co,jp', 'a@shop.co.jp'],
    counterExample: 'co,jp',
  },
];

/** Renames by pattern. */
export const patterns: Rule = (chars) => {
  let text = textOf(chars);
  for (const { pattern, to, least } of PATTERNS) {
    for (const { indices } of text.matchAll(pattern)) {
      for (const place of indices?.slice(1) ?? []) {
        const char = place && chars[place[0]];
        const seen = char?.alternatives.find(({ text }) => text === to)?.confidence;
        if (char && (least === undefined || (seen ?? 0) >= least)) replace(chars, place[0], to);
      }
      text = textOf(chars);
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
