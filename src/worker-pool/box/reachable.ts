import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Landlock's rights over files.
const EXECUTE = 1;
const WRITE = 2;
const READ = 4;
const LIST = 8;

const PROGRAMS = ['bin', 'sbin', 'lib', 'lib32', 'lib64', 'libexec', 'share'];
/**
 * The system: programs and libraries, what the runtime asks of the kernel. Never /etc as a whole, /home, /var or /tmp;
 * nor /opt and /usr/src, where services are installed with their settings and a data folder beside them.
 */
const SYSTEM: readonly (readonly [path: string, rights: number])[] = [
  ...['/', '/usr', '/usr/local']
    .flatMap((root) => PROGRAMS.map((name) => join(root, name)))
    .concat('/nix/store')
    .map((path) => [path, EXECUTE | READ | LIST] as const),
  ...['/proc', '/sys'].map((path) => [path, READ | LIST] as const),
  ...['/etc/ld.so.cache', '/etc/localtime', '/dev/urandom', '/dev/zero'].map((path) => [path, READ] as const),
  ['/dev/null', READ | WRITE],
];
/** Of the folder the package or checkout is in: the data folder may lie beside these. */
const OWN = ['src', 'dist', 'models', 'testkit', 'package.json'];

/**
 * What a boxed process may open, with the rights: the system's programs, its own code and models, what the operator's
 * paths name; nothing to write to but /dev/null. Not the data folder, not another account's files. The compile cache is
 * read and not written: what stands there is run by the service itself.
 */
export function reachable(entry: URL, env: NodeJS.ProcessEnv = process.env): [path: string, rights: number][] {
  const named = [env.NODE_COMPILE_CACHE, env.TESSDATA_PREFIX, ...(env.LD_LIBRARY_PATH ?? '').split(delimiter)];
  const folders = [dirname(fileURLToPath(entry)), ...ownFolders(), ...named.filter((path) => path !== undefined)];
  return [
    ...SYSTEM.map(([path, rights]) => [path, rights] as [string, number]),
    [process.execPath, EXECUTE | READ],
    // Of a Node that is not one file alone.
    [join(dirname(process.execPath), '../lib'), EXECUTE | READ | LIST],
    ...folders.filter((path) => path !== '').map((path) => [path, READ | LIST] as [string, number]),
  ];
}

function ownFolders(): string[] {
  // This file is in src/worker-pool/box or dist/worker-pool/box.
  const root = join(import.meta.dirname, '../../..');
  const above = [root];
  while (dirname(above.at(-1)!) !== above.at(-1)) above.push(dirname(above.at(-1)!));
  return [...OWN.map((name) => join(root, name)), ...above.map((path) => join(path, 'node_modules'))].filter(
    existsSync,
  );
}
