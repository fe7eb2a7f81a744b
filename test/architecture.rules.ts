import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';

/** What each folder of src/ may import besides itself. The picture is in ARCHITECTURE.md. */
const GROUND = ['contract', 'japan', 'matching', 'net', 'store', 'worker-pool', 'xml'];
const USECASES = [...GROUND, 'engines', 'connectors'];

export const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  config: ['contract'],
  japan: ['contract'],
  xml: [],
  matching: ['contract', 'japan'],
  net: ['contract'],
  store: ['contract'],
  'worker-pool': ['contract'],
  // Spans and how they are sent: leaf like contract, used where a request begins and where money moves.
  trace: [],
  engines: GROUND,
  'data-exchange': ['contract', 'net', 'store'],
  connectors: ['contract', 'japan', 'net', 'store', 'xml'],
  usecases: USECASES,
  endpoints: [...USECASES, 'usecases', 'batch-jobs'],
  payment: ['contract', 'net', 'store', 'config', 'trace'],
  pipeline: ['contract', 'payment', 'worker-pool'],
  discovery: ['contract'],
  'batch-jobs': ['contract', 'store', 'worker-pool'],
  http: ['contract', 'pipeline', 'payment', 'discovery', 'worker-pool', 'trace'],
  mcp: ['contract', 'pipeline', 'payment', 'discovery', 'http'],
  client: ['contract'],
  library: ['engines'],
  playground: [],
  desk: ['playground'],
  'docs-site': ['playground'],
  cli: [
    'contract',
    'config',
    'japan',
    'engines',
    'connectors',
    'client',
    'store',
    'net',
    'worker-pool',
    'data-exchange',
    'app',
    'usecases',
    'http',
    'payment',
    'mcp',
    'discovery',
    'endpoints',
  ],
  app: ['*'],
};

/** Between engines only these. */
const ENGINE_TO_ENGINE: Readonly<Record<string, readonly string[]>> = {
  registry: ['address'],
  extraction: ['ocr', 'address', 'document'],
  ocr: ['document'],
};

/** The CLI loads the composition root, the server and the chain only when a command needs them. */
const CLI_LOADS_LATE = ['app', 'http', 'payment', 'mcp', 'endpoints'];

export interface Import {
  readonly file: string;
  readonly target: string;
  readonly dynamic: boolean;
  readonly typeOnly: boolean;
}

const STATIC = /^(?:import|export)\s+(type\s+)?(?:[^'"]*?\sfrom\s+)?['"](\.[^'"]+)['"]/gm;
const DYNAMIC = /(?<!typeof )import\(\s*['"](\.[^'"]+)['"]\s*\)/g;

export function importsOf(file: string, text: string): Import[] {
  const resolve = (target: string) => normalize(join(dirname(file), target));
  return [
    ...[...text.matchAll(STATIC)].map((match) => ({
      file,
      target: resolve(match[2]!),
      dynamic: false,
      typeOnly: match[1] !== undefined,
    })),
    ...[...text.matchAll(DYNAMIC)].map((match) => ({
      file,
      target: resolve(match[1]!),
      dynamic: true,
      typeOnly: false,
    })),
  ];
}

export function allImports(root: string): Import[] {
  const files = globSync('src/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  return files.flatMap((file) => importsOf(relative('.', file), readFileSync(join(root, file), 'utf8')));
}

const area = (path: string, depth: number): string => path.split('/')[depth]!;

/** An engine is entered by its index.ts: what lies behind it may change without anybody outside noticing. */
export const isDeepEngineImport = ({ file, target }: Import): boolean =>
  area(target, 1) === 'engines' &&
  !/^src\/engines\/[\w-]+\/index\.ts$/.test(target) &&
  (area(file, 1) !== 'engines' || area(file, 2) !== area(target, 2));

/** Why an import is against the arrows, or undefined when it is not. */
export function violation({ file, target, dynamic, typeOnly }: Import): string | undefined {
  if (!target.startsWith('src/')) return `${file} imports ${target}, which is outside src/`;
  if (isDeepEngineImport({ file, target, dynamic, typeOnly }))
    return `${file} imports ${target}: engines are entered by their index.ts`;
  const from = area(file, 1);
  const to = area(target, 1);
  if (from === to) {
    if (from === 'endpoints' && file.endsWith('.endpoint.ts') && target.endsWith('.endpoint.ts'))
      return `${file} imports another endpoint, ${target}`;
    if (from !== 'engines') return undefined;
    const [engine, other] = [area(file, 2), area(target, 2)];
    return engine === other || ENGINE_TO_ENGINE[engine]?.includes(other)
      ? undefined
      : `${file}: engine ${engine} may not import engine ${other}`;
  }
  // The typed client reads the endpoints' types; nothing of them is loaded.
  if (from === 'client' && to === 'endpoints' && typeOnly) return undefined;
  const allowed = MAY_IMPORT[from];
  if (!allowed) return `${file}: the folder src/${from} has no rule in test/architecture.rules.ts`;
  if (!allowed.includes('*') && !allowed.includes(to))
    return `${file} imports ${target}: src/${from} may not import src/${to}`;
  if (from === 'cli' && CLI_LOADS_LATE.includes(to) && !dynamic && !typeOnly)
    return `${file} must load ${target} with import() where it is used`;
  return undefined;
}
