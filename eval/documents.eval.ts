import { print, type RunOptions } from '../bench/figure.ts';
import { flatValues } from '../src/endpoints/document-values.answer.ts';
import { openExtraction } from '../src/engines/extraction/index.ts';
import { openLocalOcr } from '../src/engines/ocr/index.ts';
import { type RealFields, realFields, realPages } from './ocr/real/real-set.ts';

/** Fields of `fields.json` and their names in our answers. */
const FIELDS = {
  date: { receipt: 'receipt_date', invoice: 'issue_date' },
  due: { receipt: 'due_date', invoice: 'due_date' },
  total: { receipt: 'total', invoice: 'total' },
  tno: { receipt: 'registration_number', invoice: 'registration_number' },
  issuer: { receipt: 'supplier_name', invoice: 'supplier_name' },
  phone: { receipt: 'supplier_phone', invoice: 'supplier_phone' },
} as const;

type Kind = 'receipt' | 'invoice';
const isKind = (kind: string): kind is Kind => kind === 'receipt' || kind === 'invoice';

/**
 * `npm run eval -- documents --real DIR [--misses]`: real documents through decoding, OCR and extraction; each field
 * of `fields.json`, and how many documents passed with a wrong one. Figures carry no text of the documents.
 */
export default async function evaluate({ flags, note }: RunOptions): Promise<void> {
  if (typeof flags.real !== 'string') throw new Error('--real DIR names the folder of a rebuilt set');
  const pages = new Map(realPages(flags.real).map((page) => [page.id, page]));
  const ocr = await openLocalOcr();
  const engine = openExtraction({ ocr, now: () => new Date() });
  const counts = new Map<string, { right: number; wrong: number; all: number }>();
  let [documents, passed, wrongButPassed] = [0, 0, 0];
  for (const [kind, expected] of Object.entries(realFields(flags.real))) {
    if (!isKind(kind)) continue;
    for (const [id, fields] of Object.entries(expected)) {
      const page = pages.get(id);
      if (!page) continue;
      const source = { bytes: await page.load(), origin: 'upload' as const, declaredTypeMatches: null, maxPages: 2 };
      const { document } = await engine.document(kind, source);
      const misses = score(kind, fields, flatValues(document), counts);
      documents++;
      if (document.status === 'passed') passed++;
      if (document.status === 'passed' && misses.length > 0) wrongButPassed++;
      note(`${id.padEnd(18)} ${document.status.padEnd(14)} ${'misses' in flags ? misses.join('; ') : misses.length}`);
    }
  }
  await ocr.close();
  const context = { documents, set: 'real, development' };
  for (const [field, { right, wrong, all }] of counts)
    print({
      figure: `documents.real.${field}`,
      value: right / all,
      unit: 'ratio',
      context: { ...context, right, wrong, all },
    });
  print({
    figure: 'documents.real.wrong_but_passed',
    value: wrongButPassed,
    unit: 'documents',
    context: { ...context, passed },
  });
}

/** Adds the fields the document has; what is missing or wrong, in words. */
function score(
  kind: Kind,
  expected: RealFields,
  values: Readonly<Record<string, unknown>>,
  counts: Map<string, { right: number; wrong: number; all: number }>,
): string[] {
  return Object.entries(FIELDS).flatMap(([name, names]) => {
    const wanted = [expected[name] ?? null].flat().filter((value) => value !== null);
    if (wanted.length === 0) return [];
    const value = values[names[kind]];
    const right = wanted.some((one) => isSame(name, value, one!));
    const count = counts.get(name) ?? counts.set(name, { right: 0, wrong: 0, all: 0 }).get(name)!;
    count.all++;
    if (right) count.right++;
    else if (value !== null && value !== undefined) count.wrong++;
    return right ? [] : [`${name}: ${value ?? 'missing'}, not ${wanted.join(' or ')}`];
  });
}

const folded = (value: unknown): string =>
  String(value ?? '')
    .normalize('NFKC')
    .replace(/[\s・･.]/g, '');

/** An issuer is right when it holds the name people would look for; numbers by their digits. */
function isSame(name: string, value: unknown, wanted: string | number): boolean {
  if (value === null || value === undefined) return false;
  if (name === 'issuer') return folded(value).includes(folded(wanted));
  if (name === 'phone') return folded(value).replace(/\D/g, '').replace(/^81/, '0') === String(wanted);
  return folded(value) === folded(wanted);
}
