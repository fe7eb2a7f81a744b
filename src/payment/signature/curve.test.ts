import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, it } from 'node:test';
import { keccak256, recoverAddress } from 'viem';
import { generatePrivateKey, privateKeyToAccount, sign } from 'viem/accounts';
import manifest from './curve.json' with { type: 'json' };
import { type CurveKind, curveFile, openCurve, type Signed } from './curve.ts';

const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
const FIELD = 0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffc2fn;
/** The generator: the point of the key 1; its y is even. */
const G = 0x79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798n;
const word = (value: bigint) => value.toString(16).padStart(64, '0');
const random = (bytes = 32) => randomBytes(bytes).toString('hex');

const KINDS: readonly CurveKind[] = ['plain', 'simd'];
const curves = KINDS.map(openCurve);

const byViem = ({ digest, r, s, odd }: Signed) =>
  recoverAddress({ hash: `0x${digest}`, signature: { r: `0x${r}`, s: `0x${s}`, yParity: odd ? 1 : 0 } }).then(
    (address) => address.slice(2).toLowerCase(),
    () => null,
  );

/** What all of them say. */
function recover(signed: Signed): string | null {
  const [first, ...others] = curves.map((curve) => curve.recover(signed));
  for (const other of others) assert.equal(other, first, JSON.stringify(signed));
  return first!;
}

async function assertAlike(signed: Signed): Promise<string | null> {
  const address = recover(signed);
  assert.equal(address, await byViem(signed), JSON.stringify(signed));
  return address;
}

describe('the files', () => {
  it('are the documented ones', () => {
    const { files, source } = manifest;
    const pages = ['NOTICE', 'docs/payment.md'].map((page) =>
      readFileSync(join(import.meta.dirname, '../../..', page), 'utf8'),
    );
    const digestOf = (kind: CurveKind) =>
      createHash('sha256')
        .update(readFileSync(curveFile(kind)))
        .digest('hex');
    assert.deepEqual(Object.fromEntries(KINDS.map((kind) => [basename(curveFile(kind)), digestOf(kind)])), files);
    for (const fact of [...Object.values(files), source.version, source.commit])
      for (const text of pages) assert.ok(text.includes(fact), fact);
  });

  it('need nothing from outside, and their memory cannot grow', () => {
    for (const kind of KINDS) {
      const module = new WebAssembly.Module(readFileSync(curveFile(kind)));
      assert.deepEqual(WebAssembly.Module.imports(module), []);
      const { memory } = new WebAssembly.Instance(module).exports as unknown as { memory: WebAssembly.Memory };
      assert.throws(() => memory.grow(1), RangeError);
    }
  });
});

describe('keccak', () => {
  it('is viem’s for every length up to 512 bytes', () => {
    for (let length = 0; length <= 512; length++) {
      const text = random(length);
      const hash = keccak256(`0x${text}`);
      for (const { keccak } of curves) assert.equal(`0x${keccak(text)}`, hash, text);
    }
  });

  it('hashes no part of what it was given', () => {
    for (const { keccak } of curves)
      for (const hex of [random(513), 'abc', `${random(4)}0x`, 'no']) assert.throws(() => keccak(hex), RangeError, hex);
  });
});

describe('recover', () => {
  it('finds who signed, as viem does', async () => {
    for (let i = 0; i < 150; i++) {
      const [privateKey, digest] = [generatePrivateKey(), random()];
      const { r, s, yParity } = await sign({ hash: `0x${digest}`, privateKey });
      const question = { digest, r: r.slice(2).padStart(64, '0'), s: s.slice(2).padStart(64, '0'), odd: yParity === 1 };
      const address = privateKeyToAccount(privateKey).address.slice(2).toLowerCase();
      assert.equal(await assertAlike(question), address);
      // The other half of r and s says the same of the other point.
      const mirrored = { ...question, s: word(ORDER - BigInt(s)), odd: !question.odd };
      assert.equal(recover(mirrored), address);
      assert.notEqual(recover({ ...question, odd: !question.odd }), address);
    }
  });

  it('says of anything else what viem says, also where there is nobody', async () => {
    let nobody = 0;
    for (let i = 0; i < 300; i++) {
      const question = { digest: random(), r: random(), s: random(), odd: i % 2 === 1 };
      if ((await assertAlike(question)) === null) nobody++;
    }
    // Every second r is the x of a point.
    assert.ok(nobody > 90 && nobody < 210, `${nobody} of 300`);
  });

  it('agrees at the edges of r, s and the digest', async () => {
    const edges = [
      0n,
      1n,
      2n,
      FIELD - ORDER,
      ORDER / 2n,
      ORDER - 1n,
      ORDER,
      ORDER + 1n,
      FIELD - 1n,
      FIELD,
      2n ** 256n - 1n,
    ];
    for (const edge of edges.map(word)) {
      for (const odd of [false, true]) {
        await assertAlike({ digest: random(), r: edge, s: random(), odd });
        await assertAlike({ digest: random(), r: word(G), s: edge, odd });
        await assertAlike({ digest: edge, r: word(G), s: word(5n), odd });
      }
    }
    for (const out of [0n, ORDER, 2n ** 256n - 1n].map(word)) {
      assert.equal(recover({ digest: random(), r: out, s: word(1n), odd: false }), null);
      assert.equal(recover({ digest: random(), r: word(G), s: out, odd: false }), null);
    }
  });

  it('takes a small r for an x as it is, never for one above the order', async () => {
    // Half of them are no point; that r plus the order may be one is what recovery ids 2 and 3 would say.
    for (let r = 1n; r <= 40n; r++)
      await assertAlike({ digest: random(), r: word(r), s: word(7n), odd: r % 2n === 0n });
  });

  it('is null where the key would be the point at infinity', async () => {
    // (s·R − z·G)/r with R = G and z = s.
    const s = random();
    assert.equal(await assertAlike({ digest: s, r: word(G), s, odd: false }), null);
    assert.notEqual(await assertAlike({ digest: s, r: word(G), s, odd: true }), null);
  });

  it('answers for whole questions only', () => {
    const question = { digest: random(), r: word(G), s: word(1n), odd: false };
    for (const digest of [random(31), random(33), 'zz'.repeat(32)])
      assert.throws(() => recover({ ...question, digest }), RangeError);
  });
});
