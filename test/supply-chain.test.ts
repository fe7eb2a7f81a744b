import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly link?: true;
  readonly dev?: true;
  readonly optional?: true;
  readonly hasInstallScript?: true;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
}
const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8');
const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };
/** Folders of this repository and links to them come from no registry. */
const fetched = Object.entries(lock.packages).filter(
  ([path, entry]) => path.includes('node_modules/') && !entry.link && entry.version !== undefined,
);

test('every package that production or a Linux machine of ours installs is pinned by its hash', () => {
  const runsHere = ({ os, cpu, libc }: Locked) =>
    (os?.includes('linux') ?? true) &&
    (cpu === undefined || cpu.includes('x64') || cpu.includes('arm64')) &&
    (libc?.includes('glibc') ?? true);
  const unpinned = fetched.filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? ''));
  assert.deepEqual(
    unpinned.filter(([, entry]) => !entry.dev || !entry.optional || runsHere(entry)).map(([path]) => path),
    [],
  );
  // Binaries of the linter for other platforms: npm notes a hash only of what it could fetch when the lock was made.
  assert.deepEqual(
    unpinned
      .map(([path]) => path)
      .filter((path) => !/^node_modules\/@(?:biomejs\/cli|oxc-parser\/binding)-/.test(path)),
    [],
  );
});

test('versions are exact and no script of a dependency runs at installation', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
    assert.match(version, /^(?:\d+\.\d+\.\d+(?:-[\w.-]+)?|file:tools\/[\w-]+|npm:\S+@\d+\.\d+\.\d+)$/, name);
  assert.match(read('.npmrc'), /^ignore-scripts=true$/m);
});
