import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface InRoot {
  readonly root: string;
  readonly workdir: string;
  readonly env: Readonly<Record<string, string>>;
  readonly command: readonly string[];
  /** A name of the root's accounts; without it root. */
  readonly user?: string | undefined;
  /** Folders of this machine that are seen in the root, read-only. */
  readonly mounts?: readonly { readonly source: string; readonly target: string }[];
  /** Nothing but /tmp and the volumes can be written to. */
  readonly readOnly?: boolean;
  readonly volumes?: readonly string[];
}

const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/**
 * The command line that runs a command in another root folder, as a container would: own mounts, /dev, /proc, an empty
 * /tmp. Every program of it replaces the one before: its process is the command's, which gets the signals.
 */
export function inRoot({ root, workdir, env, command, user, mounts = [], readOnly, volumes = [] }: InRoot): string[] {
  const account = user === undefined ? { id: '0:0', home: '/root' } : accountOf(root, user);
  const at = (path: string) => quote(join(root, path));
  const script = [
    `mount --bind ${quote(root)} ${quote(root)}`,
    ...volumes.map((path) => `mount --bind ${at(path)} ${at(path)}`),
    ...(readOnly ? [`mount -o remount,bind,ro ${quote(root)}`] : []),
    ...['/dev', '/proc'].map((path) => `mount --rbind ${path} ${at(path)}`),
    `mount -t tmpfs tmpfs ${at('/tmp')}`,
    ...mounts.flatMap(({ source, target }) => [
      `mount --bind ${quote(source)} ${at(target)}`,
      `mount -o remount,bind,ro ${at(target)}`,
    ]),
    'exec "$@"',
  ].join('\n');
  const variables = Object.entries({ PATH, HOME: account.home, ...env }).map(([name, value]) => `${name}=${value}`);
  return [
    'unshare',
    ...['--mount', 'sh', '-eu', '-c', script, 'sh', 'chroot', `--userspec=${account.id}`],
    ...[root, '/usr/bin/env', '-i', '-C', workdir, ...variables, ...command],
  ];
}

function accountOf(root: string, user: string): { id: string; home: string } {
  const lines = readFileSync(join(root, 'etc/passwd'), 'utf8').split('\n');
  const [, , uid, gid, , home] = lines.find((line) => line.startsWith(`${user}:`))?.split(':') ?? [];
  if (home === undefined) throw new Error(`The root has no user ${user}`);
  return { id: `${uid}:${gid}`, home };
}
