// Loaded before a node (--import): its clock runs ahead or behind by SOAK_SKEW_MS, and it dies with the harness,
// however that ends, because its standard input ends then.
import { Socket } from 'node:net';

new Socket({ fd: 0 })
  .on('close', () => process.kill(process.pid, 'SIGKILL'))
  .resume()
  .unref();

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
