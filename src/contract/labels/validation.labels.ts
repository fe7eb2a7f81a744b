import { RULES } from '../rules.ts';
import type { Labels } from './label.ts';

/**
 * What a 422 says, in words for people, by its `type`; the placeholders are those of `ctx`. The answer itself keeps the
 * English sentences that clients of FastAPI know, so the pages put these beside the name of the field.
 */
export const VALIDATION_ERROR_LABELS: Labels<string> = {
  missing: { ja: '入力が必要です', en: 'This is required' },
  extra_forbidden: { ja: 'この項目はありません', en: 'There is no such field' },
  string_type: { ja: '文字列で入力してください', en: 'This should be text' },
  string_unicode: { ja: '文字として読めないデータです', en: 'This is not readable as text' },
  string_pattern_mismatch: { ja: '形式が正しくありません', en: 'This is not of the expected form' },
  string_too_short: {
    ja: '{min_length} 文字以上で入力してください',
    en: 'At least {min_length} characters are needed',
  },
  string_too_long: { ja: '{max_length} 文字以内で入力してください', en: 'At most {max_length} characters are allowed' },
  url_parsing: { ja: 'URL として正しくありません', en: 'This is not a valid URL' },
  url_scheme: { ja: 'URL は https:// で始めてください', en: 'The URL should begin with https://' },
  literal_error: { ja: '次のいずれかを指定してください：{expected}', en: 'This should be one of {expected}' },
  int_type: { ja: '整数で入力してください', en: 'This should be a whole number' },
  int_parsing: { ja: '整数として読めません', en: 'This cannot be read as a whole number' },
  int_parsing_size: { ja: '桁数が多すぎます', en: 'The number has too many digits' },
  int_from_float: { ja: '小数ではなく整数で入力してください', en: 'This should be a number without a fraction' },
  float_type: { ja: '数値で入力してください', en: 'This should be a number' },
  float_parsing: { ja: '数値として読めません', en: 'This cannot be read as a number' },
  greater_than_equal: { ja: '{ge} 以上で入力してください', en: 'This should be {ge} or more' },
  less_than_equal: { ja: '{le} 以下で入力してください', en: 'This should be {le} or less' },
  bool_type: { ja: 'true または false を指定してください', en: 'This should be true or false' },
  bool_parsing: { ja: 'true または false として読めません', en: 'This cannot be read as true or false' },
  list_type: { ja: 'リストで指定してください', en: 'This should be a list' },
  too_long: { ja: '{max_length} 件以内にしてください', en: 'At most {max_length} entries are allowed' },
  too_short: { ja: '{min_length} 件以上にしてください', en: 'At least {min_length} entries are needed' },
  model_attributes_type: { ja: 'オブジェクトで指定してください', en: 'This should be an object' },
  json_invalid: { ja: 'JSON として読み込めません', en: 'This is not JSON' },
  value_error: { ja: 'この内容では受け付けられません', en: 'This cannot be accepted' },
  too_many_errors: { ja: 'ほかに {omitted} 件の誤りがあります', en: 'There are {omitted} more errors' },
};

/** What a `value_error` says behind its first two words, by the English sentence. */
export const RULE_LABELS: Labels<string> = Object.fromEntries(
  Object.entries(RULES).map(([en, ja]) => [en, { en, ja }]),
);
