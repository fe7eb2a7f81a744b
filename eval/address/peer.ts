import { config, normalize, requestHandlers } from '@geolonia/normalize-japanese-addresses';
import { openFiles } from '../../src/engines/address/import/files.ts';
import type { Answer } from './suites.ts';

interface Town {
  readonly town: string;
  readonly koaza?: string;
  readonly lat: number | null;
  readonly lng: number | null;
}

/** The reference normaliser on the same town data, handed over in memory in the shape it reads. */
export async function openPeer(archive: string): Promise<(address: string) => Promise<Answer>> {
  const towns = new Map<string, () => string>();
  for (const { path, text } of openFiles(archive)) {
    const match = /(?:^|\/)ja\/([^/]+)\/([^/]+)\.json$/.exec(path);
    if (match) towns.set(`${match[1]}/${match[2]}`, text);
  }
  const prefectures = prefectureList([...towns.keys()]);
  config.japaneseAddressesApi = 'file:///memory/ja';
  const answer = (value: unknown) => ({
    json: async () => structuredClone(value),
    text: async () => JSON.stringify(value),
    ok: true,
  });
  requestHandlers.file = async (url: URL) => {
    const path = decodeURI(url.pathname).replace(/^\/memory\/ja/, '');
    if (path === '.json') return answer(prefectures);
    const key = path.replace(/^\//, '').replace(/\.json$/, '');
    return answer({ meta: { updated: 1 }, data: townList(JSON.parse(towns.get(key)?.() ?? '[]') as Town[]) });
  };
  return async (address) => {
    const { pref = '', city = '', metadata } = await normalize(address, { level: 3 });
    const found = metadata.machiAza;
    return {
      prefecture: pref,
      city,
      town: found?.oaza_cho ?? '',
      subTown: (found?.chome ?? '') + (found?.koaza ?? ''),
      isAmbiguous: false,
    };
  };
}

function prefectureList(keys: readonly string[]) {
  const names = [...new Set(keys.map((key) => key.split('/')[0]!))];
  const point: [number, number] = [0, 0];
  const data = names.map((pref, index) => ({
    code: index + 1,
    pref,
    pref_k: '',
    pref_r: '',
    point,
    cities: keys
      .filter((key) => key.startsWith(`${pref}/`))
      .map((key, number) => ({ code: number, ...cityParts(key.split('/')[1]!), city_k: '', city_r: '', point })),
  }));
  return { meta: { updated: 1 }, data };
}

function cityParts(name: string): { county?: string; city: string; ward?: string } {
  const county = /^(.+?郡)(.+[町村])$/.exec(name);
  if (county) return { county: county[1]!, city: county[2]! };
  const ward = /^(.+?市)(.+区)$/.exec(name);
  return ward ? { city: ward[1]!, ward: ward[2]! } : { city: name };
}

function townList(rows: readonly Town[]) {
  return rows.map((row, index) => {
    const chome = /^(.+?)([一二三四五六七八九十]+)丁目$/.exec(row.town);
    return {
      machiaza_id: String(index),
      oaza_cho: chome ? chome[1]! : row.town,
      ...(chome ? { chome: `${chome[2]}丁目`, chome_n: kanji(chome[2]!) } : {}),
      ...(row.koaza ? { koaza: row.koaza } : {}),
      ...(row.lat === null || row.lng === null ? {} : { point: [row.lng, row.lat] }),
    };
  });
}

function kanji(run: string): number {
  let total = 0;
  let current = 0;
  for (const char of run) {
    if (char === '十') {
      total += (current || 1) * 10;
      current = 0;
    } else current = '一二三四五六七八九'.indexOf(char) + 1;
  }
  return total + current;
}
