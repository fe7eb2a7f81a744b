import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly link?: true;
  readonly hasInstallScript?: true;
  readonly deprecated?: string;
  readonly engines?: Readonly<Record<string, string>>;
  readonly os?: readonly string[];
}
const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8');
const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };
/** Folders of this repository and links to them come from no registry. */
const fetched = Object.entries(lock.packages).filter(
  ([path, entry]) => path.includes('node_modules/') && !entry.link && entry.version !== undefined,
);

// npm notes a hash only of what it can fetch when the lock is made: a version whose packages for other systems are not
// published yet is a version to wait with.
test('every package, for whatever system, is pinned by its hash', () => {
  const unpinned = fetched.filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? ''));
  assert.deepEqual(
    unpinned.map(([path]) => path),
    [],
  );
});

test('versions are exact and no script of a dependency runs at installation', () => {
  const { dependencies, optionalDependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
    string,
    Record<string, string>
  >;
  for (const [name, version] of Object.entries({ ...dependencies, ...optionalDependencies, ...devDependencies }))
    assert.match(version, /^(?:\d+\.\d+\.\d+(?:-[\w.-]+)?|file:tools\/[\w-]+|npm:\S+@\d+\.\d+\.\d+)$/, name);
  assert.match(read('.npmrc'), /^ignore-scripts=true$/m);
});

const numbers = (version: string) => version.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : 0));
const compare = (a: readonly number[], b: readonly number[]) =>
  [0, 1, 2].map((i) => (a[i] ?? 0) - (b[i] ?? 0)).find((difference) => difference !== 0) ?? 0;

/** Ranges as packages write them for Node: `>=16 || 14 >=14.17`, `^20.19.0 || >=22.12.0`, `6.*`. */
function admits(range: string, version: string): boolean {
  const own = numbers(version);
  const holds = (comparator: string) => {
    const [, sign, written] = /^(>=|>|<=|<|\^)?([\dx*.]+)$/.exec(comparator) ?? [];
    assert.ok(written, `a range that is not read here: ${range}`);
    const difference = compare(own, numbers(written));
    if (sign === '>=') return difference >= 0;
    if (sign === '>') return difference > 0;
    if (sign === '<=') return difference <= 0;
    if (sign === '<') return difference < 0;
    return own[0] === numbers(written)[0] && difference >= 0;
  };
  const sets = range.replaceAll(/([<>=^])\s+/g, '$1').split('||');
  return sets.some((set) => set.trim().split(/\s+/).every(holds));
}

test('npm ci has nothing to warn of on Node 22 and 24', () => {
  for (const [range, admitted] of [
    ['^20.9.0', [false, false]],
    ['^20.19.0 || ^22.13.0 || >=23.5.0', [true, true]],
    ['>=6 <7 || >= 24', [false, true]],
  ] as const)
    assert.deepEqual([admits(range, '22.18.0'), admits(range, '24.0.0')], admitted, range);
  // A package for another system alone is never unpacked.
  const installed = fetched.filter(([, { os }]) => os === undefined || os.includes('linux') || os.includes('darwin'));
  const warned = installed.flatMap(([path, { deprecated, engines }]) => {
    const { node } = engines ?? {};
    const isRefused = node !== undefined && !['22.18.0', '24.0.0'].every((version) => admits(node, version));
    return deprecated || isRefused ? [`${path}: ${deprecated ?? node}`] : [];
  });
  assert.deepEqual(warned, []);
});
