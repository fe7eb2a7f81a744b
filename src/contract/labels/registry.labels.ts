import type { Labels } from './label.ts';
import {
  MIXED_SAMPLE_ATTRIBUTION,
  SAMPLE_ATTRIBUTION,
  SAMPLE_DATA_LABEL,
  SEEN_ELSEWHERE_ATTRIBUTION,
  UNDECIDABLE_LABELS,
  UNDECIDABLE_REASONS,
} from './truth.labels.ts';

export const COMPANY_STATUSES = [
  'active',
  'closed',
  'ambiguous',
  'not_found',
  'not_determined',
  'invalid_corporate_number',
] as const;
export type CompanyStatus = (typeof COMPANY_STATUSES)[number];
export const COMPANY_STATUS_LABELS: Labels<CompanyStatus> = {
  active: { ja: '存続中', en: 'Active' },
  closed: { ja: '登記記録の閉鎖等', en: 'Closed' },
  ambiguous: { ja: '候補が複数あり特定できません', en: 'Several companies fit; not decided' },
  not_found: { ja: '該当なし', en: 'Not found' },
  not_determined: { ja: '判定できません', en: 'Not determined' },
  invalid_corporate_number: {
    ja: '法人番号のチェックデジットが不正です',
    en: 'Corporate number fails its check digit',
  },
};

export const MATCH_TYPES = [
  'corporate_number',
  'corporate_number_and_name',
  'name_and_address',
  'name_exact',
  'name_normalized',
  'name_kana',
  'name_english',
  'trade_name',
  'name_previous',
  'name_fuzzy',
  'none',
] as const;
export type MatchType = (typeof MATCH_TYPES)[number];
export const MATCH_TYPE_LABELS: Labels<MatchType> = {
  corporate_number: { ja: '法人番号の一致', en: 'Corporate number' },
  corporate_number_and_name: { ja: '法人番号と名称の一致', en: 'Corporate number and name' },
  name_and_address: { ja: '名称と所在地の一致', en: 'Name and address' },
  name_exact: { ja: '名称の完全一致', en: 'Exact name' },
  name_normalized: { ja: '表記ゆれを除いた名称の一致', en: 'Name after normalization' },
  name_kana: { ja: 'フリガナの一致', en: 'Reading (kana)' },
  name_english: { ja: '英語名称の一致', en: 'English name' },
  trade_name: { ja: '屋号の一致', en: 'Trade name' },
  name_previous: { ja: '旧名称の一致', en: 'Former name' },
  name_fuzzy: { ja: '類似名称', en: 'Similar name' },
  none: { ja: '一致なし', en: 'No match' },
};

export const COMPANY_RISK_FLAGS = [
  'company_closed',
  'merged_into_successor',
  'name_mismatch',
  'address_mismatch',
  'name_ambiguous',
  'fuzzy_match_only',
  'previous_name_used',
  'recently_assigned',
  'recently_moved',
  'corporate_number_checksum_invalid',
  'identifier_conflict',
  'foreign_company',
  'registry_stale',
  'sample_data',
] as const;
export type CompanyRiskFlag = (typeof COMPANY_RISK_FLAGS)[number];
export const COMPANY_RISK_LABELS: Labels<CompanyRiskFlag> = {
  company_closed: { ja: '登記記録が閉鎖されています', en: 'The registry record is closed' },
  merged_into_successor: { ja: '合併により承継会社があります', en: 'Merged into a successor company' },
  name_mismatch: { ja: '名称が登録と異なります', en: 'The name differs from the registered one' },
  address_mismatch: { ja: '所在地が登録と異なります', en: 'The address differs from the registered one' },
  name_ambiguous: { ja: '同じ名称の法人が複数あります', en: 'Several companies carry this name' },
  fuzzy_match_only: { ja: '類似名称のみの一致です', en: 'Only a similar name was found' },
  previous_name_used: { ja: '旧名称が使われています', en: 'A former name was used' },
  recently_assigned: { ja: '法人番号の指定から90日未満です', en: 'Number assigned less than 90 days ago' },
  recently_moved: { ja: '所在地の変更から90日未満です', en: 'Registered address changed less than 90 days ago' },
  corporate_number_checksum_invalid: {
    ja: '法人番号のチェックデジットが不正です',
    en: 'Corporate number fails its check digit',
  },
  identifier_conflict: {
    ja: '法人番号と名称が別の法人を指しています',
    en: 'Number and name point to different companies',
  },
  foreign_company: { ja: '外国会社等です', en: 'Foreign company' },
  registry_stale: { ja: '登録データが62日より古くなっています', en: 'Registry data are older than 62 days' },
  sample_data: SAMPLE_DATA_LABEL,
};

export const COMPANY_REASONS = [
  'corporate_number_checksum_invalid',
  'record_not_found',
  'name_ambiguous',
  'identifier_conflict',
  ...UNDECIDABLE_REASONS,
] as const;
export type CompanyReason = (typeof COMPANY_REASONS)[number];
export const COMPANY_REASON_LABELS: Labels<CompanyReason> = {
  corporate_number_checksum_invalid: COMPANY_RISK_LABELS.corporate_number_checksum_invalid,
  record_not_found: { ja: '該当する登録がありません', en: 'No record fits' },
  name_ambiguous: COMPANY_RISK_LABELS.name_ambiguous,
  identifier_conflict: COMPANY_RISK_LABELS.identifier_conflict,
  ...UNDECIDABLE_LABELS,
};

/** Corporation kinds of the corporate-number registry. */
export const CORPORATION_KIND_LABELS: Labels<
  '101' | '201' | '301' | '302' | '303' | '304' | '305' | '399' | '401' | '499'
> = {
  '101': { ja: '国の機関', en: 'National government agency' },
  '201': { ja: '地方公共団体', en: 'Local government' },
  '301': { ja: '株式会社', en: 'Stock company (Kabushiki Kaisha)' },
  '302': { ja: '有限会社', en: 'Limited company (Yugen Kaisha)' },
  '303': { ja: '合名会社', en: 'General partnership company (Gomei Kaisha)' },
  '304': { ja: '合資会社', en: 'Limited partnership company (Goshi Kaisha)' },
  '305': { ja: '合同会社', en: 'Limited liability company (Godo Kaisha)' },
  '399': { ja: 'その他の設立登記法人', en: 'Other registered corporation' },
  '401': { ja: '外国会社等', en: 'Foreign company or other foreign body' },
  '499': { ja: 'その他', en: 'Other body without registration' },
};

export const CLOSE_CAUSE_LABELS: Labels<'01' | '11' | '21' | '31'> = {
  '01': { ja: '清算の結了等', en: 'Liquidation completed' },
  '11': { ja: '合併による解散等', en: 'Dissolved by merger' },
  '21': { ja: '登記官による閉鎖', en: 'Closed by the registrar' },
  '31': { ja: 'その他の清算の結了等', en: 'Liquidation or equivalent of an unregistered body' },
};

export const PROCESS_LABELS: Labels<'01' | '11' | '12' | '13' | '21' | '22' | '71' | '72' | '81' | '99'> = {
  '01': { ja: '新規', en: 'Newly assigned' },
  '11': { ja: '商号又は名称の変更', en: 'Name changed' },
  '12': { ja: '国内所在地の変更', en: 'Domestic address changed' },
  '13': { ja: '国外所在地の変更', en: 'Foreign address changed' },
  '21': { ja: '登記記録の閉鎖等', en: 'Registry record closed' },
  '22': { ja: '登記記録の復活等', en: 'Registry record restored' },
  '71': { ja: '吸収合併', en: 'Absorbed another company' },
  '72': { ja: '吸収合併無効', en: 'Merger void' },
  '81': { ja: '商号の登記の抹消', en: 'Trade-name registration struck off' },
  '99': { ja: '削除', en: 'Withdrawn' },
};

export const DATA_FRESHNESS = ['monthly_snapshot', 'daily_index', 'partial', 'stale', 'sample'] as const;
export type DataFreshness = (typeof DATA_FRESHNESS)[number];

/** 公共データ利用規約（第1.0版）: the source must be named. */
export const ATTRIBUTION = {
  company: {
    ja: '出典：国税庁法人番号公表サイト（国税庁）を加工して作成',
    en: 'Source: NTA Corporate Number Publication Site (National Tax Agency, Japan), processed',
  },
  invoice: {
    ja: '出典：国税庁適格請求書発行事業者公表サイト（国税庁）を加工して作成',
    en: 'Source: NTA Qualified Invoice Issuer Publication Site (National Tax Agency, Japan), processed',
  },
  sample: SAMPLE_ATTRIBUTION,
  mixed_sample: MIXED_SAMPLE_ATTRIBUTION,
  seen_elsewhere: SEEN_ELSEWHERE_ATTRIBUTION,
} as const;
