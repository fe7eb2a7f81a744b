import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Type } from 'typebox';
import { createInputReader } from './read-request.ts';
import { optionalString, strictObject } from './schema.ts';
import { RequestInvalid } from './validation-error.ts';

const input = strictObject({
  corporate_number: optionalString({ maxLength: 13 }),
  company_name: optionalString({ maxLength: 50 }),
  items: Type.Optional(Type.Array(Type.Integer())),
});
const reader = createInputReader({ input, check: undefined, refine: undefined, path: '/x' });
const refused = (body: unknown): RequestInvalid => {
  try {
    reader.fromValue(body);
  } catch (error) {
    assert.ok(error instanceof RequestInvalid);
    return error;
  }
  return assert.fail('accepted');
};

test('an unknown field names those there are, and the one that was meant', () => {
  const [item] = refused({ corporateNumber: '1' }).toBody().detail;
  assert.deepEqual(item, {
    type: 'extra_forbidden',
    loc: ['body', 'corporateNumber'],
    msg: 'Extra inputs are not permitted',
    input: '1',
    ctx: { allowed: ['corporate_number', 'company_name', 'items'], did_you_mean: 'corporate_number' },
  });
  assert.equal('did_you_mean' in refused({ zzz: 1 }).toBody().detail[0]!.ctx!, false);
});

test('fifty errors are listed, the others counted', () => {
  const many = Object.fromEntries(Array.from({ length: 900 }, (_, n) => [`k${n}`, n]));
  const { detail } = refused(many).toBody();
  assert.equal(detail.length, 51);
  const { msg: _, ...last } = detail.at(-1)!;
  assert.deepEqual(last, { type: 'too_many_errors', loc: ['body'], input: null, ctx: { omitted: 850 } });
  const hostile = Object.fromEntries(Array.from({ length: 1001 }, (_, n) => [`k${n}`, n]));
  assert.match(refused(hostile).items[0]!.msg, /more than 1000 keys/);
  const list = refused({ items: Array.from({ length: 300 }, () => 'x') }).toBody().detail;
  assert.deepEqual(list.at(-1)!.ctx, { omitted: 250 });
});

test('an answer stays under 64 KB, whatever was sent', () => {
  const long = 'ｋ'.repeat(3_000_000);
  const bodies: unknown[] = [
    { [long]: long },
    Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`${'鍵'.repeat(190)}${n}`, long.slice(0, 5000)])),
    Object.fromEntries(
      Array.from({ length: 60 }, (_, n) => [`k${n}`, Array.from({ length: 40 }, () => long.slice(0, 100))]),
    ),
    { items: Array.from({ length: 100_000 }, () => ({ a: long })) },
    [[[[[[[[[[[[[]]]]]]]]]]]]],
  ];
  for (const body of bodies) assert.ok(Buffer.byteLength(refused(body).toText()) <= 64 * 1024);
});
