import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { idOf, makePage, type PageSpec } from './pages/index.ts';
import { isUnseen } from './pages/layouts/index.ts';
import { isPhotograph, isTurned, type Look } from './pages/look.ts';
import { type Choice, specsOf } from './specs.ts';

export interface TrueSegment {
  readonly kind: string;
  readonly text: string;
  readonly vertical?: boolean;
}

/** A page to score, from files or from the generator. */
export interface OcrCase {
  readonly id: string;
  /** What the page has in common with others: its layout, its look, its resolution … Figures are given for each. */
  readonly groups: readonly string[];
  /** Degrees by which a reader has to turn the picture. */
  readonly rotation: 0 | 90 | 180 | 270;
  readonly load: () => Promise<{ readonly bytes: Uint8Array; readonly segments: readonly TrueSegment[] }>;
}

interface CaseFile {
  readonly file: string;
  readonly type: string;
  readonly degradation: string;
  readonly groups?: readonly string[];
  readonly segments: readonly (readonly [kind: string, text: string])[];
  readonly boxes?: readonly { readonly vertical: boolean }[];
}

const ROTATIONS: Readonly<Record<string, OcrCase['rotation']>> = {
  turn90: 270,
  turn180: 180,
  turn270: 90,
  photo_turn90: 270,
  photo_turn180: 180,
};

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
    return names.map((name): OcrCase => {
      const truth = JSON.parse(readFileSync(join(place, name), 'utf8')) as CaseFile;
      const segments = truth.segments.map(([kind, text], i) => ({ kind, text, vertical: truth.boxes?.[i]?.vertical }));
      return {
        id: name.replace('.gt.json', ''),
        groups: truth.groups ?? [truth.type, truth.degradation],
        rotation: ROTATIONS[truth.degradation] ?? 0,
        load: async () => ({
          bytes: readFileSync(join(place, truth.file)),
          segments: segments.map(({ vertical = false, ...segment }) => ({ ...segment, vertical })),
        }),
      };
    });
  });
}

/** Groups of a generated page. */
export function groupsOf(spec: PageSpec): string[] {
  const { layout, look, fonts = 'all', half = false, ornaments = false } = spec;
  return [
    layout,
    look,
    ...(isPhotograph(look) ? ['photographed'] : []),
    ...(isTurned(look) ? ['turned'] : []),
    ...(isUnseen(layout) ? ['unseen_layouts'] : []),
    ...(fonts === 'unseen' ? ['unseen_fonts'] : []),
    ...(half ? ['half_resolution'] : []),
    ...(ornaments ? ['ornamented'] : []),
  ];
}

/** The chosen pages of the generator, made when they are asked for. */
export const generatedCases = (choice: Choice): OcrCase[] =>
  specsOf(choice).map((spec) => ({
    id: idOf(spec),
    groups: groupsOf(spec),
    rotation: ROTATIONS[spec.look satisfies Look] ?? 0,
    load: () => makePage(spec),
  }));
