/** The service itself and batch jobs. */
export const SERVICE_DESCRIPTIONS: Readonly<Record<string, string>> = {
  'State of the service and its data.': 'サービスとデータの状態。',
  'ok, or degraded when a registry is missing, incomplete, stale or only a sample, or OCR is unavailable.':
    '`ok` または `degraded`。公表情報のデータがない、不完全、古い、見本のみ、または文字認識（OCR）を利用できない場合は `degraded` です。',
  'Name of the service.': 'サービスの名称。',
  'Payment network, CAIP-2.': '支払いに使うネットワーク（CAIP-2 の表記）。',
  'ready, partial, stale, sample or missing.':
    '`ready`（利用可）、`partial`（一部のみ）、`stale`（古い）、`sample`（見本）、`missing`（なし）のいずれか。',
  'Where the company data comes from; none without data.': '法人データの出典。データがない場合は `none` です。',
  'Where the invoice data comes from; none without data.': '登録データの出典。データがない場合は `none` です。',
  'Date of the company data.': '法人データの時点。',
  'Date of the invoice data.': '登録データの時点。',
  'Companies in the snapshot.': '取り込んだデータにある法人の数。',
  'Registration numbers in the snapshot.': '取り込んだデータにある登録番号の数。',
  'Published parts that are not loaded.': '公表データのうち、取り込まれていない部分。',
  'not_run, running, ok, failed, gap_detected or signature_invalid.':
    '`not_run`（未実行）、`running`（実行中）、`ok`（正常）、`failed`（失敗）、`gap_detected`（差分の欠落）、`signature_invalid`（署名が無効）のいずれか。',
  'Date of the full file the company data starts from.': '法人データの元になった全件ファイルの日付。',
  'Date of the newest difference applied.': '適用済みの最新の差分の日付。',
  'When the company data was last brought up to date.': '法人データを最後に更新した日時。',
  'Date of the full file the invoice data starts from.': '登録データの元になった全件ファイルの日付。',
  'When the invoice data was last brought up to date.': '登録データを最後に更新した日時。',
  'The OpenPGP signature of the company file was checked and is good.':
    '法人データのファイルの OpenPGP 署名を検証し、正しいことを確認済みかどうか。',
  'The OpenPGP signature of the invoice file was checked and is good.':
    '登録データのファイルの OpenPGP 署名を検証し、正しいことを確認済みかどうか。',
  'A difference file is missing in between.': '途中の差分ファイルが欠けているかどうか。',
  'Local language model, when one is configured.': 'ローカルの言語モデル（設定されている場合）。',
  'Language-model requests at a time.': '言語モデルへの同時リクエスト数。',
  'Language-model requests that may wait.': '待機できる言語モデルへのリクエスト数。',
  'Language-model requests under way.': '処理中の言語モデルへのリクエスト数。',
  'A local language model may propose values for empty fields.':
    '空の項目の値を、ローカルの言語モデルが提案できるかどうか。',
  'Documents read at a time.': '同時に読み取る書類の数。',
  'Documents that may wait.': '待機できる書類の数。',
  'Documents being read now.': '現在読み取り中の書類の数。',
  'Longest image edge used for reading, in pixels.': '読み取りに使う画像の長辺の上限（ピクセル）。',
  'OCR engine.': '文字認識（OCR）のエンジン。',
  'OCR models in use.': '使用中の文字認識（OCR）モデル。',
  'Documents can be read now.': '現在、書類を読み取れるかどうか。',
  'What to do with each item; the price per item is the single endpoint’s.':
    '各項目に行う処理。1 件あたりの料金は、単体のエンドポイントの料金です。',
  'At most 33 where the operation reads documents.': '書類を読み取る処理では最大 33 件です。',
  'The request of the operation without response_language, plus an optional item_id of at most 64 characters, unique in the job. Documents (…_extract, card_enrich): file_url, HTTPS, instead of text or Base64; no include_raw_text.':
    'その処理のリクエストから `response_language` を除いたもの。64 文字以内でジョブ内で重複しない `item_id` を付けられます。書類の処理（`…_extract`、`card_enrich`）では、文字や Base64 の代わりに HTTPS の `file_url` を使います。`include_raw_text` は使えません。',
  'Echoed in the status.': '状態の応答にそのまま返します。',
  'Keep it secret: whoever holds it may read the job.':
    '秘密に保ってください。この値を知る人は誰でもジョブの内容を読めます。',
  'USD per item.': '1 件あたりの料金（USD）。',
  'USD in all.': '料金の合計（USD）。',
  'USDC.': 'USDC。ステーブルコインによる支払いです。',
  'When items and results are deleted; known once the job has completed.':
    '項目と結果が削除される日時。ジョブの完了後に決まります。',
  'Ask for the status not before.': '次に状態を確認するまでの秒数の目安。',
  'Ask here with ?wait=30: it answers when the job ends.':
    '状態を確認する URL。?wait=30 を付けると、ジョブの終了時に応答します。',
  'The results, once the job has ended.': '結果の URL。ジョブの終了後に取得できます。',
  'bj_ and 32 characters, from the answer of the creation.': '`bj_` と 32 文字。ジョブ作成の応答に含まれます。',
  'Seconds to wait for the job to end.': 'ジョブの終了を待つ秒数。',
  '0 to 1.': '0〜1 の値。',
  'When items and results are deleted.': '項目と結果が削除される日時。',
  'Why the whole job failed: code, message, message_ja, retryable.':
    'ジョブ全体が失敗した理由：`code`、`message`、`message_ja`、`retryable`。',
  'Once the job has ended.': 'ジョブの終了後に値が入ります。',
  'The id of the job.': 'ジョブの識別子。',
  'next_cursor of the page before.': '前のページの `next_cursor` の値。',
  'Most results per page; long ones end it at about 1 MB.':
    '1 ページあたりの結果の最大件数。結果が長い場合、ページは約 1 MB で区切られます。',
  'Results on this page.': 'このページの結果の件数。',
  'Pass it as cursor for the next page.': '次のページを取得するときに `cursor` として渡す値。',
  'The answer of the single endpoint.': '単体のエンドポイントの応答。',
  'code, message, message_ja.': '`code`、`message`、`message_ja` からなるエラー。',
  'The free retry runs it again.': '無料の再実行で、もう一度処理されるかどうか。',
};
