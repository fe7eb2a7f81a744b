import { print, type RunOptions } from '../../bench/figure.ts';
import { rowsOf } from '../../src/engines/address/import/load-imports.ts';
import { keepFile, openAddressEngine } from '../../src/engines/address/index.ts';

const plainTown = (town: string) => town.replace(/[（「].*$/s, '');

/** Every row of the official file must come back from its code with its municipality and town. */
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
    const [jis, , zip] = row as [string, string, string];
    const town = row[8]!;
    const name = plainTown(town);
    const isDefault =
      town === '以下に掲載がない場合' || /がくる場合$/.test(town) || (town.endsWith('一円') && town !== '一円');
    const { results } = engine.lookupPostal({ postal_code: zip });
    // Continuation rows of the old file carry only the middle of a bracket: it must be in the joined condition.
    const hit = results.some(
      (record) =>
        record.municipality_code === jis &&
        (isDefault
          ? record.is_default
          : record.town === name ||
            (record.town !== null && name.startsWith(record.town)) ||
            (record.condition?.text.includes(town.replace(/）$/, '')) ?? false)),
    );
    if (hit) found++;
    else misses.push(`${zip} ${row[7]} ${town}`);
    if (options.quick ? rows % 20 !== 0 : rows % 5 !== 0) continue;
    if (isDefault || !/^[^（）「」、～]+$/.test(town)) continue;
    named++;
    const back = engine.lookupPostal({ prefecture: row[6]!, city: row[7]!, town });
    if (back.results.some((record) => record.postal_code.replace('-', '') === zip)) reversed++;
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

/** The engine's own English of each town of KEN_ALL against Japan Post's romaji of the same row; spaces do not count. */
export function evaluateRomaji(postal: string, romaji: string, dataDir: string, options: RunOptions): void {
  keepFile(dataDir, postal, { now: new Date() });
  const engine = openAddressEngine({ dataDir });
  let rows = 0;
  let equal = 0;
  let cut = 0;
  let customary = 0;
  const misses: string[] = [];
  for (const row of rowsOf(romaji)) {
    const town = row[3]!.replaceAll('　', '');
    if (/[（）「」、～]/.test(town) || town === '以下に掲載がない場合' || /がくる場合$|一円$/.test(town)) continue;
    if (options.quick && ++rows % 10 !== 0) continue;
    const record = engine
      .lookupPostal({ postal_code: row[0]! })
      .results.find((item) => item.town === town && item.condition === null);
    if (!record?.address_en) {
      if (options.quick) rows--;
      continue;
    }
    const official = row[6]!.replace(/[^A-Z0-9]/g, '');
    if (row[6]!.length >= 35) {
      cut++;
      if (options.quick) rows--;
      continue;
    }
    if (!options.quick) rows++;
    const own = record.address_en
      .split(',')[0]!
      .toUpperCase()
      .replace(/[^A-Z0-9]/g, '');
    // Japan Post prints MARUNOCHI; the customary name is Marunouchi, and ours on purpose.
    const isCustomary = /[のノ之乃]内/.test(town) && own.replaceAll('NOUCHI', 'NOCHI') === official;
    if (isCustomary && own !== official) customary++;
    if (own === official || isCustomary) equal++;
    else misses.push(`${town} ${record.town_kana} ${own} ${row[6]}`);
  }
  const measured = options.quick ? Math.floor(rows / 10) : rows;
  options.note(`romaji misses: ${misses.slice(0, 40).join(' | ')}`);
  print({
    figure: 'address.romaji.equal',
    value: equal / measured,
    unit: 'share',
    context: { rows: measured, cut_at_35: cut, customary_nouchi: customary, file: 'KEN_ALL_ROME, data KEN_ALL' },
  });
  engine.close();
}
