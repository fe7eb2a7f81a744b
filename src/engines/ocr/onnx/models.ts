import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One file the engine needs: where a checkout, a build and a package keep it, and what it must be. */
export interface ModelFile {
  readonly name: string;
  readonly sha256: string;
  /** Looked for in this order, relative to the package root. */
  readonly places: readonly string[];
}

const RECOGNISER = 'models/recogniser-v7';
const DETECTOR = 'models/detector-v2';
const PENS = 'models/pens-v1';
const SOFT = 'models/soft-v1';
const LANGUAGE = 'models/language-v1';

/** Origin and licence of each file: NOTICE and the model cards. */
export const MODEL_FILES = {
  detector: {
    name: 'detector.onnx',
    sha256: '0ef6eff21f9ca61d44832ab2451c640a2f044306c4ab95f8b32662dc56259c5d',
    places: [`${DETECTOR}/detector.onnx`],
  },
  detectorInt8: {
    name: 'detector.int8.onnx',
    sha256: '927907cc6919c6a1f30a2c0e6f5a822dc0e4c7d594c035490a2583c4d4414236',
    places: [`${DETECTOR}/detector.int8.onnx`],
  },
  recogniser: {
    name: 'recogniser.onnx',
    sha256: '31e5206cbb3e7e3471bff89bac748e425bdd5e0b140ce379f4a9f55704cdc88b',
    places: [`${RECOGNISER}/recogniser.onnx`],
  },
  recogniserInt8: {
    name: 'recogniser.int8.onnx',
    sha256: 'f0f4a94d6feb0c67e99bb06654b46d63f3639558830496d421890a814666f326',
    places: [`${RECOGNISER}/recogniser.int8.onnx`],
  },
  pens: {
    name: 'pens.onnx.br',
    sha256: '0542a1f55c11e3354e0f98e5a8c48f3fa49d3ae0e22b2fd9c3fb308bb749fd59',
    places: [`${PENS}/pens.onnx.br`],
  },
  soft: {
    name: 'soft.onnx.br',
    sha256: '4df120f632726781a71ef72a4561f18462b6f527dad78dc6a53d7160ca191df4',
    places: [`${SOFT}/soft.onnx.br`],
  },
  charset: {
    name: 'charset.txt',
    sha256: 'e64ded0b2c32c750ff979c53c5a8155f28b3ea0f4c7acc3be8ac25cfab03df46',
    places: [`${RECOGNISER}/charset.txt`],
  },
  language: {
    name: 'language.bin',
    sha256: 'b096cf7df311ca9cdc0d444d3d19c7c420fe622a4f958803fc432339feacb62c',
    places: [`${LANGUAGE}/language.bin`],
  },
} as const satisfies Record<string, ModelFile>;

/** The detector ours is measured against: a development dependency, never shipped. */
export const PEER_DETECTOR: ModelFile = {
  name: 'PP-OCRv5_mobile_det.onnx',
  sha256: '1eb7b4f7ab657ebd1c66d5f79bca7497f29768a2e3c15e52daecbba1a8e4a039',
  places: ['node_modules/rn-af-identity-ocr/android/src/main/assets/models/PP-OCRv5_mobile_det.onnx'],
};

/** Source and build both lie four folders below the package root: src/engines/ocr/onnx, dist/engines/ocr/onnx. */
export const PACKAGE_ROOT = join(import.meta.dirname, '..', '..', '..', '..');

/** A model file that is not there or not the one it should be. The message says what to do. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
}

/** The bytes of a model file, checked against its digest. */
export function loadModel(file: ModelFile, root: string = PACKAGE_ROOT): Buffer {
  const path = file.places.map((place) => join(root, place)).find((candidate) => existsSync(candidate));
  if (path === undefined) {
    throw new ModelError(
      `${file.name} is missing (looked for ${file.places.join(', ')} in ${root}). ` +
        'In a checkout run "npm ci"; in an installation reinstall the package.',
    );
  }
  const bytes = readFileSync(path);
  const digest = createHash('sha256').update(bytes).digest('hex');
  if (digest !== file.sha256) {
    throw new ModelError(
      `${path} is not the file this version was tested with (sha256 ${digest}, expected ${file.sha256}). ` +
        'Restore it from the package.',
    );
  }
  return bytes;
}

/** Class n of the recogniser is line n of the file (the first is the space). */
export const loadCharset = (root?: string): string[] =>
  loadModel(MODEL_FILES.charset, root).toString('utf8').replace(/\n$/, '').split('\n');

/** Without the experts pens and lines out of focus are read worse, and all else as with them. */
const EXPERTS: readonly ModelFile[] = [MODEL_FILES.pens, MODEL_FILES.soft];
const REQUIRED = Object.values(MODEL_FILES).filter((file) => !EXPERTS.includes(file));

/** What is wrong with the model files, or undefined: asked before processes are started that would all fail. */
export function checkModels(root?: string): string | undefined {
  try {
    for (const file of REQUIRED) loadModel(file, root);
    return undefined;
  } catch (error) {
    if (error instanceof ModelError) return error.message;
    throw error;
  }
}
