import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AddressData } from './data/address-data.ts';
import { assembleDataset, type Progress } from './data/assemble.ts';
import { compileDataset, FORMAT_VERSION } from './data/compile.ts';
import { buildPoints } from './import/build-points.ts';
import { defaultDataVersion } from './import/default-data.ts';
import { importedKey } from './import/imported.ts';
import { loadImports } from './import/load-imports.ts';

/** The compiled data: from the cache in the data folder, or compiled now and put there. */
export function openAddressData(dataDir: string | undefined, progress: Progress): AddressData {
  const key = createHash('sha256')
    .update(`${FORMAT_VERSION} ${defaultDataVersion()} ${dataDir ? importedKey(dataDir) : ''}`)
    .digest('hex')
    .slice(0, 16);
  if (dataDir === undefined) return new AddressData(compile(undefined, key, progress));
  const folder = join(dataDir, 'address');
  const path = join(folder, `compiled-${key}.bin`);
  const cached = readCache(path, key);
  if (cached) return cached;
  const file = compile(dataDir, key, progress);
  try {
    store(folder, path, file);
  } catch (error) {
    // A read-only data folder costs the compile time at each start, nothing else.
    progress(`the compiled data could not be kept in ${folder}: ${(error as Error).message}`);
  }
  return new AddressData(file);
}

function compile(dataDir: string | undefined, key: string, progress: Progress): Uint8Array {
  if (dataDir) buildPoints(dataDir, progress);
  const imports = dataDir ? loadImports(dataDir) : { towns: [] };
  const dataset = assembleDataset(imports, progress);
  progress('compiling');
  const file = compileDataset(dataset, key);
  progress('ready');
  return file;
}

function readCache(path: string, key: string): AddressData | undefined {
  try {
    const data = new AddressData(readFileSync(path));
    return data.meta.key === key ? data : undefined;
  } catch {
    // Missing, cut short or of another version: compiled again.
    return undefined;
  }
}

function store(folder: string, path: string, file: Uint8Array): void {
  mkdirSync(folder, { recursive: true });
  const temporary = `${path}.${process.pid}.tmp`;
  writeFileSync(temporary, file);
  renameSync(temporary, path);
  for (const name of readdirSync(folder))
    if (/^compiled-[0-9a-f]+\.bin$/.test(name) && join(folder, name) !== path)
      rmSync(join(folder, name), { force: true });
}
