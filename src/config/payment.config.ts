import { integer, oneOf, optionalMatch, optionalText, optionalUrl } from './setting.ts';

export const paymentSettings = {
  payTo: optionalMatch(/^0x[0-9a-fA-F]{40}$/, 'an address of 0x and 40 hexadecimal digits', {
    env: 'JBIS_PAY_TO',
    doc: 'Address that receives the USDC. Not set: a local devnet with play money, refused when NODE_ENV=production.',
  }),
  network: oneOf(['eip155:8453', 'eip155:84532'], {
    env: 'JBIS_NETWORK',
    doc: 'Network of the payments: Base (eip155:8453), or its test network Base Sepolia (eip155:84532) for a rehearsal with worthless money.',
    fallback: 'eip155:8453',
  }),
  facilitatorUrl: optionalUrl(['https://', 'http://127.0.0.1', 'http://localhost'], {
    env: 'JBIS_FACILITATOR_URL',
    doc: 'x402 facilitator that verifies and settles payments. Either this or JBIS_SETTLER_KEY.',
  }),
  facilitatorToken: optionalText({
    env: 'JBIS_FACILITATOR_TOKEN',
    doc: 'Fixed bearer token for the facilitator.',
    secret: true,
  }),
  facilitatorKeyId: optionalText({
    env: 'JBIS_FACILITATOR_KEY_ID',
    doc: 'Id of the API key of a facilitator that wants a signed token per request (Coinbase CDP).',
  }),
  facilitatorKeySecret: optionalText({
    env: 'JBIS_FACILITATOR_KEY_SECRET',
    doc: 'Secret of that API key: Base64 of an Ed25519 key, or an EC key in PEM.',
    secret: true,
  }),
  settlerKey: optionalMatch(/^0x[0-9a-fA-F]{64}$/, '0x and 64 hexadecimal digits', {
    env: 'JBIS_SETTLER_KEY',
    doc: 'Private key of a wallet with a little ETH that sends the settlements itself, without a facilitator. One key per server.',
    secret: true,
  }),
  rpcUrl: optionalUrl(['https://', 'http://'], {
    env: 'JBIS_RPC_URL',
    doc: 'JSON-RPC of the chain of JBIS_NETWORK, asked whenever a settlement is in doubt. Required with JBIS_PAY_TO.',
    secret: true,
  }),
  facilitatorTimeoutMs: integer({
    env: 'JBIS_FACILITATOR_TIMEOUT_MS',
    doc: 'Longest wait for the facilitator or for the confirmation of a settlement.',
    fallback: 30_000,
    min: 1000,
    max: 120_000,
  }),
  payerInFlight: integer({
    env: 'JBIS_PAYER_IN_FLIGHT',
    doc: 'Paid requests of one payer worked on at one time; more are answered 429.',
    fallback: 8,
    min: 1,
    max: 1000,
  }),
  payerStrikes: integer({
    env: 'JBIS_PAYER_STRIKES',
    doc: 'Uncharged failures (empty wallet, failed settlement, time-out, empty document, one that took a second to fail) after which a payer has one request at a time; from twice as many on it is answered 429.',
    fallback: 3,
    min: 1,
    max: 1000,
  }),
  addressStrikes: integer({
    env: 'JBIS_ADDRESS_STRIKES',
    doc: 'Malformed payment headers and wrong signatures after which a network address has one check at a time; from twice as many on it is answered 429.',
    fallback: 30,
    min: 1,
    max: 100_000,
  }),
  newcomers: integer({
    env: 'JBIS_NEWCOMERS',
    doc: 'Payers who never paid here and are verified at one time, by network address. Each of them that is refused (an empty wallet) or fails unpaid takes one place away until one is left; from twice as many on newcomers of that address are answered 429. Payers who have paid before are not counted.',
    fallback: 16,
    min: 1,
    max: 100_000,
  }),
  contractWallets: integer({
    env: 'JBIS_CONTRACT_WALLETS',
    doc: 'Takes payments of contract wallets (EIP-1271, EIP-6492), where the facilitator of JBIS_FACILITATOR_URL verifies them; so many are verified at one time, by network address. Each that is refused takes one place away until one is left; from twice as many on contract wallets of that address are answered 429. 0: plain wallets only.',
    fallback: 0,
    min: 0,
    max: 100,
  }),
  strikeMinutes: integer({
    env: 'JBIS_STRIKE_MINUTES',
    doc: 'Minutes within which so many strikes of a payer or a network address, and failures of newcomers, fade away.',
    fallback: 60,
    min: 1,
    max: 10_080,
  }),
  answerKeepSeconds: integer({
    env: 'JBIS_ANSWER_KEEP_SECONDS',
    doc: 'Seconds after the end of an authorization for which its stored answer (encrypted) can still be fetched.',
    fallback: 600,
    min: 60,
    max: 86_400,
  }),
};
