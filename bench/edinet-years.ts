import { addDays, toEpochDay } from '../src/japan/business-days.ts';

/** Deterministic numbers: the same index on every machine. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

// Shares of document types in 257,293 genuine rows of 2022–2026.
const TYPES: readonly (readonly [string, number, string, string])[] = [
  ['350', 0.157, '060', '010000'],
  ['180', 0.155, '010', '053000'],
  ['120', 0.125, '010', '030000'],
  ['135', 0.125, '010', '042000'],
  ['030', 0.093, '030', '04A000'],
  ['160', 0.075, '010', '043A00'],
  ['220', 0.069, '010', '170000'],
  ['235', 0.045, '015', '010000'],
  ['140', 0.035, '010', '043000'],
  ['040', 0.03, '030', '04A001'],
  ['360', 0.026, '060', '010001'],
  ['130', 0.01, '010', '030001'],
  ['190', 0.006, '010', '053001'],
];
const CLAUSES = [
  '第19条第2項第9号の2',
  '第19条第2項第12号',
  '第19条第2項第3号',
  '第19条第2項第9号の4',
  '第19条第2項第4号,第19条第2項第9号',
];
const REGISTRANTS = 8000;

export interface GeneratedDay {
  readonly date: string;
  /** The answer of the API as text. */
  readonly body: string;
}

/** Day lists like those of EDINET: the weekdays of a span, heavy filers (asset managers) and light ones. */
export function* generateDays(options: { from: string; to: string; rowsPerDay: number }): Generator<GeneratedDay> {
  const random = randomFrom(20261115);
  const parents: string[] = [];
  let serial = 0;
  for (let date = options.from; date <= options.to; date = addDays(date, 1)) {
    if ([0, 6].includes((toEpochDay(date) + 4) % 7)) continue;
    const count = Math.round(options.rowsPerDay * (0.5 + random()));
    const results = Array.from({ length: count }, (_, i) => {
      const docID = `S1${(serial++).toString(36).toUpperCase().padStart(6, '0')}`;
      if (random() < 0.001 && parents.length > 0)
        return {
          ...ROW,
          seqNumber: i + 1,
          docID,
          submitDateTime: `${date} 10:00`,
          parentDocID: parents[Math.floor(random() * parents.length)]!,
          withdrawalStatus: '1',
        };
      const [type, , ordinance, form] = pick(random());
      // One filing in four comes from one of 40 asset managers.
      const filer = random() < 0.25 ? Math.floor(random() * 40) : Math.floor(random() ** 2 * REGISTRANTS);
      const amendment = ['040', '360', '130', '190'].includes(type);
      const parentDocID = amendment && parents.length > 0 ? parents[Math.floor(random() * parents.length)]! : null;
      if (!amendment && random() < 0.2) parents[Math.floor(random() * 5000)] = docID;
      const periodic = type === '120' || type === '160';
      return {
        ...ROW,
        seqNumber: i + 1,
        docID,
        edinetCode: codeOf(filer),
        secCode: filer % 2 ? `${1000 + (filer % 8999)}0` : null,
        JCN: `9${String(filer).padStart(12, '0')}`,
        filerName: `例示株式会社第${filer}`,
        ordinanceCode: ordinance,
        formCode: form,
        docTypeCode: type,
        periodStart: periodic ? `${Number(date.slice(0, 4)) - 1}-04-01` : null,
        periodEnd: periodic ? `${date.slice(0, 4)}-03-31` : null,
        submitDateTime: `${date} ${String(9 + Math.floor(random() * 8)).padStart(2, '0')}:${String(Math.floor(random() * 60)).padStart(2, '0')}`,
        docDescription: `書類－第${Math.floor(random() * 100)}期`,
        issuerEdinetCode: type === '350' || type === '360' ? codeOf(Math.floor(random() * REGISTRANTS)) : null,
        currentReportReason: type === '180' ? CLAUSES[Math.floor(random() * CLAUSES.length)]! : null,
        parentDocID,
        pdfFlag: '1',
        xbrlFlag: '1',
        legalStatus: '1',
      };
    });
    yield {
      date,
      body: JSON.stringify({
        metadata: {
          title: 't',
          parameter: { date, type: '2' },
          resultset: { count },
          processDateTime: `${addDays(date, 1)} 00:01`,
          status: '200',
          message: 'OK',
        },
        results,
      }),
    };
  }
}

export const codeOf = (filer: number): string => `E${String(filer + 1).padStart(5, '0')}`;

function pick(at: number): (typeof TYPES)[number] {
  let sum = 0;
  for (const type of TYPES) if ((sum += type[1]) > at) return type;
  return TYPES[0]!;
}

const ROW = {
  seqNumber: 0,
  docID: '',
  edinetCode: null as string | null,
  secCode: null as string | null,
  JCN: null as string | null,
  filerName: null as string | null,
  fundCode: null,
  ordinanceCode: null as string | null,
  formCode: null as string | null,
  docTypeCode: null as string | null,
  periodStart: null as string | null,
  periodEnd: null as string | null,
  submitDateTime: '',
  docDescription: null as string | null,
  issuerEdinetCode: null as string | null,
  subjectEdinetCode: null,
  subsidiaryEdinetCode: null,
  currentReportReason: null as string | null,
  parentDocID: null as string | null,
  opeDateTime: null,
  withdrawalStatus: '0',
  docInfoEditStatus: '0',
  disclosureStatus: '0',
  xbrlFlag: '0',
  pdfFlag: '0',
  attachDocFlag: '0',
  englishDocFlag: '0',
  csvFlag: '0',
  legalStatus: '0',
};
