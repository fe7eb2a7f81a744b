import type { Labels } from './label.ts';
import { SAMPLE_DATA_LABEL } from './truth.labels.ts';

export const INVOICE_STATUSES = [
  'registered',
  'not_yet_effective',
  'cancelled',
  'expired',
  'not_found',
  'not_determined',
  'invalid_format',
  'invalid_checksum',
] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];
export const INVOICE_STATUS_LABELS: Labels<InvoiceStatus> = {
  registered: { ja: '登録あり', en: 'Registered' },
  not_yet_effective: { ja: '登録日前', en: 'Registered for a future date' },
  cancelled: { ja: '登録取消', en: 'Cancelled' },
  expired: { ja: '登録失効', en: 'Expired' },
  not_found: { ja: '登録なし', en: 'Not found' },
  not_determined: { ja: '判定できません', en: 'Not determined' },
  invalid_format: { ja: '登録番号の形式が不正です', en: 'Not a registration number' },
  invalid_checksum: { ja: '登録番号のチェックデジットが不正です', en: 'Registration number fails its check digit' },
};

export const VERDICTS = ['qualified', 'not_qualified', 'unknown'] as const;
export type Verdict = (typeof VERDICTS)[number];
export const VERDICT_LABELS: Labels<Verdict> = {
  qualified: { ja: '適格請求書発行事業者です', en: 'Qualified invoice issuer' },
  not_qualified: { ja: '適格請求書発行事業者ではありません', en: 'Not a qualified invoice issuer' },
  unknown: { ja: '判定できません', en: 'Cannot be judged' },
};

export const INVOICE_ENTITIES = [
  'corporation',
  'individual',
  'unincorporated_association',
  'foreign_corporation',
  'unknown',
] as const;
export type InvoiceEntityValue = (typeof INVOICE_ENTITIES)[number];
export const INVOICE_ENTITY_LABELS: Labels<InvoiceEntityValue> = {
  corporation: { ja: '法人', en: 'Corporation' },
  individual: { ja: '個人事業者', en: 'Individual' },
  unincorporated_association: { ja: '人格のない社団等', en: 'Unincorporated association' },
  foreign_corporation: { ja: '国外法人', en: 'Foreign corporation' },
  unknown: { ja: '不明', en: 'Unknown' },
};

export const CHECK_DECISIONS = [
  'no_registration_number',
  'invalid_number',
  'not_determined',
  'not_registered',
  'not_yet_effective',
  'cancelled',
  'expired',
  'name_mismatch',
  'address_mismatch',
  'registered_unconfirmed',
  'verified',
] as const;
export type CheckDecision = (typeof CHECK_DECISIONS)[number];
export const CHECK_DECISION_LABELS: Labels<CheckDecision> = {
  no_registration_number: { ja: '登録番号がありません', en: 'No registration number' },
  invalid_number: { ja: '登録番号が不正です', en: 'Invalid registration number' },
  not_determined: { ja: '判定できません', en: 'Not determined' },
  not_registered: { ja: '登録が見つかりません', en: 'Not registered' },
  not_yet_effective: { ja: '登録日前です', en: 'Registration not yet effective' },
  cancelled: { ja: '登録が取り消されています', en: 'Registration cancelled' },
  expired: { ja: '登録が失効しています', en: 'Registration expired' },
  name_mismatch: { ja: '名称が登録と異なります', en: 'Name differs from the registered one' },
  address_mismatch: { ja: '所在地が登録と異なります', en: 'Address differs from the registered one' },
  registered_unconfirmed: { ja: '登録あり（発行者は照合できません）', en: 'Registered; issuer not confirmed' },
  verified: { ja: '登録と発行者が一致しました', en: 'Registered and issuer confirmed' },
};

export const INVOICE_RISK_FLAGS = [
  'name_mismatch',
  'address_mismatch',
  'address_partial_match',
  'registration_cancelled',
  'registration_expired',
  'registration_not_yet_effective',
  'not_registered',
  'checksum_invalid',
  'company_closed',
  'individual_issuer',
  'trade_name_used',
  'registry_stale',
  'sample_data',
  'not_registered_on_date',
  'registration_number_repaired',
] as const;
export type InvoiceRiskFlag = (typeof INVOICE_RISK_FLAGS)[number];
export const INVOICE_RISK_LABELS: Labels<InvoiceRiskFlag> = {
  name_mismatch: { ja: '名称が登録と異なります', en: 'The name differs from the registered one' },
  address_mismatch: { ja: '所在地が登録と異なります', en: 'The address differs from the registered one' },
  address_partial_match: { ja: '所在地は町名まで一致しています', en: 'The address agrees down to the town only' },
  registration_cancelled: { ja: '登録が取り消されています', en: 'The registration was cancelled' },
  registration_expired: { ja: '登録が失効しています', en: 'The registration expired' },
  registration_not_yet_effective: { ja: '登録日前です', en: 'The registration is not yet effective' },
  not_registered: { ja: '登録が見つかりません', en: 'No registration was found' },
  checksum_invalid: { ja: '登録番号のチェックデジットが不正です', en: 'The number fails its check digit' },
  company_closed: { ja: '法人の登記記録が閉鎖されています', en: 'The company record is closed' },
  individual_issuer: { ja: '個人事業者です', en: 'The issuer is an individual' },
  trade_name_used: { ja: '屋号で一致しました', en: 'Matched by trade name' },
  registry_stale: { ja: '登録データが62日より古くなっています', en: 'Registry data are older than 62 days' },
  sample_data: SAMPLE_DATA_LABEL,
  not_registered_on_date: {
    ja: '書類の日付の時点で登録が有効ではありません',
    en: 'The registration was not valid on the date of the document',
  },
  registration_number_repaired: {
    ja: '登録番号の読み取りを補正しました（要確認）',
    en: 'The registration number was repaired to look it up: check it',
  },
};
