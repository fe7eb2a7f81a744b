/**
 * What exactly was wrong, in brackets behind the message of an error, in words the caller can act on. A detail is a row
 * here and never a text of its own, so that no Japanese message ends in English. Placeholders take numbers, codes and
 * names, which are the same in both languages, or words that are given in both.
 */
export interface Localised {
  readonly en: string;
  readonly ja: string;
}

export const ERROR_DETAILS = {
  // Payments
  failed_unpaid: { en: 'several requests failed unpaid', ja: '未払いのまま失敗したリクエストが続いています' },
  no_payments: { en: 'several payments were no payments', ja: '支払いとして無効なデータが続けて送られています' },
  newcomers_refused: {
    en: 'many new payers at this network address had no funds; who has paid here before is served',
    ja: 'このネットワークアドレスから、残高のない新しい支払者のリクエストが続いています。支払い実績のある支払者は影響を受けません',
  },
  contracts_refused: {
    en: 'other payments of contract wallets from this network address are being verified or were refused; plain wallets are served',
    ja: 'このネットワークアドレスからの、コントラクトウォレットの別の支払いを検証しているか、無効な支払いが続いています。通常のウォレット（EOA）は影響を受けません',
  },
  of_another_request: { en: 'it belongs to another request', ja: '別のリクエストの支払いです' },
  work_done_often: {
    en: 'the work was done {runs} times for it',
    ja: 'この支払いでの処理はすでに{runs}回行われました',
  },
  answer_gone: { en: 'the time to fetch its answer is over', ja: '応答を取得できる期間が過ぎました' },
  demonstration: { en: 'a public demonstration: {count} a minute', ja: '公開デモのため、1分間に{count}回までです' },

  // Batch jobs
  job_store: { en: 'job store', ja: 'ジョブの保存先に接続できません' },
  unfinished_jobs: { en: '{count} unfinished jobs', ja: '未完了のジョブが{count}件あります' },
  batch_queue_full: { en: 'the batch queue is full', ja: 'バッチ処理が混み合っています' },
  other_payment_of_key: {
    en: 'another payment with this Idempotency-Key',
    ja: 'この Idempotency-Key の別の支払いを処理しています',
  },
  job_unsettled: { en: 'the payment of this job was not settled', ja: 'このジョブの支払いは決済されませんでした' },

  // Bodies and files
  byte_limit: { en: 'limit {bytes} bytes', ja: '上限 {bytes} バイト' },
  xml_limit: { en: 'limit {bytes} bytes of XML', ja: 'XML の上限は {bytes} バイトです' },
  json_beside_file: {
    en: 'the JSON beside the file is over 1 MB',
    ja: 'ファイル以外の JSON が 1 MB を超えています',
  },
  no_pages: { en: 'no pages', ja: 'ページがありません' },
  page_unreadable: { en: 'page {page}', ja: '{page}ページ目' },
  page_without_size: { en: 'a page without a size', ja: '大きさのないページがあります' },
  page_too_large: { en: 'page of {width}×{height} points', ja: 'ページの大きさが {width}×{height} ポイントです' },
  picture_too_large: { en: 'a picture of more than {pixels} pixels', ja: '{pixels} 画素を超える画像が含まれています' },
  pixel_limit: {
    en: '{width}×{height}, at most {pixels} pixels',
    ja: '{width}×{height}、上限は {pixels} 画素です',
  },
  memory_limit: {
    en: 'decoding it needs more than {megabytes} MB of memory',
    ja: '展開に {megabytes} MB を超えるメモリーが必要です',
  },

  // Addresses that are fetched
  server_answered: { en: 'the server answered {status}', ja: '相手のサーバーの応答は {status} でした' },
  answer_too_large: { en: 'the answer is larger than {bytes} bytes', ja: '応答が {bytes} バイトを超えています' },
  silent: { en: 'nothing arrived for {ms} ms', ja: '{ms} ミリ秒のあいだ何も届きませんでした' },
  answer_late: { en: 'the answer did not come in time', ja: '時間内に応答がありませんでした' },
  answer_damaged: { en: 'the answer is compressed and damaged', ja: '圧縮された応答が壊れています' },
  encoding_unknown: { en: 'the answer has an unknown content encoding', ja: '応答の圧縮形式に対応していません' },
  answer_not_http: { en: 'the answer is not HTTP', ja: '応答が HTTP ではありません' },
  redirect_invalid: { en: 'the redirect has no valid address', ja: '転送先のアドレスが正しくありません' },
  redirects_too_many: { en: 'more than {count} redirects', ja: '転送が{count}回を超えました' },
  redirects_circle: { en: 'the redirects go in a circle', ja: '転送が循環しています' },
  redirect_with_body: {
    en: 'a redirect would send the body to another host',
    ja: '転送すると本文が別のホストに送られてしまいます',
  },
  url_invalid: { en: 'the address is not a valid URL', ja: 'アドレスが正しい URL ではありません' },
  url_not_https: { en: 'only HTTPS addresses are fetched', ja: 'HTTPS のアドレスだけを取得します' },
  url_with_credentials: {
    en: 'an address with a user name or password is not fetched',
    ja: 'ユーザー名やパスワードを含むアドレスは取得しません',
  },
  host_without_address: { en: 'the host has no address', ja: 'ホストのアドレスが見つかりません' },
  host_not_public: {
    en: 'the host is not on the public internet',
    ja: 'ホストが公開インターネット上にありません',
  },
  host_unreachable: { en: 'the host could not be reached ({code})', ja: 'ホストに接続できませんでした：{code}' },
  request_cancelled: { en: 'the request was cancelled', ja: 'リクエストが取り消されました' },

  // Sources and engines
  missing_sources: { en: 'missing: {names}', ja: '不足：{names}' },
  source_named: { en: '{name}', ja: '情報源：{name}' },
  source_reason: { en: '{reason}', ja: '理由：{reason}' },
  no_ocr: {
    en: 'OCR is not available; send the text of the document',
    ja: '文字認識を利用できません。書類のテキストを送ってください',
  },
  model_answered: { en: 'the model answered {status}', ja: 'モデルの応答は {status} でした' },
  given_up_waiting: {
    en: 'the request was given up while waiting',
    ja: '順番を待つあいだにリクエストが打ち切られました',
  },
  edinet_code_unknown: { en: 'edinet_code {value}', ja: 'EDINET コード {value}' },
  corporate_number_unknown: { en: 'corporate_number {value}', ja: '法人番号 {value}' },
  security_code_unknown: { en: 'security_code {value}', ja: '証券コード {value}' },
  edinet_away: { en: 'edinet', ja: 'EDINET の索引がありません' },
  edinet_stale: { en: 'edinet: registry_stale', ja: 'EDINET の索引が古くなっています' },
  edinet_empty: {
    en: 'edinet: no complete day in the index; run "jbis sync edinet"',
    ja: 'EDINET の索引に、すべて揃った日がまだありません。運用者は「sync edinet」を実行してください',
  },
  /** The remedies are for the one who runs the service. */
  sample_counterparty: {
    en: 'registry_sample: not in the sample data; set JBIS_LIVE_SOURCES=1 to ask VIES and Peppol',
    ja: '見本データにありません。VIES と Peppol に問い合わせるには JBIS_LIVE_SOURCES=1 を設定してください',
  },
  sample_edinet: {
    en: 'registry_sample: not in the sample data; set EDINET_API_KEY and run "jbis sync edinet"',
    ja: '見本データにありません。EDINET_API_KEY を設定し、「jbis sync edinet」を実行してください',
  },
} as const satisfies Record<string, Localised>;

type Table = typeof ERROR_DETAILS;
type DetailId = keyof Table;
type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;
type Value = string | number | Localised;
type Values<Id extends DetailId> = Readonly<Record<Placeholder<Table[Id]['en']>, Value>>;

/** A row and what stands in it; plain data, so that it travels between processes. */
export interface ErrorDetail {
  readonly id: DetailId;
  readonly values: Readonly<Record<string, Value>>;
}

/** `because('byte_limit', { bytes: 100 })`: the values are those the row asks for, no others. */
export const because = <Id extends DetailId>(
  id: Id,
  ...[values]: [Placeholder<Table[Id]['en']>] extends [never] ? [] : [Values<Id>]
): ErrorDetail => ({ id, values: values ?? {} });

export const detailText = ({ id, values }: ErrorDetail, language: 'en' | 'ja'): string =>
  ERROR_DETAILS[id][language].replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    return String(typeof value === 'object' ? value[language] : value);
  });
