import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

interface Locked {
  readonly version: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly optional?: boolean;
  readonly bin?: Readonly<Record<string, string>>;
}
type Lock = Readonly<Record<string, Locked>>;
type Npm = (args: string[], cwd: string) => string;

// Not --prefer-offline: a cache that knew nothing yet of a release of this week made npm look for what it then could not find.
const OPTIONS = ['--ignore-scripts', '--no-audit', '--no-fund', '--omit=dev'];
const lockOf = (file: string) => (JSON.parse(readFileSync(file, 'utf8')) as { packages: Lock }).packages;

/**
 * Installs tarballs into a folder. npm decides what belongs there; packages of others that lie in the checkout with the
 * same digest are linked from it, as unpacking 500 MB once more takes longer than all the tests. What was released since
 * the checkout's lock was written is fetched alone.
 */
export function installTarballs(npm: Npm, folder: string, tarballs: readonly string[], checkout: string): void {
  npm(['install', '--package-lock-only', ...OPTIONS, ...tarballs], folder);
  const places = new Map(
    Object.entries(lockOf(join(checkout, 'package-lock.json'))).map(([place, { integrity }]) => [integrity, place]),
  );
  const installed: Record<string, Locked> = {};
  for (const [place, locked] of Object.entries(lockOf(join(folder, 'package-lock.json')))) {
    if (place === '') continue;
    const target = join(folder, place);
    const source = join(checkout, places.get(locked.integrity) ?? 'absent');
    if (locked.resolved?.startsWith('file:')) unpack(join(folder, locked.resolved.slice('file:'.length)), target);
    else if (existsSync(source)) link(source, target);
    // Builds for other systems.
    else if (locked.optional) continue;
    else unpack(fetched(npm, folder, `${place.split('node_modules/').at(-1)}@${locked.version}`), target);
    installed[place] = locked;
    for (const [name, file] of Object.entries(locked.bin ?? {})) linkProgram(join(folder, place), name, file);
  }
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
}

/** The tarball of one release. */
function fetched(npm: Npm, folder: string, release: string): string {
  const out = npm(['pack', release, '--json', '--ignore-scripts', '--pack-destination', folder], folder);
  return join(folder, (JSON.parse(out) as { filename: string }[])[0]!.filename);
}

function unpack(tarball: string, target: string): void {
  mkdirSync(target, { recursive: true });
  run('tar', ['-xzf', tarball, '-C', target, '--strip-components=1']);
}

/** The package's own files: what lies below its node_modules has entries of its own. */
export function link(source: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  // On another disk they are copied.
  if (spawnSync('cp', ['-al', source, target]).status !== 0) {
    rmSync(target, { recursive: true, force: true });
    run('cp', ['-a', source, target]);
  }
  rmSync(join(target, 'node_modules'), { recursive: true, force: true });
}

function linkProgram(home: string, name: string, file: string): void {
  const programs = join(home.slice(0, home.lastIndexOf('node_modules')), 'node_modules/.bin');
  mkdirSync(programs, { recursive: true });
  if (!existsSync(join(programs, name))) symlinkSync(relative(programs, join(home, file)), join(programs, name));
}

function run(program: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`);
}
