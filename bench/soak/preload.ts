// Loaded before a node (--import): its clock runs ahead or behind by SOAK_SKEW_MS, and it dies with the harness,
// however that ends, because its standard input ends then.
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  process.stdin.on('close', () => process.kill(process.pid, 'SIGKILL')).resume();
  (process.stdin as unknown as { unref(): void }).unref();
}

const skew = Number(process.env.SOAK_SKEW_MS ?? 0);
const RealDate = Date;

if (skew !== 0) {
  const now = () => RealDate.now() + skew;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, asked) => Reflect.construct(target, args.length === 0 ? [now()] : args, asked),
    apply: () => new RealDate(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
}
