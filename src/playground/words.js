/** The words of the page in both languages. */
const WORDS = {
  en: {
    skip: 'Skip to the form',
    tagline: 'Try every endpoint: see the price, the payment, the answer, and where each value came from.',
    endpoints: 'Endpoints',
    endpoint: 'Endpoint',
    request: 'Request (JSON)',
    run: 'Pay and run',
    runFree: 'Run',
    reset: 'Example again',
    steps: 'What happens',
    answer: 'Answer',
    json: 'JSON',
    scope: 'Registry matching is a public-data pre-check, not KYB or KYC. Images are not retained.',
    devnet: 'Devnet: play money',
    realMoney: 'Real USDC',
    free: 'free',
    notJson: 'This is not JSON: ',
    asking: 'Asking for the price, without payment…',
    price: 'The service answers 402: {price} USDC on {network}, to {payTo}',
    signing: 'Signing exactly that amount…',
    signed: 'Signed by {payer}. The same request goes out again with the payment.',
    answered: 'Answered with status {status} in {ms} ms.',
    receipt: 'Settled: transaction {transaction}',
    notCharged: 'Not charged.',
    freeCall: 'This call is free.',
    noWallet: 'No wallet: open this page in a browser with an Ethereum wallet to pay in USDC.',
    failed: 'It did not work: ',
    file: 'File',
    front: 'Front side',
    back: 'Back side',
    drop: 'Drop a photo, scan or PDF here, or choose one. Phones open the camera.',
    tooLarge: 'The file is larger than this endpoint accepts.',
    document: 'Where each value stands',
    field: 'Field',
    value: 'Value',
    confidence: 'Confidence',
    origin: 'From',
    checks: 'Checks',
    passed: 'passed',
    failedCheck: 'failed',
    not_applicable: 'not applicable',
    not_checked: 'not checked',
    warnings: 'Warnings',
    repairs: 'Repairs and derivations',
    vcard: 'Download the vCard',
    map: 'Where it is',
    findings: 'Findings in the source',
    valid: 'The document is valid.',
    line: 'line',
  },
  ja: {
    skip: '入力フォームへ',
    tagline: 'すべてのエンドポイントを試せます。価格、支払い、応答、各値の根拠が見えます。',
    endpoints: 'エンドポイント',
    endpoint: 'エンドポイント',
    request: 'リクエスト（JSON）',
    run: '支払って実行',
    runFree: '実行',
    reset: '例に戻す',
    steps: '処理の流れ',
    answer: '応答',
    json: 'JSON',
    scope: '登記照合は公開情報による事前確認であり、KYB・KYC ではありません。画像は保存しません。',
    devnet: '開発用チェーン（模擬通貨）',
    realMoney: '実際の USDC',
    free: '無料',
    notJson: 'JSON として読めません: ',
    asking: '支払いなしで価格を確認しています…',
    price: '402 応答: {network} の {price} USDC、宛先 {payTo}',
    signing: 'その金額だけに署名しています…',
    signed: '署名者 {payer}。同じリクエストに支払いを付けて再送します。',
    answered: 'ステータス {status}、{ms} ミリ秒。',
    receipt: '決済済み: 取引 {transaction}',
    notCharged: '課金されていません。',
    freeCall: 'この呼び出しは無料です。',
    noWallet: 'ウォレットがありません。Ethereum ウォレットのあるブラウザーで開いてください。',
    failed: '失敗しました: ',
    file: 'ファイル',
    front: '表面',
    back: '裏面',
    drop: '写真、スキャン、PDF をここに置くか選んでください。スマートフォンではカメラが開きます。',
    tooLarge: 'ファイルがこのエンドポイントの上限を超えています。',
    document: '各値の位置',
    field: '項目',
    value: '値',
    confidence: '信頼度',
    origin: '根拠',
    checks: '検査',
    passed: '合格',
    failedCheck: '不合格',
    not_applicable: '対象外',
    not_checked: '未検査',
    warnings: '警告',
    repairs: '修復と導出',
    vcard: 'vCard をダウンロード',
    map: '場所',
    findings: 'ソース内の指摘',
    valid: '文書は有効です。',
    line: '行',
  },
};

let language = (localStorage.getItem('language') ?? navigator.language).startsWith('ja') ? 'ja' : 'en';

export const currentLanguage = () => language;

export function word(key, values = {}) {
  const text = WORDS[language][key] ?? WORDS.en[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ''));
}

export function switchLanguage() {
  language = language === 'en' ? 'ja' : 'en';
  localStorage.setItem('language', language);
}

/** Fills every element that names a word. */
export function translatePage() {
  document.documentElement.lang = language;
  for (const element of document.querySelectorAll('[data-word]')) element.textContent = word(element.dataset.word);
  for (const element of document.querySelectorAll('[data-word-label]'))
    element.setAttribute('aria-label', word(element.dataset.wordLabel));
  const button = document.getElementById('language');
  button.textContent = language === 'en' ? '日本語' : 'English';
  button.lang = language === 'en' ? 'ja' : 'en';
}
