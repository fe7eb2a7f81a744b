import { after, before, describe, test } from 'node:test';
import { CONTRACT_CRASH_POINTS, CRASH_PATHS, type CrashLab, openCrashLab } from '../../testkit/payment/crash.ts';

/** A payer that is a contract: the same crashes, and those between the question to the facilitator and the claim. */
let lab: CrashLab;
before(async () => {
  lab = await openCrashLab();
});
after(() => lab.close());

const [lookup, document] = CRASH_PATHS;
describe('kill -9 while a contract wallet pays: the same header is answered, charged once', () => {
  for (const point of CONTRACT_CRASH_POINTS) test(point, () => lab.survive({ point, ...lookup, byContract: true }));
  for (const point of ['working', 'settled on chain'] as const)
    test(`a document, ${point}`, () => lab.survive({ point, ...document, byContract: true }));
});

describe('kill -9, and the contract wallet never returns: ledger and chain agree', () => {
  for (const point of ['after settling', 'settled on chain'] as const)
    test(point, () => lab.reconcile({ point, ...lookup, byContract: true }));
});
