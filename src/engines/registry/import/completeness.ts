import { PREFECTURES } from '../../../japan/prefectures.ts';
import type { Completeness, ImportedPart } from '../types.ts';
import type { RegistryName } from './publish-registry.ts';

/**
 * Rows the full files had when they were last counted; they only grow. A publication with far fewer is a piece of one,
 * whatever its name says. Sources: the corporate-number file of 2026-07-31, the invoice files of 2026-08-31.
 */
export const PUBLISHED_ROWS: Readonly<Record<string, number>> = {
  company: 5_816_535,
  h: 2_577_300,
  j: 7_361,
  k: 2_502_180,
};
const LEAST_SHARE = 0.9;
const KINDS = { h: 'corporations', j: 'unincorporated bodies', k: 'individuals' } as const;
const ABROAD = '99';
const NATIONWIDE = '00';

/** What a full import was made of, and what is known to be missing in it. */
export function completenessOf(
  registry: RegistryName,
  parts: readonly ImportedPart[],
  published: Readonly<Record<string, number>> = PUBLISHED_ROWS,
): Completeness {
  const missing = registry === 'company' ? missingAreas(parts, published) : missingKinds(parts, published);
  return { state: missing.length === 0 ? 'complete' : 'partial', parts, missing };
}

function missingAreas(parts: readonly ImportedPart[], published: Readonly<Record<string, number>>): string[] {
  const given = new Set(parts.map(({ part }) => part.slice(0, 2)));
  if (!given.has(NATIONWIDE)) {
    const wanted = [...PREFECTURES.map((_, i) => String(i + 1).padStart(2, '0')), ABROAD];
    const absent = wanted.filter((code) => !given.has(code));
    if (absent.length > 0) return [`files of the areas ${inRanges(absent)} (or ${NATIONWIDE}_zenkoku)`];
  }
  return tooFew('the registry', rowsOf(parts), published.company);
}

/** 01–30, 32–47, 99: one file less than all is told in a line. */
function inRanges(codes: readonly string[]): string {
  const ranges: [first: string, last: string][] = [];
  for (const code of codes) {
    const range = ranges.at(-1);
    if (range !== undefined && Number(code) === Number(range[1]) + 1) range[1] = code;
    else ranges.push([code, code]);
  }
  return ranges.map(([first, last]) => (first === last ? first : `${first}–${last}`)).join(', ');
}

function missingKinds(parts: readonly ImportedPart[], published: Readonly<Record<string, number>>): string[] {
  return (['h', 'j', 'k'] as const).flatMap((kind) => {
    const own = parts.filter(({ part }) => part.startsWith(kind));
    if (own.length === 0) return [`${kind}_all (${KINDS[kind]})`];
    const numbers = own.map(({ part }) => Number(part.slice(2) || 1)).sort((a, b) => a - b);
    const gaps = Array.from({ length: numbers.at(-1)! }, (_, i) => i + 1).filter((n) => !numbers.includes(n));
    if (gaps.length > 0) return gaps.map((n) => `${kind}_all part ${String(n).padStart(3, '0')}`);
    return tooFew(`${kind}_all`, rowsOf(own), published[kind]);
  });
}

const rowsOf = (parts: readonly ImportedPart[]): number => parts.reduce((sum, { rows }) => sum + rows, 0);

const tooFew = (what: string, rows: number, published: number | undefined): string[] =>
  published !== undefined && rows < published * LEAST_SHARE
    ? [`${what} has ${rows.toLocaleString('en')} rows where at least ${published.toLocaleString('en')} are published`]
    : [];
