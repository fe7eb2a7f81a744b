import { connect, type Socket } from 'node:net';
import { print, type RunOptions } from '../bench/figure.ts';
import { openRaceLab } from '../testkit/jobs/idempotency-race.ts';
import { postgresMissing, startPostgres } from '../testkit/postgres.ts';
import { BURSTS, sendBurst } from './cost/bursts.ts';
import { SEEDS } from './cost/corpus.ts';
import { FIRST_VISITS } from './cost/first-visits.ts';
import { type HostileServer, send, startHostileServer } from './cost/hostile-server.ts';
import { machineRecoverMs } from './cost/machine.ts';
import { PAID_REQUESTS } from './cost/paid-requests.ts';
import { REQUESTS } from './cost/requests.ts';
import { sendRaw } from './cost/send-raw.ts';
import { openStallList, type StallList } from './cost/stalls.ts';

/**
 * The races for a double charge on both stores, the attack list's stalls, and what 500 hostile connections hold;
 * `--only races` and `--only stalls` are parts of it.
 */
export default async function evalSecurity(options: RunOptions): Promise<void> {
  const { only } = options.flags;
  const recoverMs = Math.round((await machineRecoverMs()) * 100) / 100;
  print({ figure: 'machine.recover_ms', value: recoverMs, unit: 'ms', context: {} });
  if (only === undefined || only === 'races') await races(options);
  if (only === 'races') return;
  const list = openStallList(options);
  const server = await startHostileServer();
  try {
    await unpaidStalls(server, options, list);
    if (only === undefined) await connections(server, options);
  } finally {
    server.close();
  }
  const paying = await startHostileServer('everybody has money');
  try {
    await paidStalls(paying, list);
  } finally {
    paying.close();
  }
  list.print({ recover_ms: recoverMs });
}

async function races({ quick, note }: RunOptions): Promise<void> {
  const each = quick ? 20 : 100;
  const postgres = postgresMissing() === undefined ? await startPostgres() : undefined;
  let run = 0;
  let doubled = 0;
  for (const databaseUrl of [undefined, await postgres?.createDatabase()]) {
    if (run > 0 && databaseUrl === undefined) break;
    const lab = await openRaceLab(databaseUrl === undefined ? {} : { databaseUrl });
    for (let i = 0; i < each; i++) {
      const { charges, jobs } = await lab.race(2 + (i % 4));
      run++;
      if (charges !== 1 || jobs !== 1) doubled++;
    }
    await lab.close();
  }
  await postgres?.stop();
  const context = {
    races: run,
    stores: postgres ? ['sqlite', 'postgres'] : ['sqlite'],
    servers: 2,
    payments: '2 to 5',
  };
  print({ figure: 'security.double_charge', value: doubled, unit: 'count', context });
  note(`${run} races: ${doubled} charged more than once`);
  if (doubled > 0) process.exitCode = 1;
}

/** The first visit of every free page, then what is sent without paying. */
async function unpaidStalls(server: HostileServer, { quick }: RunOptions, list: StallList): Promise<void> {
  const size = quick ? 1_000_000 : 60_000_000;
  const headers = new Map<string, string>();
  for (const { path, signed } of SEEDS)
    if (signed && !headers.has(path)) headers.set(path, await server.headerFor(path, '{}'));
  for (const { name, path, message } of FIRST_VISITS)
    await list.read(server, `first visit of ${name}`, [() => visit(server.url + path, message)]);
  for (const seed of SEEDS) {
    const body = seed.body(Math.min(size, seed.most));
    const header = seed.signed ? headers.get(seed.path) : undefined;
    const attack = () => send(server.url + seed.path, body, header ? { 'payment-signature': header } : {});
    await list.read(server, `${seed.name}, ${body.length} bytes`, thrice(attack));
  }
  for (const { name, text } of REQUESTS)
    await list.read(
      server,
      name,
      thrice(() => sendRaw(server.url, text)),
    );
  for (const burst of BURSTS) {
    const text = await burst.text(server);
    await list.read(
      server,
      burst.name,
      thrice(() => sendBurst(server, burst, text)),
    );
  }
}

const thrice = (attack: () => Promise<unknown>) => [attack, attack, attack];

/** What somebody pays for each time: a wallet of its own for every reading. */
async function paidStalls(server: HostileServer, list: StallList): Promise<void> {
  for (const { name, path, body } of PAID_REQUESTS) {
    const bytes = body();
    const headers = await Promise.all([1, 2, 3].map(() => server.headerFor(path, bytes.toString())));
    const attacks = headers.map((header) => async () => {
      const { status } = await send(server.url + path, bytes, { 'payment-signature': header });
      if (status >= 300) throw new Error(`${name}: ${status}`);
    });
    await list.read(server, name, attacks, 'paid');
  }
}

async function visit(url: string, message: string | undefined): Promise<void> {
  const answer = message === undefined ? fetch(url) : send(url, Buffer.from(message));
  const given = await answer;
  if (given instanceof Response) await given.arrayBuffer();
}

/** Connections that declare much, send half of it and wait. */
async function connections(server: HostileServer, { quick, note }: RunOptions): Promise<void> {
  const count = quick ? 100 : 500;
  const header = await server.headerFor('/jp-business-card/extract', '{}');
  const { port } = new URL(server.url);
  const half = Buffer.from(`{"front_image_base64":"${'A'.repeat(2_000_000)}`);
  const sockets: Socket[] = [];
  for (let i = 0; i < count; i++) {
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => undefined);
    const target = i % 3 === 0 ? '/mcp' : i % 3 === 1 ? '/v1/batch-jobs' : '/jp-business-card/extract';
    const paid = i % 3 === 2 ? `payment-signature: ${header}\r\n` : '';
    socket.write(
      `POST ${target} HTTP/1.1\r\nhost: 127.0.0.1\r\n${paid}content-type: application/json\r\ncontent-length: 7000000\r\n\r\n`,
    );
    socket.write(half);
    sockets.push(socket);
  }
  let rssMb = 0;
  for (let look = 0; look < (quick ? 10 : 30); look++) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    rssMb = Math.max(rssMb, (await server.ask('cpu')).rssMb);
  }
  for (const socket of sockets) socket.destroy();
  print({
    figure: 'security.hostile_connections.rss_mb',
    value: Math.round(rssMb),
    unit: 'MB',
    context: { connections: count, declared_bytes: 7_000_000, sent_bytes: half.length },
  });
  note(`${count} connections: ${Math.round(rssMb)} MB`);
}
