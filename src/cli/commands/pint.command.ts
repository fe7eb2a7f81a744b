import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { EncodingError, LIMITS, type Report, VARIANTS, type Variant, validate } from '../../engines/pint/index.ts';
import { type Command, type Io, UsageError } from '../command.ts';
import { printReport } from '../pint-report.ts';

const HELP = `jbis pint validate FILE… [options]

Validates JP PINT 1.1.3 invoices (UBL 2.1 XML, UTF-8) on this machine: structure, shared and Japanese rules.
Nothing is sent anywhere and nothing is paid. FILE - reads standard input.

Options:
  --rule-set NAME    auto (default: what the document's CustomizationID asks for), billing, self_billing,
                     non_tax_registered
  --json             one JSON report per line instead of the readable one
  --lang LANG        ja, en or both (default) in the readable report
  --max N            findings shown per file (default 20)
  --quiet            only the verdict of each file

Exit code: 0 when every document is valid, 1 when one is not, 2 for wrong use or an unreadable file.

Examples:
  jbis pint validate invoice.xml
  jbis pint validate --rule-set billing --json out/*.xml`;

const LANGUAGES = ['ja', 'en', 'both'] as const;

const command: Command = {
  name: 'pint',
  summary: 'validate JP PINT invoices offline',
  help: HELP,
  run: async (args, io) => {
    const [action, ...rest] = args;
    if (action !== 'validate') throw new UsageError('say "jbis pint validate FILE…"; "jbis pint --help" explains it');
    const options = readOptions(rest);
    let code = 0;
    for (const file of options.files) code = Math.max(code, await validateFile(file, options, io));
    return code;
  },
};

export default command;

function readOptions(args: string[]) {
  const { values, positionals: files } = parse(args);
  // Written with hyphens or underscores.
  const ruleSet = (values['rule-set'] ?? 'auto').replaceAll('-', '_');
  if (ruleSet !== 'auto' && !(VARIANTS as readonly string[]).includes(ruleSet))
    throw new UsageError(`--rule-set is auto, ${VARIANTS.join(', ')}, not "${ruleSet}"`);
  const language = LANGUAGES.find((entry) => entry === (values.lang ?? 'both'));
  if (!language) throw new UsageError(`--lang is ${LANGUAGES.join(', ')}`);
  const max = Number(values.max ?? 20);
  if (!Number.isInteger(max) || max < 0) throw new UsageError('--max is a whole number');
  if (files.length === 0) throw new UsageError('name at least one XML file');
  return { files, ruleSet: ruleSet as Variant | 'auto', language, max, json: values.json, quiet: values.quiet };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        'rule-set': { type: 'string' },
        lang: { type: 'string' },
        max: { type: 'string' },
        json: { type: 'boolean', default: false },
        quiet: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

async function validateFile(file: string, options: ReturnType<typeof readOptions>, io: Io): Promise<number> {
  let source: Buffer;
  let report: Report;
  try {
    source = file === '-' ? await buffer(process.stdin) : await readFile(file);
    if (source.length > LIMITS.bytes)
      throw new EncodingError(`over ${LIMITS.bytes} bytes`, `${LIMITS.bytes} バイトを超えています`);
    report = validate(source, { ruleSet: options.ruleSet });
  } catch (error) {
    const expected = error instanceof EncodingError || (error as NodeJS.ErrnoException).code !== undefined;
    if (!expected) throw error;
    if (options.json) io.out(JSON.stringify({ file, error: (error as Error).message }));
    else io.err(`${file}: ${(error as Error).message}`);
    return 2;
  }
  if (options.json) {
    const { reportFields } = await import('../../endpoints/e-invoice/pint-report.answer.ts');
    io.out(JSON.stringify({ file, ...reportFields(report, 'both') }));
  } else printReport(file, source.toString('utf8'), report, options, io);
  return report.valid ? 0 : 1;
}
