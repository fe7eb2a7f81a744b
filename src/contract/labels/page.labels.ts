import type { Labels } from './label.ts';

/** Names of checks of documents; an answer carries them as keys. */
export const DOCUMENT_CHECK_LABELS: Labels<string> = {
  required_fields: { ja: '適格請求書の記載事項', en: 'Items a qualified invoice must show' },
  registration_number_format: { ja: '登録番号の形式', en: 'Form of the registration number' },
  registration_number_checksum: { ja: '登録番号のチェックデジット', en: 'Check digit of the registration number' },
  amount_consistency: { ja: '金額の整合性', en: 'Fit of the amounts' },
  tax_consistency: { ja: '消費税額の計算', en: 'Tax of each rate' },
  postal_code_format: { ja: '郵便番号の形式', en: 'Form of the postal code' },
  phone_format: { ja: '電話番号の形式', en: 'Form of the phone number' },
  address_format: { ja: '住所の形式', en: 'Form of the address' },
  document_kind: { ja: '書類の種類', en: 'Kind of document' },
  total: { ja: '合計金額の裏付け', en: 'Proof of the total' },
  date: { ja: '日付の裏付け', en: 'Proof of the date' },
  issuer: { ja: '発行者名の裏付け', en: 'Proof of the issuer' },
  items: { ja: '明細の合計', en: 'Sum of the items' },
  person_name: { ja: '氏名の読み取り', en: 'Name of the person' },
  organization: { ja: '会社名の読み取り', en: 'Name of the company' },
  contact: { ja: '連絡先の読み取り', en: 'Ways to reach the person' },
  sides: { ja: '表面と裏面の整合性', en: 'Agreement of both sides' },
  reading: { ja: '読み残しの有無', en: 'Completeness of the reading' },
};

export const CARD_MATCH_LABELS: Labels<string> = {
  verified_name_and_address: { ja: '名称と所在地が公表情報と一致', en: 'Name and address agree with the registry' },
  verified_name_only: { ja: '名称のみ公表情報と一致', en: 'Name agrees with the registry' },
  ambiguous: { ja: '候補が複数', en: 'Several candidates' },
  not_found: { ja: '該当なし', en: 'Not found' },
  closed: { ja: '登記記録の閉鎖等', en: 'Closed' },
  conflict: { ja: '公表情報と矛盾', en: 'Contradicts the registry' },
  not_checked: { ja: '未照合', en: 'Not checked' },
  matches_registered_address: { ja: '本店所在地と一致', en: 'Registered address' },
  same_municipality: { ja: '同じ市区町村', en: 'Same municipality' },
  different_from_registered_address: { ja: '本店所在地と異なる', en: 'Differs from the registered address' },
  not_compared: { ja: '比較なし', en: 'Not compared' },
};

export const PHONE_TYPE_LABELS: Labels<string> = {
  work: { ja: '電話', en: 'Phone' },
  direct: { ja: '直通', en: 'Direct' },
  home: { ja: '自宅', en: 'Home' },
  mobile: { ja: '携帯', en: 'Mobile' },
  fax: { ja: 'FAX（ファクス）', en: 'Fax' },
  toll_free: { ja: 'フリーダイヤル', en: 'Toll-free' },
  unknown: { ja: '種別不明', en: 'Unknown' },
};

/** Where a value came from. */
export const FIELD_SOURCE_LABELS: Labels<string> = {
  ocr: { ja: '文字認識', en: 'OCR' },
  text: { ja: 'テキスト', en: 'Text' },
  pdf_text: { ja: 'PDF の文字', en: 'PDF text' },
  parser: { ja: '計算・導出', en: 'Derived' },
  checksum_repair: { ja: 'チェックデジットによる補正', en: 'Repaired by its check digit' },
  arithmetic: { ja: '計算による補正', en: 'Arithmetic' },
  registry: { ja: '公表情報', en: 'Registry' },
  language_model: { ja: '言語モデル', en: 'Language model' },
  front: { ja: '表面', en: 'Front side' },
  back: { ja: '裏面', en: 'Back side' },
  unknown: { ja: '不明', en: 'Unknown' },
};

export const FRESHNESS_LABELS: Labels<string> = {
  monthly_snapshot: { ja: '月次データ', en: 'Monthly data' },
  daily_index: { ja: '日次データ', en: 'Daily data' },
  stale: { ja: '古いデータ', en: 'Old data' },
  partial: { ja: '一部のデータ', en: 'Partial data' },
  sample: { ja: '見本データ', en: 'Sample data' },
};

/** What is said of sources that cannot decide. */
export const UNDECIDABLE_LABELS: Labels<string> = {
  not_determined: { ja: '判定できません', en: 'Not determined' },
  registry_sample: { ja: '見本データのため判定できません', en: 'Only sample data' },
  registry_partial: { ja: 'データが一部のみのため判定できません', en: 'Only a part of the register' },
  registry_stale: { ja: 'データが古いため判定できません', en: 'The data are too old' },
  source_unavailable: { ja: '情報源を利用できません', en: 'The source is away' },
  source_not_configured: { ja: '情報源が設定されていません', en: 'The source is not configured' },
  sample_data: { ja: '見本データによる結果です', en: 'From sample data' },
};

export const FIELD_LABELS: Labels<string> = {
  issuer: { ja: '取引先（発行者）', en: 'Issuer' },
  registration_number: { ja: '登録番号', en: 'T-number' },
  registered_name: { ja: '登録名', en: 'Registered name' },
  registration_status: { ja: '登録の状態', en: 'Registration' },
  corporate_number: { ja: '法人番号', en: 'Corporate number' },
  date: { ja: '取引日', en: 'Date' },
  time: { ja: '時刻', en: 'Time' },
  due_date: { ja: '支払期限', en: 'Due date' },
  number: { ja: '番号', en: 'Number' },
  total: { ja: '合計金額', en: 'Total' },
  tax: { ja: '消費税額', en: 'Tax' },
  subtotal: { ja: '小計', en: 'Subtotal' },
  payable: { ja: '支払金額', en: 'Payable' },
  currency: { ja: '通貨', en: 'Currency' },
  payment_method: { ja: '支払方法', en: 'Paid by' },
  customer: { ja: '宛名', en: 'Made out to' },
  summary: { ja: '但し書き・件名', en: 'Subject' },
  address: { ja: '住所', en: 'Address' },
  postal_code: { ja: '郵便番号', en: 'Postal code' },
  phone: { ja: '電話番号', en: 'Phone' },
  items: { ja: '明細', en: 'Items' },
  taxes: { ja: '税率別内訳', en: 'Tax by rate' },
  name: { ja: '氏名', en: 'Name' },
  name_reading: { ja: 'ふりがな', en: 'Reading' },
  name_en: { ja: '氏名（英語）', en: 'Name in English' },
  company: { ja: '会社名', en: 'Company' },
  department: { ja: '部署', en: 'Department' },
  title: { ja: '役職', en: 'Title' },
  email: { ja: 'メール', en: 'E-mail' },
  mobile: { ja: '携帯電話', en: 'Mobile' },
  fax: { ja: 'ファクス', en: 'Fax' },
  website: { ja: 'ウェブサイト', en: 'Website' },
  description: { ja: '品名', en: 'Item' },
  quantity: { ja: '数量', en: 'Quantity' },
  unit_price: { ja: '単価', en: 'Unit price' },
  amount: { ja: '金額', en: 'Amount' },
  tax_rate: { ja: '税率', en: 'Rate' },
  taxable_amount: { ja: '対象額', en: 'Base' },
  basis: { ja: '税の扱い', en: 'Basis' },
};

export const RESPONSE_LANGUAGE_LABELS: Labels<'ja' | 'en' | 'both'> = {
  ja: { ja: '日本語', en: 'Japanese' },
  en: { ja: '英語', en: 'English' },
  both: { ja: '日本語と英語', en: 'Both' },
};

export const TAX_BASIS_LABELS: Labels<'excl' | 'incl' | 'exempt' | 'out_of_scope'> = {
  excl: { ja: '税抜', en: 'Tax on top' },
  incl: { ja: '税込', en: 'Tax inside' },
  exempt: { ja: '非課税', en: 'Exempt' },
  out_of_scope: { ja: '不課税', en: 'Out of scope' },
};

/** What pages say where the service itself has no words for it. */
export const PAGE_ERROR_LABELS: Labels<string> = {
  unexpected: {
    ja: 'サービスから予期しない応答がありました（HTTP {status}）。時間をおいてやり直してください。',
    en: 'The service gave an unexpected answer (HTTP {status}). Try again later.',
  },
  unreachable: {
    ja: 'サービスに接続できません。接続が戻ってからやり直してください。二重に課金されることはありません。',
    en: 'The service cannot be reached. Try again when the line is back; nothing is charged twice.',
  },
  no_wallet: {
    ja: 'ウォレットがありません。Ethereum ウォレットのあるブラウザーで開いてください。',
    en: 'No wallet: open this page in a browser with an Ethereum wallet to pay in USDC.',
  },
  wallet_refused: {
    ja: 'ウォレットで署名が取り消されました。課金はされていません。',
    en: 'The wallet did not sign. Nothing was charged.',
  },
  fault: {
    ja: 'このページで予期しない問題が起きました（{message}）。再読み込みしてやり直してください。',
    en: 'Something unexpected happened on this page ({message}). Load it again and retry.',
  },
  did_you_mean: { ja: '。「{name}」ではありませんか。', en: '. Did you mean {name}?' },
};
