import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { BURSTS, sendBurst } from './bursts.ts';
import { type HostileServer, send, startHostileServer } from './hostile-server.ts';

let server: HostileServer;
before(async () => {
  server = await startHostileServer();
});
after(() => server.close());

for (const burst of BURSTS.filter(({ name }) => !name.includes('wallet')))
  test(`everybody is answered: ${burst.name}`, async () => {
    const few = { ...burst, connections: 60 };
    const answered = await sendBurst(server, few, await burst.text(server));
    if (burst.isCut) assert.ok(answered <= 16 * few.connections, `${answered} answers`);
    else assert.equal(answered, burst.answers * few.connections);
  });

test('the server answers as before', async () => {
  const { status } = await send(`${server.url}/jp-company/verify`, Buffer.from('{}'));
  assert.equal(status, 402);
});
