/** Invoices and receipts as read. */
export const DOCUMENT_DESCRIPTIONS: Readonly<Record<string, string>> = {
  'Text of the document, when it is already there.': '書類の文字（すでに文字になっている場合）。',
  'Base64 of an image (JPEG, PNG, WebP, TIFF, HEIF) or PDF; a data-URL prefix is accepted. Not retained.':
    '画像（JPEG、PNG、WebP、TIFF、HEIF）または PDF の Base64。`data:` URL の接頭辞があってもかまいません。保存しません。',
  'HTTPS address of an image or document.': '画像または書類の HTTPS アドレス。',
  'Fields to extract; all when omitted.': '読み取る項目。省略するとすべてです。',
  'Issuer name to compare instead of the one read.': '読み取った名称の代わりに比較する発行者名。',
  'Issuer address to compare instead of the one read.': '読み取った住所の代わりに比較する発行者の住所。',
  'What the paper is, by what is written on it.': '書類の種類。書かれている内容から判断します。',
  'Same as supplier_name.': '`supplier_name` と同じ値。',
  'Issuer as printed; with its legal form when printed.':
    '印字された発行者名。法人格が印字されていればそれを含みます。',
  'The printed name, when it has a legal form.': '印字された名称（法人格がある場合）。',
  'Registered for the T-number; null in plain extraction.':
    '登録番号の登録名。公表情報と照合しない読み取りでは `null` です。',
  'T-number of the issuer, as read.': '読み取った発行者の登録番号（T番号）。',
  'The number whose check digit holds: as read, or in a picture another reading of the same ink.':
    'チェックデジットが正しい番号。読み取ったままの番号、または画像の同じ文字の別の読み方です。',
  'Corporate number of the issuer; null for individuals.': '発行者の法人番号。個人の場合は `null` です。',
  'Same as issue_date.': '`issue_date` と同じ値。',
  'Always null for an invoice.': '請求書では常に `null`。',
  'YYYY-MM-DD.': '日付（YYYY-MM-DD）。',
  'YYYY-MM-DD; derived from payment terms when field_sources says parser.':
    '期日（YYYY-MM-DD）。`field_sources` が `parser` の場合は、支払条件から求めた日付です。',
  'Invoice number.': '請求書番号。',
  'Whom it is made out to.': '宛名。',
  'How it was or will be paid.': '支払いの方法（支払済みまたは予定）。',
  '件名 or 但し書き.': '件名または但し書き。',
  'As printed; never compared with a registry.': '印字のまま。公表情報とは比較しません。',
  'Same as supplier_phone.': '`supplier_phone` と同じ値。',
  'ISO 4217.': 'ISO 4217 の通貨コード。',
  'What is payable: the total less withholding, points or a part payment, or with a balance carried over.':
    '支払うべき金額。合計から源泉徴収、ポイント、内金などを差し引いた額、または繰越残高を加えた額です。',
  'Total of the document, tax included.': '書類の合計金額（税込）。',
  'Consumption tax.': '消費税額。',
  'Percent, when there is only one rate.': '税率（パーセント）。税率が 1 つだけの場合に値が入ります。',
  'Base and tax per rate.': '税率ごとの対象額と消費税額。',
  'Percent; 0 for exempt and out-of-scope amounts.': '税率（パーセント）。非課税・不課税の金額は 0 です。',
  'Null when only the base is printed.': '対象額だけが印字されている場合は `null` です。',
  'Whether the tax is on top of the amount, inside it, or does not apply.': '消費税が外税か、内税か、対象外か。',
  'Line items as printed.': '印字された明細行。',
  'After a discount printed under the item.': '明細の下に印字された値引き後の金額。',
  'Percent.': '税率（パーセント）。',
  'Part of the amount that was taken off; null without one.':
    '金額から差し引かれた値引き額。値引きがない場合は `null` です。',
  'Whether the printed prices carry the tax.': '印字された価格が税込かどうか。',
  '源泉徴収税額.': '源泉徴収税額。',
  'Balance carried over from the last statement.': '前回の請求からの繰越残高。',
  'Account to transfer to, as printed: bank_name, branch, type, number, holder.':
    '印字された振込先口座：`bank_name`（銀行名）、`branch`（支店）、`type`（種別）、`number`（番号）、`holder`（名義）。',
  'Further T-numbers on the paper, such as the buyer’s.': '書類にあるほかの登録番号（買い手の番号など）。',
  'How the document was read.': '書類の読み取り方。',
  structured_ocr: '`structured_ocr`（レイアウトを伴う文字認識）。',
  'Mean confidence of issuer, number, date and total.': '発行者、登録番号、日付、合計の確度の平均。',
  'Format found in the bytes.': 'ファイルの中身から判断した形式。',
  'Null for text and PDF text layers.': '文字入力と PDF の文字情報では `null` です。',
  'Whether the declared media type is what the bytes say.':
    '申告されたメディアタイプがファイルの中身と一致するかどうか。',
  'A check failed, a critical field is missing or uncertain, or a repair changed a digit. A review signal, not proof of fraud.':
    '不合格の検査がある、重要な項目がないか不確か、または補正で数字が変わった場合に `true`。確認を促すもので、不正の証明ではありません。',
  'passed: proven by the paper itself; review: a person should look; failed: the paper is at fault.':
    'passed は書類だけで裏付けられたもの、review は人による確認が必要なもの、failed は書類自体に問題があるもの。',
  'What proves or contradicts each check, by name.': '検査ごとの、裏付けまたは矛盾の理由。',
  'Rounding found per rate: floor, round, ceil or exact.':
    '税率ごとに確認できた端数処理：`floor`（切捨て）、`round`（四捨五入）、`ceil`（切上げ）、`exact`（端数なし）。',
  'False for plain extraction, which never opens a registry.': '公表情報を参照しない読み取りでは `false` です。',
  'The items a qualified invoice must show.': '適格請求書に必要な記載事項がそろっていること。',
  'Items, rates and total fit together.': '明細、税率別の金額、合計が整合すること。',
  'The tax of each rate is one of the lawful roundings.':
    '税率ごとの消費税額が、認められた端数処理のいずれかに合うこと。',
  'Printed twice, or closed by printed numbers alone, and contradicted by none.':
    '合計が 2 か所に印字されている、または印字された数字だけで計算が合い、矛盾する数字がないこと。',
  'With a label, a right weekday, a time beside it or a second print; not in the future.':
    '日付に見出し、正しい曜日、並んだ時刻、または 2 か所目の印字があり、未来の日付でないこと。',
  'A legal name, the registered name, or a name in the block of T-number, address or phone.':
    '正式名称、登録名、または登録番号・住所・電話番号と同じまとまりにある名称であること。',
  'The line items add up.': '明細の合計が合うこと。',
  'A kind this endpoint takes.': 'このエンドポイントが扱う種類の書類であること。',
  'No unread ink or doubtful characters at these values.': 'これらの値の位置に、読み残しや疑わしい文字がないこと。',
  'Probability per field that the value is right.': '項目ごとの、値が正しい確率。',
  'ocr, text, pdf_text, parser (derived), checksum_repair, arithmetic, registry or language_model per field.':
    '項目ごとの出典：`ocr`（文字認識）、`text`（文字入力）、`pdf_text`（PDF の文字情報）、`parser`（導出）、`checksum_repair`（チェックデジットによる補正）、`arithmetic`（計算）、`registry`（公表情報）、`language_model`（言語モデル）。',
  'One box per line, where the value goes over several lines.': '値が複数行にわたる場合の、1 行ごとの枠。',
  'Page and [x, y, width, height] on the upright page, per field.':
    '項目ごとのページと、正しい向きのページ上の位置 `[x, y, width, height]`。',
  'What was read where, for every field.': '項目ごとに、何をどこで読み取ったか。',
  'printed, or the repairs that were made.': '`printed`（印字のまま）、または行った補正。',
  'document_printed, kana_hepburn or generated.':
    '`document_printed`（書類の印字）、`kana_hepburn`（かなのヘボン式）、`generated`（自動生成）のいずれか。',
  'Labels in the languages asked for.': '指定された言語による表示名。',
  'Text of the receipt, when it is already there.': '領収書の文字（すでに文字になっている場合）。',
  'As printed; with its legal form when printed.': '印字のまま。法人格が印字されていればそれを含みます。',
  'Registered for the T-number.': '登録番号の登録名。',
  'Printed, or spelled from kana.': '印字された英語、またはかなからのローマ字。',
  'T-number.': '登録番号（T番号）。',
  'Null for individuals.': '個人の場合は `null` です。',
  'HH:MM.': '時刻（HH:MM）。',
  'Tax included.': '税込金額。',
  'Differs from the total when points were used.': 'ポイントを使った場合などは、合計と異なります。',
  '但し書き.': '但し書き。',
  'What the invoice registry says about the T-number.': '登録番号についての適格請求書発行事業者の公表情報。',
  'Date of the receipt; decision and verdict are for it.':
    '領収書の日付。判定と適格請求書の可否はこの日についてのものです。',
  'State of the registration on that day.': 'その日の登録の状態。',
  'State today.': '本日の状態。',
  'Why nothing was decided.': '判定しなかった理由。',
  'Day the data speak about.': 'データが示す時点の日付。',
};
