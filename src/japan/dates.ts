import { eraDate, isoDate, monthEnd, WEEKDAYS, type Weekday, weekdayOf } from './eras.ts';
import { KANJI_DIGITS, parseKanjiNumber } from './kanji-numbers.ts';
import { likelyPatterns } from './likely-patterns.ts';
import { matchesOf } from './matches-of.ts';

/** A date as it stands in a text (already NFKC). */
export interface DateHit {
  readonly iso: string;
  readonly start: number;
  readonly end: number;
  readonly raw: string;
  /** `short`: two-digit western year; `compact`: eight digits in a row, believed only beside a label. */
  readonly notation: 'western' | 'era' | 'kanji' | 'short' | 'compact' | 'english' | 'american' | 'european';
  /** The printed day of the week and whether it is the right one. */
  readonly weekday?: { readonly printed: Weekday; readonly matches: boolean };
}

const N = String.raw`\d{1,2}`;
// Registers print a space, or a hyphen, in front of a one-digit month or day: `2026.-9.30`, `2026年11月 3日`.
const PAD = String.raw`[ -]?\s?`;
/** 令　和　８　年　１１　月: the words of a day say themselves what they are, however wide they are set. */
const GAP = String.raw`\s{0,3}`;
const WIDE = String.raw`[ -]?\s{0,3}`;
const SEP = String.raw`\s?[/.\-・]\s?`;
const EDGE = String.raw`(?<![\d.,/\-])`;
const TAIL = String.raw`(?![\d]|[,.\-/]\d)`;
const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const MONTH = String.raw`(${MONTHS})[a-z]*\.?`;
/** 拾壱月: formal characters of old receipts, too. */
const K = `[${KANJI_DIGITS}十拾廿卅]{1,3}`;

const PATTERNS: readonly [DateHit['notation'], RegExp][] = [
  ['western', new RegExp(String.raw`${EDGE}((?:19|20)\d\d)${GAP}年${WIDE}(${N})${GAP}月${WIDE}(${N}|末)${GAP}日`, 'g')],
  ['western', new RegExp(String.raw`${EDGE}((?:19|20)\d\d)${SEP}-?(${N})${SEP}-?(${N})${TAIL}`, 'g')],
  [
    'era',
    new RegExp(
      String.raw`(令${GAP}和|平${GAP}成|昭${GAP}和|大正|明治)${GAP}(元|\d{1,2})${GAP}年${WIDE}(${N})${GAP}月${WIDE}(${N}|末)${GAP}日`,
      'g',
    ),
  ],
  ['era', new RegExp(String.raw`(令和|平成|昭和)\s?(元|\d{1,2})${SEP}(${N})${SEP}(${N})${TAIL}`, 'g')],
  [
    'era',
    new RegExp(
      String.raw`(?<![A-Za-z0-9])([RHS令平昭])\.?\s?(元|\d{1,2})\s?[./年\-]${PAD}(${N})\s?[./月\-]${PAD}(${N})\s?日?${TAIL}`,
      'g',
    ),
  ],
  ['kanji', new RegExp(`(令和|平成|昭和|大正|明治)(元|${K})年(${K})月(${K})日`, 'g')],
  ['kanji', new RegExp(`((?:二〇|二零|一九)[${KANJI_DIGITS}]{2})年(${K})月(${K})日`, 'g')],
  ['short', new RegExp(String.raw`(?<![\d.,/\-A-Za-z])'?(\d\d)年${PAD}(${N})\s?月${PAD}(${N})\s?日`, 'g')],
  // 24-12-20N is a mix of concrete.
  [
    'short',
    new RegExp(String.raw`(?<![\d.,/\-A-Za-z])'?(\d\d)([/.\-])${PAD}(${N})\2${PAD}(${N})${TAIL}(?![A-Za-z])`, 'g'),
  ],
  // '26 11.07 (土): tills that print the year apart.
  ['short', new RegExp(String.raw`(?<![\d.,/\-A-Za-z])'(\d\d) (${N})[./](${N})${TAIL}`, 'g')],
  ['english', new RegExp(String.raw`\b${MONTH}\s?(\d{1,2})(?:st|nd|rd|th)?,?\s?((?:19|20)\d\d)\b`, 'gi')],
  ['english', new RegExp(String.raw`\b(\d{1,2})(?:st|nd|rd|th)?[\s-]?${MONTH}[\s,-]{0,2}((?:19|20)\d\d)\b`, 'gi')],
  // 2026-Nov-13: how forwarders do.
  ['english', new RegExp(String.raw`${EDGE}((?:19|20)\d\d)[\s-]${MONTH}[\s-](\d{1,2})(?!\d)`, 'gi')],
  // 05NOV26: how airlines print a day.
  ['english', /(?<![\dA-Za-z])(\d{2})(JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)(2\d)(?![\dA-Za-z])/g],
  // 10/17/2026 (Sat): tills of restaurants and hotels; 17/10/2026 can only be read one way as well.
  ['american', new RegExp(String.raw`${EDGE}(${N})/(${N})/(20\d\d)${TAIL}`, 'g')],
  // 28.09.2026: with points the day stands first.
  ['european', new RegExp(String.raw`${EDGE}(0?[1-9]|[12]\d|3[01])\.\s?(0?[1-9]|1[0-2])\.\s?(20\d\d)${TAIL}`, 'g')],
  // 07-19-'26: tills with the year behind an apostrophe.
  ['american', new RegExp(String.raw`${EDGE}(\d\d)[-/](\d\d)[-/]'(\d\d)(?!\d)`, 'g')],
  ['compact', /(?<!\d)((?:19|20)\d\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?!\d)/g],
];

/** 8年11月14日(土): the era is left out on old pads; only the weekday says that it is this one. */
const YEAR_OF_ERA = new RegExp(
  String.raw`(?<![\d.,\-/A-Za-z和成治正])([1-9])\s?年${PAD}(${N})\s?月${PAD}(${N})\s?日`,
  'g',
);

const likelyDates = likelyPatterns(PATTERNS, ([, pattern]) => pattern);

const DAY = `[${WEEKDAYS.join('')}]`;
/** (火・祝), <日>, 日曜日; alone only in front of a time of day: 金 5,000 is an amount. */
const WEEKDAY_AFTER = new RegExp(
  String.raw`^(?:\s?|\s{2,4}(?=[(（]))(?:[(（\[【<〈]\s?(${DAY})\s?(?:曜日?)?\s?(?:[・･,、]?祝日?)?\s?[)）\]】>〉]|(${DAY})曜日?|(${DAY})(?=\s?\d{1,2}[:：時]))`,
);
const ENGLISH_WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const ENGLISH_DAY = '(sun|mon|tue|wed|thu|fri|sat)(?:s|nes|rs?|ur)?(?:day)?';
const ENGLISH_WEEKDAY_AFTER = new RegExp(String.raw`^,?\s?[(（]?\s?${ENGLISH_DAY}(?![A-Za-z])`, 'i');
const ENGLISH_WEEKDAY_BEFORE = new RegExp(String.raw`(?<![A-Za-z])${ENGLISH_DAY}[.,]{0,2}\s?$`, 'i');

/** What every date has; most rows of a paper have none of it, and a dozen patterns need not be tried. */
const DATE_LIKE = new RegExp(String.raw`年|\d\s?[/.\-・][\s-]{0,3}\d|\d{8}|${MONTHS}`, 'i');

/** All dates of a text, in order; days that do not exist are left out. */
export function findDates(text: string): DateHit[] {
  const hits: DateHit[] = [];
  if (!DATE_LIKE.test(text)) return hits;
  for (const [notation, pattern] of likelyDates(text)) {
    for (const match of matchesOf(text, pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      if (hits.some((hit) => start < hit.end && end > hit.start)) continue;
      const weekdayBeside = (day: string) =>
        readWeekday(text.slice(Math.max(0, start - 12), start), text.slice(end, end + 10), day);
      const iso = notation === 'american' ? readAmerican(match, weekdayBeside) : readMatch(notation, match);
      if (iso === undefined) continue;
      const weekday = weekdayBeside(iso);
      hits.push({ iso, start, end, raw: match[0], notation, ...(weekday && { weekday }) });
    }
  }
  for (const match of hits.length === 0 ? matchesOf(text, YEAR_OF_ERA) : []) {
    const [start, end] = [match.index, match.index + match[0].length];
    const iso = eraDate('令和', Number(match[1]), Number(match[2]), Number(match[3]));
    const weekday = iso === undefined ? undefined : readWeekday('', text.slice(end, end + 10), iso);
    if (iso !== undefined && weekday?.matches) hits.push({ iso, start, end, raw: match[0], notation: 'era', weekday });
  }
  return hits.sort((a, b) => a.start - b.start);
}

/** Month first or day first: the one that exists, or the one that the printed weekday fits. */
function readAmerican(
  [, a, b, year]: RegExpMatchArray,
  weekday: (iso: string) => DateHit['weekday'],
): string | undefined {
  const full = Number(year) < 100 ? 2000 + Number(year) : Number(year);
  const [first, second] = [isoDate(full, Number(a), Number(b)), isoDate(full, Number(b), Number(a))];
  if (first === undefined || second === undefined || first === second) return first ?? second;
  const fitting = [first, second].filter((iso) => weekday(iso)?.matches);
  return fitting.length === 1 ? fitting[0] : undefined;
}

function readMatch(notation: Exclude<DateHit['notation'], 'american'>, match: RegExpMatchArray): string | undefined {
  const [, a = '', b = '', c = '', d = ''] = match;
  switch (notation) {
    case 'western':
    case 'compact':
      return c === '末' ? endOf(isoDate(Number(a), Number(b), 1)) : isoDate(Number(a), Number(b), Number(c));
    case 'european':
      return isoDate(Number(c), Number(b), Number(a));
    case 'era': {
      const era = a.replaceAll(/\s/g, '');
      const year = b === '元' ? 1 : Number(b);
      return d === '末' ? endOf(eraDate(era, year, Number(c), 1)) : eraDate(era, year, Number(c), Number(d));
    }
    case 'kanji': {
      // 廿日 and 卅一日 are how old hands write the twentieth and the thirty-first.
      const plain = (text: string) => text.replace('廿', '二十').replace('卅', '三十');
      const kanji = (text: string) => (text === '元' ? 1 : (parseKanjiNumber(plain(text)) ?? 0));
      return d === '' ? isoDate(kanji(a), kanji(b), kanji(c)) : eraDate(a, kanji(b), kanji(c), kanji(d));
    }
    case 'short':
      return /^[/.-]$/.test(b)
        ? isoDate(2000 + Number(a), Number(c), Number(d))
        : isoDate(2000 + Number(a), Number(b), Number(c));
    case 'english': {
      const monthOf = (name: string) => MONTHS.split('|').indexOf(name.slice(0, 3).toLowerCase()) + 1;
      if (/^\d{4}$/.test(a)) return isoDate(Number(a), monthOf(b), Number(c));
      const monthFirst = Number.isNaN(Number(a));
      const month = monthOf(monthFirst ? a : b);
      return isoDate(c.length === 2 ? 2000 + Number(c) : Number(c), month, Number(monthFirst ? b : a));
    }
  }
}

/** 10月末日: the last day of the month. */
const endOf = (first: string | undefined) => (first === undefined ? undefined : monthEnd(first));

function readWeekday(before: string, after: string, iso: string): DateHit['weekday'] {
  const match = WEEKDAY_AFTER.exec(after);
  const english = match ? null : (ENGLISH_WEEKDAY_AFTER.exec(after) ?? ENGLISH_WEEKDAY_BEFORE.exec(before));
  const printed = match
    ? ((match[1] ?? match[2] ?? match[3]) as Weekday)
    : english
      ? WEEKDAYS[ENGLISH_WEEKDAYS.indexOf(english[1]!.toLowerCase())]
      : undefined;
  return printed && { printed, matches: printed === weekdayOf(iso) };
}

export interface TimeHit {
  /** `HH:MM`. */
  readonly time: string;
  readonly start: number;
  readonly end: number;
}

const TIME_PATTERN =
  /(?<![\d:.])(?:(午前|午後|AM|PM)\s?)?([01]?\d|2[0-4])\s?(?::|時)\s?([0-5]\d)(?:分|(?=:[0-5O]\d)|(?![\d:]))(?::\s?[0-5O]\d(?:秒|(?!\d))|\s?[0-5O]\d(?:秒|(?![\d-])))?(?:\s?(AM|PM)\b)?/gi;

/** Times of day; `20時46分000101` is a time with a register number glued to it, `20:57 12-4410` one before a number. */
export function findTimes(text: string): TimeHit[] {
  if (!/[:時]/.test(text)) return [];
  return matchesOf(text, TIME_PATTERN).flatMap((match) => {
    const half = (match[1] ?? match[4] ?? '').toUpperCase();
    let hour = Number(match[2]);
    if ((half === '午後' || half === 'PM') && hour < 12) hour += 12;
    if ((half === '午前' || half === 'AM') && hour === 12) hour = 0;
    if (hour > 23) return [];
    const time = `${String(hour).padStart(2, '0')}:${match[3]}`;
    return [{ time, start: match.index, end: match.index + match[0].length }];
  });
}
