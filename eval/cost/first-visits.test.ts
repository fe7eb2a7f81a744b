import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { FIRST_VISITS } from './first-visits.ts';
import { type HostileServer, send, startHostileServer } from './hostile-server.ts';

const LONGEST = 64 * 1024;
/** Twenty times the goal of `npm run eval -- security`: made before, or made now while everybody waits. */
const MOST_STALL_MS = 500;

let server: HostileServer;
before(async () => {
  server = await startHostileServer();
});
after(() => server.close());

test('the first to ask for a free page holds nobody up, and finds it', async () => {
  for (const { name, path } of FIRST_VISITS.filter(({ message }) => message === undefined)) {
    await server.ask('look');
    const { status } = await fetch(server.url + path);
    assert.equal(status, path.endsWith('/nowhere') ? 404 : 200, name);
    const { stallMs } = await server.ask('stall');
    assert.ok(stallMs < MOST_STALL_MS, `${name}: ${stallMs} ms`);
  }
});

test('what MCP answers for free is short, the list of all tools included', async () => {
  for (const { name, path, message } of FIRST_VISITS.filter((visit) => visit.message !== undefined)) {
    const { status, answerBytes } = await send(server.url + path, Buffer.from(message!));
    assert.equal(status, 200, name);
    assert.ok(answerBytes <= LONGEST, `${name}: ${answerBytes} bytes`);
  }
});
