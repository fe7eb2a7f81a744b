import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seccompFilter } from './filter.ts';
import { refusedCalls } from './refused-calls.ts';

const [ALLOWED, EPERM, ENOSYS, KILLED] = ['allowed', 'EPERM', 'ENOSYS', 'killed'] as const;
const OUTCOMES: Readonly<Record<number, string>> = {
  2147418112: ALLOWED,
  327681: EPERM,
  327718: ENOSYS,
  2147483648: KILLED,
};
const ANY = { programs: true };
const ALONE = { programs: false };
const MACHINE = { x64: 0xc000_003e, arm64: 0xc000_00b7 } as const;

/** What the kernel does with the program for one call of the process 4242. */
function ask(
  arch: keyof typeof MACHINE,
  number: number,
  words: readonly number[] = [],
  { machine = MACHINE[arch], may = ANY }: { machine?: number; may?: { programs: boolean } } = {},
) {
  const program = Buffer.from(seccompFilter(arch, may)!.toString('hex').replaceAll('ffffffff', '92100000'), 'hex');
  const valueAt = (offset: number) =>
    offset === 0 ? number : offset === 4 ? machine : (words[(offset - 16) / 8] ?? 0);
  let loaded = 0;
  for (let at = 0; ; at++) {
    const value = program.readUInt32LE(at * 8 + 4);
    const code = program.readUInt16LE(at * 8);
    if (code === 0x06) return OUTCOMES[value];
    if (code === 0x20) loaded = valueAt(value);
    else {
      const holds = code === 0x15 ? loaded === value : code === 0x35 ? loaded >= value : (loaded & value) !== 0;
      at += program.readUInt8(at * 8 + (holds ? 2 : 3));
    }
  }
}

test('calls of the table are refused on both machines, reading and writing are not', () => {
  for (const arch of ['x64', 'arm64'] as const) {
    const place = arch === 'x64' ? 0 : 1;
    for (const { name, numbers, when, asMissing } of refusedCalls(ANY))
      if (!when && numbers[place] !== null)
        assert.equal(ask(arch, numbers[place]!), asMissing ? ENOSYS : EPERM, `${name} on ${arch}`);
  }
  // read, write, mmap, futex, exit_group
  for (const number of [0, 1, 9, 202, 231]) assert.equal(ask('x64', number), ALLOWED);
  for (const number of [63, 64, 222, 98, 94]) assert.equal(ask('arm64', number), ALLOWED);
});

test('signals and limits reach the process itself and nobody else', () => {
  const [kill, tgkill, prlimit] = [62, 234, 302];
  assert.deepEqual(
    [kill, tgkill].map((number) => ask('x64', number, [4242])),
    [ALLOWED, ALLOWED],
  );
  // Another process, its own group, everybody (-1), the parent's group.
  for (const to of [4241, 0, 0xffff_fffe, 1]) assert.equal(ask('x64', kill, [to]), EPERM);
  assert.deepEqual(
    [4242, 0, 1].map((pid) => ask('x64', prlimit, [pid])),
    [ALLOWED, ALLOWED, EPERM],
  );
});

test('threads are made, namespaces are not; nothing is typed into a terminal', () => {
  const [clone, ioctl] = [56, 16];
  assert.equal(ask('x64', clone, [0x3d0f00]), ALLOWED);
  assert.equal(ask('x64', clone, [0x10000011]), EPERM);
  assert.equal(ask('x64', ioctl, [2, 0x5401]), ALLOWED);
  assert.equal(ask('x64', ioctl, [2, 0x5412]), EPERM);
});

test('who starts no programs makes threads and no process', () => {
  const may = { may: ALONE };
  const [thread, process, namespace] = [0x3d0f00, 0x11, 0x3d0f00 | 0x1000_0000];
  for (const [arch, clone] of [
    ['x64', 56],
    ['arm64', 220],
  ] as const) {
    assert.deepEqual(
      [thread, process, namespace].map((flags) => ask(arch, clone, [flags], may)),
      [ALLOWED, EPERM, EPERM],
    );
    assert.equal(ask(arch, clone, [process]), ALLOWED, 'with programs');
  }
  for (const fork of [57, 58]) assert.deepEqual([ask('x64', fork), ask('x64', fork, [], may)], [ALLOWED, EPERM]);
});

test('nobody else is named as the one to be told of its files; flags are set as ever', () => {
  for (const [arch, fcntl, ioctl] of [
    ['x64', 72, 16],
    ['arm64', 25, 29],
  ] as const) {
    for (const command of [8, 10, 15]) assert.equal(ask(arch, fcntl, [3, command]), EPERM, `fcntl ${command}`);
    // F_GETFD, F_SETFD, F_GETFL, F_SETFL, F_DUPFD_CLOEXEC
    for (const command of [1, 2, 3, 4, 1030]) assert.equal(ask(arch, fcntl, [3, command]), ALLOWED);
    for (const command of [0x8901, 0x8902]) assert.equal(ask(arch, ioctl, [3, command]), EPERM);
    // FIONBIO
    assert.equal(ask(arch, ioctl, [3, 0x5421]), ALLOWED);
  }
});

test('the numbers of another machine are no way round', () => {
  assert.equal(ask('x64', 102, [], { machine: 0x4000_0003 }), KILLED);
  assert.equal(ask('x64', 0x4000_0029), EPERM);
  assert.equal(seccompFilter('riscv64', ANY), undefined);
});

test('the place for the process number is the only one of its kind, where instructions end', () => {
  for (const [arch, may] of [
    ['x64', ANY],
    ['arm64', ANY],
    ['x64', ALONE],
    ['arm64', ALONE],
  ] as const) {
    const places = [
      ...seccompFilter(arch, may)!
        .toString('hex')
        .matchAll(/ffffffff/g),
    ].map(({ index }) => index / 2);
    assert.ok(places.length > 0);
    assert.deepEqual(
      places.filter((place) => place % 8 !== 4),
      [],
    );
  }
});
