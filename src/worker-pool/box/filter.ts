import { type RefusedCall, refusedCalls } from './refused-calls.ts';

/** Machines whose numbers of system calls are known here: [place in the table, AUDIT_ARCH]. */
const MACHINES: Readonly<Record<string, readonly [0 | 1, number]>> = {
  x64: [0, 0xc000_003e],
  arm64: [1, 0xc000_00b7],
};

/** Where the launcher writes its own process number. */
const SELF = 0xffff_ffff;

// Classic BPF over struct seccomp_data: number at 0, machine at 4, arguments of 8 bytes each from 16 on.
const LOAD = 0x20;
const IF_EQUAL = 0x15;
const IF_AT_LEAST = 0x35;
const IF_ANY_BIT = 0x45;
const RETURN = 0x06;
const ALLOW = 0x7fff_0000;
const KILL_PROCESS = 0x8000_0000;
const errno = (code: number) => 0x0005_0000 | code;
const EPERM = errno(1);
const ENOSYS = errno(38);
/** Calls of the x32 machine begin here: other numbers for the same calls. */
const X32 = 0x4000_0000;

type Instruction = readonly [code: number, ifTrue: number, ifFalse: number, value: number];
const load = (offset: number): Instruction => [LOAD, 0, 0, offset];
const answer = (value: number): Instruction => [RETURN, 0, 0, value];
/** Process numbers, flags and commands are 32 bits wide: the kernel looks at the low half, too. */
const argument = (index: number) => load(16 + 8 * index);

/** The seccomp program of a process that may start programs or may not, or undefined for a machine that is not known here. */
export function seccompFilter(arch: string, may: { readonly programs: boolean }): Buffer | undefined {
  const machine = MACHINES[arch];
  if (!machine) return;
  const [place, audit] = machine;
  return assemble([
    load(4),
    [IF_EQUAL, 1, 0, audit],
    answer(KILL_PROCESS),
    load(0),
    [IF_AT_LEAST, 0, 1, X32],
    answer(EPERM),
    ...refusedCalls(may).flatMap((call) => {
      const number = call.numbers[place];
      if (number === null) return [];
      const body = bodyOf(call);
      return [[IF_EQUAL, 0, body.length, number] as const, ...body];
    }),
    answer(ALLOW),
  ]);
}

/** Every body ends with an answer: what follows in the program still has the number loaded. */
function bodyOf({ when, asMissing }: RefusedCall): Instruction[] {
  if (!when) return [answer(asMissing ? ENOSYS : EPERM)];
  const looked = argument(when.argument);
  if ('hasAnyBitOf' in when) {
    const { hasAnyBitOf, lacksAllOf } = when;
    const needed: Instruction[] = lacksAllOf === undefined ? [] : [[IF_ANY_BIT, 1, 0, lacksAllOf], answer(EPERM)];
    return [looked, ...needed, [IF_ANY_BIT, 0, 1, hasAnyBitOf], answer(EPERM), answer(ALLOW)];
  }
  if ('isOneOf' in when)
    return [
      looked,
      ...when.isOneOf.flatMap((value) => [[IF_EQUAL, 0, 1, value] as const, answer(EPERM)]),
      answer(ALLOW),
    ];
  const allowed = when.isNot === 'self' ? [SELF] : [0, SELF];
  return [looked, ...allowed.flatMap((value) => [[IF_EQUAL, 0, 1, value] as const, answer(ALLOW)]), answer(EPERM)];
}

function assemble(program: readonly Instruction[]): Buffer {
  const bytes = Buffer.alloc(program.length * 8);
  for (const [index, [code, ifTrue, ifFalse, value]] of program.entries()) {
    bytes.writeUInt16LE(code, index * 8);
    bytes.writeUInt8(ifTrue, index * 8 + 2);
    bytes.writeUInt8(ifFalse, index * 8 + 3);
    bytes.writeUInt32LE(value >>> 0, index * 8 + 4);
  }
  return bytes;
}
