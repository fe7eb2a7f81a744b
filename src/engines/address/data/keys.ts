import { PREFECTURES } from '../../../japan/prefectures.ts';
import { TOWN_ALIASES } from './aliases.ts';
import { ENTRY } from './data-format.ts';
import { CITY_BASE, foldKey } from './fold.ts';
import type { FormerMunicipality } from './history.ts';
import {
  ALIAS_ID,
  FORM,
  FORM_BITS,
  isKyoto,
  type Municipality,
  PREFECTURE_ID,
  writtenForms,
} from './municipalities.ts';
import type { SubTown, Town } from './town-book.ts';

/* What is looked up in the trie: every way a municipality, a town or a sub-town is written. */

export function* municipalityKeys(
  list: readonly Municipality[],
  former: readonly FormerMunicipality[],
): Generator<{ key: string; entry: number }> {
  for (const [id, m] of list.entries())
    for (const { key, form } of writtenForms(m)) yield { key, entry: (id << FORM_BITS) | form };
  for (const { code, name } of PREFECTURES)
    yield { key: foldKey(name), entry: ((PREFECTURE_ID + code) << FORM_BITS) | FORM.prefecture };
  for (const [index, { prefecture, name }] of former.entries()) {
    const entry = ((ALIAS_ID + index) << FORM_BITS) | FORM.city | FORM.alias;
    yield { key: foldKey(name), entry };
    yield { key: foldKey(prefecture) + foldKey(name), entry: entry | FORM.prefecture };
    const county = /^(.+?郡)(.+)$/.exec(name);
    if (county) yield { key: foldKey(prefecture) + foldKey(county[2]!), entry: entry | FORM.prefecture };
  }
}

export function* townKeys(
  towns: readonly Town[],
  subs: readonly { sub: SubTown; town: number }[],
  cityIds: ReadonlyMap<number, number>,
): Generator<{ key: string; entry: number }> {
  const root = (jis: number) => String.fromCharCode(CITY_BASE + cityIds.get(jis)!);
  for (const [id, town] of towns.entries()) {
    yield { key: root(town.jis) + town.key, entry: id << ENTRY.bits };
    for (const variant of variantKeys(town))
      yield { key: root(town.jis) + variant, entry: (id << ENTRY.bits) | ENTRY.variant };
  }
  yield* partialKeys(towns, subs, root);
  for (const [index, { sub, town }] of subs.entries()) {
    if (sub.name === '') continue;
    const parent = towns[town]!;
    const entry = (towns.length + index) << ENTRY.bits;
    const key = parent.key + foldKey(sub.name);
    yield { key: root(parent.jis) + key, entry };
    // 郷六 and 四ツ谷: written together, 六四 is read as one number.
    const joined = foldKey(parent.name + sub.name);
    if (joined !== key) yield { key: root(parent.jis) + joined, entry };
  }
  const byName = new Map(towns.map((town, id) => [`${town.jis} ${town.key}`, id]));
  for (const alias of TOWN_ALIASES) {
    const former = foldKey(alias.former);
    const id = byName.get(`${alias.jis} ${foldKey(alias.now)}`);
    // A former name that is in use again belongs to its present bearer.
    if (id === undefined || byName.has(`${alias.jis} ${former}`)) continue;
    yield { key: root(alias.jis) + former, entry: (id << ENTRY.bits) | ENTRY.alias };
  }
}

/** Other ways to write a whole name: 北[3]西 for 北[3]条西 (Hokkaido's grid), 番町 for 番丁, an inner 町 left out. */
function variantKeys(town: Town): readonly string[] {
  const { key } = town;
  if (!/[丁番]|[\ue000-\uf000]条|.[町村]../.test(key)) return [];
  const shorter = key.replace(/([\ue000-\uf000])丁目(?=.)/g, '$1');
  const isHokkaido = town.jis < 2000;
  const variants = [isHokkaido ? shorter.replace(/([\ue000-\uf000])条/g, '$1') : shorter];
  if (key.endsWith('番丁')) variants.push(`${key.slice(0, -1)}町`);
  if (key.endsWith('番町')) variants.push(`${key.slice(0, -1)}丁`);
  // In Kyoto towns that differ only by 町 lie side by side.
  const inner = isKyoto(town.jis) ? null : /^(.{2,})[町村](?=..)/.exec(key);
  if (inner) variants.push(inner[1]! + key.slice(inner[0].length));
  return variants.filter((variant) => variant !== key);
}

/**
 * Names written without what stands above them: 古川 for 吉井町古川, or a 字 without its 大字. Only where the
 * municipality has no second place of that name.
 */
function* partialKeys(
  towns: readonly Town[],
  subs: readonly { sub: SubTown; town: number }[],
  root: (jis: number) => string,
): Generator<{ key: string; entry: number }> {
  const taken = new Set(towns.map((town) => root(town.jis) + town.key));
  const found = new Map<string, number | null>();
  const offer = (key: string, entry: number) => {
    if (key.length < 3 || taken.has(key)) return;
    found.set(key, found.has(key) ? null : (entry << ENTRY.bits) | ENTRY.partial);
  };
  for (const [id, town] of towns.entries()) {
    const lower = isKyoto(town.jis) ? null : /^.+?[町村](..+)$/.exec(town.key);
    if (lower) offer(root(town.jis) + lower[1]!, id);
  }
  for (const [index, { sub, town }] of subs.entries())
    if (sub.name.length >= 2) offer(root(towns[town]!.jis) + foldKey(sub.name), towns.length + index);
  for (const [key, entry] of found) if (entry !== null) yield { key, entry };
}
