import { setTimeout as pause } from 'node:timers/promises';
import type { Seed } from './corpus.ts';
import { type Findings, NOTHING, type Notebook } from './findings.ts';
import { type HostileServer, send } from './hostile-server.ts';
import { answerOver, costPerByte, isTooDear, type Scale } from './limits.ts';

export type Input = Pick<Seed, 'name' | 'path' | 'signed'> & { readonly body: Buffer };

/** Most readings of one input at a time: when it comes, and once more when its stretch is over. */
const MOST_READINGS = 8;
/** Longer each time: a burst of other work on the machine passes. */
const PAUSE_MS = 50;

export interface Judge {
  /** The least cost of its readings, in microseconds per byte above the base. */
  judge(input: Input): Promise<number>;
  /** Reads what is still above the limit once more, and says what the stretch found. */
  finish(): Promise<Findings>;
}

/**
 * Sends inputs one at a time and reads the server's CPU between them. An input above the limit is sent again, alone, at
 * once and at the end of the stretch, to the same server with all that it keeps by then: the least of its readings
 * counts, since a collection of garbage or a slow second of the machine that fell into one is not its cost.
 */
export async function openJudge(
  server: HostileServer,
  options: { headers: ReadonlyMap<string, string>; scale: Scale; notebook: Notebook; note: (text: string) => void },
): Promise<Judge> {
  const { headers, scale, notebook, note } = options;
  let { sent, inputs, notRepeated, worst, answerOver: overAnswered } = NOTHING;
  const suspects: { input: Input; cost: number }[] = [];
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
  /** The least of several readings, as many as it takes to come below the limit. */
  const least = async (input: Input, known: readonly number[]): Promise<number> => {
    const readings = [...known];
    for (let reading = 1; reading <= MOST_READINGS && isTooDear(Math.min(...readings)); reading++) {
      await pause(PAUSE_MS * reading);
      readings.push(await read(input));
    }
    if (isTooDear(Math.min(...readings)))
      note(`over: ${label(input)}: ${readings.map((cost) => cost.toFixed(3)).join(', ')} µs per byte`);
    return Math.min(...readings);
  };
  const remember = (input: Input, cost: number) => {
    if (cost > worst.usPerByte) worst = { usPerByte: cost, by: label(input) };
  };
  return {
    async judge(input) {
      inputs++;
      const first = await read(input);
      if (!isTooDear(first)) {
        remember(input, first);
        return first;
      }
      const cost = await least(input, [first]);
      if (isTooDear(cost)) suspects.push({ input, cost });
      else {
        notRepeated++;
        remember(input, cost);
      }
      return cost;
    },
    async finish() {
      const over: string[] = [];
      for (const { input, cost: then } of suspects) {
        const cost = await least(input, [then]);
        remember(input, cost);
        if (isTooDear(cost)) {
          over.push(`${label(input)}: ${cost.toFixed(3)} µs per byte`);
          notebook.keep(`over-${input.name}`, input.body);
        } else notRepeated++;
      }
      const { recoverMs } = scale;
      return { sent, inputs, over, notRepeated, uncharged: 0, worst, answerOver: overAnswered, recoverMs };
    },
  };
}

const label = ({ name, body }: Input): string => `${name} (${body.length} bytes)`;
