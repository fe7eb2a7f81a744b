import { print, type RunOptions } from '../bench/figure.ts';
import { openDriver } from './model/drive.ts';
import { explore, walks } from './model/explore.ts';
import type { Bounds } from './model/machine.ts';
import { randomOf } from './random.ts';

/** The shared state machine of payments, jobs and idempotency: looked at whole, then the real code along its traces. */
export default async function evalModel(options: RunOptions): Promise<void> {
  const { quick } = options;
  await check('model', { requestsPerClient: quick ? 1 : 2, crashes: quick ? 2 : 1 }, options);
  // A payer that is a contract has three steps more before each claim, and more states than can be looked at with two
  // requests each; the walks have them.
  await check('model_contract', { requestsPerClient: 1, crashes: 2, contract: true }, options);
}

async function check(name: string, bounds: Bounds, { quick, flags, note }: RunOptions): Promise<void> {
  const { states, transitions, violation } = explore(bounds);
  const context = { ...bounds, clients: 2, servers: 2, states, transitions };
  print({ figure: `security.${name}.violations`, value: violation ? 1 : 0, unit: 'count', context });
  note(`${states} states, ${transitions} transitions: ${violation ? violation.what : 'no violation'}`);
  if (violation) for (const action of violation.trace) note(`  ${JSON.stringify(action)}`);

  // The check can fail: the code as it was charged twice.
  const before = explore({ ...bounds, requestsPerClient: 1, naive: true });
  if (!before.violation) throw new Error('The model does not find the double charge it was made for.');

  const count = Number(flags.traces ?? (quick ? 150 : 2000));
  const walked = bounds.contract ? { ...bounds, requestsPerClient: 2, crashes: 1 } : bounds;
  const driver = await openDriver(walked);
  let driven = 0;
  let steps = 0;
  let diverged = 0;
  for (const trace of walks(walked, count, randomOf(Number(flags.seed ?? 1)))) {
    try {
      await driver.run(trace);
    } catch (error) {
      diverged++;
      note(`${(error as Error).message}\n${trace.map((action) => `  ${JSON.stringify(action)}`).join('\n')}`);
    }
    driven++;
    steps += trace.length;
  }
  print({
    figure: `security.${name}.traces_diverged`,
    value: diverged,
    unit: 'count',
    context: { ...context, driven, steps, code: 'gate, reconciler, job service and SQLite store' },
  });
  note(`${driven} traces, ${steps} steps of the real code: ${diverged} differ from the model`);
  if (violation || diverged > 0) process.exitCode = 1;
}
