import type { AddressData } from '../data/address-data.ts';
import { ENTRY } from '../data/data-format.ts';
import { BIG_NUMBER, type Folded, isNumber, NUMBER_BASE } from '../data/fold.ts';
import { ALIAS_ID, FORM, FORM_BITS, isKyoto, PREFECTURE_ID } from '../data/municipalities.ts';
import { child, entryAt, entryCount, hasChildIn, NO_NODE } from '../data/trie.ts';
import { hasMark } from './marks.ts';
import type { Correction, Place } from './place.ts';
import { cityRoot } from './town.ts';
import { withoutRepetition } from './unpack.ts';

/*
 * Most addresses are written as the register writes them: prefecture, municipality and town in full, and nothing else
 * before the figures. Such a head has one meaning, which is found by following its characters. Whatever could be read in
 * another way (a short or former name, a mark, a numeral at the end, Kyoto) is left to the whole reading.
 */

const NO_CORRECTIONS: readonly Correction[] = [];
/** Directions, counted blocks, brackets: what the whole reading writes otherwise before it looks for names. */
const REWRITTEN: ReadonlySet<number> = new Set([...'入るルㇽ丁間'].map((char) => char.charCodeAt(0)));

interface Admin {
  readonly city: number;
  readonly form: number;
  readonly to: number;
}

/** The place that a head of so many characters names; null where the whole reading has to decide. */
export function plainHead(data: AddressData, folded: Folded, figures: number): Omit<Place, 'tail'> | null {
  const { text, starts } = folded;
  // Character by character, and the first figure is no part of a name.
  if (starts[figures] !== figures || hasMark(text, 0, figures)) return null;
  for (let i = 0; i < figures; i++) if (REWRITTEN.has(text.charCodeAt(i)) || starts[i] !== i) return null;
  const admin = onlyAdmin(data, folded, figures);
  if (admin === null) return null;
  const town = onlyTown(data, folded, cityRoot(data, admin.city), admin.to, figures);
  if (town < 0 || withoutRepetition(text) !== text) return null;
  return {
    prefecture: Math.floor(data.hot.cityJis[admin.city]! / 1000),
    city: admin.city,
    form: admin.form,
    former: -1,
    adminSpan: [0, admin.to],
    town,
    townSpan: [admin.to, figures],
    koaza: -1,
    koazaSpan: undefined,
    formerTown: false,
    recovered: false,
    oazaOmitted: false,
    street: undefined,
    corrections: NO_CORRECTIONS,
  };
}

/** The one municipality that the text begins with, in full; null where another one, or another form, begins so too. */
function onlyAdmin(data: AddressData, { symbols }: Folded, figures: number): Admin | null {
  const { trie, roots } = data;
  let found: Admin | null = null;
  let node = roots[symbols[0]!]!;
  for (let i = 0; node !== NO_NODE; node = child(trie, node, symbols[i]!)) {
    // A name that may go on into the figures.
    if (++i >= figures) return null;
    const count = entryCount(trie, node);
    for (let k = 0; k < count; k++) {
      const entry = entryAt(trie, node, k);
      const id = entry >> FORM_BITS;
      if (id >= PREFECTURE_ID && id < ALIAS_ID) continue;
      if (found !== null || id >= ALIAS_ID) return null;
      found = { city: id, form: entry & ((1 << FORM_BITS) - 1), to: i };
    }
  }
  if (found === null || isKyoto(data.hot.cityJis[found.city]!) || data.column.cityParent![found.city]) return null;
  const { form } = found;
  return form & FORM.prefecture && !(form & (FORM.short | FORM.alias)) ? found : null;
}

/** The one town whose whole name stands there; -1 where there is another, or the figures may be a part of one. */
function onlyTown(data: AddressData, { symbols }: Folded, root: number, from: number, to: number): number {
  const { trie } = data;
  let node = root;
  for (let i = from; i < to && node !== NO_NODE; i++) node = child(trie, node, symbols[i]!);
  if (node === NO_NODE || isNumber(symbols[to - 1]!) || entryCount(trie, node) !== 1) return -1;
  if (hasChildIn(trie, node, NUMBER_BASE, BIG_NUMBER)) return -1;
  const entry = entryAt(trie, node, 0);
  const id = entry >> ENTRY.bits;
  return (entry & ((1 << ENTRY.bits) - 1)) === 0 && id < data.meta.towns ? id : -1;
}
