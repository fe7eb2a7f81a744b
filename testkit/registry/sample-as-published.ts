import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadImport, SAMPLE_DIR } from '../../src/engines/registry/index.ts';

/** The rows of the sample as published full files, imported into a registry folder: a part of the registries. */
export async function importSampleRows(folder: string, date = '20261030'): Promise<void> {
  const files = join(folder, 'files');
  mkdirSync(files, { recursive: true });
  const write = (from: string, to: string, isCurrent: (line: string) => boolean): string => {
    const lines = readFileSync(join(SAMPLE_DIR, from), 'utf8').split('\n').filter(isCurrent);
    const path = join(files, to);
    // Published files number their rows without gaps.
    const numbered = lines.map((line, i) => line.replace(/^\d+/, String(i + 1)));
    writeFileSync(path, `${numbered.join('\n')}\n`);
    return path;
  };
  const filled = (line: string) => line !== '';
  const { importFull } = await loadImport();
  const company = write(
    'company.csv',
    `00_zenkoku_all_${date}.csv`,
    (line) => filled(line) && !/,0,[^,]*,[^,]*,[^,]*,[^,]*,"[^"]*",0$/.test(line),
  );
  await importFull({ registry: 'company', dir: folder, files: [company] });
  const invoices = ['h', 'j', 'k'].map((kind) => write(`${kind}_all.csv`, `${kind}_all_${date}_001.csv`, filled));
  await importFull({ registry: 'invoice', dir: folder, files: invoices });
}
