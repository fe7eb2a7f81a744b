import { print, type RunOptions } from '../bench/figure.ts';
import { SEEDS } from './cost/corpus.ts';
import { DOCUMENT_SEEDS } from './cost/documents.ts';
import { type Findings, NOTHING, openNotebook, together } from './cost/findings.ts';
import { corpusStretch, documentStretch, mutantStretch, type StretchOptions } from './cost/stretches.ts';

const HELP = `Looks for what costs most CPU and gets the longest answers per byte sent without paying: the corpus at
several sizes, documents nobody is charged for, then mutations, the dearest of which are mutated again.

  --inputs N     mutations (default 50,000; with --quick 1,500)
  --lanes N      servers at a time, each with a process of its own (default 1)
  --seed N       first seed (default 1)
  --keep FOLDER  finished stretches and inputs that are too dear; a run over the same folder goes on where one ended
  --minutes N    begins no stretch after so many minutes
  --only NAME    corpus, documents or mutants`;

const STRETCH = 2500;

interface Stretch {
  readonly name: string;
  readonly run: () => Promise<Findings>;
}

/** Fails on cost, not on crashes. */
export default async function evalCostFuzz({ quick, flags, note }: RunOptions): Promise<void> {
  if (flags.how) return void process.stdout.write(`${HELP}\n`);
  const inputs = Number(flags.inputs ?? (quick ? 1500 : 50_000));
  const sizes = quick ? [1000, 60_000, 1_000_000] : [1000, 20_000, 60_000, 200_000, 1_000_000, 7_000_000, 60_000_000];
  const documentSizes = quick ? [1000] : [1000, 200_000, 7_000_000];
  const notebook = openNotebook(typeof flags.keep === 'string' ? flags.keep : undefined);
  const options: StretchOptions = { notebook, note };
  const first = Number(flags.seed ?? 1);
  const waiting: Stretch[] = [
    { name: 'corpus', run: () => corpusStretch(sizes, options) },
    { name: 'documents', run: () => documentStretch(documentSizes, options) },
    ...Array.from({ length: Math.ceil(inputs / STRETCH) }, (_, i) => ({
      name: `mutants-${first + i}`,
      run: () => mutantStretch(first + i, Math.min(STRETCH, inputs - i * STRETCH), options),
    })),
  ].filter(({ name }) => flags.only === undefined || name.startsWith(String(flags.only)));
  const end = Date.now() + Number(flags.minutes ?? 1000) * 60_000;
  let all = NOTHING;
  let left = 0;
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { name, run } = next;
      const known = notebook.read(name);
      if (!known && Date.now() > end) {
        left++;
        continue;
      }
      const found = known ?? (await run());
      notebook.write(name, found);
      all = together(all, found);
      note(`${name}: ${summary(found)}; ${all.inputs} inputs so far`);
    }
  };
  await Promise.all(Array.from({ length: Number(flags.lanes ?? 1) }, lane));
  report(all, { sizes, left });
}

const summary = ({ inputs, over, notRepeated, worst }: Findings): string =>
  `${inputs} inputs, ${over.length} over, ${notRepeated} not repeated, worst ${worst.usPerByte.toFixed(4)} µs per byte: ${worst.by}`;

function report(all: Findings, { sizes, left }: { sizes: readonly number[]; left: number }): void {
  const context = {
    inputs: all.inputs,
    requests: all.sent,
    seeds: SEEDS.length + DOCUMENT_SEEDS.length,
    sizes,
    worst: all.worst.by,
    over: all.over.length,
    not_repeated: all.notRepeated,
    documents_before_refusal: all.uncharged,
    readings:
      'CPU of all threads and child processes; an input over the limit is sent alone up to 8 times at once and 8 times at the end of its stretch, the least counts',
    recover_ms: all.recoverMs,
    ...(left > 0 ? { stretches_left: left } : {}),
  };
  const value = Math.round(all.worst.usPerByte * 1e4) / 1e4;
  print({ figure: 'security.cost_fuzz.worst_us_per_byte', value, unit: 'us', context });
  print({ figure: 'security.cost_fuzz.answer_bytes_over', value: all.answerOver, unit: 'bytes', context });
  if (all.over.length > 0 || all.answerOver > 0 || left > 0) process.exitCode = 1;
}
