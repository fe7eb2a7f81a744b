import type { Attack } from '../bed.ts';
import { chainAttacks } from './chain.ts';
import { facilitatorFaults } from './facilitator.ts';
import { forgeryAttacks } from './forgery.ts';
import { identifierCases } from './identifier.ts';
import { lateCases } from './late.ts';
import { replayAttacks } from './replay.ts';

/** Every attack and fault the gate must stand, run by the tests and counted by the benchmark. */
export const ATTACK_GROUPS: Readonly<Record<string, readonly Attack[]>> = {
  'one payment buys one piece of work': replayAttacks,
  'a forged or altered payment buys nothing': forgeryAttacks,
  'what happens on the chain meanwhile': chainAttacks,
  'faults of the payment machinery': facilitatorFaults,
  'what was bought stays bought': lateCases,
  'idempotency keys of buyers': identifierCases,
};
