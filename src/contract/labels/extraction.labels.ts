import type { Labels } from './label.ts';

export const PAYMENT_METHODS = [
  'cash',
  'credit_card',
  'e_money',
  'qr_code',
  'bank_transfer',
  'direct_debit',
  'on_account',
  'voucher',
  'other',
] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
export const PAYMENT_METHOD_LABELS: Labels<PaymentMethod> = {
  cash: { ja: '現金', en: 'Cash' },
  credit_card: { ja: 'クレジットカード', en: 'Credit card' },
  e_money: { ja: '電子マネー', en: 'Electronic money' },
  qr_code: { ja: 'コード決済', en: 'QR code payment' },
  bank_transfer: { ja: '銀行振込', en: 'Bank transfer' },
  direct_debit: { ja: '口座振替', en: 'Direct debit' },
  on_account: { ja: '掛売り', en: 'On account' },
  voucher: { ja: '商品券', en: 'Voucher' },
  other: { ja: 'その他', en: 'Other' },
};

export const CHECK_RESULTS = ['passed', 'failed', 'not_applicable', 'not_checked'] as const;
export type CheckResult = (typeof CHECK_RESULTS)[number];
export const CHECK_RESULT_LABELS: Labels<CheckResult> = {
  passed: { ja: '合格', en: 'Passed' },
  failed: { ja: '不合格', en: 'Failed' },
  not_applicable: { ja: '対象外', en: 'Not applicable' },
  not_checked: { ja: '未確認', en: 'Not checked' },
};

export const DOCUMENT_KINDS = [
  'invoice',
  'statement',
  'receipt',
  'credit_note',
  'quotation',
  'order',
  'delivery_note',
  'payment_notice',
  'dunning',
  'card_slip',
  'several_documents',
  'other',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
export const DOCUMENT_KIND_LABELS: Labels<DocumentKind> = {
  invoice: { ja: '請求書', en: 'Invoice' },
  statement: { ja: '繰越のある請求書（締め請求）', en: 'Monthly statement' },
  receipt: { ja: '領収書', en: 'Receipt' },
  credit_note: { ja: '返還請求書', en: 'Credit note' },
  quotation: { ja: '見積書', en: 'Quotation' },
  order: { ja: '注文書', en: 'Purchase order' },
  delivery_note: { ja: '納品書', en: 'Delivery note' },
  payment_notice: { ja: '支払通知書', en: 'Payment notice' },
  dunning: { ja: '督促状', en: 'Dunning letter' },
  card_slip: { ja: 'カード売上票', en: 'Card slip' },
  several_documents: { ja: '複数の書類', en: 'Several documents' },
  other: { ja: 'その他の書類', en: 'Other document' },
};

export const VALIDATION_STATUSES = ['passed', 'review', 'failed'] as const;
export type ValidationStatus = (typeof VALIDATION_STATUSES)[number];
export const VALIDATION_STATUS_LABELS: Labels<ValidationStatus> = {
  passed: { ja: '問題は見つかりませんでした', en: 'No problem was found' },
  review: { ja: '人による確認が必要です', en: 'A person should look at it' },
  failed: { ja: '検査に不合格の項目があります', en: 'A check failed' },
};

export const EXTRACTION_WARNINGS = [
  'line_items_not_detected',
  'total_not_found',
  'date_not_found',
  'registration_number_not_found',
  'registration_number_repaired',
  'registration_number_unreadable',
  'tax_rounded_per_line',
  'tax_rate_unknown',
  'total_disproved_by_arithmetic',
  'multiple_registration_numbers',
  'handwriting_suspected',
  'low_image_quality',
  'unread_text',
  'other_document_ignored',
  'page_limit_reached',
  'document_type_mismatch',
  'company_address_mismatch',
  'company_ambiguous',
  'name_reading_generated',
  'sides_conflict',
  'amounts_contradict',
  'line_items_do_not_add_up',
  'date_implausible',
  'issuer_unconfirmed',
  'registered_name_differs',
  'phone_unreadable',
  'registration_not_valid_on_date',
  'registration_not_registered',
] as const;
export type ExtractionWarning = (typeof EXTRACTION_WARNINGS)[number];
export const EXTRACTION_WARNING_LABELS: Labels<ExtractionWarning> = {
  registration_not_valid_on_date: {
    ja: '書類の日付の時点で登録が有効ではありません',
    en: 'The registration was not valid on the date of the document',
  },
  registration_not_registered: { ja: '登録番号が登録されていません', en: 'The registration number is not registered' },
  line_items_not_detected: { ja: '明細行が見つかりません', en: 'No line items were found' },
  total_not_found: { ja: '合計金額が見つかりません', en: 'No total was found' },
  date_not_found: { ja: '日付が見つかりません', en: 'No date was found' },
  registration_number_not_found: { ja: '登録番号が見つかりません', en: 'No registration number was found' },
  registration_number_repaired: {
    ja: '登録番号の読み取りをチェックデジットで補正しました',
    en: 'The registration number was repaired and passes its check digit',
  },
  registration_number_unreadable: { ja: '登録番号を読み取れません', en: 'The registration number cannot be read' },
  tax_rounded_per_line: {
    ja: '消費税の端数処理が明細行ごとに行われています（税率ごとに1回のみ認められます）',
    en: 'Tax was rounded per line; only one rounding per rate is allowed',
  },
  tax_rate_unknown: { ja: '取引日に存在しない税率です', en: 'A tax rate that was not in force on the date' },
  total_disproved_by_arithmetic: {
    ja: '印字された合計が明細と税率別の計算に合いません',
    en: 'The printed total is contradicted by the items and the tax',
  },
  multiple_registration_numbers: { ja: '登録番号が複数あります', en: 'Several registration numbers are printed' },
  handwriting_suspected: { ja: '手書きの可能性があります', en: 'Handwriting is suspected' },
  low_image_quality: { ja: '画像の品質が低いです', en: 'The image is of low quality' },
  unread_text: { ja: '読み取れなかった文字があります', en: 'Some text could not be read' },
  other_document_ignored: {
    ja: '写り込んだ別の書類は読み取っていません',
    en: 'Another document in the picture was left out',
  },
  page_limit_reached: { ja: '一部のページだけを処理しました', en: 'Only some of the pages were processed' },
  document_type_mismatch: { ja: '書類の種類が異なるようです', en: 'This looks like another kind of document' },
  company_address_mismatch: {
    ja: '名刺の住所が公表されている所在地と異なります',
    en: 'The address differs from the registered one',
  },
  company_ambiguous: { ja: '同名の法人が複数あります', en: 'Several companies have this name' },
  name_reading_generated: { ja: '氏名の読みは推定です', en: 'The reading of the name is a guess' },
  sides_conflict: { ja: '表面と裏面の内容が一致しません', en: 'The two sides contradict each other' },
  amounts_contradict: { ja: '印字された金額が互いに矛盾しています', en: 'Printed amounts contradict each other' },
  line_items_do_not_add_up: { ja: '明細の合計が一致しません', en: 'The line items do not add up' },
  date_implausible: {
    ja: '日付が曜日・期限・現在日と矛盾しています',
    en: 'The date contradicts its weekday, another date or today',
  },
  issuer_unconfirmed: { ja: '発行者の名称を確認できません', en: 'The name of the issuer could not be confirmed' },
  registered_name_differs: {
    ja: '登録番号の登録名と印字された名称が異なります',
    en: 'The printed name differs from the one registered for the T-number',
  },
  phone_unreadable: {
    ja: '電話番号の形式に合わない番号があります',
    en: 'A number does not have the form of a phone number',
  },
};

export const DOCUMENT_TYPE_LABELS: Labels<'invoice' | 'receipt'> = {
  invoice: { ja: '請求書', en: 'Invoice' },
  receipt: { ja: '領収書', en: 'Receipt' },
};

export const CARD_MATCH_STATUSES = [
  'verified_name_and_address',
  'verified_name_only',
  'ambiguous',
  'not_found',
  'closed',
  'conflict',
  'not_checked',
] as const;
export type CardMatchStatus = (typeof CARD_MATCH_STATUSES)[number];
export const CONFIDENCE_SCOPES = ['company_name_only', 'company_name_and_address', 'none'] as const;
export const CARD_ADDRESS_STATUSES = [
  'matches_registered_address',
  'same_municipality',
  'different_from_registered_address',
  'not_compared',
] as const;
export type CardAddressStatus = (typeof CARD_ADDRESS_STATUSES)[number];
