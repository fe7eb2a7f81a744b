import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** What node:24-bookworm-slim is, as far as the image's steps can tell: Debian's base, Node, npm and the user `node`. */
export type Base = { readonly how: string } | { readonly skipped: string };

const LIBRARIES = ['libstdc++6', 'libgcc-s1', 'libatomic1', 'ca-certificates', 'openssl'];
const run = (command: string, args: string[]) => spawnSync(command, args, { encoding: 'utf8', maxBuffer: 1 << 28 });
const has = (command: string): boolean => run('sh', ['-c', `command -v ${command}`]).status === 0;

/** Fills an empty folder: by debootstrap, or on a Debian machine from the packages that are installed there. */
export function makeBaseRoot(root: string): Base {
  if (process.getuid?.() !== 0) return { skipped: 'a root file system can only be made and entered by root' };
  const base = has('debootstrap') ? bootstrapped(root) : copied(root);
  if ('skipped' in base) return base;
  copyFileSync(process.execPath, join(root, 'usr/local/bin/node'));
  const npm = dirname(dirname(run('readlink', ['-f', run('which', ['npm']).stdout.trim()]).stdout.trim()));
  if (!existsSync(join(npm, 'bin/npm-cli.js'))) return { skipped: 'npm is not installed as a package of Node' };
  cpSync(npm, join(root, 'usr/local/lib/node_modules/npm'), { recursive: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(root, 'usr/local/bin/npm'));
  // Nodes of their own instead of a mount: what is removed later is then never the machine's.
  for (const [name, minor] of DEVICES) run('mknod', ['-m', '666', join(root, 'dev', name), 'c', '1', minor]);
  appendFileSync(join(root, 'etc/passwd'), 'node:x:1000:1000::/home/node:/bin/sh\n');
  appendFileSync(join(root, 'etc/group'), 'node:x:1000:\n');
  return base;
}

function bootstrapped(root: string): Base {
  const { status, stderr } = run('debootstrap', [
    '--variant=minbase',
    `--include=${LIBRARIES.join(',')}`,
    'bookworm',
    root,
  ]);
  if (status !== 0) return { skipped: `debootstrap failed: ${stderr.trim().split('\n').at(-1)}` };
  // What the slim images leave out as well.
  const left = ['var/cache/apt', 'var/lib/apt/lists', 'var/log', ...SLIM.map((name) => `usr/share/${name}`)];
  for (const path of left) rmSync(join(root, path), { recursive: true, force: true });
  return { how: 'debootstrap' };
}

/** The files of Debian's essential packages as they lie on this machine. */
function copied(root: string): Base {
  if (!has('dpkg-query')) return { skipped: 'neither debootstrap nor Debian packages are here' };
  const base = basePackages();
  const files = run('dpkg-query', ['-L', ...base]).stdout.split('\n');
  const wanted = [...new Set(files)].filter((file) => file.startsWith('/') && !DOCUMENTATION.test(file));
  // Debian 12 has one /usr: /bin, /lib and /sbin lead there.
  for (const folder of [
    'usr/bin',
    'usr/sbin',
    'usr/lib',
    'usr/local/bin',
    'usr/local/lib/node_modules',
    'etc',
    'tmp',
    'proc',
    'dev',
    'root',
  ])
    mkdirSync(join(root, folder), { recursive: true });
  for (const name of ['bin', 'sbin', 'lib']) symlinkSync(`usr/${name}`, join(root, name));
  if (existsSync('/usr/lib64')) {
    mkdirSync(join(root, 'usr/lib64'), { recursive: true });
    symlinkSync('usr/lib64', join(root, 'lib64'));
  }
  const copy = spawnSync(
    'sh',
    [
      '-c',
      `tar --no-recursion --ignore-failed-read -cf - -T - 2>/dev/null | tar -C '${root}' --keep-directory-symlink -xf -`,
    ],
    {
      input: wanted.map((file) => file.slice(1)).join('\n'),
      cwd: '/',
    },
  );
  for (const file of [
    'etc/passwd',
    'etc/group',
    'etc/ssl/certs/ca-certificates.crt',
    'etc/ld.so.cache',
    'etc/ld.so.conf',
  ])
    if (existsSync(`/${file}`)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      copyFileSync(`/${file}`, join(root, file));
    }
  run('cp', ['-a', '/etc/alternatives', '/etc/ld.so.conf.d', join(root, 'etc')]);
  if (copy.status !== 0 || !readFileSync(join(root, 'etc/passwd'), 'utf8'))
    return { skipped: 'the packages of this machine could not be copied' };
  return { how: `the files of ${base.length} Debian packages of this machine` };
}

/** What every Debian has, what Node needs, and what these depend on. */
function basePackages(): string[] {
  const rows = run('dpkg-query', ['-W', '-f', FORMAT])
    .stdout.split('\n')
    .map((line) => {
      const [name = '', essential = '', priority = '', ...depends] = line.split('|');
      return [name, essential, priority, depends.join(' ')] as const;
    });
  const dependsOn = new Map(
    rows.map(([name, , , depends]) => [name, depends.match(/[a-z0-9][a-z0-9+.-]+(?=[ :,|(]|$)/g) ?? []]),
  );
  const wanted = new Set<string>();
  const add = (name: string): void => {
    if (wanted.has(name) || !dependsOn.has(name)) return;
    wanted.add(name);
    for (const other of dependsOn.get(name)!) add(other);
  };
  for (const [name, essential, priority] of rows) if (essential === 'yes' || priority === 'required') add(name);
  for (const name of LIBRARIES) add(name);
  return [...wanted];
}

const DEVICES = [
  ['null', '3'],
  ['zero', '5'],
  ['random', '8'],
  ['urandom', '9'],
] as const;
/** dpkg's own placeholders. */
const FORMAT = `${['Package', 'Essential', 'Priority', 'Pre-Depends'].map((field) => `\${${field}}`).join('|')},\${Depends}\n`;
const SLIM = ['doc', 'man', 'info', 'locale', 'lintian'];
const DOCUMENTATION = new RegExp(`^/usr/share/(?:${SLIM.join('|')})/`);
