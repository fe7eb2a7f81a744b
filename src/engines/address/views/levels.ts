import { LEVEL_TYPES, type Origin } from '../../../contract/labels/address.labels.ts';
import { PREFECTURES } from '../../../japan/prefectures.ts';
import { createFolded, foldInto, foldKey } from '../data/fold.ts';
import { FORM } from '../data/municipalities.ts';
import { municipalityCode } from '../data/rows.ts';
import { type Match, matchFor, type Place } from '../match/place.ts';
import type { NumberPart, Span } from '../match/tail.ts';
import type { AddressLevel } from '../types.ts';
import { codePoints, type ViewContext } from './context.ts';
import { chomeName, type Reading } from './reading.ts';

/** Which numbers of the place are in the point data: 0 none, 7 the block, 8 the house as well. */
export type ListedLevel = 0 | 7 | 8;

/** The hierarchy from the prefecture down to the finest part written. */
export function levelsOf(
  context: ViewContext,
  found: Match,
  place: Place,
  reading: Reading,
  listed: ListedLevel = 0,
): AddressLevel[] {
  const match = matchFor(found, place);
  const { data, english } = context;
  const levels: AddressLevel[] = [];
  const push = (
    level: number,
    name: string,
    found: Span | undefined,
    origin: Origin,
    more: { kana?: string; en?: string | undefined; code?: string } = {},
  ) => {
    if (name === '') return;
    // An address found by its reading: only spans in what was sent are of use to the caller.
    const text = place.sent?.text ?? match.text;
    const span = place.sent ? place.sent.spans[level] : found;
    levels.push({
      level,
      type: LEVEL_TYPES[level - 1]!,
      name,
      kana: more.kana || null,
      english: more.en ?? null,
      code: more.code ?? null,
      input: span ? text.slice(span[0], span[1]) : null,
      span: span ? [codePoints(text, span[0]), codePoints(text, span[1])] : null,
      origin: place.sent && !span && origin === 'written' ? 'inferred' : origin,
    });
  };
  const spans = adminSpans(match, place, reading);
  const { form } = place;
  const prefecture = PREFECTURES[place.prefecture - 1]!;
  const code = String(prefecture.code).padStart(2, '0');
  const isMended = (at: 1 | 3 | 5) => place.corrections.some((correction) => correction.level === at);
  push(
    1,
    prefecture.name,
    spans.prefecture,
    !(form & FORM.prefecture) ? 'inferred' : isMended(1) ? 'recovered' : 'written',
    {
      kana: prefecture.kana,
      en: prefecture.english,
      code,
    },
  );
  if (place.city < 0) return levels;
  const [countyEn, cityEn, wardEn] = english.municipality(place.city);
  const kana = (part: string) => data.text(`city${part}Kana`, place.city);
  const jis = data.number('cityJis', place.city);
  const isAlias = (form & FORM.alias) !== 0;
  const asWritten: Origin = isMended(3) ? 'recovered' : 'written';
  const parentCode = reading.ward === '' ? municipalityCode(jis) : designatedCode(context, place.city);
  push(2, reading.county, spans.county, form & FORM.county ? 'written' : 'inferred', {
    kana: kana('County'),
    en: countyEn?.text,
  });
  push(
    3,
    reading.city,
    spans.city,
    !(form & FORM.city) ? 'inferred' : isAlias && reading.ward === '' ? 'alias' : asWritten,
    {
      kana: kana('City'),
      en: cityEn?.text,
      ...(parentCode ? { code: parentCode } : {}),
    },
  );
  push(4, reading.ward, spans.ward, isAlias ? 'alias' : spans.ward ? asWritten : 'inferred', {
    kana: kana('Ward'),
    en: wardEn?.text,
    code: municipalityCode(jis),
  });
  if (place.town < 0) {
    push(6, reading.subTown, place.tail.chomeSpan ?? place.tail.unlisted, 'written_unlisted');
    pushNumbers(push, place, reading, listed);
    return levels;
  }
  const townId = (column: string, row: number) => {
    const id = data.number(column, row);
    return id === 0 ? {} : { code: String(id).padStart(7, '0') };
  };
  push(
    5,
    reading.town,
    place.townSpan,
    place.formerTown ? 'alias' : isMended(5) || place.recovered ? 'recovered' : 'written',
    {
      kana: data.text('townKana', place.town),
      en: context.towns.get(place.town).english?.text,
      ...townId('townId', place.town),
    },
  );
  const { tail } = place;
  push(6, chomeName(jis, tail.chome), tail.chomeSpan, tail.chomeRow >= 0 ? 'written' : 'written_unlisted', {
    en: tail.chome > 0 ? `${tail.chome}-chome` : undefined,
    ...(tail.chomeRow >= 0 ? townId('subId', tail.chomeRow) : {}),
  });
  if (place.koaza >= 0)
    push(6, data.text('subName', place.koaza), place.koazaSpan, 'written', {
      kana: data.text('subKana', place.koaza),
      en: english.koaza(place.koaza)?.text,
      ...townId('subId', place.koaza),
    });
  if (tail.unlisted) push(6, match.text.slice(...tail.unlisted), tail.unlisted, 'written_unlisted');
  pushNumbers(push, place, reading, listed);
  return levels;
}

function pushNumbers(
  push: (level: number, name: string, span: Span | undefined, origin: Origin) => void,
  place: Place,
  reading: Reading,
  listed: ListedLevel,
): void {
  const { numbers } = place.tail;
  const span = (part: NumberPart | undefined): Span | undefined => part && [part.start, part.end];
  push(7, reading.block, span(numbers[0]), listed >= 7 ? 'written' : 'written_unlisted');
  push(8, reading.house, span(numbers[1]), listed >= 8 ? 'written' : 'written_unlisted');
}

/** Code of the designated city a ward belongs to. */
function designatedCode({ data }: ViewContext, ward: number): string | undefined {
  const name = data.number('cityCity', ward);
  for (let city = ward; city >= 0 && ward - city < 40; city--)
    if (data.number('cityParent', city) && data.number('cityCity', city) === name)
      return municipalityCode(data.number('cityJis', city));
  return undefined;
}

interface AdminSpans {
  prefecture?: Span;
  county?: Span;
  city?: Span;
  ward?: Span;
}

const scratch = createFolded();

/** Divides the span of the municipality among its parts by the folded lengths of their names. */
function adminSpans(match: Match, place: Place, reading: Reading): AdminSpans {
  const [start, end] = place.adminSpan;
  const { length, starts, ends } = foldInto(scratch, match.text.slice(0, end), start);
  const from = Uint16Array.from(starts.subarray(0, length));
  const to = Uint16Array.from(ends.subarray(0, length));
  let at = 0;
  const take = (symbols: number): Span | undefined => {
    if (symbols <= 0 || at + symbols > length) return undefined;
    const span: Span = [from[at]!, to[at + symbols - 1]!];
    at += symbols;
    return span;
  };
  const size = (name: string) => (name === '' ? 0 : foldKey(name).length);
  const spans: AdminSpans = {};
  const set = (part: keyof AdminSpans, span: Span | undefined) => {
    if (span) spans[part] = span;
  };
  const { form } = place;
  if (form & FORM.prefecture) set('prefecture', take(size(reading.prefecture) - (form & FORM.short ? 1 : 0)));
  if (place.city < 0) return spans;
  if (form & FORM.alias) {
    // The former name is written where today's city or ward would stand.
    set(reading.ward === '' ? 'city' : 'ward', take(length - at));
    if (reading.ward !== '' && spans.ward) spans.city = spans.ward;
    return spans;
  }
  if (form & FORM.county) set('county', take(size(reading.county)));
  if (form & FORM.city)
    set('city', take(reading.ward === '' ? length - at : Math.min(size(reading.city), length - at)));
  if (at < length && reading.ward !== '') set('ward', take(length - at));
  return spans;
}
