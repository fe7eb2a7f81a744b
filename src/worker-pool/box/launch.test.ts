import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { boxedNode, boxHere } from './launch.ts';

const entry = new URL('../../../testkit/worker-pool/test.child.ts', import.meta.url);
const ALL = { entry, cpuSeconds: 30, memoryMb: 500, programs: false };
const launcher = { skip: boxHere().by === 'launcher' ? false : 'this system has no launcher; doctor says so' };

test('the program stands last, after what it gives up', () => {
  const { program, words } = boxedNode(['--flag', 'file.ts'], ALL);
  assert.deepEqual([program, ...words].slice(-2), ['--flag', 'file.ts']);
  assert.ok([program, ...words].includes(process.execPath));
});

test('what is not limited is told as nothing', launcher, () => {
  const free = boxedNode([], { entry, cpuSeconds: undefined, memoryMb: undefined, programs: false });
  assert.deepEqual(free.words.slice(3, 5), ['0', '0']);
  const limited = boxedNode([], ALL);
  assert.deepEqual(limited.words.slice(3, 5), ['30', '4596']);
  assert.notEqual(boxedNode([], { ...ALL, programs: true }).words[5], limited.words[5]);
});

/** The launcher as it is called, with some of its words changed. */
const launch = (change: (words: string[]) => void) => {
  const { program, words, env } = boxedNode(['-e', 'console.log("ran")'], ALL);
  change(words);
  return spawnSync(program, words, { encoding: 'utf8', env });
};

test('nothing runs in half a box, nor without the parent it was started by', launcher, () => {
  assert.equal(launch(() => {}).stdout, 'ran\n');
  const changes: [name: string, change: (words: string[]) => void][] = [
    ['another parent', (words) => void (words[2] = '1')],
    ['a filter the kernel does not take', (words) => void (words[5] = 'ffff')],
    ['a limit that cannot be set', (words) => void (words[1] = words[1]!.replace(/^(\d+),\d+/, '$1,9999'))],
  ];
  for (const [name, change] of changes) {
    const { stdout, status } = launch(change);
    assert.deepEqual([stdout, status === 0], ['', false], name);
  }
});
