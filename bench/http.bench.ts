import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { median } from '../src/contract/median.ts';
import { print, type RunOptions } from './figure.ts';

const BODY = JSON.stringify({
  name: '株式会社サンプル商事',
  corporate_number: '1234567890123',
  address: '東京都千代田区丸の内一丁目１番１号',
});

const WARM_ROUNDS = 3;

/** CPU per validated look-up, ours against a bare node:http server with JSON.parse, in turns in one run. */
export default async function benchHttp({ quick, note }: RunOptions): Promise<void> {
  const rounds = quick ? 3 : 7;
  const perRound = quick ? 4000 : 12_000;
  const kinds = ['bare', 'ours', 'ours-logging'] as const;
  const servers = await Promise.all(kinds.map(start));
  // Until the optimising compiler has settled, in all servers alike.
  for (let warm = 0; warm < WARM_ROUNDS; warm++) for (const server of servers) await measure(server, perRound);
  const samples = new Map<string, number[]>(kinds.map((kind) => [kind, []]));
  for (let round = 0; round < rounds; round++) {
    for (const server of servers) samples.get(server.kind)!.push(await measure(server, perRound));
    note(
      `round ${round + 1}/${rounds}: ${kinds.map((kind) => `${kind} ${samples.get(kind)!.at(-1)!.toFixed(1)} µs`).join(', ')}`,
    );
  }
  for (const server of servers) server.child.kill();
  const medianOf = (kind: string) => median(samples.get(kind)!);
  const context = {
    node: process.version,
    rounds,
    requests_per_round: perRound,
    connections: 32,
    warm_rounds: WARM_ROUNDS,
    quick,
  };
  print({ figure: 'http.lookup.cpu_us', value: round1(medianOf('ours')), unit: 'us', context });
  print({ figure: 'http.lookup.cpu_us.peer.bare', value: round1(medianOf('bare')), unit: 'us', context });
  print({ figure: 'http.lookup_with_logging.cpu_us', value: round1(medianOf('ours-logging')), unit: 'us', context });
  print({
    figure: 'http.cpu_ratio_to_bare',
    value: Math.round((medianOf('ours') / medianOf('bare')) * 1000) / 1000,
    unit: 'ratio',
    context,
  });
}

const round1 = (value: number) => Math.round(value * 10) / 10;

interface Server {
  readonly kind: string;
  readonly child: ChildProcess;
  readonly url: string;
}

async function start(kind: string): Promise<Server> {
  const child = fork(join(import.meta.dirname, 'http/servers.child.ts'), [kind], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  return { kind, child, url };
}

async function cpu({ child }: Server): Promise<number> {
  child.send('cpu');
  const [message] = (await once(child, 'message')) as [{ cpu: NodeJS.CpuUsage }];
  return message.cpu.user + message.cpu.system;
}

/** Microseconds of CPU per request over keep-alive connections. */
async function measure(server: Server, count: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const before = await cpu(server);
  let left = count;
  const loop = async () => {
    while (left-- > 0) await post(`${server.url}/look-up`, agent);
  };
  await Promise.all(Array.from({ length: 32 }, loop));
  const after = await cpu(server);
  agent.destroy();
  return (after - before) / count;
}

function post(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      { method: 'POST', agent, headers: { 'content-type': 'application/json' } },
      (response) => {
        if (response.statusCode !== 200) reject(new Error(`status ${response.statusCode}`));
        response.resume().on('end', resolve);
      },
    );
    call.on('error', reject).end(BODY);
  });
}
