// Plain JavaScript on purpose: this runs on whatever Node the machine has, Node 20 included.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import nodeModule, { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

/** The oldest Node the service runs on: types are stripped and SQLite is there without a flag. */
const OLDEST = [22, 18];
/** The one it is measured on: in a checkout on Linux `npm ci` brings it along. */
const PREFERRED = [24, 0];
const require = createRequire(import.meta.url);

const isAtLeast = (version, [major, minor]) => {
  const [ownMajor = 0, ownMinor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return ownMajor > major || (ownMajor === major && ownMinor >= minor);
};

/** The path of a Node to run under: JBIS_NODE, the running one, the development package, the running one if it will do. */
export function findNode() {
  const { JBIS_NODE: asked } = process.env;
  if (asked && isThere(asked, OLDEST)) return realpathSync(asked);
  if (isAtLeast(process.version, PREFERRED)) return process.execPath;
  const brought = platformNode();
  if (brought && isThere(brought, PREFERRED)) return brought;
  if (isAtLeast(process.version, OLDEST)) return process.execPath;
  console.error(
    `jbis needs Node ${OLDEST.join('.')} or newer; this is ${process.version}.\n` +
      'Install Node 24, or set JBIS_NODE to the path of its binary. (In a checkout on Linux, "npm ci" brings one along.)',
  );
  process.exit(1);
}

const isThere = (path, oldest) =>
  existsSync(path) && isAtLeast(spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout ?? '', oldest);

function platformNode() {
  try {
    const manifest = require.resolve(`node-${process.platform}-${process.arch}/package.json`);
    return join(dirname(manifest), 'bin', 'node');
  } catch {
    return undefined;
  }
}

/** Runs a script under that Node with the same terminal and signals, and exits as it exits. */
export function runUnderNode(script, args, nodeOptions = []) {
  const node = findNode();
  // A third of a start is compiling: kept between runs, in a folder of this user alone. Child processes use it, too.
  process.env.NODE_COMPILE_CACHE ??= join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'jbis');
  const isPreferred = isAtLeast(process.version, PREFERRED);
  if (node === process.execPath && nodeOptions.length === 0 && isPreferred) {
    nodeModule.enableCompileCache(process.env.NODE_COMPILE_CACHE);
    process.argv = [process.execPath, script, ...args];
    return import(script);
  }
  const path = `${dirname(node)}:${process.env.PATH ?? ''}`;
  // Node 22 says of its SQLite at every start that it is new.
  const options = isPreferred || nodeOptions.length > 0 ? nodeOptions : ['--disable-warning=ExperimentalWarning'];
  const child = spawn(node, [...options, script, ...args], {
    stdio: 'inherit',
    env: { ...process.env, PATH: path },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => {
    if (signal) process.kill(process.pid, signal);
    process.exit(code ?? 1);
  });
}
