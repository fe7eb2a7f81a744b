import {
  type CompanyRegistry,
  type InvoiceRegistry,
  openRegistry,
  SAMPLE_DIR,
  type SnapshotInfo,
} from '../src/engines/registry/index.ts';

type Stamp = Partial<Pick<SnapshotInfo, 'sample' | 'dataAsOf' | 'baseDate' | 'latestDiffDate' | 'completeness'>>;

const COMPLETE = { state: 'complete', parts: [], missing: [] } as const;

/** A month-old full file, as far as its stamp says. */
export const FRESH: Stamp = {
  sample: false,
  baseDate: '2026-10-31',
  dataAsOf: '2026-10-31',
  completeness: COMPLETE,
};
export const STALE: Stamp = { ...FRESH, baseDate: '2026-06-30', dataAsOf: '2026-06-30' };
/** One part of several was imported. */
export const PARTIAL: Stamp = {
  ...FRESH,
  completeness: { state: 'partial', parts: [], missing: ['k: not imported'] },
};

/** A registry that says this of its data. */
export const stamped = <R extends { readonly info: SnapshotInfo }>(source: R, stamp: Stamp | undefined): R =>
  new Proxy(source, {
    get: (target, key) => (key === 'info' ? { ...target.info, ...stamp } : Reflect.get(target, key)),
  });

/** The same registry as a complete one of this day. */
export const completeOn = <R extends { readonly info: SnapshotInfo }>(source: R, day: string): R =>
  stamped(source, { ...FRESH, baseDate: day, dataAsOf: day });

/** The real registry engine over the sample rows, with the stamp of other data: how fresh, complete or not. */
export function stampedRegistry(stamps: { companies?: Stamp; invoices?: Stamp } = {}) {
  const registry = openRegistry({ dir: '/nonexistent', sampleDir: SAMPLE_DIR });
  return {
    companies: stamped<CompanyRegistry>(registry.companies!, stamps.companies ?? FRESH),
    invoices: stamped<InvoiceRegistry>(registry.invoices!, stamps.invoices ?? FRESH),
    close: () => registry.close(),
  };
}
