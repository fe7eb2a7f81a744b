import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Type } from 'typebox';
import { endpointFactory, MEGABYTE } from '../../src/contract/endpoint.ts';
import { optionalUpload, strictObject } from '../../src/contract/schema.ts';
import { startHttpServer } from '../../testkit/http-server.ts';

/** A server with the card route's limits that measures its own event loop and memory. */
const side = () => optionalUpload({ minLength: 1, maxLength: 35_000_000, description: 'side' });
let held: unknown;
const endpoint = endpointFactory<Record<never, never>>()({
  method: 'POST',
  path: '/card',
  name: 'card',
  price: '$0.03',
  summary: 'Card',
  summaryJa: '名刺',
  description: 'Two sides.',
  tags: [],
  input: strictObject({ front_image_base64: side(), back_image_base64: side() }),
  output: Type.Object({}),
  limits: { bodyBytes: 72 * MEGABYTE },
  example: { input: {}, output: {} },
  needs: [],
  replay: 'recompute',
  handler: async (input) => {
    held = input;
    return { bytes: (input.front_image_base64?.bytes.length ?? 0) + (input.back_image_base64?.bytes.length ?? 0) };
  },
});
const { url } = await startHttpServer([endpoint]);

const delay = monitorEventLoopDelay({ resolution: 1 });
let before = 0;
let peak = 0;
let timer: NodeJS.Timeout | undefined;
process.on('message', (message) => {
  if (message === 'start') {
    held = undefined;
    globalThis.gc?.();
    before = process.memoryUsage.rss();
    peak = before;
    timer = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage.rss());
    }, 2);
    delay.reset();
    delay.enable();
    process.send!({ started: true });
  } else if (message === 'stop') {
    clearInterval(timer);
    delay.disable();
    const cpu = process.cpuUsage();
    process.send!({
      stallMs: delay.max / 1e6,
      addedRss: peak - before,
      cpuMs: (cpu.user + cpu.system) / 1000,
      held: held !== undefined,
    });
  }
});
process.send!({ url });

process.on('disconnect', () => process.exit(0));
