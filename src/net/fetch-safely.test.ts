import assert from 'node:assert/strict';
import { createServer as createHttp } from 'node:http';
import { type AddressInfo, createServer as createTcp } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { startDns } from '../../testkit/net/dns-server.ts';
import { startHostileServer } from '../../testkit/net/hostile-server.ts';
import { selfSigned } from '../../testkit/net/self-signed.ts';
import {
  FetchFailure,
  type FetchOptions,
  fetchSafely,
  fileUrlError,
  isLoopbackAddress,
  streamSafely,
} from './index.ts';
import { dnsResolve } from './resolve.ts';

const { key, cert } = selfSigned(['a.test', 'b.test']);
let server: Awaited<ReturnType<typeof startHostileServer>>;
let port: number;

before(async () => {
  server = await startHostileServer({ key, cert });
  port = server.port;
});
after(() => server.close());

const names: Record<string, string[]> = {
  'a.test': ['127.0.0.1'],
  'b.test': ['127.0.0.1'],
  'inner.test': ['10.1.2.3'],
  'mixed.test': ['127.0.0.1', '10.1.2.3'],
  'none.test': [],
};
const resolve = async (hostname: string) => {
  const found = names[hostname];
  if (!found) throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
  return found;
};
/** The test server stands for the public internet; everything else keeps its meaning. */
const asInternet = (address: string) => address === '127.0.0.1';
const optionsFor = (path: string, options: Partial<FetchOptions>): FetchOptions => ({
  url: path.startsWith('/') ? `https://a.test:${port}${path}` : path,
  maxBytes: 1_000_000,
  // Those that test time name their own; the others are not to be ended by a busy machine.
  timeoutMs: 600_000,
  idleMs: 600_000,
  resolve,
  allowAddress: asInternet,
  ca: cert,
  ...options,
});
const get = (path: string, options: Partial<FetchOptions> = {}) => fetchSafely(optionsFor(path, options));
const stream = (path: string, options: Partial<FetchOptions> = {}) => streamSafely(optionsFor(path, options));
const text = (answer: { bytes: Uint8Array }) => new TextDecoder().decode(answer.bytes);

describe('fetching', () => {
  it('returns status, headers and bytes of whatever the server answers', async () => {
    const answer = await get('/hello');
    assert.deepEqual([answer.status, text(answer), answer.header('X-Kind')], [200, 'こんにちは', 'greeting']);
    assert.equal(answer.header('absent'), null);
    assert.equal((await get('/missing')).status, 404);
  });

  it('sends method, headers and body, but no cookie and no header of its own that tells more', async () => {
    server.forget();
    await get('/hello', { method: 'POST', body: '{"名":1}', headers: { 'content-type': 'application/json' } });
    const [request] = server.seen;
    assert.deepEqual([request?.method, request?.body], ['POST', '{"名":1}']);
    assert.deepEqual(Object.keys(request!.headers).sort(), [
      'accept',
      'accept-encoding',
      'connection',
      'content-length',
      'content-type',
      'host',
      'user-agent',
    ]);
  });

  it('unpacks gzip, deflate and brotli', async () => {
    for (const path of ['/gzip', '/deflate', '/brotli']) assert.equal(text(await get(path)), 'packed', path);
  });
});

describe('streaming', () => {
  it('hands out a body of any length piece by piece, at the pace of its reader', async (t) => {
    // Silence is counted while the reader waits for the server, never while the server waits for the reader.
    t.mock.timers.enable({ apis: ['setTimeout'] });
    const answer = await stream('/megabytes/20', { maxBytes: 30_000_000, idleMs: 3000 });
    let bytes = 0;
    for await (const chunk of answer.content) {
      if (bytes === 0) t.mock.timers.tick(3500);
      bytes += chunk.length;
    }
    assert.deepEqual([answer.status, bytes], [200, 20 * 1024 * 1024]);
  });

  it('keeps the limits of size and time, and stops the server when the reader leaves', async () => {
    const read = async (path: string, options: Partial<FetchOptions>) => {
      for await (const _ of (await stream(path, options)).content);
    };
    await assert.rejects(read('/endless', { maxBytes: 100_000 }), { kind: 'too_large' });
    await assert.rejects(read('/drip', { timeoutMs: 300 }), { kind: 'timeout' });
    await assert.rejects(read('/stall', { idleMs: 200 }), { kind: 'timeout' });
    for await (const _ of (await stream('/endless', { maxBytes: 2 ** 30 })).content) break;
    assert.ok(server.sentBytes() < 64 * 1024 * 1024);
  });

  it('sends a body from its source', async () => {
    server.forget();
    const body = {
      bytes: 6,
      async *stream() {
        yield Buffer.from('abc');
        yield Buffer.from('def');
      },
    };
    await get('/hello', { method: 'PUT', body });
    const [request] = server.seen;
    assert.deepEqual([request?.method, request?.body, request?.headers['content-length']], ['PUT', 'abcdef', '6']);
  });
});

describe('addresses that are refused', () => {
  const refused = (url: string, options: Partial<FetchOptions> = {}) =>
    assert.rejects(get(url, options), { name: 'FetchFailure', kind: 'refused' }, url);

  it('are those of another scheme, with credentials, too long or no URL', async () => {
    const long = `https://a.test/${'x'.repeat(2048)}`;
    const urls = [
      'http://a.test/',
      'ftp://a.test/',
      'file:///etc/passwd',
      'data:,x',
      'https://user:pass@a.test/',
      long,
    ];
    for (const url of [...urls, 'https://', 'not a url', '']) await refused(url);
  });

  it('are literals of private ranges in every notation', async () => {
    const defaults = (url: string) =>
      assert.rejects(
        fetchSafely({ url, maxBytes: 1, timeoutMs: 2000 }),
        { name: 'FetchFailure', kind: 'refused' },
        url,
      );
    for (const host of [
      '127.0.0.1',
      '2130706433',
      '0x7f000001',
      '0177.0.0.1',
      '0x7f.1',
      '127.1',
      '017700000001',
      '0',
      '①②⑦.0.0.1',
      '127。0。0。1',
      '169.254.169.254',
      '2852039166',
      '10.0.0.1',
      '192.168.1.1',
      '100.64.0.1',
      '224.0.0.1',
      '255.255.255.255',
      '[::1]',
      '[::]',
      '[::ffff:127.0.0.1]',
      '[::ffff:7f00:1]',
      '[0:0:0:0:0:ffff:a9fe:a9fe]',
      '[::127.0.0.1]',
      '[64:ff9b::7f00:1]',
      '[2002:7f00:1::]',
      '[2001:0:7f00:1::]',
      '[fe80::1]',
      '[fd00:ec2::254]',
      '[ff02::1]',
    ]) {
      await defaults(`https://${host}/`);
    }
  });

  it('are names that point, even with one of several addresses, to a private one', async () => {
    await refused('https://inner.test/');
    await refused(`https://mixed.test:${port}/hello`);
    await assert.rejects(fetchSafely({ url: 'https://localhost/', maxBytes: 1 }), { kind: 'refused' });
    await assert.rejects(fetchSafely({ url: 'https://localhost./', maxBytes: 1 }), { name: 'FetchFailure' });
  });

  it('are reached by no redirect either', async () => {
    for (const path of ['/to-private', '/to-inner', '/to-http', '/to-file']) {
      await refused(path, { maxRedirects: 5 });
    }
  });

  it('do not tell a client what stands behind them', () => {
    const failure = new FetchFailure('refused', 'the host resolves to 10.1.2.3');
    assert.doesNotMatch(JSON.stringify(fileUrlError(failure).toBody()), /10\.1\.2\.3/);
    const codes = (['refused', 'unreachable', 'timeout', 'too_large', 'invalid', 'cancelled'] as const).map(
      (kind) => fileUrlError(new FetchFailure(kind, 'x')).code,
    );
    assert.deepEqual(codes, [
      'file_url_refused',
      'file_url_unreachable',
      'file_url_timeout',
      'payload_too_large',
      'file_url_unreachable',
      'file_url_unreachable',
    ]);
  });
});

describe('a name that changes its address between check and connection (rebinding)', () => {
  it('is resolved once, and the connection goes to the address that was checked', async () => {
    let asked = 0;
    const dns = await startDns((name, family) => {
      if (name !== 'a.test' || family === 6) return [];
      // First the allowed address, then one where nothing good listens.
      return ++asked === 1 ? ['127.0.0.1'] : ['127.0.0.2'];
    });
    const answer = await get('/hello', { resolve: dnsResolve([dns.address]) });
    assert.equal(text(answer), 'こんにちは');
    assert.deepEqual(dns.asked.sort(), ['a.test A', 'a.test AAAA']);
    await assert.rejects(get('/hello', { resolve: dnsResolve([dns.address]) }), { kind: 'refused' });
    await dns.close();
  });

  it('is checked anew at every redirect', async () => {
    let asked = 0;
    const turning = async () => (++asked === 1 ? ['127.0.0.1'] : ['192.168.0.1']);
    await assert.rejects(get('/hop/1', { resolve: turning, maxRedirects: 3 }), { kind: 'refused' });
    assert.equal(asked, 2);
  });

  it('is judged by its IPv6 addresses too', async () => {
    const dns = await startDns((_name, family) => (family === 4 ? ['127.0.0.1'] : ['fd00:ec2::254']));
    await assert.rejects(get('/hello', { resolve: dnsResolve([dns.address]) }), { kind: 'refused' });
    await dns.close();
  });
});

describe('redirects', () => {
  it('are returned as they are unless allowed', async () => {
    assert.equal((await get('/see-other')).status, 303);
  });

  it('are followed up to the limit', async () => {
    const answer = await get('/hop/2', { maxRedirects: 3 });
    assert.deepEqual([text(answer), new URL(answer.url).pathname], ['こんにちは', '/hello']);
    await assert.rejects(get('/hop/3', { maxRedirects: 3 }), { kind: 'refused', message: /more than 3/ });
  });

  it('in a circle end at once', async () => {
    await assert.rejects(get('/loop-a', { maxRedirects: 20 }), { kind: 'refused', message: /circle/ });
  });

  it('to another host lose authorization, cookies and every header that could tell who asks', async () => {
    server.forget();
    const headers = { authorization: 'Bearer secret', cookie: 'a=b', 'x-api-key': 'secret', accept: 'image/*' };
    await get('/to-b', { maxRedirects: 1, headers });
    const [first, second] = server.seen;
    assert.equal(first?.headers['x-api-key'], 'secret');
    assert.equal(second?.host, `b.test:${port}`);
    assert.equal(second?.headers.accept, 'image/*');
    assert.doesNotMatch(JSON.stringify(second), /secret|a=b/);
  });

  it('never carry a body to another host, and turn into GET where the protocol says so', async () => {
    await assert.rejects(get('/to-b-307', { maxRedirects: 1, method: 'POST', body: 'private' }), { kind: 'refused' });
    server.forget();
    await get('/see-other', { maxRedirects: 1, method: 'POST', body: 'private' });
    assert.deepEqual([server.seen[1]?.method, server.seen[1]?.body], ['GET', '']);
    server.forget();
    await get('/same-307', { maxRedirects: 1, method: 'POST', body: 'kept' });
    assert.deepEqual([server.seen[1]?.method, server.seen[1]?.body], ['POST', 'kept']);
  });

  it('without a valid address are no answer', async () => {
    await assert.rejects(get('/to-nowhere', { maxRedirects: 1 }), { kind: 'invalid' });
  });
});

describe('size limits', () => {
  it('cut a body of a gigabyte after the allowed bytes, announced or not', async () => {
    await assert.rejects(get('/declared-gigabyte'), { kind: 'too_large' });
    await assert.rejects(get('/endless'), { kind: 'too_large' });
    assert.ok(server.sentBytes() < 64 * 1024 * 1024, `the server could send ${server.sentBytes()} bytes`);
  });

  it('hold for what a small compressed answer unpacks to', async () => {
    const before = process.memoryUsage().rss;
    await assert.rejects(get('/bomb'), { kind: 'too_large' });
    assert.ok(process.memoryUsage().rss - before < 150 * 1024 * 1024);
  });

  it('are exact to the byte', async () => {
    const { length } = Buffer.from('こんにちは');
    assert.equal((await get('/hello', { maxBytes: length })).bytes.length, length);
    await assert.rejects(get('/hello', { maxBytes: length - 1 }), { kind: 'too_large' });
  });

  it('do not hide damaged or unknown encodings', async () => {
    for (const path of ['/torn-gzip', '/not-gzip', '/stacked']) {
      await assert.rejects(get(path), { kind: 'invalid' }, path);
    }
  });
});

describe('time limits', () => {
  it('end a body that drips for ever', async () => {
    await assert.rejects(get('/drip', { timeoutMs: 300, idleMs: 5000 }), { kind: 'timeout' });
  });

  it('end a body that stalls and a server that never answers', async () => {
    for (const path of ['/stall', '/mute']) {
      await assert.rejects(get(path, { idleMs: 200 }), { kind: 'timeout' });
    }
  });

  it('hold for a name server that never answers', async () => {
    const dns = await startDns(() => 'silent');
    const slow = dnsResolve([dns.address], { timeoutMs: 30_000 });
    await assert.rejects(get('/hello', { timeoutMs: 200, resolve: slow }), { kind: 'timeout' });
    await dns.close();
  });

  it('count all redirects together', async () => {
    const slowly = async (hostname: string) => {
      await new Promise((done) => setTimeout(done, 80));
      return resolve(hostname);
    };
    const options = { resolve: slowly, maxRedirects: 20, timeoutMs: 300 };
    await assert.rejects(get('/hop/15', options), { kind: 'timeout' });
  });

  it('end when the caller does not want the answer any more', async () => {
    const caller = new AbortController();
    setTimeout(() => caller.abort(), 50);
    await assert.rejects(get('/drip', { signal: caller.signal }), { kind: 'cancelled' });
    await assert.rejects(get('/hello', { signal: AbortSignal.abort() }), { kind: 'cancelled' });
  });
});

describe('hosts that cannot be reached', () => {
  it('are told apart from those that are refused', async () => {
    await assert.rejects(get('https://unknown.test/'), { kind: 'unreachable' });
    await assert.rejects(get('https://none.test/'), { kind: 'unreachable' });
    await assert.rejects(get('https://a.test:1/'), { kind: 'unreachable' });
    await assert.rejects(get('/cut'), { kind: 'unreachable' });
  });

  it('include those whose certificate is not trusted or not theirs', async () => {
    const { ca: _, ...untrusting } = { ca: cert };
    await assert.rejects(
      fetchSafely({
        url: `https://a.test:${port}/hello`,
        maxBytes: 100,
        resolve,
        allowAddress: asInternet,
        ...untrusting,
      }),
      { kind: 'unreachable' },
    );
    names['c.test'] = ['127.0.0.1'];
    await assert.rejects(get(`https://c.test:${port}/hello`), { kind: 'unreachable', message: /ERR_TLS_CERT_ALTNAME/ });
  });

  it('include servers that do not speak HTTP', async () => {
    const tcp = createTcp((socket) => socket.end('SSH-2.0-OpenSSH_9.9\r\n'));
    await new Promise<void>((done) => tcp.listen(0, '127.0.0.1', done));
    const url = `http://127.0.0.1:${(tcp.address() as AddressInfo).port}/`;
    await assert.rejects(get(url, { allowHttp: true }), { kind: 'invalid' });
    tcp.close();
  });
});

describe('loopback', () => {
  it('is reached over plain HTTP only when both are allowed', async () => {
    const plain = createHttp((_request, response) => response.end('stand-in'));
    await new Promise<void>((done) => plain.listen(0, '127.0.0.1', done));
    const url = `http://127.0.0.1:${(plain.address() as AddressInfo).port}/`;
    const options = { url, maxBytes: 100 };
    const answer = await fetchSafely({ ...options, allowHttp: true, allowAddress: isLoopbackAddress });
    assert.equal(text(answer), 'stand-in');
    await assert.rejects(fetchSafely({ ...options, allowHttp: true }), { kind: 'refused' });
    await assert.rejects(fetchSafely({ ...options, allowAddress: isLoopbackAddress }), { kind: 'refused' });
    plain.close();
  });
});
