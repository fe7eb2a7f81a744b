import type { Warning } from '../../../contract/labels/address.labels.ts';
import type { AddressData } from '../data/address-data.ts';
import type { PointFiles } from '../data/point-files.ts';
import type { SourceName } from '../data/rows.ts';
import type { AddressReader } from '../match/reader.ts';
import type { DataSource, Provenance } from '../types.ts';
import type { EnglishNames } from './english.ts';
import type { MunicipalityTable } from './municipality-names.ts';
import type { RadiusTable } from './radius.ts';
import type { TownTable } from './town-table.ts';

/** What every view works with. */
export interface ViewContext {
  readonly data: AddressData;
  readonly matcher: AddressReader;
  readonly english: EnglishNames;
  readonly municipalities: MunicipalityTable;
  readonly towns: TownTable;
  readonly points: PointFiles;
  readonly radii: RadiusTable;
  readonly sources: readonly DataSource[];
  readonly now: () => Date;
}

const STALE_DAYS = 180;
const DAY_MS = 86_400_000;

/** Sources used, deciding one first, and how old the oldest is. */
export function provenance(
  context: ViewContext,
  used: Iterable<SourceName>,
  deciding: SourceName,
  warnings: Warning[],
): Provenance {
  const names = new Set(used);
  if (deciding !== 'local_rules') names.add(deciding);
  const sources = context.sources.filter(({ source }) => names.has(source));
  const dates = sources.map(({ asOf }) => asOf).filter((date) => date !== null);
  const oldest = dates.sort()[0] ?? null;
  const age = oldest === null ? 0 : (context.now().getTime() - Date.parse(oldest)) / DAY_MS;
  const freshness = oldest === null ? 'unknown' : age > STALE_DAYS ? 'stale' : 'monthly_snapshot';
  if (freshness === 'stale') warnings.push('data_stale');
  return { warnings, source: deciding, sources, asOf: oldest, freshness };
}

/** UTF-16 offset to code points. */
export function codePoints(text: string, offset: number): number {
  let count = offset;
  for (let i = 0; i < offset; i++) if ((text.charCodeAt(i) & 0xfc00) === 0xd800 && i + 1 < offset) count--;
  return count;
}

export const formatPostalCode = (zip: number | string): string => {
  const number = Number(zip);
  const tail = String(10_000 + (number % 10_000));
  return `${String(1000 + Math.floor(number / 10_000)).slice(1)}-${tail.slice(1)}`;
};
