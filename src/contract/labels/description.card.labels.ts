/** Business cards. */
export const CARD_DESCRIPTIONS: Readonly<Record<string, string>> = {
  'Base64 of the front: an image or a one-page PDF, HEIF or TIFF. Not retained.':
    '表面の Base64。画像、または 1 ページの PDF、HEIF、TIFF です。保存しません。',
  'Base64 of the back, optional.': '裏面の Base64（任意）。',
  'HTTPS address of the front.': '表面の HTTPS アドレス。',
  'HTTPS address of the back, optional.': '裏面の HTTPS アドレス（任意）。',
  'Declared media type, only compared: the format comes from the bytes.':
    '申告されたメディアタイプ。比較にのみ使い、形式はファイルの中身から判断します。',
  'Pages of a document that are processed.': '処理する書類のページ数。',
  'vcard adds a vCard 4.0 string; the answer is always JSON.':
    '`vcard` では vCard 4.0 の文字列を加えます。応答は常に JSON です。',
  'Include the recognised text.': '認識した文字を応答に含めます。',
  'Family and given name as printed.': '印字された姓と名。',
  'Kana reading, when printed.': 'かなの読み（印字されている場合）。',
  'Given name, family name.': '名、姓の順。',
  'card_printed, furigana_hepburn, inferred_from_email or generated.':
    '`card_printed`（名刺の印字）、`furigana_hepburn`（ふりがなのヘボン式）、`inferred_from_email`（メールアドレスから推定）、`generated`（自動生成）のいずれか。',
  'high, medium or low.': '`high`（高）、`medium`（中）、`low`（低）のいずれか。',
  'Printed, else the usual English.': '印字された英語、なければ一般的な英語。',
  'As printed.': '印字のまま。',
  'Only when a legal form is printed.': '法人格が印字されている場合のみ値が入ります。',
  'E.164.': 'E.164 の形式。',
  'English address as printed.': '印字された英語の住所。',
  'NNN-NNNN, when printed.': '郵便番号（NNN-NNNN の形式、印字されている場合）。',
  'Lines that are none of the above.': '上記のいずれにも当たらない行。',
  'Both sides were read and merged.': '両面を読み取り、1 つにまとめたかどうか。',
  'Side, page and [x, y, width, height] per field.': '項目ごとの面、ページ、位置 `[x, y, width, height]`。',
  'Single values on which the sides differ; the front is kept.': '両面で値が異なる項目。表面の値を採用します。',
  'Recognised text per side, only when include_raw_text is true.':
    '面ごとの認識した文字。`include_raw_text` が `true` の場合のみです。',
  'Engine, and per side how it was read.': '処理エンジンと、面ごとの読み取り方。',
  'What speaks for the card as it was read; says nothing about the person or the company.':
    '読み取った名刺を裏付けるもの。本人や会社については何も示しません。',
  'A phone or an e-mail address.': '電話番号またはメールアドレスがあること。',
  'Both sides agree.': '両面の内容が一致すること。',
  'vCard 4.0, when asked for.': 'vCard 4.0（指定された場合）。',
  'As in company verify, at most ten.': '会社の照合と同じ候補（最大 10 件）。',
  'Why no company was chosen.': '会社を特定しなかった理由。',
};
