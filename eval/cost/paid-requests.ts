import { makePdf, type PdfPageSpec } from '../../testkit/documents/pdf.ts';
import { HOSTILE_TEXTS, hostileText, LIMIT, PAGE_LIMIT } from '../../testkit/hostile-texts.ts';

/** What is paid for and takes long: its sender has a right to an answer, and to nobody else's time. */
export interface PaidRequest {
  readonly name: string;
  readonly path: string;
  readonly body: () => Buffer;
}

const INVOICE = '/jp-invoice/extract';
const CARD = '/jp-business-card/extract';
const EDGE = 14_000;
const SIZE = 10;

/** The lines of a text down the page, in as many columns as it takes. */
function pageOf(text: string): PdfPageSpec {
  const perColumn = Math.floor(EDGE / (SIZE * 1.5)) - 2;
  const lines = text.split('\n').flatMap((line) => line.match(/.{1,200}/gu) ?? []);
  const width = Math.max(...lines.map((line) => line.length)) * SIZE + 3 * SIZE;
  const texts = lines.map((line, i) => ({
    x: SIZE + Math.floor(i / perColumn) * width,
    y: EDGE - ((i % perColumn) + 1) * SIZE * 1.5,
    size: SIZE,
    text: line,
  }));
  return { width: Math.max(600, Math.ceil(lines.length / perColumn) * width + SIZE), height: EDGE, texts };
}

/** As many items as a job may have, each as long as it may be. */
const JOB = Array.from({ length: 1000 }, (_, n) => ({
  item_id: String(n).padStart(64, 'i'),
  name: String(n).padStart(300, '株'),
  address: String(n).padStart(500, '東'),
}));

const json = (body: object) => Buffer.from(JSON.stringify(body));
const pdf = (pages: readonly PdfPageSpec[]) => makePdf(pages).toString('base64');
const twice = (page: PdfPageSpec) => [page, page];

/** Of nothing but brackets or spaces there is nothing to pay for. */
const READABLE = HOSTILE_TEXTS.filter((text) => /[\p{L}\p{N}]/u.test(hostileText(text, 100)));

/** A PDF is decoded for seconds before it is extracted from: of these the dearest kinds. */
const AS_PDF =
  /^(?:amounts|totals and taxes|bases and taxes|articles|company names$|addresses|T-numbers|a digit each|one line of letters|long lines of labels)/;
const AS_CARD = /^(?:phones|mail addresses|addresses|nothing but kanji)/;

export const PAID_REQUESTS: readonly PaidRequest[] = [
  ...READABLE.map((text) => ({
    name: `paid text: ${text.name}`,
    path: INVOICE,
    body: () => json({ text: hostileText(text, LIMIT) }),
  })),
  ...READABLE.filter(({ name }) => AS_PDF.test(name)).map((text) => ({
    name: `paid PDF: ${text.name}`,
    path: INVOICE,
    body: () => json({ image_base64: pdf(twice(pageOf(hostileText(text, PAGE_LIMIT)))) }),
  })),
  ...READABLE.filter(({ name }) => AS_CARD.test(name)).map((text) => {
    const side = () => pdf([pageOf(hostileText(text, PAGE_LIMIT))]);
    return {
      name: `paid card: ${text.name}`,
      path: CARD,
      body: () => json({ front_image_base64: side(), back_image_base64: side() }),
    };
  }),
  {
    name: 'paid job: 1,000 long items',
    path: '/v1/batch-jobs',
    body: () => json({ operation: 'company_verify', items: JOB }),
  },
];
