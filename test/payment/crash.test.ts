import { after, before, describe, test } from 'node:test';
import { CRASH_PATHS, CRASH_POINTS, type CrashLab, openCrashLab } from '../../testkit/payment/crash.ts';

let lab: CrashLab;
before(async () => {
  lab = await openCrashLab();
});
after(() => lab.close());

for (const { path, price } of CRASH_PATHS) {
  describe(`kill -9 on ${path}: the same header is answered, charged once`, () => {
    for (const point of CRASH_POINTS) test(point, () => lab.survive({ point, path, price }));
  });
  describe(`kill -9 on ${path}, and the buyer never returns: ledger and chain agree`, () => {
    for (const point of ['working', 'before settling', 'after settling', 'settled on chain'] as const)
      test(point, () => lab.reconcile({ point, path, price }));
  });
}
