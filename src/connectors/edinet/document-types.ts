/** EDINET codes as the API specification of the FSA lists them (docTypeCode, 42 rows). */
interface DocumentType {
  readonly ja: string;
  readonly en: string;
  /** The type this one amends. */
  readonly amends?: string;
}

const type = (ja: string, en: string, amends?: string): DocumentType => ({ ja, en, ...(amends ? { amends } : {}) });

export const DOCUMENT_TYPES: Readonly<Record<string, DocumentType>> = {
  '010': type('有価証券通知書', 'Securities notice'),
  '020': type('変更通知書（有価証券通知書）', 'Change notice (securities notice)', '010'),
  '030': type('有価証券届出書', 'Securities registration statement'),
  '040': type('訂正有価証券届出書', 'Amended securities registration statement', '030'),
  '050': type('届出の取下げ願い', 'Request to withdraw a registration'),
  '060': type('発行登録通知書', 'Shelf registration notice'),
  '070': type('変更通知書（発行登録通知書）', 'Change notice (shelf registration notice)', '060'),
  '080': type('発行登録書', 'Shelf registration statement'),
  '090': type('訂正発行登録書', 'Amended shelf registration statement', '080'),
  '100': type('発行登録追補書類', 'Shelf registration supplement'),
  '110': type('発行登録取下届出書', 'Withdrawal of a shelf registration'),
  '120': type('有価証券報告書', 'Annual securities report'),
  '130': type('訂正有価証券報告書', 'Amended annual securities report', '120'),
  '135': type('確認書', 'Confirmation letter'),
  '136': type('訂正確認書', 'Amended confirmation letter', '135'),
  '140': type('四半期報告書', 'Quarterly report'),
  '150': type('訂正四半期報告書', 'Amended quarterly report', '140'),
  '160': type('半期報告書', 'Half-year report'),
  '170': type('訂正半期報告書', 'Amended half-year report', '160'),
  '180': type('臨時報告書', 'Extraordinary report'),
  '190': type('訂正臨時報告書', 'Amended extraordinary report', '180'),
  '200': type('親会社等状況報告書', 'Parent company status report'),
  '210': type('訂正親会社等状況報告書', 'Amended parent company status report', '200'),
  '220': type('自己株券買付状況報告書', 'Share buyback status report'),
  '230': type('訂正自己株券買付状況報告書', 'Amended share buyback status report', '220'),
  '235': type('内部統制報告書', 'Internal control report'),
  '236': type('訂正内部統制報告書', 'Amended internal control report', '235'),
  '240': type('公開買付届出書', 'Tender offer registration statement'),
  '250': type('訂正公開買付届出書', 'Amended tender offer registration statement', '240'),
  '260': type('公開買付撤回届出書', 'Withdrawal of a tender offer'),
  '270': type('公開買付報告書', 'Tender offer report'),
  '280': type('訂正公開買付報告書', 'Amended tender offer report', '270'),
  '290': type('意見表明報告書', 'Position statement report'),
  '300': type('訂正意見表明報告書', 'Amended position statement report', '290'),
  '310': type('対質問回答報告書', 'Answers to questions report'),
  '320': type('訂正対質問回答報告書', 'Amended answers to questions report', '310'),
  '330': type(
    '別途買付け禁止の特例を受けるための申出書',
    'Application for exemption from the ban on separate purchases',
  ),
  '340': type(
    '訂正別途買付け禁止の特例を受けるための申出書',
    'Amended application for exemption from the ban on separate purchases',
    '330',
  ),
  '350': type('大量保有報告書', 'Large shareholding report'),
  '360': type('訂正大量保有報告書', 'Amended large shareholding report', '350'),
  '370': type('基準日の届出書', 'Record date notification'),
  '380': type('変更の届出書', 'Change notification', '370'),
};

/** Words an agent knows for the codes it means; amendments are added by `include_amendments`. */
export const DOCUMENT_ALIASES = {
  annual_report: '120',
  half_year_report: '160',
  quarterly_report: '140',
  extraordinary_report: '180',
  internal_control_report: '235',
  confirmation: '135',
  registration_statement: '030',
  large_holding: '350',
  tender_offer: '240',
  buyback_report: '220',
} as const;

export type DocumentAlias = keyof typeof DOCUMENT_ALIASES;

const AMENDMENT_OF = new Map(
  Object.entries(DOCUMENT_TYPES).flatMap(([code, { amends }]) => (amends ? [[amends, code] as const] : [])),
);

export const isAmendment = (code: string | null): boolean =>
  code !== null && DOCUMENT_TYPES[code]?.amends !== undefined;
export const amendmentOf = (code: string): string | undefined => AMENDMENT_OF.get(code);
export const AMENDMENT_CODES: readonly string[] = [...AMENDMENT_OF.values()];

/** The PDF permalink: 404 for an unknown id, unlike the viewer page, which answers 200 for anything. */
export const referenceUrl = (docId: string): string =>
  `https://disclosure2dl.edinet-fsa.go.jp/searchdocument/pdf/${docId}.pdf`;
