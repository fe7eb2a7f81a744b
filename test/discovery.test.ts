import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Compile } from 'typebox/compile';
import { isPaid } from '../src/contract/endpoint.ts';
import { ERROR_TABLE } from '../src/contract/errors.ts';
import { createInputReader } from '../src/contract/read-request.ts';
import { isUploadSchema } from '../src/contract/schema.ts';
import { Upload } from '../src/contract/upload.ts';
import { catalog } from '../src/discovery/catalog.ts';
import { openapi } from '../src/discovery/openapi.ts';
import { ENDPOINTS } from '../src/endpoints/index.ts';

const INFO = {
  baseUrl: 'https://jbis.example',
  network: 'eip155:8453',
  asset: '0x0',
  payTo: null,
  isDevnet: false,
  contactEmail: 'a@example.com',
};

test('the OpenAPI document is valid 3.1 by an independent validator', async () => {
  const document = JSON.parse(JSON.stringify(openapi(INFO, ENDPOINTS)));
  const result = await new Validator().validate(document);
  assert.equal(result.valid, true, JSON.stringify(result.errors));
  assert.equal(document.info.version, '0.5.0');
});

/** The document with every reference replaced by what it refers to, and every `allOf` by the object it makes. */
function resolved(node: unknown, document: Record<string, unknown>): unknown {
  if (Array.isArray(node)) return node.map((item) => resolved(item, document));
  if (typeof node !== 'object' || node === null) return node;
  const { $ref, allOf, ...rest } = node as { $ref?: string; allOf?: unknown[] };
  const own = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, resolved(value, document)]));
  if (allOf) return { ...merged(allOf.map((part) => resolved(part, document) as ObjectSchema)), ...own };
  if ($ref === undefined) return own;
  const target = $ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document);
  assert.ok(target, `${$ref} leads nowhere`);
  return { ...(resolved(target, document) as object), ...own };
}

interface ObjectSchema {
  readonly required?: readonly string[];
  readonly properties: object;
}

const merged = (parts: readonly ObjectSchema[]) => ({
  type: 'object',
  required: parts.flatMap(({ required = [] }) => required),
  properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
});

/** For comparison: names of required fields in alphabetical order, and without what is the default anyway. */
function normal(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(normal);
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).filter(
    // The name of a component is its title.
    ([key, value]) =>
      (key !== 'additionalProperties' || value !== true) && (key !== 'title' || typeof value !== 'string'),
  );
  return Object.fromEntries(
    entries.map(([key, value]) => [key, key === 'required' && Array.isArray(value) ? value.toSorted() : normal(value)]),
  );
}

test('answers share their schemas by reference and lose nothing by it', () => {
  const document = JSON.parse(JSON.stringify(openapi(INFO, ENDPOINTS)));
  const { paths } = resolved(document, document) as { paths: Record<string, Record<string, Operation>> };
  for (const endpoint of ENDPOINTS) {
    const { responses, requestBody } = paths[endpoint.path]![endpoint.method.toLowerCase()]!;
    const { content } = responses[endpoint.successStatus]!;
    if (endpoint.successStatus !== 204)
      assert.deepEqual(normal(content!['application/json'].schema), normal(plain(endpoint.output)), endpoint.name);
    if (requestBody) assert.deepEqual(requestBody.content['application/json'].schema, plain(endpoint.input));
  }
});

test('the catalog has the schemas of requests and refers to those of answers, and loses nothing by it', () => {
  const document = JSON.parse(JSON.stringify(catalog(INFO, ENDPOINTS)));
  const answers = JSON.parse(JSON.stringify(openapi(INFO, ENDPOINTS)));
  const elsewhere = `${INFO.baseUrl}/openapi.json`;
  for (const { method, path, input_schema, output_schema } of document.resources as Resource[]) {
    const endpoint = ENDPOINTS.find((candidate) => candidate.method === method && candidate.path === path)!;
    assert.ok(output_schema.$ref.startsWith(`${elsewhere}#`), output_schema.$ref);
    const { $ref } = output_schema;
    const answer = resolved({ $ref: $ref.slice(elsewhere.length) }, answers);
    assert.deepEqual(normal(answer), normal(plain(endpoint.output)), endpoint.name);
    const request = resolved(input_schema, document) as { properties: object; required?: string[] };
    const { properties, required } = plain(endpoint.input) as typeof request;
    assert.deepEqual(Object.keys(request.properties), Object.keys(properties), endpoint.name);
    assert.deepEqual(request.required, required);
  }
});

interface Resource {
  readonly method: string;
  readonly path: string;
  readonly input_schema: unknown;
  readonly output_schema: { readonly $ref: string };
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

interface Body {
  readonly content: { readonly 'application/json': { readonly schema: unknown } };
}
interface Operation {
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Partial<Body>>>;
}

test('every paid operation says its price, its 402 and its 422', () => {
  const { paths } = openapi(INFO, ENDPOINTS) as { paths: Record<string, Record<string, Record<string, unknown>>> };
  for (const endpoint of ENDPOINTS.filter(isPaid)) {
    const operation = paths[endpoint.path]![endpoint.method.toLowerCase()]!;
    assert.ok(operation['x-payment-info'], endpoint.name);
    assert.ok((operation.responses as Record<string, unknown>)['402'], endpoint.name);
    assert.ok((operation.responses as Record<string, unknown>)['422'], endpoint.name);
  }
});

test('the catalog lists every paid endpoint with the fields of its format', () => {
  const document = catalog(INFO, ENDPOINTS) as {
    format: string;
    x402_version: number;
    resources: Record<string, unknown>[];
  };
  assert.equal(document.format, 'x402-resource-catalog.v1');
  assert.equal(document.x402_version, 2);
  assert.equal(document.resources.length, ENDPOINTS.filter(isPaid).length);
  const fields = [
    'method',
    'path',
    'url',
    'description',
    'service_name',
    'tags',
    'accepts',
    'input_example',
    'input_schema',
    'output_example',
    'output_schema',
  ];
  for (const resource of document.resources)
    assert.deepEqual(
      fields.filter((field) => resource[field] === undefined),
      [],
      String(resource.path),
    );
});

test('endpoint names, and methods on paths, are unique', () => {
  const names = ENDPOINTS.map((endpoint) => endpoint.name);
  const routes = ENDPOINTS.map((endpoint) => `${endpoint.method} ${endpoint.path}`);
  assert.deepEqual(names, [...new Set(names)]);
  assert.deepEqual(routes, [...new Set(routes)]);
});

for (const endpoint of ENDPOINTS) {
  test(`${endpoint.name}: tags and description keep the x402 limits`, () => {
    assert.ok(endpoint.tags.length <= 5 && endpoint.tags.every((tag) => tag.length <= 32));
    assert.ok([...endpoint.description].length <= 500);
    assert.ok(endpoint.summary.length > 0 && endpoint.summaryJa.length > 0);
    for (const code of endpoint.errors) assert.ok(ERROR_TABLE[code]);
  });

  test(`${endpoint.name}: the example request passes its own validation`, () => {
    const reader = createInputReader(endpoint);
    const input = Object.fromEntries(
      Object.entries(endpoint.example.input).map(([key, value]) => {
        const schema = (endpoint.input.properties as Record<string, never>)[key];
        return [key, schema && isUploadSchema(schema) ? new Upload(Buffer.from(String(value), 'base64')) : value];
      }),
    );
    reader.fromValue(input);
  });

  test(`${endpoint.name}: the example answer fits its own schema`, () => {
    if (endpoint.successStatus === 204) return;
    const schema = Compile(endpoint.output);
    assert.ok(
      schema.Check(endpoint.example.output),
      JSON.stringify(schema.Errors(endpoint.example.output).slice(0, 3)),
    );
  });
}
