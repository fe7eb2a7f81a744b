import { join } from 'node:path';
import { print, type RunOptions } from '../../bench/figure.ts';
import { rowsOf } from '../../src/engines/address/import/load-imports.ts';
import { type AddressEngine, keepFile, openAddressEngine, type PostalRecord } from '../../src/engines/address/index.ts';

const isDefaultRow = (town: string) =>
  town === '以下に掲載がない場合' || /がくる場合$/.test(town) || (town.endsWith('一円') && town !== '一円');
const withoutBrackets = (text: string) => text.replace(/[（）]/g, '');
/** Japan Post puts the island before two municipalities of Tokyo. */
const municipality = (name: string) => name.replace(/^(?:三宅島|八丈島)/, '');

/** Every row of the official file must come back from its code: municipality, town and bracket. */
export function evaluatePostal(file: string, dataDir: string, options: RunOptions): void {
  keepFile(dataDir, file, { now: new Date() });
  const engine = openAddressEngine({ dataDir });
  let rows = 0;
  let found = 0;
  let reversed = 0;
  let named = 0;
  const misses: string[] = [];
  for (const row of rowsOf(file)) {
    rows++;
    const town = row[8]!;
    if (engine.lookupPostal({ postalCode: row[2]! }).results.some((record) => isRow(record, row))) found++;
    else misses.push(`${row[2]} ${row[7]} ${town}`);
    if (options.quick ? rows % 20 !== 0 : rows % 5 !== 0) continue;
    if (isDefaultRow(town) || !/^[^（）「」、～]+$/.test(town)) continue;
    named++;
    const back = engine.lookupPostal({ prefecture: row[6]!, city: row[7]!, town });
    if (back.results.some((record) => record.postalCode.replace('-', '') === row[2])) reversed++;
  }
  options.note(`postal misses: ${misses.slice(0, 10).join(' | ')}`);
  print({ figure: 'address.postal.rows', value: found / rows, unit: 'share', context: { rows, file: 'KEN_ALL' } });
  print({
    figure: 'address.postal.reverse',
    value: reversed / named,
    unit: 'share',
    context: { rows: named, file: 'KEN_ALL', what: 'town to code' },
  });
  engine.close();
}

/** Continuation rows of the old file carry only the middle of a bracket: it must be in the joined condition. */
function isRow(record: PostalRecord, row: readonly string[]): boolean {
  const [jis, town] = [row[0]!, row[8]!];
  const city = (record.county ?? '') + record.city + (record.ward ?? '');
  if (record.municipalityCode !== jis || record.prefecture !== row[6] || city !== municipality(row[7]!)) return false;
  if (isDefaultRow(town)) return record.isDefault;
  const whole = withoutBrackets((record.town ?? '') + (record.condition?.text ?? ''));
  return whole === withoutBrackets(town) || (record.condition !== null && whole.includes(withoutBrackets(town)));
}

interface RomajiCount {
  rows: number;
  equal: number;
  /** Equal but for の内, where Japan Post prints NOCHI and the customary name has NOUCHI. */
  customary: number;
  cut: number;
  misses: string[];
}

/** The English of each plain town against Japan Post's romaji of the same row; spaces do not count. */
function compareRomaji(
  engine: AddressEngine,
  romaji: string,
  isListed: (row: string) => boolean,
  every: number,
): RomajiCount {
  let seen = 0;
  const count: RomajiCount = { rows: 0, equal: 0, customary: 0, cut: 0, misses: [] };
  const letters = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  for (const row of rowsOf(romaji)) {
    const town = row[3]!.replaceAll('　', '');
    if (/[（）「」、～]/.test(town) || isDefaultRow(town)) continue;
    // The two files are ten months apart: only rows that both have can be compared.
    if (!isListed(`${row[0]} ${town}`) || seen++ % every !== 0) continue;
    if (row[6]!.length >= 35) {
      count.cut++;
      continue;
    }
    count.rows++;
    const record = engine
      .lookupPostal({ postalCode: row[0]! })
      .results.find((item) => item.town === town && item.condition === null);
    const own = letters(record?.english?.split(',')[0] ?? '');
    if (own === letters(row[6]!)) count.equal++;
    else if (/[のノ之乃]内/.test(town) && own.replaceAll('NOUCHI', 'NOCHI') === letters(row[6]!)) count.customary++;
    else count.misses.push(`${town} ${record?.townKana} ${own} ${row[6]}`);
  }
  return count;
}

/**
 * By our own rules from the readings of KEN_ALL, and with KEN_ALL_ROME imported. The rules write の内 as is customary
 * (Marunouchi), which Japan Post does not: counted as equal in the first figure, as unequal in the strict one.
 */
export function evaluateRomaji(postal: string, romaji: string, dataDir: string, options: RunOptions): void {
  const listed = new Set<string>();
  for (const row of rowsOf(postal)) listed.add(`${row[2]} ${row[8]}`);
  const measure = (folder: string, files: readonly string[]) => {
    for (const file of files) keepFile(folder, file, { now: new Date() });
    const engine = openAddressEngine({ dataDir: folder });
    const count = compareRomaji(engine, romaji, (row) => listed.has(row), options.quick ? 10 : 1);
    engine.close();
    return count;
  };
  const own = measure(dataDir, [postal]);
  options.note(`romaji misses: ${own.misses.slice(0, 40).join(' | ')}`);
  const context = { rows: own.rows, cut_at_35: own.cut, customary_nouchi: own.customary, data: 'KEN_ALL' };
  const share = (equal: number) => equal / own.rows;
  print({ figure: 'address.romaji.equal', value: share(own.equal + own.customary), unit: 'share', context });
  print({ figure: 'address.romaji.equal.strict', value: share(own.equal), unit: 'share', context });
  if (options.quick) return;
  const imported = measure(join(dataDir, 'with-romaji'), [postal, romaji]);
  options.note(`romaji misses after import: ${imported.misses.slice(0, 10).join(' | ')}`);
  print({
    figure: 'address.romaji.equal.imported',
    value: imported.equal / imported.rows,
    unit: 'share',
    context: { rows: imported.rows, cut_at_35: imported.cut, data: 'KEN_ALL and KEN_ALL_ROME' },
  });
}
