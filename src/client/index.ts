export type { FileInput } from './body.ts';
export { type ClientAnswer, type ClientOptions, JbisClient, JbisError } from './jbis-client.ts';
export { askPrice, PaymentRefused, paidCall } from './paid-call.ts';
export { createWallet, type Signer, type Wallet, walletFromSigner } from './wallet.ts';
