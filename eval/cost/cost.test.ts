import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { SEEDS } from './corpus.ts';
import { type HostileServer, send, startHostileServer } from './hostile-server.ts';

/**
 * The corpus in its quick form: what is sent unpaid costs by its bytes and is answered in few. The bounds on CPU are
 * twenty times the goals of `npm run eval -- cost-fuzz`, so that a busy machine meets them and a quadratic step does not.
 */
const MOST_CPU_MS = (bytes: number) => 100 + bytes / 1000;
const MOST_ANSWER = (bytes: number) => 64 * 1024 + 2 * bytes;
const SIZES = [2000, 60_000, 600_000];

let server: HostileServer;
const headers = new Map<string, string>();
before(async () => {
  server = await startHostileServer();
  for (const { path, signed } of SEEDS)
    if (signed && !headers.has(path)) headers.set(path, await server.headerFor(path, '{}'));
});
after(() => server.close());

for (const seed of SEEDS)
  test(`${seed.name} costs by its bytes, unpaid`, async () => {
    for (const size of SIZES.filter((bytes) => bytes <= seed.most)) {
      const body = seed.body(size);
      const header = seed.signed ? headers.get(seed.path)! : undefined;
      let least = Number.POSITIVE_INFINITY;
      // What the compiler does once, and a collection of garbage, are not its cost.
      for (let reading = 0; reading < 4 && least > MOST_CPU_MS(body.length); reading++) {
        const before = await server.ask('cpu');
        const { status, answerBytes } = await send(
          server.url + seed.path,
          body,
          header ? { 'payment-signature': header } : {},
        );
        least = Math.min(least, (await server.ask('cpu')).cpuMs - before.cpuMs);
        assert.ok(status === 0 || (status >= 400 && status < 500) || seed.path === '/mcp', `${status}`);
        assert.ok(answerBytes <= MOST_ANSWER(body.length), `${answerBytes} bytes for ${body.length}`);
      }
      assert.ok(least <= MOST_CPU_MS(body.length), `${least} ms for ${body.length} bytes`);
    }
  });
