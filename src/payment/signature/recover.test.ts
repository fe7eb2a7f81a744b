import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Hex } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { recoverAddress } from './recover.ts';

const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

it('a signature of a plain wallet has one form', async () => {
  const account = privateKeyToAccount(generatePrivateKey());
  const digest = `0x${'5a'.repeat(32)}` as const;
  const signature = await account.sign({ hash: digest });
  const [r, s, v] = [signature.slice(2, 66), signature.slice(66, 130), signature.slice(130)];
  const address = account.address.toLowerCase();
  assert.equal(recoverAddress(digest, signature), address);
  assert.equal(recoverAddress(digest, `0x${signature.slice(2).toUpperCase()}`), address);

  const upperHalf = (ORDER - BigInt(`0x${s}`)).toString(16).padStart(64, '0');
  const other = v === '1b' ? '1c' : '1b';
  assert.notEqual(recoverAddress(digest, `0x${r}${s}${other}`), address);
  const refused: string[] = [
    `0x${r}${upperHalf}${other}`,
    ...['00', '01', '02', '03', '1a', '1d', '1e', 'ff'].map((id) => `0x${r}${s}${id}`),
    `0X${r}${s}${v}`,
    `${signature}00`,
    `${signature}\n`,
    ` ${signature}`,
    signature.slice(0, -2),
    `0x${r}${s.slice(1)}g${v}`,
    '0x',
    '',
  ];
  for (const made of refused) assert.equal(recoverAddress(digest, made as Hex), null, JSON.stringify(made));
});
