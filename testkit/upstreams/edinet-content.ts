import { zipSync } from 'fflate';
import { CONTENT_TYPES } from '../../src/connectors/edinet/content-store.ts';
import type { WireRow } from './edinet-world.ts';

const HEADER = [
  '要素ID',
  '項目名',
  'コンテキストID',
  '相対年度',
  '連結・個別',
  '期間・時点',
  'ユニットID',
  '単位',
  '値',
];
const NOTE = 'jpcrp_cor:NotesUncertaintiesOfEntitysAbilityToContinueAsGoingConcernFinancialStatementsTextBlock';
const AUDIT = 'jpcrp_cor:IndependentAuditorsReportNonConsolidatedTextBlock';
const DOUBT =
  '(継続企業の前提に関する事項) 当社は、営業損失を計上しており、継続企業の前提に重要な疑義を生じさせるような状況が存在しております。';
const OPINIONS = {
  unqualified:
    '監査意見 当監査法人は、上記の財務諸表が、全ての重要な点において適正に表示しているものと認める。監査意見の根拠 財務諸表に対する除外事項付意見を表明することが求められている。',
  qualified:
    '限定付適正意見 「限定付適正意見の根拠」に記載した事項の及ぼす可能性のある影響を除き、全ての重要な点において適正に表示しているものと認める。',
};

/** What a document says: pairs of element and value, those of the audit reports apart. */
export interface WireContent {
  readonly report: readonly (readonly [element: string, value: string])[];
  readonly audit: readonly (readonly [element: string, value: string])[];
}

/** Invented contents of a periodic report; null for everything else. */
export function edinetContent(row: WireRow, isNewest: boolean): WireContent | null {
  const type = String(row.docTypeCode);
  if (!CONTENT_TYPES.includes(type) || row.ordinanceCode !== '010') return null;
  const isAmendment = type === '130';
  // An amendment of the text names its period; one of the XBRL alone does not.
  const isText = isAmendment && row.periodEnd !== null && row.periodEnd !== undefined;
  const inDoubt = row.edinetCode === 'E99903' && isNewest;
  return {
    report: [
      ['jpdei_cor:AmendmentFlagDEI', String(isAmendment)],
      ['jpdei_cor:ReportAmendmentFlagDEI', String(isText)],
      ['jpdei_cor:XBRLAmendmentFlagDEI', String(isAmendment && !isText)],
      ...(isAmendment ? [] : [[NOTE, inDoubt ? DOUBT : '該当事項はありません。'] as const]),
    ],
    audit: type === '120' ? [[AUDIT, inDoubt ? OPINIONS.qualified : OPINIONS.unqualified]] : [],
  };
}

/** As EDINET sends it for `type=5`: a ZIP of tab-separated files in UTF-16LE with a mark, every field quoted. */
export function contentArchive({ report, audit }: WireContent): Uint8Array {
  const file = (pairs: WireContent['report']) => {
    const rows = [
      HEADER,
      ...pairs.map(([element, value]) => [
        element,
        '項目',
        'FilingDateInstant',
        '提出日時点',
        'その他',
        '時点',
        '－',
        '－',
        value,
      ]),
    ];
    const text = rows.map((row) => row.map((field) => `"${field.replaceAll('"', '""')}"`).join('\t')).join('\r\n');
    return new Uint8Array(Buffer.from(`\ufeff${text}\r\n`, 'utf16le'));
  };
  const name = (kind: string) => `XBRL_TO_CSV/${kind}-001_E99903-000_2026-03-31_01_2026-06-25.csv`;
  return zipSync({
    ...(audit.length > 0 ? { [name('jpaud-aar-cn')]: file(audit) } : {}),
    [name('jpcrp030000-asr')]: file(report),
  });
}
