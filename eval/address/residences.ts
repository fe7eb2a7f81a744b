import { print, type RunOptions } from '../../bench/figure.ts';
import { readNumberPoints, readResidences, readTowns } from '../../src/engines/address/import/address-base-registry.ts';
import { rowsOf } from '../../src/engines/address/import/load-imports.ts';
import { keepFile, openAddressEngine } from '../../src/engines/address/index.ts';

/** Each residence of the imported prefecture, written as people write it, must be geocoded to its own point. */
export function evaluateResidences(files: readonly string[], dataDir: string, options: RunOptions): void {
  for (const file of files) keepFile(dataDir, file, { now: new Date() });
  const engine = openAddressEngine({ dataDir });
  const [cityFile, , townFile, , residenceFile, pointFile] = files as [string, string, string, string, string, string];
  const points = new Map([...readNumberPoints(rowsOf(pointFile), 'house')].map(({ key, point }) => [key, point]));
  const towns = new Map([...readTowns(rowsOf(townFile), new Map())].map((row) => [`${row.jis} ${row.id}`, row]));
  const cities = new Map<string, string>();
  for (const row of rowsOf(cityFile)) cities.set(row[0]!, `${row[1]}${row[4]}${row[7]}${row[10]}`);
  let rows = 0;
  let own = 0;
  const misses: string[] = [];
  for (const residence of readResidences(rowsOf(residenceFile))) {
    const point = points.get(`${residence.municipality} ${residence.town} ${residence.id}`);
    const town = towns.get(`${Math.floor(Number(residence.municipality) / 10)} ${residence.town}`);
    if (!point || !town) continue;
    if (options.quick && rows++ % 5 !== 0) continue;
    if (!options.quick) rows++;
    const numbers = [town.chome, ...residence.numbers].filter((part) => part !== undefined && part !== '').join('-');
    const address = `${cities.get(residence.municipality)}${town.town}${town.koaza ?? ''}${numbers}`;
    const { candidates, houseFound: isHouse } = engine.geocode(address);
    const [first] = candidates;
    const isOwn = isHouse && first!.latitude === point.lat / 1e6 && first!.longitude === point.lng / 1e6;
    if (isOwn) own++;
    else misses.push(address);
  }
  const measured = options.quick ? Math.ceil(rows / 5) : rows;
  options.note(`residences missed: ${misses.slice(0, 10).join(' | ')}`);
  print({
    figure: 'address.geocode8.own_point',
    value: own / measured,
    unit: 'share',
    context: { residences: measured, files: 'Wakayama (pref30)' },
  });
  engine.close();
}
