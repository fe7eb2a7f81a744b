import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type HostileServer, send, startHostileServer } from './hostile-server.ts';
import { REQUESTS } from './requests.ts';
import { sendRaw, statusOf } from './send-raw.ts';

const LONGEST = 64 * 1024;
let server: HostileServer;
before(async () => {
  server = await startHostileServer();
});
after(() => server.close());

for (const { name, text, statuses } of REQUESTS)
  test(`${name} is refused in few words`, async () => {
    const answer = await sendRaw(server.url, text);
    assert.ok(statuses.includes(statusOf(answer)), answer.slice(0, 400));
    assert.ok(answer.length <= LONGEST + 2 * text.length, `${answer.length} bytes for ${text.length}`);
    assert.doesNotMatch(answer, /root:|\.ts:\d|node_modules|ECONN/);
  });

test('the server answers as before', async () => {
  const { status } = await send(`${server.url}/jp-company/verify`, Buffer.from('{}'));
  assert.equal(status, 402);
});
