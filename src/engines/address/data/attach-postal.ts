import { foldKey } from './fold.ts';
import { POSTAL, type PostalRow } from './rows.ts';
import type { TownBook } from './town-book.ts';

/** Puts the rows of the postal file on their towns; a name no other data set has becomes a town of its own. */
export function attachPostal(book: TownBook, postal: readonly PostalRow[]): void {
  const buildings: number[] = [];
  const joined = new Map(
    book.towns.flatMap((town) =>
      [...town.koaza.values()].map((sub) => [`${town.jis} ${town.key}${foldKey(sub.name)}`, sub] as const),
    ),
  );
  postal.forEach((row, index) => {
    if (row.town === '') return;
    if (row.flags & POSTAL.floor) {
      buildings.push(index);
      return;
    }
    const key = foldKey(row.town);
    if (book.find(row.jis, key).length === 0) {
      const added = book.add({ jis: row.jis, town: row.town, kana: row.kana }, 'jp_postal_data', key);
      // 水沢森下 of the postal file is 森下 of 水沢 in the town table: the point is the same.
      const same = joined.get(`${row.jis} ${key}`);
      added.point = same?.point;
      added.pointSource = same?.source ?? added.pointSource;
    }
    for (const town of book.find(row.jis, key)) {
      town.kana ||= row.kana;
      if (row.flags & POSTAL.hasChome) town.hasChome ||= town.koaza.size === 0 || town.chome.size > 0;
      town.postal.push(index);
    }
  });
  // 丸の内新丸の内ビルディング（２０階）: the town is the longest one the name begins with.
  for (const index of buildings) {
    const row = postal[index]!;
    const key = foldKey(row.town);
    for (let length = key.length - 1; length > 0; length--) {
      const found = book.find(row.jis, key.slice(0, length));
      for (const town of found) town.postal.push(index);
      if (found.length > 0) break;
    }
  }
}
