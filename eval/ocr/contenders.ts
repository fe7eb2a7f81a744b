import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OpenOcr, openLocalReader, openOcr, ReaderOptions } from '../../src/engines/ocr/index.ts';

/** One way of reading pages that takes part in a comparison. */
export interface Contender {
  readonly name: string;
  /** The checkout its code and models come from. */
  readonly root: string;
  /** Options of the reader (`ReaderOptions`), as the engine of that checkout knows them. */
  readonly options: Readonly<Record<string, unknown>>;
}

const HERE = join(import.meta.dirname, '..', '..');

/** Contenders by name: a further model or engine is a line here. The first is ours, the others its peers. */
const KNOWN: Readonly<Record<string, Contender['options']>> = {
  onnx: { engine: 'onnx' },
  'onnx-int8': { engine: 'onnx', precision: 'int8' },
  'onnx-fp32': { engine: 'onnx', precision: 'fp32' },
  tesseract: { engine: 'tesseract' },
};

export const DEFAULT_CONTENDERS = 'onnx,tesseract';

/**
 * `names` are those above, by comma. `compare` adds others, by semicolon: `NAME=SETTING,…` where a setting is an option
 * of the reader (`detectorEdge:960`, `precision:fp32`, `detector:pp-ocrv5`) or the path of another checkout.
 */
export function contendersFrom(names: string, compare: string | undefined): Contender[] {
  const known = names.split(',').map((name): Contender => {
    const options = Object.hasOwn(KNOWN, name) ? KNOWN[name] : undefined;
    if (!options) throw new Error(`There is no strategy "${name}"; there is ${Object.keys(KNOWN).join(', ')}`);
    return { name, root: HERE, options };
  });
  return [...known, ...(compare?.split(';').filter(Boolean).map(parse) ?? [])];
}

function parse(text: string): Contender {
  const [, name, settings] = /^([\w.-]+)=(.+)$/.exec(text.trim()) ?? [];
  if (!name || !settings) throw new Error(`--compare takes NAME=SETTING,…, not "${text}"`);
  let root = HERE;
  const options: Record<string, unknown> = {};
  for (const setting of settings.split(',')) {
    const [, key, value] = /^(\w+):(.+)$/.exec(setting) ?? [];
    if (key && value) options[key] = /^\d+$/.test(value) ? Number(value) : value;
    else root = setting;
  }
  return { name, root, options };
}

/** An export of a contender's engine: other checkouts, of other versions too, are loaded by path. */
const load = async <F>(root: string, file: string, name: string): Promise<F> => {
  const module = await import(pathToFileURL(join(root, 'src/engines/ocr', file)).href);
  return module[name] as F;
};

/** A reader of the contender in this process. */
export async function openContender({ root, options }: Contender): Promise<ReturnType<typeof openLocalReader>> {
  const open = await load<typeof openLocalReader>(root, 'local.ts', 'openLocalReader');
  return open(options as ReaderOptions);
}

/** The contender in a process of its own, as the service runs it. */
export async function openChild({ root, options }: Contender): Promise<OpenOcr> {
  const open = await load<typeof openOcr>(root, 'open.ts', 'openOcr');
  const limits = { maxConcurrency: 1, maxQueue: 2, deadlineMs: 120_000, maxMemoryMb: 4000, recycleMb: 4000 };
  return open({ ...(options as ReaderOptions), ...limits });
}
