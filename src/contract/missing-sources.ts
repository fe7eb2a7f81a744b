import { because, type ErrorDetail, type Localised } from './error-details.ts';

/** What a server lacks when a service is missing, in words, each with the command or setting that brings it. */
export const MISSING_SOURCES: Readonly<Record<string, Localised>> = {
  companyRegistry: {
    en: 'the corporate-number register, loaded by "jbis sync company"',
    ja: '「jbis sync company」で読み込む法人番号の公表データ',
  },
  invoiceRegistry: {
    en: 'the register of qualified-invoice issuers, loaded by "jbis sync invoice"',
    ja: '「jbis sync invoice」で読み込む適格請求書発行事業者の公表データ',
  },
  filings: {
    en: 'the EDINET filing index, loaded by "jbis sync edinet" with EDINET_API_KEY',
    ja: 'EDINET_API_KEY を設定し「jbis sync edinet」で読み込む EDINET の索引',
  },
  regulated: {
    en: 'the registers of the Financial Services Agency, loaded by "jbis sync fsa"',
    ja: '「jbis sync fsa」で読み込む金融庁の登録業者一覧',
  },
  crossBorder: {
    en: 'company registers: "jbis sync company", or COMPANIES_HOUSE_API_KEY for British ones',
    ja: '「jbis sync company」で読み込む法人番号の公表データ、または COMPANIES_HOUSE_API_KEY で使う英国の会社登記',
  },
  counterparty: {
    en: 'VIES and Peppol, asked with JBIS_LIVE_SOURCES=1',
    ja: 'JBIS_LIVE_SOURCES=1 で有効になる VIES と Peppol への照会',
  },
  pint: {
    en: 'the validation of JP PINT, switched on by JP_PINT_VALIDATION_ENABLED=1',
    ja: 'JP_PINT_VALIDATION_ENABLED=1 で有効になる JP PINT の検証',
  },
  ocr: {
    en: 'text recognition; "jbis doctor" says why it did not start',
    ja: '文字認識（起動しない理由は「jbis doctor」で確認できます）',
  },
  documents: {
    en: 'the reading of files; "jbis doctor" says why it did not start',
    ja: 'ファイルの読み込み（起動しない理由は「jbis doctor」で確認できます）',
  },
  extraction: {
    en: 'the reading of documents; "jbis doctor" says why it did not start',
    ja: '書類の読み取り（起動しない理由は「jbis doctor」で確認できます）',
  },
  address: {
    en: 'the address data; "jbis doctor" says what is wrong with them',
    ja: '住所データ（状態は「jbis doctor」で確認できます）',
  },
  evidence: {
    en: 'the sources of evidence; "jbis doctor" lists them',
    ja: '確認に使う情報源（一覧は「jbis doctor」で確認できます）',
  },
  jobs: {
    en: 'batch jobs; "jbis doctor" says why they are off',
    ja: 'バッチ処理（利用できない理由は「jbis doctor」で確認できます）',
  },
  jobPayment: {
    en: 'the payments of batch jobs; "jbis doctor" says why they are off',
    ja: 'バッチ処理の支払い（利用できない理由は「jbis doctor」で確認できます）',
  },
  health: {
    en: 'the state of the service; "jbis doctor" shows it',
    ja: 'サービスの状態（「jbis doctor」で確認できます）',
  },
};

const UNNAMED: Localised = { en: 'a part that "jbis doctor" names', ja: '「jbis doctor」に表示される機能' };

/** The services by their words; a name of the code is nobody's help. */
export function missingSources(services: readonly string[]): ErrorDetail {
  const rows = [...new Set(services.map((name) => MISSING_SOURCES[name] ?? UNNAMED))];
  const names = { en: rows.map(({ en }) => en).join('; '), ja: rows.map(({ ja }) => ja).join('、') };
  return because('missing_sources', { names });
}
