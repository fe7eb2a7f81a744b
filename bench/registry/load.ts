import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';

export interface Target {
  readonly child: ChildProcess;
  readonly url: string;
}

export async function cpuOf({ child }: Target): Promise<number> {
  child.send('cpu');
  const [message] = (await once(child, 'message')) as [{ cpu: NodeJS.CpuUsage }];
  return message.cpu.user + message.cpu.system;
}

/**
 * Requests per second (wall) and microseconds of server CPU per request, over 32 keep-alive connections; or one after
 * the other, each over a connection of its own, as a script or a function in a cloud sends them.
 */
export async function load(
  target: Target,
  bodies: readonly string[],
  connections: 'kept' | 'own' = 'kept',
): Promise<{ perSecond: number; cpuUs: number }> {
  const lanes = connections === 'kept' ? 32 : 1;
  const agent = new Agent({ keepAlive: connections === 'kept', maxSockets: lanes });
  const before = await cpuOf(target);
  const started = performance.now();
  let next = 0;
  const loop = async () => {
    while (next < bodies.length) await post(`${target.url}/jp-company/verify`, bodies[next++]!, agent);
  };
  await Promise.all(Array.from({ length: lanes }, loop));
  const seconds = (performance.now() - started) / 1000;
  const cpu = (await cpuOf(target)) - before;
  agent.destroy();
  return { perSecond: bodies.length / seconds, cpuUs: cpu / bodies.length };
}

function post(url: string, body: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      {
        method: 'POST',
        agent,
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      },
      (response) => {
        if (response.statusCode !== 200) reject(new Error(`status ${response.statusCode}`));
        response.on('data', () => undefined);
        response.on('end', resolve);
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}
