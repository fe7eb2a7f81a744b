import { spawnSync } from 'node:child_process';

/**
 * What a process that decodes foreign bytes is started with: an environment of a few harmless names (no keys, no
 * database address), no input and output of ours, and, where the system allows it, no network at all.
 */
const HARMLESS = [
  'PATH',
  'HOME',
  'LANG',
  'LC_ALL',
  'LC_CTYPE',
  'TZ',
  'TMPDIR',
  'LD_LIBRARY_PATH',
  'TESSDATA_PREFIX',
  'NODE_COMPILE_CACHE',
];

export function boxedEnvironment(env: NodeJS.ProcessEnv = process.env): Record<string, string> {
  return Object.fromEntries(HARMLESS.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));
}

/** `unshare` gives the process an empty network of its own; it replaces itself, so the process stays our child. */
const UNSHARE = ['--user', '--net'];
let isolated: boolean | undefined;

/** Whether this system lets us take the network away from a child; looked at once. */
export function canTakeNetworkAway(): boolean {
  isolated ??=
    process.platform === 'linux' && spawnSync('unshare', [...UNSHARE, 'true'], { stdio: 'ignore' }).status === 0;
  return isolated;
}

/** How to start Node for such a process. */
export const boxedNode = (execArgv: readonly string[]): { execPath: string; execArgv: string[] } =>
  canTakeNetworkAway()
    ? { execPath: 'unshare', execArgv: [...UNSHARE, '--', process.execPath, ...execArgv] }
    : { execPath: process.execPath, execArgv: [...execArgv] };
