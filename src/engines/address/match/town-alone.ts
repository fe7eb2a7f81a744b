import { PREFECTURES } from '../../../japan/prefectures.ts';
import type { AddressData } from '../data/address-data.ts';
import { createFolded, foldInto, foldKey } from '../data/fold.ts';
import { findPostalCode } from './postal-code.ts';
import type { Composed } from './romaji.ts';
import { isBoundary } from './symbols.ts';
import { cityRoot, type TownFinder, type TownHit } from './town.ts';

/** 東京都 and 東京; 北海道 has no short form that people write. */
const PREFECTURE_NAMES = PREFECTURES.flatMap(({ code, name }) =>
  (code === 1 ? [name] : [name, name.slice(0, -1)]).map((written) => ({ code, key: foldKey(written) })),
);
/** 東京・丸の内 */
const BETWEEN = new Set(['・', '･', '/', '／'].map((char) => foldKey(char).charCodeAt(0)));
/** Names of one or two characters are written for too many things. */
const LEAST = 3;

const folded = createFolded();

/**
 * 紀尾井町1-3, 東京・丸の内2-4-1: a town without its municipality, where only one municipality of the prefecture (of Japan,
 * where none is written) has a town of that name. The whole name, up to a number or the end; never more than a proposal.
 */
export function composeTownAlone(data: AddressData, finder: TownFinder, text: string): Composed[] {
  const postal = findPostalCode(text);
  foldInto(folded, text, postal && postal.span[0] === postal.leading ? postal.span[1] : 0);
  const { prefecture, from } = writtenPrefecture();
  const least = prefecture === 0 ? LEAST : LEAST - 1;
  let best: { city: number; hit: TownHit } | undefined;
  let isOnly = false;
  for (let city = 0; city < data.hot.cityJis.length; city++) {
    if (prefecture !== 0 && Math.floor(data.hot.cityJis[city]! / 1000) !== prefecture) continue;
    if (data.column.cityParent![city]) continue;
    const hit = finder.find(folded, cityRoot(data, city), from);
    if (hit?.flags !== 0 || hit.townTo - from < least || !isBoundary(folded, hit.to)) continue;
    if (best && hit.to < best.hit.to) continue;
    isOnly = !best || hit.to > best.hit.to;
    best = { city, hit };
  }
  if (!best || !isOnly) return [];
  const { hit, city } = best;
  const start = folded.starts[hit.from]!;
  const above = ['County', 'City', 'Ward'].map((part) => data.text(`city${part}`, city)).join('');
  const name = PREFECTURES[Math.floor(data.hot.cityJis[city]! / 1000) - 1]!.name;
  const code = postal ? `〒${postal.code} ` : '';
  return [{ text: `${code}${name}${above}${text.slice(start)}`, spans: { 5: [start, folded.ends[hit.townTo - 1]!] } }];
}

function writtenPrefecture(): { prefecture: number; from: number } {
  const { symbols, length } = folded;
  let best = { prefecture: 0, from: 0 };
  for (const { code, key } of PREFECTURE_NAMES) {
    if (key.length >= length || key.length <= best.from) continue;
    let at = 0;
    while (at < key.length && symbols[at] === key.charCodeAt(at)) at++;
    if (at === key.length) best = { prefecture: code, from: BETWEEN.has(symbols[at]!) ? at + 1 : at };
  }
  return best;
}
