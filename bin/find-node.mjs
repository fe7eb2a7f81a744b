// Plain JavaScript on purpose: this runs on whatever Node the machine has, Node 20 included.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import nodeModule, { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

const OLDEST = 24;
const require = createRequire(import.meta.url);

/** The path of a Node >= 24: the running one, JBIS_NODE, or the development package. */
export function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= OLDEST) return process.execPath;
  const candidates = [process.env.JBIS_NODE, platformNode()].filter(Boolean);
  for (const path of candidates) {
    if (!existsSync(path)) continue;
    const version = spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout ?? '';
    if (Number(version.slice(1).split('.')[0]) >= OLDEST) return path;
  }
  console.error(
    `jbis needs Node ${OLDEST} or newer; this is ${process.version}.\n` +
      'Install Node 24, or set JBIS_NODE to the path of its binary. (In a checkout, "npm ci" brings one along.)',
  );
  process.exit(1);
}

function platformNode() {
  try {
    const manifest = require.resolve(`node-${process.platform}-${process.arch}/package.json`);
    return join(dirname(manifest), 'bin', 'node');
  } catch {
    return undefined;
  }
}

/** Runs a script under Node >= 24 with the same terminal and signals, and exits as it exits. */
export function runUnderNode24(script, args, nodeOptions = []) {
  const node = findNode();
  // A third of a start is compiling: kept between runs, in a folder of this user alone. Child processes use it, too.
  process.env.NODE_COMPILE_CACHE ??= join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'jbis');
  if (node === process.execPath && nodeOptions.length === 0) {
    nodeModule.enableCompileCache(process.env.NODE_COMPILE_CACHE);
    process.argv = [process.execPath, script, ...args];
    return import(script);
  }
  const path = `${dirname(node)}:${process.env.PATH ?? ''}`;
  const child = spawn(node, [...nodeOptions, script, ...args], {
    stdio: 'inherit',
    env: { ...process.env, PATH: path },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => {
    if (signal) process.kill(process.pid, signal);
    process.exit(code ?? 1);
  });
}
