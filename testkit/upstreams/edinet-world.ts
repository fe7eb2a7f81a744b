import { addDays, isBusinessDay, nextBusinessDay } from '../../src/japan/business-days.ts';
import { edinetContent, type WireContent } from './edinet-content.ts';

/** A row of a day list as the API sends it: 29 fields, all but two nullable. */
export type WireRow = Record<string, string | number | null>;

const EMPTY: WireRow = {
  edinetCode: null,
  secCode: null,
  JCN: null,
  filerName: null,
  fundCode: null,
  ordinanceCode: null,
  formCode: null,
  docTypeCode: null,
  periodStart: null,
  periodEnd: null,
  submitDateTime: null,
  docDescription: null,
  issuerEdinetCode: null,
  subjectEdinetCode: null,
  subsidiaryEdinetCode: null,
  currentReportReason: null,
  parentDocID: null,
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
const PUBLISHED = { xbrlFlag: '1', pdfFlag: '1', attachDocFlag: '1', csvFlag: '1', legalStatus: '1' };

// Invented registrants; the corporate numbers are those of the sample registry.
const MIDORI = { edinetCode: 'E99901', secCode: '99010', JCN: '7999901000001', filerName: '株式会社みどり見本商事' };
const GROUP = {
  edinetCode: 'E99902',
  secCode: '99020',
  JCN: '6999901000002',
  filerName: '見本統合ホールディングス株式会社',
};
const RENAMED = { edinetCode: 'E99903', secCode: '137A0', JCN: '3999901000005', filerName: '株式会社新称見本' };
const FOREIGN = {
  edinetCode: 'E99905',
  secCode: null,
  JCN: '8999901000009',
  filerName: 'Ｍｉｈｏｎ　Ｏｖｅｒｓｅａｓ　Ｌｉｍｉｔｅｄ',
};
const PERSON = { edinetCode: 'E99909', secCode: null, JCN: null, filerName: '見本　太郎' };

export const CODE_LIST_LINES: readonly string[] = [
  '"E99901","内国法人・組合","上場","有","100","3月31日","株式会社みどり見本商事","Midori Mihon Trading Co., Ltd.","カブシキガイシャミドリミホンショウジ","千代田区丸の内一丁目９番９号","卸売業","99010","7999901000001"',
  '"E99902","内国法人・組合","上場","有","5000","3月31日","見本統合ホールディングス株式会社","Mihon Integrated Holdings","ミホントウゴウホールディングス","大阪市北区梅田九丁目９番９号","サービス業","99020","6999901000002"',
  '"E99903","内国法人・組合","上場","無","300","3月31日","株式会社新称見本","","シンショウミホン","福岡市中央区天神九丁目９番９号","小売業","137A0","3999901000005"',
  '"E99904","内国法人・組合","非上場","無","10","9月30日","一般社団法人見本協会","","","港区芝公園九丁目９番９号","サービス業","","9999901000008"',
  '"E99905","外国法人・組合","非上場","無","","12月31日","Ｍｉｈｏｎ　Ｏｖｅｒｓｅａｓ　Ｌｉｍｉｔｅｄ","MIHON OVERSEAS LIMITED","","英国","外国法人・組合","","8999901000009"',
  // One corporate number under two codes.
  '"E99906","内国法人・組合","非上場","無","","3月31日","株式会社みどり見本商事","","","千代田区","卸売業","","7999901000001"',
  '"E99909","個人（組合発行者を除く）","","","","","見本　太郎","","ミホン　タロウ","","個人（組合発行者を除く）","",""',
];

export interface EdinetWorld {
  /** The list of a day, by what has happened so far. */
  readonly day: (date: string, withdrawn: boolean) => WireRow[];
  /** What a document says; null when it has no CSV. */
  readonly content: (docId: string) => WireContent | null;
  readonly withdrawalDay: string;
  readonly parentDay: string;
  readonly firstDay: string;
  readonly lastDay: string;
}

/** Days of a year that are over in the last week of July. */
const JULY = 205;

/** Four years of filings up to the day before `today`, with every event the index must understand. */
export function edinetWorld(today: string): EdinetWorld {
  const lastDay = addDays(today, -1);
  const days = new Map<string, WireRow[]>();
  let serial = 0;
  const file = (date: string, row: WireRow): { docID: string; date: string } => {
    const day = isBusinessDay(date) ? date : nextBusinessDay(date);
    const docID = `S1ZZ${String(serial++).padStart(4, '0')}`;
    if (day > lastDay) return { docID, date: day };
    const rows = days.get(day) ?? [];
    days.set(day, rows);
    rows.push({
      seqNumber: rows.length + 1,
      docID,
      ...EMPTY,
      ...PUBLISHED,
      submitDateTime: `${day} 15:${String(rows.length % 60).padStart(2, '0')}`,
      ...row,
    });
    return { docID, date: day };
  };
  // The newest year whose events, the last of them in the middle of July, have all happened.
  const newest = Number(addDays(today, -JULY).slice(0, 4));
  const annual = (company: WireRow, year: number, date: string, more: WireRow = {}) =>
    file(date, {
      ...company,
      ordinanceCode: '010',
      formCode: '030000',
      docTypeCode: '120',
      periodStart: `${year - 1}-04-01`,
      periodEnd: `${year}-03-31`,
      docDescription: `有価証券報告書(${year - 1}/04/01－${year}/03/31)`,
      ...more,
    });
  for (let year = newest - 3; year <= newest; year++)
    for (const company of [MIDORI, GROUP, RENAMED]) {
      // One company files the report of one year 40 days after the standard date.
      const late = company === RENAMED && year === newest - 1;
      const report = annual(company, year, late ? `${year}-08-09` : `${year}-06-25`);
      file(report.date, {
        ...company,
        ordinanceCode: '010',
        formCode: '042000',
        docTypeCode: '135',
        docDescription: '確認書',
      });
      file(report.date, {
        ...company,
        ordinanceCode: '015',
        formCode: '010000',
        docTypeCode: '235',
        docDescription: '内部統制報告書',
      });
      file(`${year}-06-29`, {
        ...company,
        ordinanceCode: '010',
        formCode: '053000',
        docTypeCode: '180',
        currentReportReason: '第19条第2項第9号の2',
        docDescription: '臨時報告書',
      });
      file(`${year}-11-12`, {
        ...company,
        ordinanceCode: '010',
        formCode: '043A00',
        docTypeCode: '160',
        periodStart: `${year}-04-01`,
        periodEnd: `${year + 1}-03-31`,
        docDescription: '半期報告書',
      });
      if (company !== RENAMED) continue;
      file(addDays(report.date, 10), {
        ...company,
        ordinanceCode: '010',
        formCode: '030001',
        docTypeCode: '130',
        parentDocID: report.docID,
        periodStart: `${year - 1}-04-01`,
        periodEnd: `${year}-03-31`,
        docDescription: '訂正有価証券報告書',
      });
      file(addDays(report.date, 400), {
        ...company,
        ordinanceCode: '010',
        formCode: '030001',
        docTypeCode: '130',
        parentDocID: report.docID,
        docDescription: '訂正有価証券報告書',
      });
    }
  const recent = (month: string) => `${newest}-${month}`;
  file(recent('03-02'), {
    ...RENAMED,
    ordinanceCode: '010',
    formCode: '053000',
    docTypeCode: '180',
    currentReportReason: '第１９条第２項第９号の４,第19条第2項第12号',
    docDescription: '臨時報告書',
  });
  file(recent('03-03'), {
    ...RENAMED,
    ordinanceCode: '010',
    formCode: '053000',
    docTypeCode: '180',
    currentReportReason: '第19条第2項第9号',
    docDescription: '臨時報告書',
  });
  file(recent('04-06'), {
    ...RENAMED,
    ordinanceCode: '015',
    formCode: '010001',
    docTypeCode: '236',
    docDescription: '訂正内部統制報告書',
  });
  file(recent('05-11'), {
    ...GROUP,
    ordinanceCode: '060',
    formCode: '010000',
    docTypeCode: '350',
    issuerEdinetCode: 'E99903',
    docDescription: '大量保有報告書',
  });
  file(recent('05-12'), {
    ...PERSON,
    ordinanceCode: '060',
    formCode: '010002',
    docTypeCode: '350',
    issuerEdinetCode: 'E99903',
    docDescription: '変更報告書',
  });
  file(recent('05-13'), {
    ...GROUP,
    ordinanceCode: '040',
    formCode: '020000',
    docTypeCode: '240',
    subjectEdinetCode: 'E99903',
    docDescription: '公開買付届出書',
  });
  file(recent('05-14'), {
    ...MIDORI,
    fundCode: 'G99901',
    ordinanceCode: '030',
    formCode: '07A000',
    docTypeCode: '120',
    periodStart: '2025-01-01',
    periodEnd: '2025-12-31',
    docDescription: '有価証券報告書（内国投資信託受益証券）',
  });
  file(recent('06-30'), {
    ...FOREIGN,
    ordinanceCode: '010',
    formCode: '080000',
    docTypeCode: '120',
    periodStart: `${newest - 1}-01-01`,
    periodEnd: `${newest - 1}-12-31`,
    docDescription: '有価証券報告書',
  });
  const edited = file(recent('07-06'), {
    ...RENAMED,
    ordinanceCode: '010',
    formCode: '053000',
    docTypeCode: '180',
    currentReportReason: '第19条第2項第4号',
    docDescription: '臨時報告書',
  });
  const notice = days.get(edited.date)!.find((row) => row.docID === edited.docID)!;
  days.set(recent('07-08'), [
    { ...notice, seqNumber: 1, docInfoEditStatus: '1', opeDateTime: `${recent('07-08')} 10:00` },
  ]);

  const parent = file(recent('07-13'), {
    ...RENAMED,
    ordinanceCode: '010',
    formCode: '053000',
    docTypeCode: '180',
    currentReportReason: '第19条第2項第3号',
    docDescription: '臨時報告書',
  });
  const withdrawalDay = nextBusinessDay(parent.date);
  const documents = new Map([...days.values()].flat().map((row) => [String(row.docID), row]));
  return {
    content: (docId) => {
      const row = documents.get(docId);
      return row === undefined ? null : edinetContent(row, String(row.periodEnd) >= `${newest}-03-31`);
    },
    firstDay: `${newest - 3}-06-01`,
    lastDay,
    withdrawalDay,
    parentDay: parent.date,
    day: (date, withdrawn) => {
      const rows = (days.get(date) ?? []).map((row) =>
        // A withdrawn document loses everything but its number.
        withdrawn && row.docID === parent.docID
          ? {
              seqNumber: row.seqNumber!,
              docID: row.docID!,
              ...EMPTY,
              submitDateTime: row.submitDateTime!,
              withdrawalStatus: '2',
            }
          : row,
      );
      if (withdrawn && date === withdrawalDay)
        rows.push({
          seqNumber: rows.length + 1,
          docID: 'S1ZZW001',
          ...EMPTY,
          submitDateTime: `${date} 10:35`,
          parentDocID: parent.docID,
          withdrawalStatus: '1',
        });
      return rows;
    },
  };
}
