import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openFrontDoor } from './front-door.ts';
import { answerWith, listen } from './node-server.ts';

const HERE = { host: '127.0.0.1', port: 0 };

test('before the service is open it is alive, not ready, and says when to come back', async () => {
  const node = await openFrontDoor(HERE);
  const url = await listen(node, HERE);
  assert.equal((await fetch(`${url}/health/live`)).status, 200);
  for (const path of ['/health/ready', '/jp-company/verify']) {
    const answer = await fetch(url + path, { method: path.endsWith('verify') ? 'POST' : 'GET' });
    assert.equal(answer.status, 503);
    assert.equal(answer.headers.get('retry-after'), '2');
    const { detail } = (await answer.json()) as { detail: { error: { code: string; retryable: boolean } } };
    assert.deepEqual([detail.error.code, detail.error.retryable], ['service_starting', true]);
  }
  answerWith(node, (_request, response) => void response.end('the service'));
  assert.equal(await (await fetch(`${url}/`)).text(), 'the service', 'the same port, taken over');
  node.close().closeAllConnections();
});

test('a port in use is told before anything is loaded', async () => {
  const node = await openFrontDoor(HERE);
  const port = Number(new URL(await listen(node, HERE)).port);
  await assert.rejects(openFrontDoor({ ...HERE, port }), { code: 'EADDRINUSE' });
  node.close();
});
