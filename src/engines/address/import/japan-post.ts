import { toKatakana } from '../../../japan/kana.ts';
import { hepburn } from '../../../japan/romaji.ts';
import type { PostalData } from '../data/base-data.ts';
import { foldKey } from '../data/fold.ts';
import { type MunicipalityRow, type OfficeRow, POSTAL, type PostalRow, type SourceStamp } from '../data/rows.ts';

import { splitPostalName } from './postal-name.ts';

export const POSTAL_LICENCE: Omit<SourceStamp, 'data_as_of'> = {
  source: 'jp_postal_data',
  licence: 'Japan Post claims no copyright in its postal code data',
  attribution: '日本郵便株式会社 郵便番号データ (Japan Post postal code data)',
};

/** KEN_ALL.CSV and utf_ken_all.csv: 15 columns, one row per town and code; the old file breaks long rows. */
export function readKenAll(rows: Iterable<string[]>): Pick<PostalData, 'municipalities' | 'postal'> {
  const municipalities = new Map<number, MunicipalityRow>();
  const postal: PostalRow[] = [];
  for (const row of joinBroken(rows)) {
    const jis = Number(row[0]);
    if (!municipalities.has(jis)) municipalities.set(jis, { jis, name: row[7]!, kana: toKatakana(row[4]!) });
    const name = splitPostalName(row[8]!, toKatakana(row[5]!), jis);
    const flags =
      name.flags |
      (row[9] === '1' ? POSTAL.severalCodes : 0) |
      (row[10] === '1' ? POSTAL.lotsPerKoaza : 0) |
      (row[11] === '1' ? POSTAL.hasChome : 0) |
      (row[12] === '1' ? POSTAL.severalTowns : 0);
    postal.push({ ...name, zip: Number(row[2]), jis, flags });
  }
  return { municipalities: [...municipalities.values()], postal };
}

/** A bracket that is opened and not closed goes on in the next row of the same code; its kana may not be repeated. */
function* joinBroken(rows: Iterable<string[]>): Generator<string[]> {
  let open: string[] | undefined;
  for (const row of rows) {
    if (row.length < 15) continue;
    if (open) {
      open[8] += row[8]!;
      if (open[5] !== row[5]) open[5] += row[5]!;
    } else open = [...row];
    if (depth(open[8]!) > 0) continue;
    yield open;
    open = undefined;
  }
  if (open) yield open;
}

const depth = (name: string) => (name.match(/（/g)?.length ?? 0) - (name.match(/）/g)?.length ?? 0);

/** JIGYOSYO.CSV: codes of offices, 13 columns. */
export function* readOffices(rows: Iterable<string[]>): Generator<OfficeRow> {
  for (const row of rows) {
    if (row.length < 13) continue;
    // The last column is 5 for an abolished code.
    if (row[12] === '5') continue;
    yield {
      zip: Number(row[7]),
      jis: Number(row[0]),
      town: row[5]!,
      street: row[6]!,
      name: row[2]!,
      kana: toKatakana(row[1]!),
    };
  }
}

/** KEN_ALL_ROME.CSV: official romaji by code and town. Names are cut at 35 characters; a cut one is not used. */
export function readRomaji(rows: Iterable<string[]>): Map<string, string> {
  const romaji = new Map<string, string>();
  for (const row of rows) {
    if (row.length < 7) continue;
    const name = splitPostalName(row[3]!.replaceAll('　', ''), '', 0);
    if (name.town === '' || row[6]!.length >= 35) continue;
    const bracket = row[6]!.search(/[(（]/);
    const text = (bracket > 0 ? row[6]!.slice(0, bracket) : row[6]!).trim();
    romaji.set(`${Number(row[0])} ${foldKey(name.town)}`, text);
  }
  return romaji;
}

/**
 * KEN_ALL_ROME.CSV divides joined names into words (鳴子温泉　赤湯, NARUKONSEN AKAYU). The place of the first boundary in
 * the reading, by code and town, where the romaji of both sides agree with it.
 */
export function readWordBoundaries(
  rows: Iterable<string[]>,
  kana: (key: string) => string | undefined,
): Map<string, number> {
  const splits = new Map<string, number>();
  for (const row of rows) {
    if (row.length < 7 || !row[3]!.includes('　')) continue;
    const name = splitPostalName(row[3]!.replaceAll('　', ''), '', 0);
    const key = `${Number(row[0])} ${foldKey(name.town)}`;
    const reading = kana(key);
    const [first, ...rest] = row[6]!.split(/[(（]/)[0]!.trim().split(' ');
    if (reading === undefined || rest.length === 0) continue;
    const split = boundaryIn(reading, letters(first!), letters(rest.join('')));
    if (split > 0) splits.set(key, split);
  }
  return splits;
}

const letters = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

function boundaryIn(reading: string, first: string, rest: string): number {
  for (let at = 1; at < reading.length; at++)
    if (
      letters(hepburn(reading.slice(0, at))) === first &&
      letters(hepburn(reading.slice(at)).normalize('NFKC')) === rest
    )
      return at;
  return 0;
}
