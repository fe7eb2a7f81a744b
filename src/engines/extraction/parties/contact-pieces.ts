import { CONTACT_LABELS } from '../../../japan/contact-words.ts';
import { overlaps, type Place } from '../candidates/candidate.ts';
import { placesInRow } from '../candidates/places-in-row.ts';
import type { Analysis } from '../document/analysis.ts';
import type { Row, Segment } from '../page/rows.ts';

type Piece = Pick<Segment, 'start' | 'end' | 'text'>;

/** A label left over where its number or its address was cut off. */
const LABEL_BEHIND = new RegExp(
  String.raw`[\s(（/・]*(?:(?:適格請求書発行)?(?:登録番号|事業者(?:登録)?番号)|適格請求書発行事業者|インボイス(?:登録)?番号|${CONTACT_LABELS.afterForm}|フリーダイヤル|携帯|直通|お?問い?合わ?せ先?|(?:e-?)?mail|URL|HP|住所|所在地|〒|№|No\.?)?[\s:：.(（/・☎℡<＜]*$`,
  'i',
);
/** 株式会社緑匠造園佐倉市城内町77-2: what is grown to its address does not say where the name ends. */
const GROWN = /^[^\s)）/・☎℡〒]$/;
const LEAD = /^[\s)）:：/・,、>＞]+/;

/**
 * `魚政商店 T35…`, `北見ガラス店 北見市大通東5-8 0157-…`: with single spaces between them a name and its contacts are
 * one segment. What the contacts leave of it may be the name; beside a legal name it is not looked for.
 */
export function betweenContacts(segment: Piece, row: Row, analysis: Analysis): readonly Piece[] {
  const within = (places: readonly Place[]) => placesInRow(places, row).filter((place) => overlaps(place, segment));
  const { registration, addresses, phones, postalCodes, companies, dates, emails, urls } = analysis;
  const contacts = [registration.found, addresses, phones, postalCodes, emails].flatMap(within);
  if (contacts.length === 0 || within(companies).length > 0) return [segment];
  const cuts = [...contacts, ...[dates, urls].flatMap(within)].sort((a, b) => a.start - b.start);
  const pieces: Piece[] = [];
  let from = segment.start;
  for (const { start, end } of [...cuts, { start: segment.end, end: segment.end }]) {
    const whole = row.text.slice(from, Math.max(from, start));
    const text = whole.replace(LABEL_BEHIND, '');
    const lead = LEAD.exec(text)?.[0].length ?? 0;
    const isGrown = start < segment.end && text === whole && GROWN.test(whole.slice(-1));
    if (text.length - lead >= 2 && !isGrown)
      pieces.push({ start: from + lead, end: from + text.length, text: text.slice(lead) });
    from = Math.max(from, end);
  }
  return pieces;
}
