import { createHash } from 'node:crypto';
import { readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../store/make-folder.ts';
import { AddressData } from './data/address-data.ts';
import { assembleDataset, municipalityResolver, type Progress } from './data/assemble.ts';
import { baseDataOf } from './data/base-data.ts';
import { type Compiled, compileDataset } from './data/compile.ts';
import { FORMAT_VERSION } from './data/data-format.ts';
import { foldDigest } from './data/fold-symbols.ts';
import { formerMunicipalities } from './data/history.ts';
import { folderLayers, memoryLayers, readManifest, writeLayers } from './data/layers.ts';
import { buildPoints } from './import/build-points.ts';
import { importedKey } from './import/imported.ts';
import { loadImports } from './import/load-imports.ts';

/** The data of the package, made by `tools/build-address-data.ts`. */
export const PACKAGED_DATA = join(import.meta.dirname, '../../../data/address');

/** The data of the package; with imported files in the data folder, both compiled together and kept there. */
export function openAddressData(dataDir: string | undefined, progress: Progress): AddressData {
  const imported = dataDir === undefined ? '' : importedKey(dataDir);
  if (dataDir === undefined || imported === '') return new AddressData(folderLayers(PACKAGED_DATA));
  const key = createHash('sha256')
    .update(`${FORMAT_VERSION} ${foldDigest()} ${readManifest(PACKAGED_DATA).meta.key} ${imported}`)
    .digest('hex')
    .slice(0, 16);
  const folder = join(dataDir, 'address');
  const path = join(folder, `compiled-${key}`);
  const cached = readCache(path, key);
  if (cached) return cached;
  const compiled = compile(dataDir, key, progress);
  try {
    store(folder, path, compiled);
  } catch (error) {
    // A read-only data folder costs the compile time at each start, nothing else.
    progress(`the compiled data could not be kept in ${folder}: ${(error as Error).message}`);
  }
  return new AddressData(memoryLayers(compiled.meta, compiled.layers));
}

function compile(dataDir: string, key: string, progress: Progress): Compiled {
  const base = baseDataOf(new AddressData(folderLayers(PACKAGED_DATA)));
  const municipalities = base.municipalities();
  buildPoints(dataDir, municipalityResolver(municipalities, formerMunicipalities(municipalities)), progress);
  const dataset = assembleDataset(loadImports(dataDir), base, progress);
  progress('compiling');
  const compiled = compileDataset(dataset, key);
  progress('ready');
  return compiled;
}

function readCache(path: string, key: string): AddressData | undefined {
  try {
    const data = new AddressData(folderLayers(path));
    return data.meta.key === key ? data : undefined;
  } catch {
    // Missing, cut short or of another version: compiled again.
    return undefined;
  }
}

function store(folder: string, path: string, { meta, layers }: Compiled): void {
  makeFolder(folder);
  const temporary = `${path}.${process.pid}.tmp`;
  writeLayers(temporary, meta, layers, { compress: false });
  rmSync(path, { recursive: true, force: true });
  renameSync(temporary, path);
  for (const name of readdirSync(folder))
    if (/^compiled-[0-9a-f]+(\.bin)?$/.test(name) && join(folder, name) !== path)
      rmSync(join(folder, name), { recursive: true, force: true });
}
