import type { VerifyResponse } from '@x402/core/types';

/** Why a payment is refused, and what to do: the code is the one facilitators use, where they have one. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly messageJa: string;
}

const refusal = (code: string, message: string, messageJa: string): Refusal => ({ code, message, messageJa });

export const REFUSALS = {
  mismatch: refusal(
    'no_matching_payment_requirements',
    'The payment does not match what this endpoint asks for now. Take "accepts" from this answer and sign again.',
    '支払い内容が現在の要件と一致しません。この応答の "accepts" に従って署名し直してください。',
  ),
  recipient: refusal(
    'invalid_exact_evm_recipient_mismatch',
    'The authorization pays another address than the requirement names. Sign one whose "to" is "payTo" of "accepts" in this answer.',
    '支払先アドレスが要件と異なります。"to" をこの応答の "accepts" の "payTo" にして署名し直してください。',
  ),
  value: refusal(
    'invalid_exact_evm_payload_authorization_value_mismatch',
    'The authorized value is not the required amount. Sign one whose "value" is exactly "amount" of "accepts" in this answer (millionths of a USDC).',
    '承認された金額が要件と異なります。"value" をこの応答の "accepts" の "amount"（100万分の1 USDC 単位）と同じにして署名し直してください。',
  ),
  validAfter: refusal(
    'invalid_exact_evm_payload_authorization_valid_after',
    'The authorization is not valid yet. Wait until then, or sign one whose "validAfter" is in the past (0 will do); check the clock of the client.',
    '承認はまだ有効になっていません。有効になるまで待つか、"validAfter" を過去の時刻（0 でも可）にして署名し直してください。クライアントの時計も確認してください。',
  ),
  validBefore: refusal(
    'invalid_exact_evm_payload_authorization_valid_before',
    'The authorization has ended, or ends before the work could be finished and settled. Use maxTimeoutSeconds of the requirement.',
    '承認の有効期限が切れているか、処理と決済に必要な時間が足りません。要件の maxTimeoutSeconds を使ってください。',
  ),
  validTooLong: refusal(
    'invalid_exact_evm_payload_authorization_valid_before',
    'The authorization stays valid for more than two days. Use maxTimeoutSeconds of the requirement.',
    '承認の有効期間が2日を超えています。要件の maxTimeoutSeconds を使ってください。',
  ),
  signature: refusal(
    'invalid_exact_evm_signature',
    'The signature is not the payer’s signature of this authorization. Only signatures of plain (EOA) wallets are accepted: sign with the key of "from", in the EIP-712 domain that "extra" of "accepts" names.',
    '署名が支払者のものではありません。通常のウォレット（EOA）の署名のみ受け付けます。"from" の鍵で、"accepts" の "extra" が示す EIP-712 ドメインに対して署名してください。',
  ),
  contractSignature: refusal(
    'invalid_exact_evm_signature',
    'The signature is neither the payer’s signature of this authorization nor one that its contract accepts. Sign with a key the wallet in "from" accepts, in the EIP-712 domain that "extra" of "accepts" names.',
    '署名が支払者のものではなく、支払者のコントラクトも受け付けません。"from" のウォレットが認める鍵で、"accepts" の "extra" が示す EIP-712 ドメインに対して署名してください。',
  ),
  contractTooLong: refusal(
    'invalid_exact_evm_payload_authorization_valid_before',
    'An authorization of a contract wallet may last no longer than maxTimeoutSeconds of the requirement. Use that.',
    'コントラクトウォレットの承認の有効期間は、要件の maxTimeoutSeconds までです。その値を使ってください。',
  ),
  paidBefore: refusal(
    'invalid_exact_evm_nonce_already_used',
    'This authorization paid this service before, and what was bought with it is no longer kept here. Nothing was charged again; sign a new one with a new nonce.',
    'この承認は以前にこのサービスへの支払いに使用済みで、その結果は既に保存されていません。再度の課金はされていません。新しいノンスで承認に署名し直してください。',
  ),
  cancelled: refusal(
    'authorization_cancelled',
    'The payer cancelled this authorization, or spent its nonce elsewhere. Nothing was charged; sign a new one.',
    '支払者がこの承認を取り消したか、ノンスを別の用途に使用しました。課金はされていません。新しい承認に署名してください。',
  ),
} as const;

interface Remedy {
  readonly id: string;
  readonly reason: RegExp;
  /** A reason as a facilitator writes it. */
  readonly example: string;
  readonly en: string;
  readonly ja: string;
}

/** What to do about a facilitator's no; the first row that fits its reason. */
export const REMEDIES: readonly Remedy[] = [
  {
    id: 'no_funds',
    reason: /insufficient|balance|funds/i,
    example: 'invalid_exact_evm_insufficient_balance',
    en: 'The wallet holds too little USDC: send it some on "network" of "accepts", or pay from another wallet.',
    ja: 'ウォレットの USDC 残高が足りません。"accepts" の "network" で入金するか、別のウォレットで支払ってください。',
  },
  {
    id: 'nonce_used',
    reason: /nonce/i,
    example: 'invalid_exact_evm_nonce_already_used',
    en: 'Sign a new authorization with a new nonce.',
    ja: '新しいノンスで承認に署名し直してください。',
  },
  {
    id: 'not_deployed',
    reason: /factory|deploy/i,
    example: 'eip6492_factory_not_allowed',
    en: 'Deploy the wallet first, or pay from a plain (EOA) wallet.',
    ja: '先にウォレットを配備するか、通常のウォレット（EOA）で支払ってください。',
  },
  {
    id: 'not_signed',
    reason: /signature/i,
    example: 'invalid_exact_evm_signature',
    en: 'Sign with a key the wallet in "from" accepts, in the EIP-712 domain that "extra" of "accepts" names.',
    ja: '"from" のウォレットが認める鍵で、"accepts" の "extra" が示す EIP-712 ドメインに対して署名してください。',
  },
  {
    id: 'other',
    reason: /(?:)/,
    example: 'invalid_exact_evm_transaction_simulation_failed',
    en: 'Sign a new authorization for what "accepts" in this answer asks for; if that is refused too, pay from another wallet.',
    ja: 'この応答の "accepts" に従って新しい承認に署名してください。それも拒否される場合は、別のウォレットで支払ってください。',
  },
];

const remedyFor = (reason: string): Remedy => REMEDIES.find((row) => row.reason.test(reason))!;

export const isNoFunds = ({ code }: Refusal): boolean => remedyFor(code).id === 'no_funds';

/** Said of the wallet or its signature: an authorization that was used already would be refused for another reason. */
export const isOfWallet = ({ code }: Refusal): boolean =>
  ['no_funds', 'not_deployed', 'not_signed'].includes(remedyFor(code).id);

/** A facilitator's reason in its own words, if it is a word: anything may come over the network. */
export function toRefusal({ invalidReason }: VerifyResponse): Refusal {
  const code =
    typeof invalidReason === 'string' && /^[\w .:-]{1,100}$/.test(invalidReason) ? invalidReason : 'payment_refused';
  const { en, ja } = remedyFor(code);
  return {
    code,
    message: `The payment was refused by the facilitator (${code}). Nothing was charged. ${en}`,
    messageJa: `ファシリテーターが支払いを拒否しました（${code}）。課金はされていません。${ja}`,
  };
}
