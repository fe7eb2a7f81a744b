import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { median } from '../src/contract/median.ts';
import { print, type RunOptions } from './figure.ts';

interface Measured {
  readonly stallMs: number;
  readonly addedRss: number;
  readonly cpuMs: number;
}

/** The largest body there is: two card sides of 34.9 million Base64 characters each. */
export default async function benchBody({ quick, note }: RunOptions): Promise<void> {
  const rounds = quick ? 3 : 5;
  const side = randomBytes(25 * 1024 * 1024 - 1);
  const body = Buffer.from(
    JSON.stringify({ front_image_base64: side.toString('base64'), back_image_base64: side.toString('base64') }),
  );
  const results: Measured[] = [];
  for (let round = 0; round < rounds; round++) {
    // A fresh process per round: added memory means added to a server that has not grown yet.
    const measured = await measureOnce(body, side.length * 2);
    results.push(measured);
    note(
      `round ${round + 1}/${rounds}: stall ${measured.stallMs.toFixed(1)} ms, added ${(measured.addedRss / 2 ** 20).toFixed(0)} MB`,
    );
  }
  const medianOf = (pick: (measured: Measured) => number) => median(results.map(pick));
  const context = {
    node: process.version,
    body_mb: Math.round(body.length / 1e6),
    decoded_mb: Math.round((side.length * 2) / 1e6),
    rounds,
    quick,
  };
  const ratio = medianOf((measured) => measured.addedRss) / (side.length * 2);
  print({
    figure: 'http.body69mb.max_stall_ms',
    value: Math.round(medianOf((measured) => measured.stallMs) * 10) / 10,
    unit: 'ms',
    context,
  });
  print({
    figure: 'http.body69mb.rss_ratio_to_decoded',
    value: Math.round(ratio * 1000) / 1000,
    unit: 'ratio',
    context,
  });
  print({
    figure: 'http.body69mb.cpu_ms',
    value: Math.round(medianOf((measured) => measured.cpuMs)),
    unit: 'ms',
    context,
  });
}

async function measureOnce(body: Buffer, decoded: number): Promise<Measured> {
  const child = fork(join(import.meta.dirname, 'http/body.child.ts'), {
    execArgv: ['--expose-gc', '--disable-warning=ExperimentalWarning'],
  });
  try {
    const [{ url }] = (await once(child, 'message')) as [{ url: string }];
    child.send('start');
    await once(child, 'message');
    const bytes = await post(`${url}/card`, body);
    if (bytes !== decoded) throw new Error(`the server decoded ${bytes} bytes, expected ${decoded}`);
    child.send('stop');
    const [measured] = (await once(child, 'message')) as [Measured];
    return measured;
  } finally {
    child.kill();
  }
}

function post(url: string, body: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      { method: 'POST', headers: { 'content-type': 'application/json', 'content-length': body.length } },
      async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk as Buffer);
        resolve((JSON.parse(Buffer.concat(chunks).toString()) as { bytes: number }).bytes);
      },
    );
    call.on('error', reject).end(body);
  });
}
