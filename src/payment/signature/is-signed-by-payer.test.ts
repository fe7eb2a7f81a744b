import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { describe, it } from 'node:test';
import { type Hex, recoverTypedDataAddress } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { USDC_DOMAIN } from '../../contract/usdc.ts';
import { DEVNET_DOMAIN, TRANSFER_TYPES, typedDomain } from '../chain/usdc.ts';
import type { Authorization, Payment } from '../payment-header.ts';
import { isSignedByPayer } from './is-signed-by-payer.ts';

const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
const HALF = ORDER / 2n;
const FIELD = 0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffc2fn;
const word = (value: bigint) => value.toString(16).padStart(64, '0');
const hexOf = (bytes: number) => `0x${randomBytes(bytes).toString('hex')}` as const;
const typed = (message: Authorization, domain = USDC_DOMAIN) =>
  ({ domain: typedDomain(domain), types: TRANSFER_TYPES, primaryType: 'TransferWithAuthorization', message }) as const;

/** The rule in viem's words: 65 bytes, v 27 or 28, the lower half, and the payer's address comes out. */
async function byViem({ signature, authorization, payer }: Payment): Promise<boolean> {
  const v = Number.parseInt(signature.slice(-2), 16);
  if (signature.length !== 132 || (v !== 27 && v !== 28)) return false;
  if (BigInt(`0x${signature.slice(66, 130)}`) > HALF) return false;
  try {
    return (await recoverTypedDataAddress({ ...typed(authorization), signature })).toLowerCase() === payer;
  } catch {
    return false;
  }
}

const account = privateKeyToAccount(generatePrivateKey());
const makeAuthorization = (over: Partial<Authorization> = {}): Authorization => ({
  from: account.address,
  to: hexOf(20),
  value: 5000n,
  validAfter: 0n,
  validBefore: 1_900_000_000n,
  nonce: hexOf(32),
  ...over,
});
const paymentOf = (authorization: Authorization, signature: Hex, payer = authorization.from.toLowerCase()): Payment =>
  ({ authorization, signature, payer, identifier: null, payload: {} }) as unknown as Payment;
const parts = (signature: Hex) => ({
  r: BigInt(`0x${signature.slice(2, 66)}`),
  s: BigInt(`0x${signature.slice(66, 130)}`),
  v: signature.slice(130),
});
const join = (r: bigint, s: bigint, v: string): Hex => `0x${word(r)}${word(s)}${v}`;

describe('a signature is judged as viem judges it', () => {
  it('true for the payer’s own, over extreme values and both spellings of hexadecimal', async () => {
    const extremes: Partial<Authorization>[] = [
      {},
      { value: 0n },
      { value: 2n ** 256n - 1n, validBefore: 2n ** 256n - 1n },
      { to: `0x${'0'.repeat(40)}`, nonce: `0x${'0'.repeat(64)}` },
      { to: `0x${'f'.repeat(40)}`, nonce: `0x${'f'.repeat(64)}` },
    ];
    for (const over of extremes) {
      const authorization = makeAuthorization(over);
      const signature = await account.signTypedData(typed(authorization));
      const upper = `0x${signature.slice(2).toUpperCase()}` as const;
      for (const sign of [signature, upper]) {
        assert.equal(isSignedByPayer(paymentOf(authorization, sign), USDC_DOMAIN), true);
        assert.equal(await byViem(paymentOf(authorization, sign)), true);
      }
      assert.equal(isSignedByPayer(paymentOf(authorization, signature), DEVNET_DOMAIN), false);
    }
  });

  it('false, without an exception, for numbers that do not fit into 256 bits', async () => {
    const authorization = makeAuthorization();
    const signature = await account.signTypedData(typed(authorization));
    for (const over of [{ value: 2n ** 256n }, { validAfter: 2n ** 256n }, { validBefore: 2n ** 259n }]) {
      const payment = paymentOf({ ...authorization, ...over }, signature);
      assert.equal(isSignedByPayer(payment, USDC_DOMAIN), false);
      assert.equal(await byViem(payment), false);
    }
  });

  it('false for an address in mixed case whose checksum is wrong', async () => {
    const authorization = makeAuthorization();
    const signature = await account.signTypedData(typed(authorization));
    const from = `0x${account.address.slice(2).toUpperCase()}` as const;
    const payment = paymentOf({ ...authorization, from }, signature);
    assert.deepEqual([isSignedByPayer(payment, USDC_DOMAIN), await byViem(payment)], [false, false]);
  });

  it('alike at the edges of r, s and v', async () => {
    const authorization = makeAuthorization();
    const signature = await account.signTypedData(typed(authorization));
    const { r, s, v } = parts(signature);
    const other = v === '1b' ? '1c' : '1b';
    const edges = [
      0n,
      1n,
      HALF,
      HALF + 1n,
      ORDER - 1n,
      ORDER,
      ORDER + 1n,
      FIELD - ORDER,
      FIELD - 1n,
      FIELD,
      2n ** 256n - 1n,
    ];
    const made: Hex[] = [
      join(r, ORDER - s, v),
      join(r, ORDER - s, other),
      join(r, s, other),
      ...['00', '01', '02', '1a', '1d', '1e', '23', '24', 'ff'].map((id) => join(r, s, id)),
      ...edges.flatMap((edge) => [join(edge, s, v), join(r, edge, v), join(edge, edge, other)]),
      signature.slice(0, -2) as Hex,
      `${signature}00`,
      '0x',
    ];
    for (const sign of made) {
      const payment = paymentOf(authorization, sign);
      assert.equal(isSignedByPayer(payment, USDC_DOMAIN), await byViem(payment), sign);
    }
  });

  it('alike for what random signatures recover to, payer or not', async () => {
    for (let i = 0; i < 60; i++) {
      const authorization = makeAuthorization({ value: BigInt(hexOf(32)), validBefore: BigInt(hexOf(8)) });
      const sign = join(BigInt(hexOf(32)), BigInt(hexOf(32)) >> 1n, i % 2 === 0 ? '1b' : '1c');
      // A random signature is somebody’s, as often as its r is on the curve: that somebody is found by viem.
      const someone = await recoverTypedDataAddress({ ...typed(authorization), signature: sign }).catch(() => null);
      const payment = paymentOf(authorization, sign, someone?.toLowerCase() ?? account.address.toLowerCase());
      assert.equal(isSignedByPayer(payment, USDC_DOMAIN), someone !== null, sign);
      assert.equal(isSignedByPayer({ ...payment, payer: account.address.toLowerCase() }, USDC_DOMAIN), false);
    }
  });
});
