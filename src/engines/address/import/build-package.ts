import { readFileSync } from 'node:fs';
import { AddressData } from '../data/address-data.ts';
import { assembleDataset } from '../data/assemble.ts';
import { baseDataOf, type PostalData } from '../data/base-data.ts';
import { compileDataset } from '../data/compile.ts';
import { foldKey } from '../data/fold.ts';
import { HISTORY_FILE } from '../data/history.ts';
import { folderLayers, type Manifest, readManifest, sha256, writeLayers } from '../data/layers.ts';
import { POSTAL, type PostalRow } from '../data/rows.ts';
import { openFiles } from './files.ts';
import { GEOLONIA_LICENCE, readGeoloniaTree } from './geolonia.ts';
import { POSTAL_LICENCE, readKenAll, readOffices, readWordBoundaries } from './japan-post.ts';
import { rowsOf } from './load-imports.ts';

/** One official file the package's data are made from. */
export interface BuildInput {
  readonly path: string;
  readonly name: string;
  readonly asOf: string;
  readonly bytes: number;
}
export interface BuildInputs {
  /** The newest first. */
  readonly postal: readonly BuildInput[];
  readonly offices: BuildInput;
  readonly romaji: BuildInput;
  readonly towns: BuildInput;
}

/** Town points are kept to the metre: hundred-thousandths of a degree. */
const POINT_UNIT = 10;

/** Makes the data of the package; the same inputs give the same bytes. */
export function buildPackagedData(inputs: BuildInputs, folder: string): Manifest {
  const postal = mergePostal(inputs.postal.map(({ path }) => readKenAll(rowsOf(path))));
  const kana = new Map(postal.postal.map((row) => [`${row.zip} ${foldKey(row.town)}`, row.kana]));
  const dataset = assembleDataset({
    postal: { data: postal, stamp: { ...POSTAL_LICENCE, data_as_of: inputs.postal[0]!.asOf } },
    offices: {
      rows: [...readOffices(rowsOf(inputs.offices.path))],
      stamp: { ...POSTAL_LICENCE, data_as_of: inputs.offices.asOf },
    },
    splits: readWordBoundaries(rowsOf(inputs.romaji.path), (key) => kana.get(key)),
    towns: [
      {
        stamp: { ...GEOLONIA_LICENCE, data_as_of: inputs.towns.asOf },
        rows: (resolve, hasTown) => readGeoloniaTree(openFiles(inputs.towns.path), resolve, hasTown),
      },
    ],
  });
  const madeFrom = [...inputs.postal, inputs.offices, inputs.romaji, inputs.towns].map(
    ({ path, name, asOf, bytes }) => ({
      name,
      data_as_of: asOf,
      bytes,
      sha256: sha256(readFileSync(path)),
    }),
  );
  const history = { name: 'history.tsv', sha256: sha256(readFileSync(HISTORY_FILE)) };
  const key = sha256(Buffer.from(JSON.stringify([madeFrom, history]))).slice(0, 16);
  const { meta, layers } = compileDataset(dataset, key, POINT_UNIT);
  return writeLayers(folder, meta, layers, { compress: true, madeFrom: [...madeFrom, history] });
}

/** The data of a folder compiled again from their own rows: after a change of the folding, the history or the format. */
export function refreshPackagedData(folder: string): Manifest {
  const { made_from: madeFrom = [] } = readManifest(folder);
  const base = baseDataOf(new AddressData(folderLayers(folder)));
  const dataset = assembleDataset({ towns: [] }, base);
  const history = { name: 'history.tsv', sha256: sha256(readFileSync(HISTORY_FILE)) };
  const inputs = [...madeFrom.filter((item) => (item as { name: string }).name !== history.name), history];
  const key = sha256(Buffer.from(JSON.stringify(inputs))).slice(0, 16);
  const { meta, layers } = compileDataset(dataset, key, POINT_UNIT);
  return writeLayers(folder, meta, layers, { compress: true, madeFrom: inputs });
}

type Codes = Pick<PostalData, 'municipalities' | 'postal'>;

/**
 * The newest file as far as it goes; a file that keeps one town per code is completed from an older one by the other
 * towns of the same code. A code the newest file no longer has is abolished.
 */
function mergePostal(files: readonly Codes[]): Codes {
  const [newest, ...older] = files;
  if (!newest) throw new Error('a postal file is needed');
  const postal = [...newest.postal];
  const municipalities = new Set(newest.municipalities.map(({ jis }) => jis));
  const byCode = Map.groupBy(postal, (row) => row.zip);
  const isSame = (a: PostalRow, b: PostalRow) => a.jis === b.jis && foldKey(a.town) === foldKey(b.town);
  for (const file of older)
    for (const row of file.postal) {
      const known = byCode.get(row.zip);
      if (!known || !municipalities.has(row.jis) || known.some((other) => isSame(other, row))) continue;
      for (const other of known) (other as { flags: number }).flags |= POSTAL.severalTowns;
      known.push(row);
      postal.push(row);
    }
  return { municipalities: newest.municipalities, postal };
}
