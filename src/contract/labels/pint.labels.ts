import type { Labels } from './label.ts';

export const PINT_DECISIONS = ['verified', 'valid_unverified', 'manual_review', 'rejected'] as const;
export type PintDecision = (typeof PINT_DECISIONS)[number];
export const PINT_DECISION_LABELS: Labels<PintDecision> = {
  verified: { ja: '文書は有効で、発行者の登録を確認しました', en: 'Valid document, issuer registration confirmed' },
  valid_unverified: { ja: '文書は有効です（発行者は未確認）', en: 'Valid document, issuer not checked' },
  manual_review: { ja: '登録情報と矛盾があり、確認が必要です', en: 'Conflict with the registry: review needed' },
  rejected: { ja: '文書が規格に適合していません', en: 'The document does not conform' },
};

export const ISSUER_STATUSES = [
  'registered',
  'not_yet_effective',
  'cancelled',
  'expired',
  'not_found',
  'invalid_number',
  'no_number',
  'not_checked',
] as const;
export type IssuerStatus = (typeof ISSUER_STATUSES)[number];
export const ISSUER_STATUS_LABELS: Labels<IssuerStatus> = {
  registered: { ja: '登録あり', en: 'Registered on the date of the invoice' },
  not_yet_effective: { ja: '登録日前', en: 'Not registered yet on the date of the invoice' },
  cancelled: { ja: '登録取消', en: 'Registration cancelled by then' },
  expired: { ja: '登録失効', en: 'Registration expired by then' },
  not_found: { ja: '登録なし', en: 'Not in the registry' },
  invalid_number: { ja: '登録番号が不正', en: 'Not a registration number' },
  no_number: { ja: '登録番号なし', en: 'No registration number in the document' },
  not_checked: { ja: '未照合', en: 'Not checked' },
};

export const ISSUER_CONFLICTS = [
  'registration_number_format',
  'registration_number_checksum',
  'registration_not_found',
  'registration_cancelled',
  'registration_expired',
  'registration_not_yet_effective',
  'period_before_registration',
  'name_mismatch',
  'corporate_number_mismatch',
] as const;
export type IssuerConflict = (typeof ISSUER_CONFLICTS)[number];
export const ISSUER_CONFLICT_LABELS: Labels<IssuerConflict> = {
  registration_number_format: { ja: '登録番号が「T+13桁」ではありません', en: 'The number is not T and 13 digits' },
  registration_number_checksum: { ja: '登録番号のチェックデジットが誤っています', en: 'The check digit is wrong' },
  registration_not_found: { ja: '登録番号が公表サイトのデータにありません', en: 'The number is not in the registry' },
  registration_cancelled: { ja: '請求書の日付で登録が取り消されています', en: 'Cancelled before the invoice date' },
  registration_expired: { ja: '請求書の日付で登録が失効しています', en: 'Expired before the invoice date' },
  registration_not_yet_effective: {
    ja: '請求書の日付が登録日より前です',
    en: 'The invoice is older than the registration',
  },
  period_before_registration: {
    ja: '請求期間が登録日より前に始まっています',
    en: 'The invoice period starts before the registration',
  },
  name_mismatch: { ja: '売り手の名称が登録と異なります', en: 'The name differs from the registered one' },
  corporate_number_mismatch: {
    ja: '法人番号が登録番号と一致しません',
    en: 'Corporate number and registration number differ',
  },
};
