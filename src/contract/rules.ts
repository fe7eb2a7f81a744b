/**
 * Every sentence a `value_error` of a 422 can say, with its Japanese: rules over several fields, and of the shape of a
 * body. A placeholder stands for a number, a code or the name of a field. Whoever refuses a request can only say one of
 * these, so none is without its Japanese.
 */
export const RULES = {
  'At least one of text, image_base64 and file_url is required':
    'テキスト、ファイル、URL のうち少なくとも 1 つが必要です',
  'Exactly one of text, image_base64 and file_url is required':
    'テキスト、ファイル、URL のうち 1 つだけを指定してください',
  'At least one of front_image_base64, back_image_base64, front_image_url and back_image_url is required':
    '名刺の表面または裏面の画像が必要です',
  'At least one of file_url, front_image_url and back_image_url is required':
    'ファイルの URL、または名刺の表面か裏面の URL が必要です',
  'file_url and front_image_url are the same side: give one':
    '`file_url` と `front_image_url` は同じ面です。片方だけを指定してください',
  'the URL points to an address that is not public': 'URL が公開アドレスではありません',
  'give either xml or xml_base64, not both': '`xml` と `xml_base64` は片方だけを指定してください',
  'xml or xml_base64 is required': 'XML が必要です',
  '{key} is not valid Base64': '`{key}` が Base64 として正しくありません',
  '{key} is not valid Base64: {problem}': '`{key}` が Base64 として正しくありません',
  '{problem} / {problem_ja}': '{problem_ja}',
  'vat_id or peppol_participant_id is required': 'VAT 番号または Peppol 参加者 ID が必要です',
  'name_search_not_supported: vat_id or peppol_participant_id is required':
    '名称だけでは検索できません。VAT 番号または Peppol 参加者 ID が必要です',
  'document_type must be one of {types} or scheme::value':
    '文書形式は {types} のいずれか、または scheme::value の形で指定してください',
  'requester_vat_id is not a VAT number of a country VIES serves':
    '`requester_vat_id` が VIES の対象国の VAT 番号ではありません',
  'vat_id must begin with a country code': 'VAT 番号は国コードで始めてください',
  'at least one of name, corporate_number or registration_number is required':
    '名称、法人番号、登録番号のうち少なくとも 1 つが必要です',
  'registration_number_unparsable: expected the form 関東財務局長（金商）第44号':
    '登録番号は「関東財務局長（金商）第44号」の形で指定してください',
  'at least one of name or corporate_number is required': '名称または法人番号が必要です',
  'items[{index}]: at least one of name or corporate_number is required':
    '`items[{index}]` には名称または法人番号が必要です',
  'exactly one of corporate_number, edinet_code or security_code is required':
    '法人番号、EDINET コード、証券コードのうち 1 つだけを指定してください',
  '{field} is not a date (YYYY-MM-DD)': '`{field}` が日付（YYYY-MM-DD）ではありません',
  'date_from must not be after date_to': '開始日は終了日以前にしてください',
  'the span of dates must not exceed {days} days': '期間は {days} 日以内にしてください',
  'cursor is broken or belongs to another query': '`cursor` が壊れているか、別の検索のものです',
  'a name or one identifier is required': '名称または識別子が必要です',
  'jurisdiction is required when no identifier implies it': '識別子から国・地域が分からないため、指定してください',
  'only one identifier per scheme is allowed': '同じ種類の識別子は 1 つだけ指定できます',
  'looks_like_vat_number: use /v1/invoices/counterparty-check for VAT numbers':
    'VAT 番号のようです。VAT 番号には /v1/invoices/counterparty-check を使ってください',
  '{reason}: a company number has up to eight characters': '英国の会社番号は 8 文字までです',
  'jp_corporate_number must be 13 digits': '法人番号は 13 桁で指定してください',
  'jp_invoice_registration_number must be T and 13 digits': '登録番号は「T＋13桁」で指定してください',
  'jp_edinet_code must be E and 5 digits': 'EDINET コードは「E＋5桁」で指定してください',
  'postal_code or at least one of city, ward, town is required': '郵便番号、または市区町村・町域のいずれかが必要です',
  'address must contain at least one letter or digit': '住所に文字または数字が含まれていません',
  'item_id must not contain control characters': '`item_id` に制御文字は使えません',
  'item_id must be unique in the job': '`item_id` はジョブ内で重複できません',
  'Idempotency-Key is 8 to 255 printable ASCII characters without spaces, sent once':
    'Idempotency-Key は空白のない印字可能な ASCII 8〜255 文字で、1 つだけ送ってください',
  'more than {count} keys': '項目が {count} 個を超えています',
  'the object has more than {count} keys': '項目が {count} 個を超えています',
  'an object has more than {count} keys': '項目が {count} 個を超えるオブジェクトがあります',
  'its objects have too many different keys': 'オブジェクトの項目の種類が多すぎます',
  'the body is nested deeper than {levels} levels': '本文の入れ子が {levels} 段を超えています',
  'the body has more than {count} values': '本文の値が {count} 個を超えています',
  '{key} is given twice': '`{key}` が 2 回指定されています',
} as const;

type Filled<Sentence extends string> = Sentence extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${Filled<After>}`
  : Sentence;

/** A sentence of the table with its placeholders filled. */
export type BrokenRule = Filled<keyof typeof RULES>;
