import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refusedCalls } from './refused-calls.ts';

for (const programs of [true, false]) {
  const calls = refusedCalls({ programs });

  test(`no call is in the table twice: the first row decides (programs: ${programs})`, () => {
    for (const place of [0, 1] as const) {
      const numbers = calls.map((call) => call.numbers[place]).filter((number) => number !== null);
      assert.deepEqual(
        numbers.filter((number, at) => numbers.indexOf(number) !== at),
        [],
      );
    }
    const names = calls.map(({ name }) => name);
    assert.equal(new Set(names).size, names.length);
  });

  test(`calls that a runtime cannot do without are not in it (programs: ${programs})`, () => {
    // read, write, close, mmap, mprotect, munmap, rt_sigaction, futex, epoll_wait, exit_group, openat, execve, getrandom
    const needed = [
      [0, 1, 3, 9, 10, 11, 13, 202, 232, 231, 257, 59, 318],
      [63, 64, 57, 222, 226, 215, 134, 98, 94, 56, 221, 278],
    ];
    for (const place of [0, 1] as const)
      assert.deepEqual(
        calls.filter((call) => needed[place]!.includes(call.numbers[place] ?? -1)).map(({ name }) => name),
        [],
      );
  });

  test(`since 424 a call has one number on all machines (programs: ${programs})`, () => {
    for (const { name, numbers } of calls)
      if (Math.max(...numbers.map(Number)) >= 424) assert.equal(numbers[0], numbers[1], name);
  });
}

test('who may start programs is refused nothing that others are not refused, too', () => {
  const alone = new Set(refusedCalls({ programs: false }).map(({ name }) => name));
  assert.deepEqual(
    refusedCalls({ programs: true }).filter(({ name }) => !alone.has(name)),
    [],
  );
  assert.ok(alone.has('fork') && alone.has('vfork'));
});
