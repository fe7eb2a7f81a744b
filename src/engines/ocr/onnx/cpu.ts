import { readFileSync } from 'node:fs';
import { arch } from 'node:os';

/**
 * Whether this CPU multiplies 8-bit integers in one instruction (x64: VNNI, arm64: dot product). Without it the
 * quantised models are slower than the others.
 */
export function hasInt8Instructions(read: () => string = () => readFileSync('/proc/cpuinfo', 'utf8')): boolean {
  // Every arm64 Mac has the instruction and no /proc.
  if (process.platform === 'darwin') return arch() === 'arm64';
  try {
    const flags = /^(?:flags|Features)\s*:(.*)$/m.exec(read())?.[1]?.split(/\s+/) ?? [];
    return ['avx512_vnni', 'avx_vnni', 'asimddp'].some((flag) => flags.includes(flag));
  } catch {
    return false;
  }
}
