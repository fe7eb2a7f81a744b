import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { byFieldName } from '../../src/endpoints/business-card/card-data.answer.ts';
import { checksAnswer, flatValues, PUBLIC_NAMES } from '../../src/endpoints/document-values.answer.ts';
import {
  type AddressReader,
  confirmIssuer,
  type ExtractedDocument,
  extractCard,
  extractDocument,
  type Field,
  openExtraction,
  type Rect,
  rowsOfText,
} from '../../src/engines/extraction/index.ts';
import type { Ocr } from '../../src/engines/ocr/index.ts';
import { Calibration } from './calibration.ts';
import { type Case, shouldPass } from './case.ts';
import type { Box } from './generate/index.ts';
import type { Register } from './register.ts';
import { equal, Scoreboard } from './score.ts';
import { scoreCard } from './score-card.ts';

export interface Image {
  readonly bytes: Uint8Array;
  readonly regions: Readonly<Record<string, readonly Box[]>>;
}

/** A case with its pictures, when it is to be read from them. */
export interface PicturedCase extends Case {
  readonly pictures?: { readonly front: Image; readonly back?: Image };
}

/** All that is measured over one set of cases. */
export class Results {
  readonly board = new Scoreboard();
  readonly calibration = new Calibration();
  documents = 0;
  /** Invoices and receipts among them. */
  billing = 0;
  allCriticalRight = 0;
  passed = 0;
  wrongButPassed = 0;
  readonly wrongButPassedIds: string[] = [];
  /** Labelled as proving themselves, and passed. */
  shouldPass = 0;
  shouldPassAndDoes = 0;
  /** Labelled as proving nothing, and passed all the same. */
  mustNotPass = 0;
  mustNotPassButDoes = 0;
  readonly passMisses: string[] = [];
  regions = 0;
  regionsRight = 0;
  readonly regionMisses: string[] = [];
  /** CPU milliseconds of extraction alone. */
  readonly cpuMs: number[] = [];
}

export interface RunDeps {
  readonly address?: AddressReader | undefined;
  readonly ocr?: Ocr | undefined;
  /** Documents are judged as of this day. */
  readonly now: Date;
  /** Stand-in register of the set's T-numbers, asked as the receipt and extract-and-verify endpoints ask theirs. */
  readonly register?: Register | undefined;
}

const CRITICAL = ['supplier_name', 'registration_number', 'total'];
const CRITICAL_DATES = ['issue_date', 'receipt_date'];

export async function runCase(results: Results, item: PicturedCase, deps: RunDeps): Promise<void> {
  if (item.document_type === 'business_card') return runCard(results, item, deps);
  const kind = item.document_type;
  const picture = item.pictures?.front ?? pictureOf(item, item.image);
  let document: ExtractedDocument;
  if (picture) {
    if (!deps.ocr) throw new Error(`${item.id}: reading a picture needs the OCR engine`);
    const engine = openExtraction({ ocr: deps.ocr, now: () => deps.now });
    const source = { bytes: picture.bytes, origin: 'upload' as const, declaredTypeMatches: null, maxPages: 2 };
    document = (await engine.document(kind, source)).document;
    scoreRegions(results, item, document, picture);
  } else {
    const before = process.cpuUsage();
    document = extractDocument({ rows: rowsOfText(item.text ?? '').rows, kind, now: deps.now, source: 'text' });
    const spent = process.cpuUsage(before);
    results.cpuMs.push((spent.user + spent.system) / 1000);
  }
  if (deps.register) document = confirmIssuer(document, deps.register);
  const values = flatValues(document);
  results.board.addDocument(item, { ...values, document_kind: document.documentKind }, checksAnswer(document));
  const wrong = wrongFields(item, values);
  results.documents++;
  results.billing++;
  if (wrong.length === 0) results.allCriticalRight++;
  if (document.status === 'passed') {
    results.passed++;
    if (wrong.length > 0) {
      results.wrongButPassed++;
      results.wrongButPassedIds.push(`${item.id}: ${wrong.join(', ')}`);
    }
  }
  countPassing(results, item, document);
  for (const [name, want] of Object.entries(item.expected)) {
    const field: Field<unknown> | undefined = document.fields[PUBLIC_NAMES[name as keyof typeof PUBLIC_NAMES]];
    if (!field || field.value === null || Array.isArray(field.value) || isAmbiguous(item, name)) continue;
    results.calibration.add(field.confidence, equal(name, field.value, want));
  }
}

/** The critical fields that differ from the label. */
export function wrongFields(item: Case, values: ReturnType<typeof flatValues>): string[] {
  return [...CRITICAL, ...CRITICAL_DATES].filter(
    (name) =>
      name in item.expected &&
      !isAmbiguous(item, name) &&
      !equal(name, values[name as keyof typeof values], item.expected[name]),
  );
}

function countPassing(results: Results, item: Case, document: ExtractedDocument): void {
  const label = shouldPass(item);
  const passed = document.status === 'passed';
  if (label === true) {
    results.shouldPass++;
    if (passed) results.shouldPassAndDoes++;
    else results.passMisses.push(`${item.id} ${document.status}: ${unproven(document)}`);
  } else if (label === false) {
    results.mustNotPass++;
    if (passed) {
      results.mustNotPassButDoes++;
      results.passMisses.push(`${item.id} passed although its label says that it proves nothing`);
    }
  }
}

const unproven = (document: ExtractedDocument): string =>
  Object.entries(checksAnswer(document))
    .filter(([, result]) => result === 'failed' || result === 'not_checked')
    .map(([name, result]) => `${name} ${result}`)
    .join(', ');

const isAmbiguous = (item: Case, name: string): boolean => item.expected_extra?.ambiguous?.includes(name) ?? false;

async function runCard(results: Results, item: PicturedCase, deps: RunDeps): Promise<void> {
  const front = item.pictures?.front ?? pictureOf(item, item.front_image);
  const back = item.pictures?.back ?? pictureOf(item, item.back_image);
  results.documents++;
  if (front ?? back) {
    if (!deps.ocr) throw new Error(`${item.id}: reading a picture needs the OCR engine`);
    const engine = openExtraction({ ocr: deps.ocr, address: deps.address, now: () => deps.now });
    const source = (image: Image) => ({
      bytes: image.bytes,
      origin: 'upload' as const,
      declaredTypeMatches: null,
      maxPages: 1,
    });
    const { extracted } = await engine.card({ front: front && source(front), back: back && source(back) });
    scoreCard(results.board, item, extracted);
    const found = byFieldName(extracted.fieldRegions, (region) => region);
    for (const [name, boxes] of Object.entries(front?.regions ?? {})) {
      const region = found[name];
      if (region && region.side === 'front') countRegion(results, item.id, name, region.box, boxes);
    }
    return;
  }
  const rows = (lines: readonly string[] | undefined) => (lines ? rowsOfText(lines.join('\n')).rows : undefined);
  const before = process.cpuUsage();
  const extracted = extractCard({
    front: rows(item.sides?.front),
    back: rows(item.sides?.back),
    address: deps.address,
  });
  const spent = process.cpuUsage(before);
  results.cpuMs.push((spent.user + spent.system) / 1000);
  scoreCard(results.board, item, extracted);
}

function pictureOf(item: Case, name: string | undefined): Image | undefined {
  if (name === undefined) return undefined;
  const regions = Object.fromEntries(Object.entries(item.regions ?? {}).map(([field, box]) => [field, [box]]));
  return { bytes: readFileSync(join(item.folder, name)), regions };
}

/** Every region that is returned must lie on the true box; a value printed twice may be taken from either place. */
function scoreRegions(results: Results, item: Case, document: ExtractedDocument, picture: Image): void {
  for (const [name, boxes] of Object.entries(picture.regions)) {
    const field: Field<unknown> | undefined = document.fields[PUBLIC_NAMES[name as keyof typeof PUBLIC_NAMES]];
    const region = field?.evidence?.region;
    if (region) countRegion(results, item.id, name, region, boxes);
  }
}

function countRegion(results: Results, id: string, name: string, region: Rect, boxes: readonly Box[]): void {
  results.regions++;
  const best = Math.max(...boxes.map((box) => overlapOf(region, box)));
  if (best >= 0.5) results.regionsRight++;
  else
    results.regionMisses.push(
      `${id} ${name} ${best.toFixed(2)} ${region.map(Math.round).join(',')} / ${boxes[0]!.map(Math.round).join(',')}`,
    );
}

/** Intersection over union. */
export function overlapOf(a: Rect, b: Rect): number {
  const width = Math.min(a[0] + a[2], b[0] + b[2]) - Math.max(a[0], b[0]);
  const height = Math.min(a[1] + a[3], b[1] + b[3]) - Math.max(a[1], b[1]);
  if (width <= 0 || height <= 0) return 0;
  const intersection = width * height;
  return intersection / (a[2] * a[3] + b[2] * b[3] - intersection);
}
