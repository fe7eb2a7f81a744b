import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Type } from 'typebox';
import { createInputReader } from './read-request.ts';
import { literals, optionalString, optionalUpload, requiredString, responseLanguage, strictObject } from './schema.ts';
import { Upload } from './upload.ts';
import { RequestInvalid } from './validation-error.ts';

const reader = createInputReader({
  path: '/x',
  check: ((input: { name?: string; number?: string }) =>
    input.name || input.number ? undefined : 'name or number is required') as never,
  refine: undefined,
  input: strictObject({
    name: optionalString({ maxLength: 5 }),
    number: optionalString({ pattern: '^[0-9]{3}$' }),
    pages: Type.Optional(Type.Integer({ minimum: 1, maximum: 2, default: 2 })),
    raw: Type.Optional(Type.Boolean({ default: false })),
    kinds: Type.Optional(Type.Array(literals(['a', 'b']), { minItems: 1, maxItems: 2 })),
    url: optionalString({ format: 'uri', 'x-schemes': ['https'] } as never),
    file: optionalUpload({ minLength: 1, maxLength: 100, description: 'file' }),
    response_language: responseLanguage(),
  }),
});

const errorsOf = (value: unknown) => {
  try {
    reader.fromValue(value);
    return [];
  } catch (error) {
    assert.ok(error instanceof RequestInvalid);
    return error.toBody().detail.map(({ type, loc }) => `${type} ${loc.join('.')}`);
  }
};

test('defaults are filled in and lax values coerced as pydantic does', () => {
  assert.deepEqual(reader.fromValue({ name: 'a', pages: '1', raw: 'yes' }), {
    name: 'a',
    pages: 1,
    raw: true,
    response_language: 'both',
  });
  assert.deepEqual(reader.fromValue({ name: 'a', pages: 1.0, raw: 0 }), {
    name: 'a',
    pages: 1,
    raw: false,
    response_language: 'both',
  });
});

test('errors come in declared order, then unknown properties in input order', () => {
  assert.deepEqual(errorsOf({ zz: 1, pages: 9, name: 5, aa: 2 }), [
    'string_type body.name',
    'less_than_equal body.pages',
    'extra_forbidden body.zz',
    'extra_forbidden body.aa',
  ]);
});

test('the cross-field rule runs only when every field passed', () => {
  assert.deepEqual(errorsOf({}), ['value_error body']);
  assert.deepEqual(errorsOf({ foo: 1 }), ['extra_forbidden body.foo']);
});

test('lengths count code points, and a lone surrogate is refused', () => {
  assert.deepEqual(errorsOf({ name: '𠮷'.repeat(5) }), []);
  assert.deepEqual(errorsOf({ name: '𠮷'.repeat(6) }), ['string_too_long body.name']);
  assert.deepEqual(errorsOf({ name: '\ud800' }), ['string_unicode body.name']);
});

test('each kind of violation has its own type', () => {
  assert.deepEqual(errorsOf({ number: '12' }), ['string_pattern_mismatch body.number']);
  assert.deepEqual(errorsOf({ name: 'a', pages: 1.5 }), ['int_from_float body.pages']);
  assert.deepEqual(errorsOf({ name: 'a', pages: 'x' }), ['int_parsing body.pages']);
  assert.deepEqual(errorsOf({ name: 'a', pages: null }), ['int_type body.pages']);
  assert.deepEqual(errorsOf({ name: 'a', raw: 2 }), ['bool_parsing body.raw']);
  assert.deepEqual(errorsOf({ name: 'a', kinds: [] }), ['too_short body.kinds']);
  assert.deepEqual(errorsOf({ name: 'a', kinds: ['a', 'c'] }), ['literal_error body.kinds.1']);
  assert.deepEqual(errorsOf({ name: 'a', kinds: ['x', 'y', 'z'] }), ['too_long body.kinds']);
  assert.deepEqual(errorsOf({ name: 'a', url: 'foo' }), ['url_parsing body.url']);
  assert.deepEqual(errorsOf({ name: 'a', url: 'http://a/b' }), ['url_scheme body.url']);
  assert.deepEqual(errorsOf({ name: 'a', response_language: null }), ['literal_error body.response_language']);
  assert.deepEqual(errorsOf([]), ['model_attributes_type body']);
});

test('a file is counted by its Base64 characters and never echoed', () => {
  const big = new Upload(new Uint8Array(99), 132);
  assert.deepEqual(errorsOf({ name: 'a', file: new Upload(new Uint8Array(3)) }), []);
  assert.deepEqual(errorsOf({ name: 'a', file: big }), ['string_too_long body.file']);
  assert.deepEqual(errorsOf({ name: 'a', file: 'plain text' }), ['string_type body.file']);
});

test('a long input is cut in the answer, also inside an object', () => {
  try {
    reader.fromValue({ name: 'a', number: '1'.repeat(10_000) });
    assert.fail('accepted');
  } catch (error) {
    const text = JSON.stringify((error as RequestInvalid).toBody());
    assert.ok(text.length < 600 && text.includes('…'));
  }
});

test('prototype keys are unknown properties, nothing more', () => {
  assert.deepEqual(errorsOf(JSON.parse('{"name":"a","__proto__":{"x":1},"constructor":1}')), [
    'extra_forbidden body.__proto__',
    'extra_forbidden body.constructor',
  ]);
});

test('query and path parameters have their own locations', () => {
  const parameters = createInputReader({
    path: '/e/{id}/x',
    check: undefined,
    refine: undefined,
    input: strictObject({
      id: requiredString({ pattern: '^E[0-9]$' }),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 5, default: 3 })),
      q: requiredString({}),
    }),
  });
  assert.deepEqual(parameters.fromParameters({ id: 'E1' }, { q: 'x' }), { id: 'E1', limit: 3, q: 'x' });
  assert.throws(
    () => parameters.fromParameters({ id: 'x' }, { limit: '9', other: '1' }),
    (error: RequestInvalid) => {
      const found = error.items.map(({ type, loc }) => `${type} ${loc.join('.')}`);
      assert.deepEqual(found, [
        'string_pattern_mismatch path.id',
        'less_than_equal query.limit',
        'missing query.q',
        'extra_forbidden query.other',
      ]);
      assert.deepEqual(error.items.at(-1)?.ctx, { allowed: ['limit', 'q'] });
      return true;
    },
  );
});

test('an unknown field is answered with the allowed ones and the one that was meant', () => {
  const reader = createInputReader({
    method: 'POST',
    path: '/x',
    input: strictObject({ name: optionalString(), address: optionalString() }),
  } as never);
  assert.throws(
    () => reader.fromValue({ adress: 'x' }),
    (error: RequestInvalid) => {
      assert.deepEqual(error.items[0]?.ctx, { allowed: ['name', 'address'], did_you_mean: 'address' });
      return true;
    },
  );
});

test('a closed set of numbers is read from a query and refuses what is between', () => {
  const window = Type.Optional(Type.Unsafe<number>({ type: 'integer', enum: [12, 24], default: 24 }));
  const reader = createInputReader({ path: '/x', input: Type.Object({ window }) } as never);
  assert.deepEqual(reader.fromParameters({}, { window: '12' }), { window: 12 });
  assert.deepEqual(reader.fromParameters({}, {}), { window: 24 });
  assert.throws(() => reader.fromParameters({}, { window: '13' }), /Input should be 12 or 24/);
});
