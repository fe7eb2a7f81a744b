/** Qualified-invoice registrations. */
export const INVOICE_DESCRIPTIONS: Readonly<Record<string, string>> = {
  'T-number; spaces, hyphens and a lower-case t are normalized.':
    '登録番号（T番号）。空白、ハイフン、小文字の t は正規化します。',
  'T and 13 digits; null when the input does not come down to that.':
    'T と 13 桁の数字。入力がその形にならない場合は `null` です。',
  'The number is in the registry.': '番号が公表情報にあるかどうか。',
  'State of the registration today, in Japan.': '本日（日本時間）時点の登録の状態。',
  'Can this issuer issue qualified invoices today?': '本日、適格請求書を発行できる事業者かどうか。',
  'T and 13 digits.': 'T と 13 桁の数字の形式かどうか。',
  'The check digit; null without 13 digits.': 'チェックデジットが正しいかどうか。13 桁の数字がない場合は `null` です。',
  'Registered today.': '本日、登録されているかどうか。',
  'Null: nothing is compared here.': '常に `null`。ここでは比較を行いません。',
  'NTA_invoice_registry.': '`NTA_invoice_registry`（適格請求書発行事業者の公表情報）。',
  'Who is registered.': '登録されている事業者の区分。',
  'Corporate number of a corporation or body; null for an individual.':
    '法人・団体の法人番号。個人の場合は `null` です。',
  'Registered name; null for individuals who publish none.': '登録名。氏名を公表していない個人の場合は `null` です。',
  'Same as name.': '`name` と同じ値。',
  'Same as name_en_display.': '`name_en_display` と同じ値。',
  'Official English name of the company.': '法人の公式の英語名。',
  'English name to show.': '表示用の英語の名称。',
  'Published trade name (屋号).': '公表されている屋号。',
  'Registered address; null when not published.': '公表されている所在地。公表されていない場合は `null` です。',
  'First day of the registration, YYYY-MM-DD.': '登録の初日（YYYY-MM-DD）。',
  'First day after a cancellation (取消), YYYY-MM-DD.': '取消の効力が生じた日（YYYY-MM-DD）。',
  'First day after an expiry (失効), YYYY-MM-DD.': '失効の効力が生じた日（YYYY-MM-DD）。',
  'Day of the last change in the registry.': '公表情報が最後に変更された日。',
  'The status when it is not registered, or why nothing could be decided.':
    '登録中でない場合の状態、または判定できない理由。',
  'What the data are worth.': 'データについての注意点。',
  'nta_invoice_registry; sample for invented rows of the sample.':
    '`nta_invoice_registry`。見本データの架空の行では `sample` です。',
  'monthly_snapshot, daily_index, partial, stale or sample.':
    '`monthly_snapshot`（月次の全件）、`daily_index`（差分を適用済み）、`partial`（一部のみ）、`stale`（古い）、`sample`（見本）のいずれか。',
  'T-number of the issuer; what is none is answered invalid_number.':
    '発行者の登録番号（T番号）。番号の形にならない場合は `invalid_number` と回答します。',
  'Issuer name to compare; not OCR input.': '比較する発行者名。文字認識（OCR）の入力ではありません。',
  'Issuer address to compare; not OCR input.': '比較する発行者の住所。文字認識（OCR）の入力ではありません。',
  'The first of these that fits.': '該当する判定のうち最初のもの。',
  'The decision in Japanese.': '判定の日本語表示。',
  'The decision in English.': '判定の英語表示。',
  'T and 13 digits, as sent or as the document has it.': 'T と 13 桁の数字。送られた値、または書類の値です。',
  'The number that was looked up: its check digit holds.': '照合に使った番号。チェックデジットが正しい番号です。',
  'Corporate number of the issuer; null for an individual.': '発行者の法人番号。個人の場合は `null` です。',
  'Name in the corporate registry, else in the invoice registry.': '法人番号の公表情報の名称。なければ登録名です。',
  'Name in the invoice registry.': '適格請求書発行事業者の公表情報の名称。',
  'English display of it.': 'その英語表示。',
  'Where it comes from.': 'その出典。',
  'The name that was compared.': '比較した名称。',
  'Name agrees; null when nothing was supplied or no name is published.':
    '名称が一致したかどうか。指定がない、または名称が公表されていない場合は `null` です。',
  'Same block or town; null when not comparable.': '街区または町域が一致したかどうか。比較できない場合は `null` です。',
  'Review signals, not proof of fraud.': '確認を促す注意点。不正の証明ではありません。',
  'The flags in Japanese.': '注意点の日本語表示。',
  'The flags in English.': '注意点の英語表示。',
  'First day of the registration.': '登録の初日。',
  'First day after a cancellation.': '取消の効力が生じた日。',
  'First day after an expiry.': '失効の効力が生じた日。',
  'Day the decision is for: today, or the date of the document.': '判定の基準日。本日、または書類の日付です。',
  'State of the registration on that day; decision and verdict follow it.':
    'その日の登録の状態。判定と適格請求書の可否はこれに従います。',
  'Why nothing was decided: registry_sample, registry_partial, registry_stale, document_date_missing, document_date_in_future.':
    '判定できない理由：`registry_sample`、`registry_partial`、`registry_stale`、`document_date_missing`、`document_date_in_future`。',
  'Of the invoice registry.': '適格請求書発行事業者の公表データの鮮度。',
  'Day the data speak about, YYYY-MM-DD.': 'データが示す時点の日付（YYYY-MM-DD）。',
  'How name and address compare; state of the company data.': '名称と住所の比較結果と、法人データの状態。',
  'The company record behind the registration.': '登録の元になっている法人の記録。',
  'As read from the document; null in a plain check.': '書類から読み取った値。書類を伴わない確認では `null` です。',
  'As registered.': '公表されている値。',
  'The value to use.': '採用する値。',
  'Where the resolved value comes from.': '採用した値の出典。',
  'Where a digit of a picture was chosen among its readings, `resolved` differs from `ocr`.':
    '画像の数字を複数の読み方から選んだ場合、`resolved` は `ocr` と異なります。',
  'Labels and the attribution of the sources, per language asked.': '指定された言語ごとの表示名と、出典の表示。',
  '1 to 10 T-numbers. A malformed one is a result of its own, not an error of the request.':
    '1〜10 件の登録番号。形式の誤った番号はその項目だけの結果になり、リクエスト全体のエラーにはなりません。',
};
