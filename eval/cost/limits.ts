import { machineRecoverMs } from './machine.ts';

/** What a request may cost that nobody paid for: CPU = 5 ms + 0.05 µs per byte, answer = 64 KB + 2 per byte. */
const BASE_MS = 5;
const MS_PER_BYTE = 0.05 / 1000;
const ANSWER_BASE = 64 * 1024;
/** The goals are for a machine on which viem recovers an address in 2.6 ms; a slower one has more by as much. */
const REFERENCE_MS = 2.6;

export interface Scale {
  readonly recoverMs: number;
  readonly factor: number;
}

/** Taken anew before every stretch of work: what else a machine does changes what a millisecond of it is worth. */
export async function machineScale(): Promise<Scale> {
  const recoverMs = await machineRecoverMs();
  return { recoverMs: Math.round(recoverMs * 100) / 100, factor: Math.max(1, recoverMs / REFERENCE_MS) };
}

/** Microseconds per byte above the base. */
export const costPerByte = (cpuMs: number, bytes: number, { factor }: Scale): number =>
  (Math.max(0, cpuMs / factor - BASE_MS) * 1000) / bytes;

export const isTooDear = (usPerByte: number): boolean => usPerByte > MS_PER_BYTE * 1000;

/** Bytes above what an answer may have. */
export const answerOver = (answerBytes: number, bytes: number): number =>
  Math.max(0, answerBytes - ANSWER_BASE - 2 * bytes);
