import { openFiles } from '../../src/engines/address/import/files.ts';
import { scoringFold } from './scoring-fold.ts';

export interface TownName {
  readonly prefecture: string;
  /** County, city and ward in one string. */
  readonly city: string;
  /** Town, 丁目 and 字 in one string. */
  readonly name: string;
}

/** Every town, 丁目 and 字 of the Geolonia archive as it is written there. */
export function* townNames(archive: string): Generator<TownName> {
  for (const { path, text } of openFiles(archive)) {
    const match = /(?:^|\/)ja\/([^/]+)\/([^/]+)\.json$/.exec(path);
    if (!match) continue;
    for (const { town, koaza } of JSON.parse(text()) as { town: string; koaza?: string }[])
      yield { prefecture: match[1]!, city: match[2]!, name: town + (koaza ?? '') };
  }
}

/** Whether the town data have a place of this name: a label they do not have was made from other data. */
export function knownPlaces(archive: string): (prefecture: string, city: string, name: string) => boolean {
  const key = (prefecture: string, city: string, name: string) => `${prefecture} ${city} ${scoringFold(name)}`;
  const known = new Set<string>();
  for (const { prefecture, city, name } of townNames(archive)) known.add(key(prefecture, city, name));
  return (prefecture, city, name) => known.has(key(prefecture, city, name));
}
