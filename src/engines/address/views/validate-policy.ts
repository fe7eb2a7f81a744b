import type { Check, Reason } from '../../../contract/labels/address.labels.ts';
import { type Match, matchFor, type Place } from '../match/place.ts';
import type { Conflict, ValidateResult } from '../types.ts';
import { formatPostalCode, type ViewContext } from './context.ts';
import type { SubTownListing } from './listed.ts';
import { chomeName, type Reading, readPlace } from './reading.ts';

/** Everything the policy looks at. */
export interface Evidence {
  readonly match: Match;
  /** The place that was chosen; undefined without a municipality. */
  readonly place: Place | undefined;
  readonly reading: Reading | undefined;
  /** Code inside the address, and code sent beside it: seven digits. */
  readonly written: string | undefined;
  readonly asked: string | undefined;
  readonly codeKnown: boolean | undefined;
  readonly codeFits: boolean | undefined;
  /** Several places, and the postal code fits one of them. */
  readonly isResolved: boolean;
  readonly listed: 0 | 7 | 8;
  /** Finest level of the town that is loaded: blocks, or houses and lots. */
  readonly covered: 0 | 7 | 8;
  readonly subTown: SubTownListing;
  readonly isAlias: boolean;
  /** A character was taken for another one that it is often mistaken for. */
  readonly isCorrected: boolean;
  /** The description of a Kyoto crossing, where there is one, is made of known streets and directions. */
  readonly streetKnown: boolean;
}

export interface Decision {
  readonly status: ValidateResult['status'];
  readonly reasons: Reason[];
  readonly checks: ValidateResult['checks'];
}

type Rule = readonly [status: ValidateResult['status'], reason: Reason, holds: (e: Evidence) => boolean];

/** First row that holds decides; the order is the policy. */
const RULES: readonly Rule[] = [
  ['unverified', 'municipality_not_found', (e) => e.place === undefined],
  ['conflict', 'postal_codes_differ', (e) => e.written !== undefined && e.asked !== undefined && e.written !== e.asked],
  ['conflict', 'postal_code_conflict', (e) => e.codeKnown === true && e.codeFits === false],
  ['conflict', 'hierarchy_conflict', (e) => e.match.conflict !== undefined],
  ['conflict', 'sub_town_out_of_range', (e) => e.subTown === 'out_of_range'],
  ['ambiguous', 'multiple_places', (e) => e.match.places.length > 1 && !e.isResolved],
  ['exact', 'all_evidence_agrees', (e) => shortcomings(e).length === 0],
];

/** What keeps an address with a municipality from being exact, the gravest first. */
function shortcomings(e: Evidence): Reason[] {
  const { place, reading, match } = e;
  if (!place || !reading) return [];
  const found: Reason[] = [];
  if (place.town < 0) found.push('town_not_found');
  if (place.recovered) found.push('town_recovered');
  if (e.isCorrected) found.push('character_corrected');
  if (match.script !== 'japanese') found.push('transliterated');
  if (e.isAlias) found.push('former_name_used');
  if (e.subTown === 'unlisted' || e.subTown === 'out_of_range') found.push('sub_town_not_listed');
  if (place.town >= 0 && reading.block === '') found.push('number_missing');
  if (e.covered > 0 && reading.block !== '' && e.listed < wantedLevel(e)) found.push('number_not_listed');
  if (reading.block !== '' && !isLawful(place, match)) found.push('number_form_unusual');
  if (e.codeKnown === false) found.push('postal_code_unknown');
  if (place.town >= 0 && !isWholeRead(e)) found.push('tail_unmatched');
  return found;
}

/** What stands for a character that got lost: 2-1�-1 may be any of ten houses. */
const LOST = /[\uFFFD□〓]/;
const isWholeRead = ({ reading, streetKnown, match }: Evidence): boolean =>
  reading?.unparsed === '' && match.unread === undefined && streetKnown && !LOST.test(match.text);

/** The level the number must be listed at: as fine as it is written, and as the data go. */
const wantedLevel = ({ reading, covered }: Evidence): number => Math.min(reading?.house === '' ? 7 : 8, covered);

/** Block, house and branch, none of them zero or longer than five digits; a room may follow. */
function isLawful(place: Place, match: Match): boolean {
  const { tail } = place;
  if (beginsOddly(place, matchFor(match, place).text)) return false;
  const plain = tail.numbers.map((part) => part.text.replace(/^\D+/, ''));
  return plain.length <= 4 && plain.every((number) => number !== '0' && number.length <= 5);
}

/** Lots are lettered: 甲1550, 旭市ハの74. */
const LETTER = /[ァ-ヺ甲乙丙丁戊己庚辛壬癸0-9０-９]$/;

/** 一松甲甲12, 家代の12: a letter that repeats the last one of the name, or a の behind a name, is no part of a number. */
function beginsOddly({ townSpan, koazaSpan, tail }: Place, text: string): boolean {
  const name = text.slice(...(koazaSpan ?? townSpan ?? [0, 0]));
  const start = tail.chomeSpan?.[0] ?? tail.numbers[0]?.start ?? 0;
  const written = text.slice((koazaSpan ?? townSpan ?? [0, 0])[1], start).trim();
  if (/^[のノ之乃]$/.test(written)) return !LETTER.test(name);
  return tail.chomeSpan === undefined && !/[0-9０-９]/.test(text.charAt(start)) && name.endsWith(text.charAt(start));
}

export function decide(evidence: Evidence): Decision {
  const rule = RULES.find(([, , holds]) => holds(evidence));
  const reasons: Reason[] = rule ? [rule[1]] : shortcomings(evidence);
  const status = rule ? rule[0] : 'partial';
  if (status === 'exact' && evidence.covered < (evidence.reading?.house === '' ? 7 : 8))
    reasons.push('number_not_checked');
  if (evidence.isResolved && (status === 'exact' || status === 'partial')) reasons.push('resolved_by_postal_code');
  return { status, reasons, checks: checksOf(evidence) };
}

const check = (applies: boolean, checkable: boolean, passed: boolean): Check =>
  !applies ? 'not_applicable' : !checkable ? 'not_checked' : passed ? 'passed' : 'failed';

function checksOf(e: Evidence): ValidateResult['checks'] {
  const { place, reading } = e;
  const hasTown = place !== undefined && place.town >= 0;
  const hasNumber = reading !== undefined && reading.block !== '';
  return {
    municipality: place && !e.match.conflict ? 'passed' : 'failed',
    town: check(place !== undefined, true, hasTown),
    subTown: check(e.subTown !== 'none', true, e.subTown === 'listed'),
    numberFormat: check(hasNumber, true, place !== undefined && isLawful(place, e.match)),
    numberListed: check(hasNumber, e.covered > 0, e.listed >= wantedLevel(e)),
    postalCode: check(
      e.codeKnown !== undefined && place !== undefined,
      e.codeKnown === true,
      e.codeFits === true && !differs(e),
    ),
    tail: check(place !== undefined, true, isWholeRead(e)),
  };
}

const differs = (e: Evidence) => e.written !== undefined && e.asked !== undefined && e.written !== e.asked;

/** What contradicts what, with the values the data expect. */
export function conflictsOf(context: ViewContext, e: Evidence, reason: Reason, expected: string[]): Conflict[] {
  const { place, reading, match } = e;
  if (!place || !reading) return [];
  if (reason === 'postal_codes_differ')
    return [
      {
        field: 'postal_code',
        input: formatPostalCode(e.asked!),
        expected: [formatPostalCode(e.written!)],
        source: 'local_rules',
      },
    ];
  if (reason === 'postal_code_conflict')
    return [
      { field: 'postal_code', input: formatPostalCode((e.asked ?? e.written)!), expected, source: 'jp_postal_data' },
    ];
  if (reason === 'hierarchy_conflict' && match.conflict) {
    const { field, input } = match.conflict;
    const places = match.places.slice(0, 10).map((other) => readPlace(context, match, other));
    const names = field === 'prefecture' ? places.map((other) => other.prefecture) : [reading.municipality];
    return [{ field, input, expected: [...new Set(names)], source: 'jp_postal_data' }];
  }
  if (reason !== 'sub_town_out_of_range') return [];
  const { data } = context;
  const jis = data.number('cityJis', place.city);
  const listed: string[] = [];
  for (let sub = data.number('townSubs', place.town); sub < data.number('townSubs', place.town + 1); sub++)
    if (data.number('subNumber', sub) > 0) listed.push(chomeName(jis, data.number('subNumber', sub)));
  return [
    {
      field: 'sub_town',
      input: chomeName(jis, place.tail.chome),
      expected: listed,
      source: context.towns.get(place.town).source,
    },
  ];
}
