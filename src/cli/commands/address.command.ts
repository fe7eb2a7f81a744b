import { createReadStream, statSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { loadConfig } from '../../config/index.ts';
import { type AddressEngine, openAddressEngine } from '../../engines/address/index.ts';
import { type Command, type Io, UsageError } from '../command.ts';

const HELP = `jbis address: read Japanese addresses offline

Usage: jbis address normalize|parse|validate|geocode ADDRESS…
       jbis address normalize|parse|validate|geocode --jsonl FILE|-

  --jsonl FILE        one address per line: a JSON string, an object with "address" (and "postal_code"), or plain text;
                      "-" reads standard input. One JSON object per line comes out, in order, "input" first
  --postal-code CODE  a code to compare (validate)
  --data-dir FOLDER   where compiled and imported data live (JBIS_DATA_DIR)

Answers are JSON on standard output, one line per address (indented for a single one).
Exit code 0, or 1 when an address names no known municipality.

  jbis address normalize "千代田区丸ノ内１丁目９－１"
  jbis address validate "和歌山市今福1-1-3" --postal-code 641-0044
  jbis address geocode --jsonl addresses.txt > points.jsonl`;

const ACTIONS = ['normalize', 'parse', 'validate', 'geocode'] as const;
type Action = (typeof ACTIONS)[number];

interface Item {
  readonly address: string;
  readonly postalCode: string | null;
}

export default {
  name: 'address',
  summary: 'read Japanese addresses offline: normalize, parse, validate, geocode',
  help: HELP,
  run: async (args, io) => {
    const { values, positionals } = readArguments(args);
    const [action, ...addresses] = positionals;
    if (!ACTIONS.includes(action as Action)) throw new UsageError(`name what to do: ${ACTIONS.join(', ')}`);
    if (addresses.length > 0 === (values.jsonl !== undefined)) throw new UsageError('give addresses, or --jsonl FILE');
    const dataDir = values['data-dir'] ?? loadConfig(io.env).server.dataDir;
    const engine = openAddressEngine({ dataDir, progress: (step) => io.isTerminal && io.err(`  ${step}`) });
    try {
      const postalCode = values['postal-code'] ?? null;
      const answer = await ANSWER[action as Action](engine);
      if (values.jsonl !== undefined) return await runLines(answer, values.jsonl, postalCode, io);
      const answers = addresses.map((address) => answer({ address, postalCode }));
      for (const found of answers) io.out(JSON.stringify(found, null, answers.length === 1 ? 2 : undefined));
      return answers.every(isPlaced) ? 0 : 1;
    } finally {
      engine.close();
    }
  },
} satisfies Command;

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { jsonl: { type: 'string' }, 'postal-code': { type: 'string' }, 'data-dir': { type: 'string' } },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

type Answer = (item: Item) => object;

/** What the endpoint of the same name answers, without labels. */
const ANSWER: Readonly<Record<Action, (engine: AddressEngine) => Promise<Answer>>> = {
  normalize: async (engine) => {
    const { normalizeFields } = await import('../../endpoints/address/normalize.answer.ts');
    return ({ address }) => normalizeFields(engine.normalize(address));
  },
  parse: async (engine) => {
    const { parseFields } = await import('../../endpoints/address/parse.answer.ts');
    return ({ address }) => parseFields(engine.parse(address));
  },
  validate: async (engine) => {
    const { validateFields } = await import('../../endpoints/address/validate.answer.ts');
    return ({ address, postalCode }) => validateFields(engine.validate(address, { postalCode }));
  },
  geocode: async (engine) => {
    const { geocodeFields } = await import('../../endpoints/address/geocode.answer.ts');
    return ({ address }) => geocodeFields(engine.geocode(address));
  },
};

const isPlaced = (result: object): boolean => {
  const { status, parse_confidence: confidence } = result as { status?: string; parse_confidence?: number };
  return !(status === 'unparsed' || status === 'not_found' || status === 'unverified' || confidence === 0);
};

async function runLines(answer: Answer, file: string, postalCode: string | null, io: Io): Promise<number> {
  const input = file === '-' ? process.stdin : openText(file);
  const bar = progressBar(file === '-' ? 0 : statSync(file).size, io);
  let number = 0;
  let failed = 0;
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    number++;
    bar(Buffer.byteLength(line) + 1, number);
    if (line.trim() === '') continue;
    const item = readLine(line, postalCode, `${file}:${number}`);
    const result = answer(item);
    if (!isPlaced(result)) failed++;
    io.out(JSON.stringify({ input: item.address, ...result }));
  }
  bar(-1, number);
  return failed === 0 ? 0 : 1;
}

function openText(file: string) {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new UsageError(`there is no file ${file}`);
  return createReadStream(file);
}

function readLine(line: string, postalCode: string | null, where: string): Item {
  const first = line.trimStart()[0];
  if (first !== '{' && first !== '"') return { address: line, postalCode };
  try {
    const value = JSON.parse(line) as string | { address?: unknown; postal_code?: unknown };
    if (typeof value === 'string') return { address: value, postalCode };
    if (typeof value.address !== 'string') throw new UsageError(`${where}: the object has no "address"`);
    return {
      address: value.address,
      postalCode: typeof value.postal_code === 'string' ? value.postal_code : postalCode,
    };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${where}: not valid JSON`);
  }
}

const EVERY = 5_000;

/** One line on a terminal, rewritten now and then; nothing elsewhere. */
function progressBar(total: number, io: Io): (bytes: number, lines: number) => void {
  if (!io.isTerminal) return () => undefined;
  let read = 0;
  return (bytes, lines) => {
    const isEnd = bytes < 0;
    read += Math.max(0, bytes);
    if (!isEnd && lines % EVERY !== 0) return;
    const share =
      total === 0
        ? ''
        : ` ${'█'.repeat(Math.min(30, Math.round((30 * read) / total))).padEnd(30, '░')} ${Math.min(100, Math.round((100 * read) / total))} %`;
    process.stderr.write(`\r${lines} addresses${share}${isEnd ? '\n' : ''}`);
  };
}
