import { detailText, type ErrorDetail } from './error-details.ts';

/**
 * The one error table: every answer with a status of 400 or more, except 402 and 422, comes from a row here.
 * Body: `{"detail":{"error":{"code","message","message_ja","retryable"}}}`, the specification's CardErrorResponse.
 */
interface ErrorRow {
  readonly status: number;
  readonly retryable: boolean;
  readonly message: string;
  readonly message_ja: string;
}

const row = (status: number, retryable: boolean, message: string, message_ja: string): ErrorRow => ({
  status,
  retryable,
  message,
  message_ja,
});

export const ERROR_TABLE = {
  payment_header_malformed: row(
    400,
    false,
    'The PAYMENT-SIGNATURE header is not Base64 of an x402 v2 payment payload. Take the requirement from the 402 answer and send exactly one header; clients of x402 version 1 call the same path under /x402-v1.',
    'PAYMENT-SIGNATURE ヘッダーが x402 v2 の支払いデータ（Base64）ではありません。402 応答の要件に従い、ヘッダーを1つだけ送ってください。x402 バージョン 1 のクライアントは、同じパスを /x402-v1 の下で呼び出してください。',
  ),
  document_unreadable: row(
    400,
    false,
    'The file is of a supported format but could not be decoded: it may be damaged or cut off. Save or scan it again.',
    '対応形式のファイルですが、読み込めませんでした。壊れているか、途中で切れている可能性があります。保存し直すか、スキャンし直してください。',
  ),
  document_empty: row(
    400,
    false,
    'Nothing can be read on the document: no text was found. A sharper, brighter or larger picture may help.',
    '文書から読み取れる文字がありませんでした。ピントの合った明るい写真か、より大きな画像でお試しください。',
  ),
  document_encrypted: row(
    400,
    false,
    'The PDF is encrypted. Send a copy without a password.',
    'PDF が暗号化されています。パスワードのないファイルを送ってください。',
  ),
  file_url_refused: row(
    400,
    false,
    'The URL points, directly or by a redirect, to an address that is not public, or to a name nobody knows. Put the file where anybody can fetch it over HTTPS, or send it as Base64.',
    'URL（またはその転送先）が公開アドレスではないか、存在しないホスト名です。HTTPS で誰でも取得できる場所に置くか、Base64 で送ってください。',
  ),
  origin_not_allowed: row(
    403,
    false,
    'The Host or Origin of this request is not one this server answers. Call it under its own address, and from a page of another site not at all.',
    'このリクエストの Host または Origin は許可されていません。サーバー自身のアドレスで、別サイトのページ以外から呼び出してください。',
  ),
  metrics_not_public: row(
    403,
    false,
    'Figures of this service are given to its own machine only. Operators: set JBIS_METRICS_PORT and ask there.',
    'このサービスの計測値は、同じマシンからのみ取得できます。運用者は JBIS_METRICS_PORT を設定し、そのポートから取得してください。',
  ),
  entity_not_found: row(
    404,
    false,
    'No entity has this identifier. Check the digits, or search by name with /jp-company/verify.',
    'この識別子の対象は見つかりません。番号を確認するか、/jp-company/verify で名称から検索してください。',
  ),
  job_not_found: row(
    404,
    false,
    'No batch job has this identifier. Use the job_id of the answer that created it; a deleted job is gone.',
    'この識別子のバッチジョブは見つかりません。作成時の応答の job_id を指定してください。削除したジョブは取得できません。',
  ),
  payment_in_progress: row(
    409,
    true,
    'A request with this payment is being worked on. Repeat the same request with the same header later.',
    'この支払いのリクエストは処理中です。同じヘッダーと同じ内容で後ほど再送してください。',
  ),
  payment_conflict: row(
    409,
    false,
    'This payment is used up. Sign a new authorization.',
    'この支払いは使用済みです。新しい承認に署名してください。',
  ),
  idempotency_conflict: row(
    409,
    false,
    'This idempotency key was used with other content. Repeat that content, or choose a new key.',
    'この冪等キーは別の内容で使用済みです。同じ内容を再送するか、新しいキーを使ってください。',
  ),
  job_not_finished: row(
    409,
    true,
    'The job has not finished. Ask GET /v1/batch-jobs/JOB_ID?wait=30 until its status is completed or failed.',
    'ジョブはまだ終了していません。GET /v1/batch-jobs/JOB_ID?wait=30 で、status が completed または failed になるまで確認してください。',
  ),
  job_not_retryable: row(
    409,
    false,
    'The job has nothing to run again. A retry runs items that failed for a passing reason, once; send the others in a new job.',
    '再実行できる項目がありません。再実行できるのは一時的な理由で失敗した項目のみで、1回限りです。ほかの項目は新しいジョブで送ってください。',
  ),
  job_expired: row(
    410,
    false,
    'The job and its results have been deleted after their retention time. Send its items in a new job.',
    '保存期間が過ぎたため、ジョブと結果は削除されました。新しいジョブで送り直してください。',
  ),
  payload_too_large: row(
    413,
    false,
    'The request body is larger than this endpoint accepts. Send a smaller scan, fewer items, or the file by its address.',
    'リクエスト本文がこのエンドポイントの上限を超えています。画像を小さくするか、件数を減らすか、ファイルの URL を指定してください。',
  ),
  image_too_large: row(
    413,
    false,
    'The image has more pixels than the service accepts. Scale it down; 2,200 pixels along the longer edge are enough for a page.',
    '画像の画素数が上限を超えています。縮小してください。1 ページなら長辺 2,200 画素で十分です。',
  ),
  unsupported_media_type: row(
    415,
    false,
    'The bytes are of no supported format. Send JPEG, PNG, WebP, TIFF, HEIF, AVIF or PDF.',
    '対応していない形式です。JPEG、PNG、WebP、TIFF、HEIF、AVIF、PDF のいずれかを送ってください。',
  ),
  ocr_queue_full: row(
    429,
    true,
    'The OCR queue is full. Retry later.',
    '文字認識が混み合っています。後ほど再送してください。',
  ),
  engine_queue_full: row(
    429,
    true,
    'The queue of the processing engine is full. Retry later.',
    '処理が混み合っています。後ほど再送してください。',
  ),
  body_budget_exhausted: row(
    429,
    true,
    'Too many bytes are being uploaded at the moment. Retry later.',
    'アップロードが混み合っています。後ほど再送してください。',
  ),
  rate_limited: row(429, true, 'Too many requests. Retry later.', 'リクエストが多すぎます。後ほど再送してください。'),
  payer_limited: row(
    429,
    true,
    'This payer has too many requests under way, or several failed settlements. Retry later.',
    'この支払者の処理中リクエストが多すぎるか、決済の失敗が続いています。後ほど再送してください。',
  ),
  internal_error: row(
    500,
    true,
    'Something went wrong on our side. Nothing was charged; repeat the same request with the same header, and tell the operator the x-request-id if it stays.',
    'サービス内部でエラーが発生しました。課金はされていません。同じヘッダーで再送し、続く場合は x-request-id を運用者に伝えてください。',
  ),
  ocr_invalid_output: row(
    502,
    true,
    'The OCR model returned invalid output. Nothing was charged; send the document again.',
    '文字認識の出力が不正でした。課金はされていません。もう一度送ってください。',
  ),
  engine_invalid_output: row(
    502,
    true,
    'The processing engine returned invalid output. Nothing was charged; send the request again.',
    '処理エンジンの出力が不正でした。課金はされていません。もう一度送ってください。',
  ),
  file_url_unreachable: row(
    502,
    true,
    'The URL could not be fetched. Check that it opens without a login, or send the file as Base64.',
    'URL を取得できませんでした。ログインなしで開けることを確認するか、ファイルを Base64 で送ってください。',
  ),
  upstream_invalid_response: row(
    502,
    true,
    'An official source answered with something unexpected. Nothing was charged; try again later.',
    '公的情報源の応答が不正でした。課金はされていません。後ほど再送してください。',
  ),
  source_not_configured: row(
    503,
    false,
    'A data source this endpoint needs is not configured on this server. GET /health says what is loaded, /llms.txt what can be called.',
    'このエンドポイントに必要な情報源が、このサーバーでは設定されていません。読み込まれている情報は GET /health、呼び出せるものは /llms.txt で確認できます。',
  ),
  source_unavailable: row(
    503,
    true,
    'A data source is temporarily unavailable. Nothing was charged; repeat the same request with the same header later.',
    '情報源が一時的に利用できません。課金はされていません。同じヘッダーで後ほど再送してください。',
  ),
  registry_unavailable: row(
    503,
    true,
    'The registry data is temporarily unavailable. Nothing was charged; repeat the same request with the same header later.',
    '公表情報のデータが一時的に利用できません。課金はされていません。同じヘッダーで後ほど再送してください。',
  ),
  payment_unavailable: row(
    503,
    true,
    'The payment system is temporarily unavailable. Nothing was charged; repeat the same request with the same header.',
    '決済システムが一時的に利用できません。課金はされていません。同じヘッダーで再送してください。',
  ),
  settlement_pending: row(
    503,
    true,
    'The settlement has not been confirmed yet. Repeat the same request with the same header; do not sign a new payment.',
    '決済の確認待ちです。新しい支払いに署名せず、同じヘッダーで同じリクエストを再送してください。',
  ),
  server_closing: row(
    503,
    true,
    'The server is shutting down. Repeat the request.',
    'サーバーは停止処理中です。再送してください。',
  ),
  ocr_timeout: row(
    504,
    true,
    'The OCR model timed out. Nothing was charged; send fewer pages or a smaller picture.',
    '文字認識がタイムアウトしました。課金はされていません。ページ数を減らすか、画像を小さくしてください。',
  ),
  engine_timeout: row(
    504,
    true,
    'The processing engine timed out. Nothing was charged; send less at once, or try again later.',
    '処理がタイムアウトしました。課金はされていません。内容を減らすか、後ほど再送してください。',
  ),
  file_url_timeout: row(
    504,
    true,
    'Fetching the URL timed out. Nothing was charged; try again, or send the file as Base64.',
    'URL の取得がタイムアウトしました。課金はされていません。再送するか、ファイルを Base64 で送ってください。',
  ),
  upstream_timeout: row(
    504,
    true,
    'An official source did not answer in time. Nothing was charged; try again later.',
    '公的情報源が時間内に応答しませんでした。課金はされていません。後ほど再送してください。',
  ),
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof ERROR_TABLE;

interface ErrorOptions {
  /** Appended to both messages: what exactly was wrong. */
  readonly detail?: ErrorDetail | undefined;
  readonly retryAfterSeconds?: number;
  /** Where this case differs from the table. */
  readonly retryable?: boolean;
  readonly cause?: unknown;
  readonly costly?: boolean;
}

/** An error with a row in the table. Anything else that is thrown is answered as `internal_error`. */
export class ServiceError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly retryable: boolean;
  readonly messageJa: string;
  readonly detail: ErrorDetail | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** It held a worker for a second or more, or to the end of its time or memory. Nobody is charged for that, so it counts against the payer. */
  readonly costly: boolean;

  constructor(code: ErrorCode, options: ErrorOptions = {}) {
    const { message, message_ja, status, retryable } = ERROR_TABLE[code];
    const { detail } = options;
    super(
      detail ? `${message} (${detailText(detail, 'en')})` : message,
      options.cause === undefined ? undefined : { cause: options.cause },
    );
    this.name = 'ServiceError';
    this.code = code;
    this.status = status;
    this.retryable = options.retryable ?? retryable;
    this.costly = options.costly ?? false;
    this.detail = detail;
    this.messageJa = detail ? `${message_ja}（${detailText(detail, 'ja')}）` : message_ja;
    // RFC 9110 §10.2.3: 429 and 503 tell the client when to come back; where coming back is no use they do not.
    this.retryAfterSeconds = this.retryable
      ? (options.retryAfterSeconds ?? (status === 429 ? 2 : status === 503 ? 5 : undefined))
      : undefined;
  }

  toBody(): ErrorBody {
    return {
      detail: {
        error: { code: this.code, message: this.message, message_ja: this.messageJa, retryable: this.retryable },
      },
    };
  }
}

export interface ErrorBody {
  readonly detail: {
    readonly error: {
      readonly code: ErrorCode;
      readonly message: string;
      readonly message_ja: string;
      readonly retryable: boolean;
    };
  };
}

/** `throw serviceError('ocr_timeout')`; every code of the table is a valid first argument. */
export const serviceError = (code: ErrorCode, options?: ErrorOptions): ServiceError => new ServiceError(code, options);

/** The same error, told to have cost a worker much. */
export const asCostly = (thrown: unknown): unknown =>
  thrown instanceof ServiceError ? Object.defineProperty(thrown, 'costly', { value: true }) : thrown;

/** The error as it is: a row of the table, or `internal_error` around an unexpected one. */
export const toServiceError = (thrown: unknown): ServiceError =>
  thrown instanceof ServiceError ? thrown : new ServiceError('internal_error', { cause: thrown });
