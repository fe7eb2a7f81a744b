import type { Attack } from '../bed.ts';
import { forgeryAttacks } from './forgery.ts';
import { replayAttacks } from './replay.ts';

/** Every attack and fault the gate must stand, run by the tests and counted by the benchmark. */
export const ATTACK_GROUPS: Readonly<Record<string, readonly Attack[]>> = {
  'one payment buys one piece of work': replayAttacks,
  'a forged or altered payment buys nothing': forgeryAttacks,
};
