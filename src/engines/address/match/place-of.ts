import { PREFECTURES } from '../../../japan/prefectures.ts';
import type { AddressData } from '../data/address-data.ts';
import { ENTRY } from '../data/data-format.ts';
import { type Folded, foldKey } from '../data/fold.ts';
import { FORM } from '../data/municipalities.ts';
import type { Correction, Found, Place } from './place.ts';
import { parseTail, type Span } from './tail.ts';

/** What was found, with the places of its parts in the input and what follows the town. */
export function placeOf(data: AddressData, folded: Folded, found: Found): Place {
  const { prefecture, city, form, former, from, adminTo, hit, streetTo, mended } = found;
  const { starts, ends } = folded;
  const span = (first: number, to: number): Span => [starts[first]!, ends[to - 1]!];
  return {
    prefecture,
    city,
    form,
    former,
    adminSpan: span(from, adminTo),
    town: hit?.town ?? -1,
    townSpan: hit && span(hit.from, hit.townTo),
    koaza: hit?.koaza ?? -1,
    koazaSpan: hit && hit.koaza >= 0 && hit.to > hit.townTo ? span(hit.townTo, hit.to) : undefined,
    formerTown: hit !== undefined && (hit.flags & ENTRY.alias) !== 0,
    recovered: hit !== undefined && (hit.recovered || (hit.flags & (ENTRY.variant | ENTRY.partial)) !== 0),
    oazaOmitted: hit !== undefined && (hit.flags & ENTRY.partial) !== 0,
    street: streetTo > adminTo ? span(adminTo, streetTo) : undefined,
    corrections:
      mended && hit
        ? corrections(mended, span(from, adminTo), span(hit.from, hit.to))
        : form & FORM.short
          ? [shortPrefecture(prefecture, (length) => span(from, from + length))]
          : NO_CORRECTIONS,
    tail: parseTail(data, folded, hit?.town ?? -1, hit ? hit.to : adminTo, {
      afterLetter: hit !== undefined && hit.koaza >= 0 && hit.to - hit.townTo === 1,
    }),
  };
}

const NO_CORRECTIONS: readonly Correction[] = [];

/** 岡山真庭市: hardly in doubt, and still not what the prefecture is called. */
const SHORT = 0.98;

const shortPrefecture = (prefecture: number, first: (length: number) => Span): Correction => ({
  level: 1,
  span: first(foldKey(PREFECTURES[prefecture - 1]!.name).length - 1),
  confidence: SHORT,
});

function corrections(cost: { admin: number; town: number }, admin: Span, town: Span): Correction[] {
  const confidence = cost.admin + cost.town <= 0.5 ? 0.9 : cost.admin + cost.town <= 1 ? 0.75 : 0.6;
  return [
    ...(cost.admin > 0 ? [{ level: 3, span: admin, confidence } as const] : []),
    ...(cost.town > 0 ? [{ level: 5, span: town, confidence } as const] : []),
  ];
}
