import { PAYMENT_STEPS, RETRY_RULES, SCOPE_RULES, TAGLINE } from './service-info.ts';

/** The front page in both languages; the English rules are those of the other documents, word for word. */
export const ABOUT_WORDS = {
  en: {
    tagline: TAGLINE,
    promise:
      'Everything runs on the operator’s own machine. Each answer shows where a value came from, repairs only what a check digit proves, and never calls a guess verified.',
    devnet:
      'This server runs on a local development chain. Its payments are play money; nothing signed for it is worth anything on the real network.',
    playground: 'Try it in the browser',
    desk: 'Read a pile of documents',
    docs: 'Documentation',
    docs_at: '/docs/',
    other: '日本語',
    other_at: '/about/ja',
    endpoints: 'Endpoints',
    call: 'Call',
    price: 'Price',
    does: 'What it does',
    free: 'free',
    how: 'How to call',
    steps: PAYMENT_STEPS,
    retries: 'Retry rules',
    retry_rules: RETRY_RULES,
    scope: 'What an answer does not mean',
    scope_rules: SCOPE_RULES,
    machines: 'For programs and agents',
    catalog: 'Catalog',
    health: 'State of this server',
    version: 'Version',
  },
  ja: {
    tagline:
      '日本の事業者を特定する、エージェントのための API です。名刺・領収書・請求書の読み取り、法人番号・登録番号（T番号）の照会、住所の正規化を、1 回ごとの支払い（USDC、x402）で利用できます。',
    promise:
      'すべて運用者のマシンの中で動きます。どの値にも根拠を示し、チェックデジットで証明できるものだけを直し、推測を「確認済み」とすることはありません。',
    devnet:
      'このサーバーは開発用チェーンで動いています。支払いはテスト通貨で、署名は実際のネットワークでは価値がありません。',
    playground: 'ブラウザーで試す',
    desk: '書類をまとめて読み取る',
    docs: 'ドキュメント',
    docs_at: '/docs/ja',
    other: 'English',
    other_at: '/about',
    endpoints: 'エンドポイント',
    call: '呼び出し',
    price: '料金',
    does: '内容',
    free: '無料',
    how: '呼び出し方',
    steps: [
      '支払いなしで呼び出します（本文は空でかまいません）。料金・支払先・ネットワークが、402 応答の PAYMENT-REQUIRED ヘッダーと本文で返ります。',
      'その要件どおりの金額の USDC に署名します（方式 exact、EIP-3009）。料金や支払先を推測しないでください。',
      'PAYMENT-SIGNATURE ヘッダーを付けて同じリクエストを再送します。決済情報は PAYMENT-RESPONSE ヘッダーで返ります。',
    ],
    retries: '再試行のきまり',
    retry_rules: [
      '失敗した呼び出し（ステータス 400 以上）は課金されません。',
      'タイムアウト、409 payment_in_progress、503 のときは、同じヘッダーで同じリクエストを再送してください。二重に課金されることはありません。新しい署名はしないでください。',
      '再送してよい時刻は Retry-After が、誤った項目は 422 が示します。',
    ],
    scope: '応答が意味しないこと',
    scope_rules: [
      '公表情報との照合は事前確認です。KYB・KYC・AML・制裁リスト・実質的支配者・財務・本人確認ではありません。',
      '名刺の読み取りは、会社・人物・名刺・登録番号の真正を確認しません。照合つきの読み取りは、公表情報による事前確認だけを加えます。',
      '請求書の読み取りだけでは公表情報を照会しません。発行者の照合は、照合つきの読み取りと T番号の照合が行います。',
      '領収書の読み取りは、見つかった T番号を公表情報で確かめます。電話番号・郵便番号・住所は形式だけを確かめます。',
      '電話番号を公表情報と比べることはありません。',
      '画像は保存しません。読み取った全文は、求められたときにだけ返します。',
      'manual_review_required と警告は確認を促すもので、不正の証拠ではありません。',
    ],
    machines: 'プログラムとエージェント向け',
    catalog: 'カタログ',
    health: 'サーバーの状態',
    version: 'バージョン',
  },
} as const;

export type AboutLanguage = keyof typeof ABOUT_WORDS;
