import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, describe, it } from 'node:test';
import { memoryStore } from '../../../testkit/memory-store.ts';
import { startDns } from '../../../testkit/net/dns-server.ts';
import { selfSigned } from '../../../testkit/net/self-signed.ts';
import { serveDns } from '../../../testkit/upstreams/dns-stand-in.ts';
import { type PeppolControl, SML_ZONE, smlBehaviour, smpStandIn } from '../../../testkit/upstreams/peppol-stand-in.ts';
import { isPublicAddress } from '../../net/index.ts';
import { dnsResolve } from '../../net/resolve.ts';
import { publishedHttp } from '../core/upstream-http.ts';
import { PeppolClient } from './client.ts';
import { parseParticipant } from './participant.ts';

const HOST = 'smp.rebind.test';
/** Stands for a server on the internet; everything else keeps its meaning. */
const OUTSIDE = '127.0.0.1';
/** A machine of our own network, with a server on the same port that would answer just as well. */
const INSIDE = '127.0.0.2';

const identity = selfSigned([HOST]);
const plain = parseParticipant('0188:7999901000001')!;
const redirecting = parseParticipant('0088:4000000000003')!;

/** Which of the two got requests, in order. */
const visited: string[] = [];
let servers: Server[] = [];
let base = '';
let moved = false;

async function listen(address: string, port: number): Promise<number> {
  const answer = smpStandIn(
    { dns: 'normal', directory: 'normal', smpCalls: 0, directoryCalls: 0 } satisfies PeppolControl,
    () => base,
  );
  const server = createServer(identity, (request, response) => {
    visited.push(address);
    if (moved && address === OUTSIDE) return response.writeHead(302, { location: `${base}/elsewhere` }).end();
    const {
      status = 200,
      headers = {},
      body = '',
    } = answer({ path: request.url! } as never) as {
      status?: number;
      headers?: Record<string, string>;
      body?: string;
    };
    return response.writeHead(status, headers).end(body);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(port, address, resolve));
  return (server.address() as AddressInfo).port;
}

/** The answers of the name server to one question after the other; the last one stays. */
let answers: string[][] = [];
let dns: Awaited<ReturnType<typeof startDns>>;
let sml: Awaited<ReturnType<typeof serveDns>>;

before(async () => {
  const port = await listen(OUTSIDE, 0);
  await listen(INSIDE, port);
  base = `https://${HOST}:${port}`;
  sml = await serveDns(smlBehaviour(base));
  dns = await startDns((name, family) => {
    if (name !== HOST || family === 6) return [];
    return (answers.length > 1 ? answers.shift() : answers[0]) ?? [];
  });
});
after(async () => {
  for (const server of servers) server.close();
  servers = [];
  await dns.close();
  await sml.close();
});
beforeEach(() => {
  visited.length = 0;
  dns.asked.length = 0;
  moved = false;
});

const client = () =>
  new PeppolClient({
    zone: SML_ZONE,
    dnsServers: [sml.address],
    smpHttp: publishedHttp({
      standIns: false,
      internet: {
        resolve: dnsResolve([dns.address]),
        allowAddress: (address) => address === OUTSIDE || isPublicAddress(address),
        ca: identity.cert,
      },
    }),
    ...memoryStore(),
  });
const located = async (peppol: PeppolClient, participant: typeof plain) => {
  const asked = await peppol.locate(participant);
  assert.ok(asked.ok && asked.value);
  assert.equal(asked.value.url, base);
  return asked.value;
};

describe('an SMP whose name turns from a public to a private address (DNS rebinding)', () => {
  it('is connected to at the address that was checked; the name is not asked a second time', async () => {
    answers = [[OUTSIDE], [INSIDE]];
    const peppol = client();
    const types = await peppol.documentTypes(plain, await located(peppol, plain));
    assert.ok(types.ok && types.value?.length === 1);
    assert.deepEqual(visited, [OUTSIDE]);
    assert.deepEqual(dns.asked.sort(), [`${HOST} A`, `${HOST} AAAA`]);
  });

  it('is refused with the next question, without a connection', async () => {
    answers = [[OUTSIDE], [INSIDE]];
    const peppol = client();
    const smp = await located(peppol, plain);
    const types = await peppol.documentTypes(plain, smp);
    assert.ok(types.ok && types.value);
    const endpoint = await peppol.endpoint(plain, smp, types.value[0]!);
    assert.ok(!endpoint.ok);
    assert.equal(endpoint.fault, 'unsafe_address');
    assert.deepEqual(visited, [OUTSIDE]);
  });

  it('is checked anew where the SMP sends the client on, by HTTP', async () => {
    answers = [[OUTSIDE], [INSIDE]];
    moved = true;
    const peppol = client();
    const types = await peppol.documentTypes(plain, await located(peppol, plain));
    assert.ok(!types.ok);
    assert.equal(types.fault, 'unsafe_address');
    assert.deepEqual(visited, [OUTSIDE]);
  });

  it('is checked anew where the SMP sends the client on, by its own document', async () => {
    const peppol = client();
    answers = [[OUTSIDE]];
    const smp = await located(peppol, redirecting);
    const types = await peppol.documentTypes(redirecting, smp);
    assert.ok(types.ok && types.value);
    answers = [[OUTSIDE], [INSIDE]];
    const endpoint = await peppol.endpoint(redirecting, smp, types.value[0]!);
    assert.ok(!endpoint.ok);
    assert.equal(endpoint.fault, 'unsafe_address');
    assert.deepEqual(visited, [OUTSIDE, OUTSIDE]);
  });

  it('is refused when one answer carries both addresses, in either order', async () => {
    for (const both of [
      [OUTSIDE, INSIDE],
      [INSIDE, OUTSIDE],
      [OUTSIDE, '169.254.169.254'],
    ]) {
      answers = [both];
      const peppol = client();
      const types = await peppol.documentTypes(plain, await located(peppol, plain));
      assert.ok(!types.ok, both.join());
      assert.equal(types.fault, 'unsafe_address');
    }
    assert.deepEqual(visited, []);
  });
});
