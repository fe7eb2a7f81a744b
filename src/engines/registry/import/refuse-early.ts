import { readManifest } from '../../../store/snapshot/index.ts';
import { companyRowChecker } from './company-rows.ts';
import { ImportError } from './import-error.ts';
import { type Identified, type ImportOptions, MAX_COUNT_CHANGE } from './import-options.ts';
import { invoiceRowChecker } from './invoice-rows.ts';
import { readRows } from './source-file.ts';

/** Rows of every file that are looked at before the build begins. */
const FIRST_ROWS = 200;

class Enough extends Error {}

/**
 * What can be known before minutes are spent: the first rows of every file have the columns and values of its registry,
 * and all files together have about as many bytes as those of the data in service. The exact count follows at the end.
 */
export async function refuseEarly(options: ImportOptions, sources: readonly Identified[]): Promise<void> {
  for (const { source } of sources) {
    const check =
      options.registry === 'company'
        ? companyRowChecker({ file: source.name, updateDate: null, difference: false })
        : invoiceRowChecker({ file: source.name, difference: false });
    let seen = 0;
    try {
      await readRows(source, {
        onRow: (row, line) => {
          check(row, line);
          if (++seen >= FIRST_ROWS) throw new Enough();
        },
      });
    } catch (error) {
      if (!(error instanceof Enough)) throw error;
    }
    if (seen === 0) throw new ImportError(source.name, null, 'the file holds no rows');
  }
  refuseOtherSize(options, sources);
}

function refuseOtherSize({ registry, dir, allowCountChange }: ImportOptions, sources: readonly Identified[]): void {
  const before = Number(readManifest(dir, registry)?.meta.source_bytes ?? 0);
  if (before === 0 || allowCountChange) return;
  const bytes = sources.reduce((sum, { source }) => sum + source.size, 0);
  // Fuller rows make a file grow by a little more than its rows.
  const change = Math.abs(bytes - before) / before;
  if (change > MAX_COUNT_CHANGE * 2)
    throw new ImportError(
      registry,
      null,
      `${mega(bytes)} MB of rows where the data in service were made of ${mega(before)} MB (${(change * 100).toFixed(1)} % apart, ${MAX_COUNT_CHANGE * 200} % allowed); --allow-count-change accepts it`,
    );
}

const mega = (bytes: number): string => (bytes / 1e6).toFixed(1);
