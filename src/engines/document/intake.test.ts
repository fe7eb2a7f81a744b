import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { cardPng } from '../../../testkit/documents/files.ts';
import { selfSigned } from '../../../testkit/net/self-signed.ts';
import { ServiceError } from '../../contract/errors.ts';
import { Upload } from '../../contract/upload.ts';
import { openIntake } from './intake.ts';
import { sourcesIn } from './source.ts';

const { key, cert } = selfSigned(['files.test', 'inside.test']);
let server: Server;
let port: number;
const seen: { url: string | undefined; headers: Record<string, unknown> }[] = [];

before(async () => {
  server = createServer({ key, cert }, (request, response) => {
    seen.push({ url: request.url, headers: request.headers });
    const redirect = (location: string) => response.writeHead(302, { location, 'set-cookie': 'a=b' }).end();
    if (request.url === '/card') response.writeHead(200, { 'content-type': 'image/jpeg' }).end(cardPng());
    else if (request.url === '/one') redirect('/card');
    else if (request.url === '/three') redirect('/two');
    else if (request.url === '/two') redirect('/one');
    else if (request.url === '/inside') redirect(`https://inside.test:${port}/card`);
    else if (request.url === '/large') response.writeHead(200).end(Buffer.alloc(200_000));
    else if (request.url === '/slow') response.writeHead(200).write('x');
    else if (request.url === '/html') response.writeHead(200).end('<html></html>');
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  port = (server.address() as AddressInfo).port;
});
after(() => {
  server.closeAllConnections();
  server.close();
});

const NAMES: Record<string, string[]> = { 'files.test': ['127.0.0.1'], 'inside.test': ['10.0.0.7'] };
const network = {
  resolve: async (name: string) => NAMES[name] ?? [],
  allowAddress: (address: string) => address === '127.0.0.1',
  ca: cert,
};
const documents = openIntake({ maxBytes: 100_000, timeoutMs: 30_000, network });
const hurried = openIntake({ maxBytes: 100_000, timeoutMs: 300, network });
const load = (path: string, from = documents) => from.load({ kind: 'url', url: `https://files.test:${port}${path}` });
const refusal = (code: string) => (error: unknown) => error instanceof ServiceError && error.code === code;

test('a file behind a URL is loaded, and its declared type compared with its bytes', async () => {
  const { format, bytes, declaredTypeMatches } = await load('/card');
  assert.deepEqual([format, bytes.length, declaredTypeMatches], ['png', cardPng().length, false]);
});

test('one and two redirects are followed without cookies, three are not', async () => {
  seen.length = 0;
  assert.equal((await load('/two')).format, 'png');
  assert.ok(seen.every(({ headers }) => !('cookie' in headers) && !('authorization' in headers)));
  await assert.rejects(load('/three'), refusal('file_url_refused'));
});

test('a redirect to a private address is refused', async () => {
  await assert.rejects(load('/inside'), refusal('file_url_refused'));
});

test('addresses that are not public are refused before anything is sent', async () => {
  const plain = openIntake({ maxBytes: 1000, timeoutMs: 30_000 });
  for (const host of [
    '127.0.0.1',
    '10.0.0.1',
    '169.254.169.254',
    '192.168.1.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[fe80::1]',
    '0x7f000001',
  ]) {
    await assert.rejects(plain.load({ kind: 'url', url: `https://${host}/x` }), refusal('file_url_refused'), host);
  }
});

test('too large, too slow, absent and of another kind each have their code', async () => {
  await assert.rejects(load('/large'), refusal('payload_too_large'));
  await assert.rejects(load('/slow', hurried), refusal('file_url_timeout'));
  await assert.rejects(load('/nothing'), refusal('file_url_unreachable'));
  await assert.rejects(load('/html'), refusal('unsupported_media_type'));
});

test('an upload is taken as it is', async () => {
  const upload = new Upload(cardPng(), 10, 'image/png');
  const { format, declaredTypeMatches } = await documents.load({ kind: 'upload', upload });
  assert.deepEqual([format, declaredTypeMatches], ['png', true]);
  const empty = new Upload(new Uint8Array(0), 0);
  await assert.rejects(documents.load({ kind: 'upload', upload: empty }), refusal('unsupported_media_type'));
});

test('sources are named in the order of preference, blanks left out', () => {
  const upload = new Upload(cardPng());
  assert.deepEqual(
    sourcesIn({ text: ' ', upload, url: 'https://a.test/' }).map((source) => source.kind),
    ['upload', 'url'],
  );
  assert.deepEqual(
    sourcesIn({ text: 'x', upload: null, url: '' }).map((source) => source.kind),
    ['text'],
  );
  assert.deepEqual(sourcesIn({}), []);
});
