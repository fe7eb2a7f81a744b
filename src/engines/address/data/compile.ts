import { attachPostal } from './attach-postal.ts';
import { coreLayer, officesLayer, pointsLayer, postalLayer, readingsLayer, type SubRow } from './compile-layers.ts';
import { FORMAT_VERSION } from './data-format.ts';
import { foldDigest } from './fold-symbols.ts';
import type { FormerMunicipality } from './history.ts';
import type { AddressMeta, Layers } from './layers.ts';
import type { Municipality } from './municipalities.ts';
import type { OfficeRow, PostalRow, SourceStamp } from './rows.ts';
import { guessReadings, type TownBook } from './town-book.ts';

export interface Dataset {
  readonly municipalities: readonly Municipality[];
  readonly book: TownBook;
  readonly postal: readonly PostalRow[];
  readonly offices: readonly OfficeRow[];
  /** Japan Post romaji by `zip town`, when its file was imported. */
  readonly romaji: ReadonlyMap<string, string>;
  readonly former: readonly FormerMunicipality[];
  /** Word boundaries of readings by `zip town`, from Japan Post's romaji. */
  readonly splits: ReadonlyMap<string, number>;
  readonly stamps: readonly SourceStamp[];
}

export interface Compiled {
  readonly meta: AddressMeta;
  readonly layers: Layers;
}

/** Compiles the data set into layers of columns; points in units of `pointUnit` millionths of a degree. */
export function compileDataset(data: Dataset, key: string, pointUnit = 1): Compiled {
  const municipalities = [...data.municipalities];
  const cityIds = new Map(municipalities.map((m, id) => [m.jis, id]));
  const postal = [...data.postal].filter((row) => cityIds.has(row.jis)).sort((a, b) => a.zip - b.zip);
  attachPostal(data.book, postal);
  guessReadings(data.book.towns);
  const towns = data.book.towns.filter((town) => cityIds.has(town.jis)).sort((a, b) => a.jis - b.jis);
  const subs: SubRow[] = [];
  const subStart: number[] = [];
  towns.forEach((town, id) => {
    subStart.push(subs.length);
    if (town.chome.size > 0)
      for (const sub of [...town.chome.values()].sort((a, b) => a.number - b.number)) subs.push({ sub, town: id });
    for (const sub of town.koaza.values()) subs.push({ sub, town: id });
  });
  subStart.push(subs.length);
  const townIds = new Map(towns.map((town, id) => [town, id]));
  const core = coreLayer({ ...data, municipalities }, towns, subs, cityIds);
  return {
    meta: {
      format: FORMAT_VERSION,
      key,
      fold: foldDigest(),
      stamps: data.stamps,
      towns: towns.length,
      subTowns: subs.length,
      pointUnit,
    },
    layers: {
      core: { ...core, townSubs: Uint32Array.from(subStart) },
      readings: readingsLayer(data.splits, postal, towns, subs),
      points: pointsLayer(towns, subs, pointUnit),
      postal: postalLayer(data, postal, towns, townIds, cityIds),
      offices: officesLayer(data.offices, cityIds),
    },
  };
}
