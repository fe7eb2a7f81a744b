import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { ServiceError } from '../../contract/errors.ts';
import { type Command, type Io, UsageError } from '../command.ts';
import { explainExtraction } from '../explain-extraction.ts';

const KINDS = ['invoice', 'receipt', 'card'] as const;
type Kind = (typeof KINDS)[number];

const HELP = `jbis extract invoice|receipt|card FILE… [options]

Reads documents on this machine and prints their fields as JSON. Nothing leaves the machine and no registry is opened.
FILE is an image (JPEG, PNG, WebP, TIFF, HEIF), a PDF, or text (.txt; - reads standard input).

Options:
  --back FILE      back side of a card
  --jsonl          one line per file, with "file" and "result" or "error"; goes on after a failure
  --fields A,B     only these fields (invoice, receipt)
  --language L     ja, en or both (default both)
  --vcard          cards: print the vCard instead of JSON
  --raw-text       cards: include the recognised text
  --pages N        pages of a document, 1 or 2 (default 2)
  --explain        invoice, receipt: print candidates, the rules that spoke and their weights
                   ("jbis extract --explain FILE" takes the kind from the paper itself)

Examples:
  jbis extract invoice invoice.pdf
  jbis extract receipt *.jpg --jsonl > receipts.jsonl
  jbis extract card front.jpg --back back.jpg --vcard > contact.vcf`;

interface Options {
  readonly kind: Kind;
  readonly files: readonly string[];
  readonly back: string | undefined;
  readonly jsonl: boolean;
  readonly fields: ReadonlySet<string> | null;
  readonly language: 'ja' | 'en' | 'both';
  readonly vcard: boolean;
  readonly rawText: boolean;
  readonly pages: number;
  readonly explain: boolean;
}

const command: Command = {
  name: 'extract',
  summary: 'read invoices, receipts and business cards into fields, offline',
  help: HELP,
  run: async (args, io) => {
    const options = parse(args);
    const engine = await open(options);
    let failures = 0;
    try {
      for (const [index, file] of options.files.entries()) {
        if (io.isTerminal && options.files.length > 1) io.err(`${index + 1} of ${options.files.length}  ${file}`);
        try {
          const result = await engine.read(file);
          if (options.jsonl) io.out(JSON.stringify({ file, result }));
          else io.out(typeof result === 'string' ? result : JSON.stringify(result, null, 2));
        } catch (error) {
          failures++;
          report(file, error, options, io);
          if (!options.jsonl) return 1;
        }
      }
    } finally {
      await engine.close();
    }
    return failures > 0 ? 1 : 0;
  },
};

export default command;

function report(file: string, error: unknown, { jsonl }: Options, io: Io): void {
  const known =
    error instanceof ServiceError
      ? { code: error.code, message: error.message }
      : { code: 'unreadable', message: (error as Error).message };
  if (jsonl) io.out(JSON.stringify({ file, error: known }));
  io.err(`jbis extract: ${file}: ${known.message}`);
}

function parse(args: readonly string[]): Options {
  const known = KINDS.includes(args[0] as Kind);
  const [kind, rest] = known || !args.includes('--explain') ? [args[0], args.slice(1)] : ['invoice', args];
  if (!KINDS.includes(kind as Kind))
    throw new UsageError('say what to read: invoice, receipt or card. "jbis extract --help" shows examples.');
  const files: string[] = [];
  const values = new Map<string, string>();
  const flags = new Set<string>();
  for (let i = 0; i < rest.length; i++) {
    const argument = rest[i]!;
    if (['--back', '--fields', '--language', '--pages'].includes(argument)) {
      const value = rest[++i];
      if (value === undefined) throw new UsageError(`${argument} needs a value.`);
      values.set(argument, value);
    } else if (['--jsonl', '--vcard', '--raw-text', '--explain'].includes(argument)) flags.add(argument);
    else if (argument.startsWith('--')) throw new UsageError(`there is no option ${argument}.`);
    else files.push(argument);
  }
  if (files.length === 0) throw new UsageError('name at least one file.');
  const language = values.get('--language') ?? 'both';
  if (language !== 'ja' && language !== 'en' && language !== 'both')
    throw new UsageError('--language is ja, en or both.');
  const pages = Number(values.get('--pages') ?? 2);
  if (pages !== 1 && pages !== 2) throw new UsageError('--pages is 1 or 2.');
  const fields = values.get('--fields');
  return {
    kind: kind as Kind,
    files,
    back: values.get('--back'),
    jsonl: flags.has('--jsonl'),
    fields: fields === undefined ? null : new Set(fields.split(',')),
    language,
    vcard: flags.has('--vcard'),
    rawText: flags.has('--raw-text'),
    pages,
    explain: flags.has('--explain'),
  };
}

/** The engine with what these files need: OCR only when one of them is no text. */
async function open(options: Options) {
  const [
    { KIND_CLASSES, openExtraction },
    { openAddressEngine },
    { INVOICE_FIELDS, invoiceAnswer },
    { RECEIPT_FIELDS, receiptAnswer },
    { cardAnswer },
    { checksAnswer, reasonsAnswer },
  ] = await Promise.all([
    import('../../engines/extraction/index.ts'),
    import('../../engines/address/index.ts'),
    import('../../endpoints/invoice/extract.answer.ts'),
    import('../../endpoints/receipt/extract.answer.ts'),
    import('../../endpoints/business-card/extract.answer.ts'),
    import('../../endpoints/document-values.answer.ts'),
  ]);
  const allowed: readonly string[] = options.kind === 'receipt' ? RECEIPT_FIELDS : INVOICE_FIELDS;
  for (const field of options.fields ?? [])
    if (!allowed.includes(field)) throw new UsageError(`there is no field ${field}. Fields: ${allowed.join(', ')}.`);
  const needsOcr = [...options.files, ...(options.back ? [options.back] : [])].some((file) => !isText(file));
  const ocr = needsOcr ? await (await import('../../engines/ocr/index.ts')).openLocalOcr() : undefined;
  const address = openAddressEngine({});
  const extraction = openExtraction({ ocr, address });
  const source = async (file: string) => {
    const bytes = file === '-' ? await readAll() : await readFile(file);
    return isText(file)
      ? { text: new TextDecoder().decode(bytes) }
      : {
          bytes,
          origin: 'upload' as const,
          declaredTypeMatches: null,
          maxPages: options.kind === 'card' ? 1 : options.pages,
        };
  };
  const { language, fields } = options;
  const explain = async (file: string): Promise<string> => {
    const text = await source(file);
    const first = await extraction.explain(options.kind === 'card' ? 'invoice' : options.kind, text);
    // Without a kind on the command line the paper says which endpoint would take it.
    const receipt = ['receipt', 'card_slip'].includes(first.document.documentKind);
    const explained = receipt && options.kind === 'invoice' ? await extraction.explain('receipt', text) : first;
    const { document } = explained;
    const judged = { checks: checksAnswer(document), reasons: reasonsAnswer(document) };
    return explainExtraction(explained, judged, KIND_CLASSES);
  };
  const read = async (file: string): Promise<unknown> => {
    if (options.explain) return explain(file);
    if (options.kind === 'card') {
      const { extracted, reads } = await extraction.card({
        front: await source(file),
        back: options.back ? await source(options.back) : undefined,
      });
      const answer = cardAnswer({
        extracted,
        reads,
        language,
        format: options.vcard ? 'vcard' : 'json',
        includeRawText: options.rawText,
        now: new Date(),
      });
      return options.vcard && !options.jsonl ? answer.vcard!.trimEnd() : answer;
    }
    const { document, read: reading } = await extraction.document(options.kind, await source(file));
    const input = { document, read: reading, language, fields, address };
    if (options.kind === 'invoice') return invoiceAnswer(input);
    // Offline no registry is asked, so nothing is said about the registration.
    const { qualified_invoice: _, ...answer } = receiptAnswer(input, null);
    return answer;
  };
  return { read, close: async () => ocr?.close() };
}

const isText = (file: string): boolean =>
  file === '-' || ['.txt', '.text', '.md'].includes(extname(file).toLowerCase());
async function readAll(): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
