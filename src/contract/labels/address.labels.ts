import type { Labels } from './label.ts';

/** The closed sets of the address endpoints, each value with its Japanese and English words. */
const keys = <V extends string>(labels: Labels<V>) => Object.keys(labels) as [V, ...V[]];

export const ADDRESS_LEVEL_LABELS = {
  prefecture: { ja: '都道府県', en: 'Prefecture' },
  county: { ja: '郡', en: 'County' },
  city: { ja: '市区町村', en: 'City, town, village or special ward' },
  ward: { ja: '政令指定都市の区', en: 'Ward of a designated city' },
  town: { ja: '町・大字', en: 'Town' },
  sub_town: { ja: '丁目・字', en: 'Sub-town' },
  block: { ja: '街区・地番', en: 'Block or lot' },
  house: { ja: '住居番号・枝番', en: 'House number or branch of a lot' },
} as const satisfies Labels<string>;
export type LevelType = keyof typeof ADDRESS_LEVEL_LABELS;
export const LEVEL_TYPES = keys<LevelType>(ADDRESS_LEVEL_LABELS);

export const ADDRESS_ORIGIN_LABELS = {
  written: { ja: '入力どおり', en: 'As written' },
  inferred: { ja: '省略されているが一意に決まる', en: 'Left out, but only one is possible' },
  recovered: { ja: '不完全な表記から一意に補完', en: 'Completed from an incomplete name' },
  alias: { ja: '旧名称から現名称へ置換', en: 'Former name replaced by today’s' },
  written_unlisted: { ja: '表記から読み取り（データにない）', en: 'Read by its form, in no data set' },
} as const satisfies Labels<string>;
export type Origin = keyof typeof ADDRESS_ORIGIN_LABELS;
export const ORIGINS = keys<Origin>(ADDRESS_ORIGIN_LABELS);

export const ADDRESS_WARNING_LABELS = {
  prefecture_inferred: { ja: '都道府県は省略されていたため補いました', en: 'The prefecture was left out and inferred' },
  city_inferred: { ja: '市名は省略されていたため補いました', en: 'The city was left out and inferred' },
  town_recovered_from_prefix: {
    ja: '町名を不完全な表記から補いました',
    en: 'The town was completed from an incomplete name',
  },
  former_name_used: { ja: '旧名称が使われています', en: 'A former name was used' },
  character_corrected: { ja: '誤りとみられる文字を訂正しました', en: 'A character that looks mistaken was corrected' },
  transliterated: { ja: 'ローマ字・かなの読みから特定しました', en: 'Found by its reading in Latin letters or kana' },
  multiple_candidates: { ja: '候補が複数あります', en: 'Several places fit' },
  town_not_found: { ja: '町名がデータに見つかりません', en: 'The town is not in the data' },
  sub_town_not_in_data: { ja: '丁目・字がデータにありません', en: 'The sub-town is not in the data' },
  block_not_in_data: { ja: '街区・地番がデータにありません', en: 'The block or lot is not in the data' },
  house_not_in_data: { ja: '住居番号・枝番がデータにありません', en: 'The house number is not in the data' },
  tail_unmatched: { ja: '解釈できない部分が残りました', en: 'A part was not understood' },
  kyoto_street_ignored: {
    ja: '京都の通り名は照合に使っていません',
    en: 'The Kyoto street description was not compared',
  },
  municipality_level_only: { ja: '市区町村までの一致です', en: 'Matched to the municipality only' },
  town_level_only: { ja: '町名までの一致です', en: 'Matched to the town only' },
  position_from_parent: { ja: '座標は上位の区画のものです', en: 'The point belongs to a coarser level' },
  position_missing: { ja: '座標データがありません', en: 'There is no point in the data' },
  data_stale: { ja: 'データが180日以上前のものです', en: 'The data are older than 180 days' },
} as const satisfies Labels<string>;
export type Warning = keyof typeof ADDRESS_WARNING_LABELS;
export const WARNINGS = keys<Warning>(ADDRESS_WARNING_LABELS);

export const ADDRESS_SOURCE_LABELS = {
  local_rules: { ja: '規則のみ', en: 'Rules only, no data set' },
  jp_postal_data: { ja: '日本郵便 郵便番号データ', en: 'Japan Post postal code data' },
  municipality_mesh: { ja: '市区町村別メッシュ・コード一覧', en: 'Mesh cells per municipality' },
  geolonia_addresses: { ja: 'Geolonia 住所データ', en: 'Geolonia addresses' },
  mlit_position_reference: { ja: '国土交通省 位置参照情報', en: 'MLIT position reference' },
  address_base_registry: { ja: 'アドレス・ベース・レジストリ', en: 'Address Base Registry' },
  municipality_history: { ja: '市町村の変遷', en: 'History of municipalities' },
} as const satisfies Labels<string>;
export type SourceName = keyof typeof ADDRESS_SOURCE_LABELS;
export const SOURCES = keys<SourceName>(ADDRESS_SOURCE_LABELS);

export const PARSE_STATUS_LABELS = {
  parsed: { ja: '町名まで解析', en: 'Parsed to the town' },
  partial: { ja: '市区町村のみ解析', en: 'Municipality only' },
  ambiguous: { ja: '候補が複数あり特定できません', en: 'Several places fit' },
  unparsed: { ja: '市区町村が見つかりません', en: 'No municipality found' },
} as const satisfies Labels<string>;
export type ParseStatus = keyof typeof PARSE_STATUS_LABELS;
export const PARSE_STATUSES = keys<ParseStatus>(PARSE_STATUS_LABELS);

export const GEOCODE_STATUS_LABELS = {
  matched: { ja: '入力のすべての階層が一致', en: 'Every level written was found' },
  partial: { ja: '一部の階層のみ一致', en: 'A finer part was not found' },
  ambiguous: { ja: '候補が複数あり特定できません', en: 'Several places fit' },
  not_found: { ja: '市区町村が見つかりません', en: 'No municipality found' },
} as const satisfies Labels<string>;
export type GeocodeStatus = keyof typeof GEOCODE_STATUS_LABELS;
export const GEOCODE_STATUSES = keys<GeocodeStatus>(GEOCODE_STATUS_LABELS);

export const POSTAL_STATUS_LABELS = {
  found: { ja: '1件', en: 'One record' },
  multiple: { ja: '複数件', en: 'Several records' },
  not_found: { ja: '該当なし', en: 'Not found' },
} as const satisfies Labels<string>;
export type PostalStatus = keyof typeof POSTAL_STATUS_LABELS;
export const POSTAL_STATUSES = keys<PostalStatus>(POSTAL_STATUS_LABELS);

export const VALIDATE_STATUS_LABELS = {
  exact: { ja: 'すべての根拠が一致', en: 'All evidence agrees' },
  partial: { ja: '一部のみ確認', en: 'Confirmed in part' },
  ambiguous: { ja: '候補が複数あり特定できません', en: 'Several places fit' },
  conflict: { ja: '根拠が矛盾', en: 'The evidence contradicts itself' },
  unverified: { ja: '確認できません', en: 'Could not be verified' },
} as const satisfies Labels<string>;
export type ValidateStatus = keyof typeof VALIDATE_STATUS_LABELS;
export const VALIDATE_STATUSES = keys<ValidateStatus>(VALIDATE_STATUS_LABELS);

export const VALIDATE_REASON_LABELS = {
  municipality_not_found: { ja: '市区町村が見つかりません', en: 'No municipality was found' },
  postal_codes_differ: {
    ja: '住所内の郵便番号と指定の郵便番号が異なります',
    en: 'The code in the address and the code sent differ',
  },
  postal_code_conflict: { ja: '郵便番号が住所と一致しません', en: 'The postal code belongs to another place' },
  hierarchy_conflict: {
    ja: '都道府県・市・区の組み合わせが存在しません',
    en: 'Prefecture, city and ward do not belong together',
  },
  sub_town_out_of_range: { ja: '存在しない丁目です', en: 'The town has no such 丁目' },
  multiple_places: { ja: '該当する場所が複数あります', en: 'Several places fit' },
  resolved_by_postal_code: { ja: '郵便番号により特定しました', en: 'The postal code decided between places' },
  all_evidence_agrees: { ja: 'すべての根拠が一致しました', en: 'All evidence agrees' },
  number_not_checked: { ja: '番地はデータがなく未確認です', en: 'No data to check the number' },
  town_not_found: { ja: '町名が見つかりません', en: 'The town was not found' },
  town_recovered: { ja: '町名を補完しました', en: 'The town was completed' },
  character_corrected: { ja: '誤りとみられる文字を訂正しました', en: 'A character that looks mistaken was corrected' },
  transliterated: { ja: 'ローマ字・かなの読みから特定しました', en: 'Found by its reading in Latin letters or kana' },
  sub_town_not_listed: { ja: '丁目・字がデータにありません', en: 'The sub-town is not in the data' },
  former_name_used: { ja: '旧名称です', en: 'A former name was used' },
  number_missing: { ja: '番地がありません', en: 'There is no number' },
  number_not_listed: { ja: '番地がデータにありません', en: 'The number is not in the data' },
  number_form_unusual: { ja: '番地の形式が通常と異なります', en: 'The number has an unusual form' },
  postal_code_unknown: { ja: '郵便番号がデータにありません', en: 'The postal code is not in the data' },
  tail_unmatched: { ja: '解釈できない部分があります', en: 'A part was not understood' },
} as const satisfies Labels<string>;
export type Reason = keyof typeof VALIDATE_REASON_LABELS;
export const REASONS = keys<Reason>(VALIDATE_REASON_LABELS);

export const CHECK_LABELS = {
  passed: { ja: '合格', en: 'Passed' },
  failed: { ja: '不合格', en: 'Failed' },
  not_applicable: { ja: '対象外', en: 'Does not apply' },
  not_checked: { ja: 'データがなく未確認', en: 'Not checked, no data' },
} as const satisfies Labels<string>;
export type Check = keyof typeof CHECK_LABELS;
export const CHECKS = keys<Check>(CHECK_LABELS);

export const CHECK_NAME_LABELS = {
  municipality: { ja: '市区町村', en: 'Municipality' },
  town: { ja: '町名', en: 'Town' },
  sub_town: { ja: '丁目・字', en: 'Sub-town' },
  number_format: { ja: '番地の形式', en: 'Form of the number' },
  number_listed: { ja: '番地の存在', en: 'Number in the data' },
  postal_code: { ja: '郵便番号', en: 'Postal code' },
  tail: { ja: '残りの部分', en: 'Rest' },
} as const satisfies Labels<string>;
export type CheckName = keyof typeof CHECK_NAME_LABELS;

export const CONFLICT_FIELDS = ['postal_code', 'prefecture', 'city', 'ward', 'town', 'sub_town'] as const;
export const NOT_COVERED = ['delivery', 'occupancy', 'building_existence', 'ownership'] as const;

export const POSITION_LABELS = {
  house_point: { ja: '住居番号の位置', en: 'Point of the house' },
  lot_point: { ja: '地番の位置', en: 'Point of the lot' },
  block_point: { ja: '街区の位置', en: 'Point of the block' },
  town_representative: { ja: '町の代表点', en: 'Representative point of the town' },
  municipality_representative: { ja: '市区町村の代表点', en: 'Representative point of the municipality' },
  none: { ja: '座標なし', en: 'No point' },
} as const satisfies Labels<string>;
export type PositionKind = keyof typeof POSITION_LABELS;
export const POSITION_KINDS = keys<PositionKind>(POSITION_LABELS);

export const RECOVERY_LABELS = {
  prefecture_inferred: { ja: '都道府県の補完', en: 'Prefecture inferred' },
  county_inferred: { ja: '郡の補完', en: 'County inferred' },
  city_inferred_from_ward: { ja: '区から市を補完', en: 'City inferred from the ward' },
  town_prefix_unique: { ja: '町名の補完', en: 'Town completed' },
  former_name: { ja: '旧名称の置換', en: 'Former name replaced' },
  oaza_omitted: { ja: '省略された大字・旧町村名の補完', en: 'Name above the written one inferred' },
  character_corrected: { ja: '誤りとみられる文字の訂正', en: 'Mistaken characters corrected' },
  transliterated: { ja: 'ローマ字・かなの読み取り', en: 'Read from Latin letters or kana' },
} as const satisfies Labels<string>;
export type RecoveryKind = keyof typeof RECOVERY_LABELS;
export const RECOVERY_KINDS = keys<RecoveryKind>(RECOVERY_LABELS);

export const SCOPE_LABELS = {
  none: { ja: 'なし', en: 'None' },
  municipality: { ja: '市区町村', en: 'Municipality' },
  town: { ja: '町名', en: 'Town' },
  sub_town: { ja: '丁目・字', en: 'Sub-town' },
  block: { ja: '街区・地番', en: 'Block or lot' },
  house: { ja: '住居番号', en: 'House' },
} as const satisfies Labels<string>;
export type Scope = keyof typeof SCOPE_LABELS;
export const SCOPES = keys<Scope>(SCOPE_LABELS);

export const NUMBER_STYLE_LABELS = {
  residence: { ja: '住居表示（番・号）', en: 'Residence numbers' },
  lot: { ja: '地番（番地）', en: 'Lot numbers' },
  hyphenated: { ja: 'ハイフン区切り', en: 'Hyphenated' },
  none: { ja: '番号なし', en: 'No number' },
} as const satisfies Labels<string>;
export type NumberStyle = keyof typeof NUMBER_STYLE_LABELS;
export const NUMBER_STYLES = keys<NumberStyle>(NUMBER_STYLE_LABELS);

export const POSTAL_MATCH_LABELS = {
  exact: { ja: '完全一致', en: 'Exact' },
  normalized: { ja: '表記ゆれを吸収して一致', en: 'Equal after folding' },
  prefix_unique: { ja: '一意の前方一致', en: 'Only town that begins so' },
  former_name: { ja: '旧名称で一致', en: 'Former name' },
  municipality_default: { ja: '「以下に掲載がない場合」の番号', en: 'Code for towns not listed' },
} as const satisfies Labels<string>;
export type PostalMatch = keyof typeof POSTAL_MATCH_LABELS;
export const POSTAL_MATCHES = keys<PostalMatch>(POSTAL_MATCH_LABELS);

export const POSTAL_KIND_LABELS = {
  area: { ja: '町域', en: 'Area' },
  building_floor: { ja: '建物の階', en: 'Floor of a building' },
  office: { ja: '大口事業所', en: 'Office with its own code' },
} as const satisfies Labels<string>;
export type PostalKind = keyof typeof POSTAL_KIND_LABELS;
export const POSTAL_KINDS = keys<PostalKind>(POSTAL_KIND_LABELS);

export const CONDITION_LABELS = {
  chome_range: { ja: '丁目の範囲', en: 'Range of 丁目' },
  lot_range: { ja: '番地の範囲', en: 'Range of lots' },
  floor: { ja: '階', en: 'Floor' },
  street: { ja: '通り名', en: 'Street' },
  except: { ja: '除外', en: 'Exception' },
  other: { ja: 'その他', en: 'Other' },
} as const satisfies Labels<string>;
export type ConditionKind = keyof typeof CONDITION_LABELS;
export const CONDITION_KINDS = keys<ConditionKind>(CONDITION_LABELS);

export const ENGLISH_SOURCE_LABELS = {
  address_base_registry: { ja: 'アドレス・ベース・レジストリの英字', en: 'Address Base Registry' },
  japan_post_romaji: { ja: '日本郵便のローマ字', en: 'Japan Post romaji' },
  kana_hepburn: { ja: '読み仮名からのヘボン式', en: 'Hepburn from the reading' },
  generated: { ja: '同名の地名の読みから推定', en: 'Reading taken from places of the same name' },
} as const satisfies Labels<string>;
export type EnglishSource = keyof typeof ENGLISH_SOURCE_LABELS;
export const ENGLISH_SOURCES = keys<EnglishSource>(ENGLISH_SOURCE_LABELS);
export const ENGLISH_CONFIDENCES = ['official', 'high', 'medium', 'low'] as const;
export const FRESHNESS = ['monthly_snapshot', 'stale', 'unknown'] as const;
export const DIRECTIONS = ['by_postal_code', 'by_components'] as const;
