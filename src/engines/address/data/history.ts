import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PREFECTURES } from '../../../japan/prefectures.ts';
import { fullName, type Municipality } from './municipalities.ts';

/** A municipality, ward or autonomous ward that is no more. */
export interface FormerMunicipality {
  readonly prefecture: string;
  /** As it was written, with its county or city. */
  readonly name: string;
  /** Codes of today's municipalities its area is in; several when it was divided, then the town decides. */
  readonly now: readonly number[];
  /** YYYY-MM-DD, or empty when the day is not known. */
  readonly since: string;
}

interface HistoryRow {
  readonly prefecture: string;
  readonly former: string;
  readonly now: readonly string[];
  readonly since: string;
}

/** Knowledge kept as a table: `data/address/history.tsv`, read only while data are compiled. */
export const HISTORY_FILE = join(import.meta.dirname, '../../../../data/address/history.tsv');

function readHistory(): HistoryRow[] {
  return readFileSync(HISTORY_FILE, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [prefecture, former, now, since] = line.split('\t') as [string, string, string, string];
      return { prefecture, former, now: now.split('+'), since };
    });
}

/** Every former municipality with today's codes; a name that was replaced again is followed to its end. */
export function formerMunicipalities(
  municipalities: readonly Municipality[],
  rows: readonly HistoryRow[] = readHistory(),
): FormerMunicipality[] {
  const prefectureOf = (m: Municipality) => PREFECTURES[m.prefecture - 1]!.name;
  const today = new Map<string, number[]>();
  for (const m of municipalities) if (!m.isParent) today.set(prefectureOf(m) + fullName(m), [m.jis]);
  // A designated city stands for its wards: the town tells which.
  for (const m of municipalities)
    if (m.ward) {
      const city = prefectureOf(m) + m.city.name;
      today.set(city, [...(today.get(city) ?? []), m.jis]);
    }
  const replaced = new Map(rows.map((row) => [row.prefecture + row.former, row]));
  const follow = (prefecture: string, name: string, depth: number): number[] => {
    // 木曽郡山口村 of 長野県 is in 岐阜県中津川市: another prefecture is written before the name.
    const found = today.get(prefecture + name) ?? today.get(name);
    if (found) return found;
    const next = replaced.get(prefecture + name);
    return next && depth < 5 ? next.now.flatMap((other) => follow(prefecture, other, depth + 1)) : [];
  };
  const listed = rows.flatMap(({ prefecture, former, now, since }) => {
    const codes = [...new Set(now.flatMap((name) => follow(prefecture, name, 0)))];
    return codes.length === 0 ? [] : [{ prefecture, name: former, now: codes, since }];
  });
  const towns = municipalities
    .filter((m) => m.county)
    .map((m) => ({ prefecture: prefectureOf(m), name: fullName(m), now: [m.jis], since: '' }));
  const taken = new Set([...listed, ...towns].map(({ prefecture, name }) => prefecture + name));
  return [...listed, ...[...listed, ...towns].flatMap((town) => asVillage(town, taken))];
}

/** Most towns of a county were villages once and kept their name when they became towns; the day is not known here. */
function asVillage(town: FormerMunicipality, taken: ReadonlySet<string>): FormerMunicipality[] {
  const name = /^.+郡.+町$/.test(town.name) ? town.name.replace(/町$/, '村') : '';
  return name === '' || taken.has(town.prefecture + name) ? [] : [{ ...town, name, since: '' }];
}
