import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEGRADATIONS, makePage, PAGE_TYPES } from './pages/index.ts';

/** A page to score, from files or from the generator. */
export interface OcrCase {
  readonly id: string;
  readonly type: string;
  readonly degradation: string;
  readonly segments: readonly { readonly kind: string; readonly text: string }[];
  readonly load: () => Promise<Uint8Array>;
}

interface CaseFile {
  readonly file: string;
  readonly type: string;
  readonly degradation: string;
  readonly segments: readonly (readonly [kind: string, text: string])[];
}

/** `NAME.gt.json` beside its picture, in the folder or in its `pages/`. */
export function casesIn(folder: string): OcrCase[] {
  const places = [folder, join(folder, 'pages')];
  return places.flatMap((place) => {
    let names: string[];
    try {
      names = readdirSync(place)
        .filter((name) => name.endsWith('.gt.json'))
        .sort();
    } catch {
      return [];
    }
    return names.map((name) => {
      const { file, type, degradation, segments } = JSON.parse(readFileSync(join(place, name), 'utf8')) as CaseFile;
      return {
        id: name.replace('.gt.json', ''),
        type,
        degradation,
        segments: segments.map(([kind, text]) => ({ kind, text })),
        load: async () => readFileSync(join(place, file)),
      };
    });
  });
}

/** Every type in every degradation, `rounds` times, from a seed of its own. */
export function generatedCases(rounds: number, seed: number): OcrCase[] {
  const cases: OcrCase[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const type of PAGE_TYPES) {
      for (const degradation of DEGRADATIONS) {
        const page = () => makePage(type, degradation, seed + round);
        cases.push(lazyCase(`${type}_${seed + round}_${degradation}`, type, degradation, page));
      }
    }
  }
  return cases;
}

function lazyCase(id: string, type: string, degradation: string, page: () => ReturnType<typeof makePage>): OcrCase {
  const made = { segments: [] as { kind: string; text: string }[] };
  return {
    id,
    type,
    degradation,
    segments: made.segments,
    load: async () => {
      const { bytes, segments } = await page();
      made.segments.splice(0, Infinity, ...segments.map(({ kind, text }) => ({ kind, text })));
      return bytes;
    },
  };
}
