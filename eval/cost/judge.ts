import { setTimeout as pause } from 'node:timers/promises';
import type { Seed } from './corpus.ts';
import { type Findings, NOTHING, type Notebook } from './findings.ts';
import { type HostileServer, send } from './hostile-server.ts';
import { answerOver, costPerByte, isTooDear, type Scale } from './limits.ts';

export type Input = Pick<Seed, 'name' | 'path' | 'signed'> & { readonly body: Buffer };

/** Most readings of one input before it counts as too dear. */
const MOST_READINGS = 8;

export interface Judge {
  /** The least cost of its readings, in microseconds per byte above the base. */
  judge(input: Input): Promise<number>;
  readonly found: () => Findings;
}

/**
 * Sends inputs one at a time and reads the server's CPU between them. An input above the limit is sent again, alone: the
 * least of its readings counts, since a collection of garbage that fell into one is not its cost.
 */
export async function openJudge(
  server: HostileServer,
  options: { headers: ReadonlyMap<string, string>; scale: Scale; notebook: Notebook; note: (text: string) => void },
): Promise<Judge> {
  const { headers, scale, notebook, note } = options;
  let { sent, inputs, notRepeated, worst, answerOver: overAnswered } = NOTHING;
  const over: string[] = [];
  let before = (await server.ask('cpu')).cpuMs;

  const read = async ({ path, signed, body }: Input): Promise<number> => {
    const header = signed ? headers.get(path) : undefined;
    const { answerBytes } = await send(server.url + path, body, header ? { 'payment-signature': header } : {});
    const after = (await server.ask('cpu')).cpuMs;
    const cost = costPerByte(after - before, body.length, scale);
    before = after;
    sent++;
    overAnswered = Math.max(overAnswered, answerOver(answerBytes, body.length));
    return cost;
  };
  return {
    async judge(input) {
      const first = await read(input);
      let cost = first;
      for (let reading = 1; reading < MOST_READINGS && isTooDear(cost); reading++) {
        // Longer each time: a burst of other work on the machine passes.
        await pause(50 * reading);
        cost = Math.min(cost, await read(input));
      }
      inputs++;
      if (isTooDear(cost)) {
        const line = `${input.name}, ${input.body.length} bytes: ${cost.toFixed(3)} µs per byte`;
        over.push(line);
        notebook.keep(`over-${input.name}`, input.body);
        note(`over: ${line}`);
      } else if (isTooDear(first)) notRepeated++;
      if (cost > worst.usPerByte) worst = { usPerByte: cost, by: `${input.name} (${input.body.length} bytes)` };
      return cost;
    },
    found: () => ({
      sent,
      inputs,
      over,
      notRepeated,
      uncharged: 0,
      worst,
      answerOver: overAnswered,
      recoverMs: scale.recoverMs,
    }),
  };
}
