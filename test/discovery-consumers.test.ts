import assert from 'node:assert/strict';
import { test } from 'node:test';
import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { type TSchema, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { type Endpoint, isPaid } from '../src/contract/endpoint.ts';
import { agentCard } from '../src/discovery/agents.ts';
import { DOCUMENTS, documentsOfEndpoint } from '../src/discovery/documents.ts';
import { mcpServer } from '../src/discovery/mcp-server.ts';
import { endpointPaths, examplePaths } from '../src/discovery/places.ts';
import type { ServiceInfo } from '../src/discovery/service-info.ts';
import { ENDPOINTS } from '../src/endpoints/index.ts';
import { toolOf } from '../src/mcp/tools.ts';
import { bazaarExtension, withOutputExample } from '../src/payment/extensions.ts';

/** The documents as their consumers take them: small enough to read, and valid in their own formats. */
const INFO: ServiceInfo = {
  baseUrl: 'https://jbis.example',
  network: 'eip155:8453',
  asset: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
  payTo: null,
  isDevnet: true,
  contactEmail: undefined,
};
const text = (path: string): string => DOCUMENTS.find((document) => document.path === path)!.render(INFO, ENDPOINTS);
const ofEndpoint = (endpoint: Endpoint, path: string): string =>
  documentsOfEndpoint(endpoint)
    .find((document) => document.path === path)!
    .render(INFO, ENDPOINTS);
const tokens = (value: string): number => encode(value).length;

test('the documents stay within what a model reads in one go (o200k tokens)', () => {
  assert.ok(tokens(text('/llms.txt')) <= 2000, `llms.txt ${tokens(text('/llms.txt'))}`);
  assert.ok(tokens(text('/openapi.json')) <= 48_000, `openapi.json ${tokens(text('/openapi.json'))}`);
  // Two fifths of it are examples of answers, which have to be whole.
  assert.ok(tokens(text('/.well-known/x402.json')) <= 48_000, `x402.json ${tokens(text('/.well-known/x402.json'))}`);
  for (const endpoint of ENDPOINTS) {
    const size = tokens(ofEndpoint(endpoint, endpointPaths(endpoint).guide));
    assert.ok(size <= 1500, `${endpoint.name}: ${size}`);
  }
});

const NAMING_MCP = [
  '/llms.txt',
  '/skill.md',
  '/agents.json',
  '/about',
  '/about/ja',
  '/about.json',
  '/openapi.json',
  '/.well-known/x402.json',
  '/.well-known/mcp.json',
  '/.well-known/agent.json',
  '/.well-known/agent-card.json',
];
for (const path of NAMING_MCP)
  test(`${path} says where the MCP server is`, () => assert.ok(text(path).includes('https://jbis.example/mcp')));

test('skill.md opens with YAML that says name and description', () => {
  const [, front] = /^---\n([\s\S]*?)\n---\n/.exec(text('/skill.md')) ?? [];
  assert.ok(front);
  const fields = front.split('\n').map((line) => /^([a-z_]+): (.*)$/.exec(line));
  const values = Object.fromEntries(fields.map((match) => [match![1], scalar(match![2]!)]));
  assert.match(values.name!, /^[a-z0-9-]{1,64}$/);
  assert.ok(values.description!.length > 40 && values.description!.length <= 1024);
});

/** A YAML 1.2 scalar on one line: double-quoted as in JSON, or plain without anything that would end or nest it. */
function scalar(value: string): string {
  if (value.startsWith('"')) return JSON.parse(value) as string;
  assert.doesNotMatch(value, /: | #|^[&*!|>'%@`[{-]|:$/, `not a plain scalar: ${value}`);
  return value;
}

const FILLED = Type.String({ minLength: 1 });
const SOME = <T extends TSchema>(schema: T) => Type.Array(schema, { minItems: 1 });
const ADDRESS = Type.String({ pattern: '^https://' });
/** AgentCard of A2A 1.0 (a2a.proto): its required fields, of which lists have an entry at least, and those we fill. */
const CARD_1_0 = Type.Object({
  name: FILLED,
  description: FILLED,
  version: FILLED,
  supportedInterfaces: SOME(Type.Object({ url: ADDRESS, protocolBinding: FILLED, protocolVersion: FILLED })),
  capabilities: Type.Object({
    streaming: Type.Boolean(),
    pushNotifications: Type.Boolean(),
    extensions: Type.Array(
      Type.Object({ uri: ADDRESS, description: FILLED, required: Type.Literal(false), params: Type.Object({}) }),
    ),
  }),
  provider: Type.Object({ organization: FILLED, url: ADDRESS }),
  documentationUrl: ADDRESS,
  defaultInputModes: SOME(FILLED),
  defaultOutputModes: SOME(FILLED),
  skills: SOME(
    Type.Object({ id: FILLED, name: FILLED, description: FILLED, tags: SOME(FILLED), examples: SOME(FILLED) }),
  ),
});
/** What clients of A2A 0.2 and 0.3 read besides. */
const CARD_0_3 = Type.Object({
  url: ADDRESS,
  preferredTransport: FILLED,
  additionalInterfaces: Type.Array(Type.Object({ url: ADDRESS, transport: FILLED })),
});

interface Card {
  readonly supportedInterfaces: readonly { readonly protocolBinding: string; readonly url: string }[];
  readonly preferredTransport: string;
  readonly additionalInterfaces: readonly { readonly transport: string }[];
  readonly skills: readonly Record<string, unknown>[];
}

test('the agent card is one by A2A 1.0, has what older clients read, and claims no protocol that is not spoken', () => {
  const card = agentCard(INFO, ENDPOINTS) as unknown as Card;
  for (const schema of [CARD_1_0, CARD_0_3]) {
    const fits = Compile(schema);
    assert.ok(fits.Check(card), JSON.stringify(fits.Errors(card).slice(0, 3)));
  }
  const spoken = [
    ...card.supportedInterfaces.map(({ protocolBinding }) => protocolBinding),
    ...card.additionalInterfaces.map(({ transport }) => transport),
    card.preferredTransport,
  ];
  // A binding of A2A itself has a word for its name, one of another protocol an address.
  for (const protocol of spoken) assert.match(protocol, /^https:\/\//);
  assert.ok(card.supportedInterfaces.some(({ url }) => url === 'https://jbis.example/mcp'));
  for (const skill of card.skills) {
    const { path, method } = ENDPOINTS.find((endpoint) => endpoint.name === skill.id)!;
    assert.deepEqual([skill.method, skill.url], [method, `https://jbis.example${path}`]);
    assert.match(String(skill.price), /\$/);
    for (const example of skill.examples as string[]) assert.equal(typeof JSON.parse(example), 'object');
  }
});

test('the MCP server document keeps the limits of the registry', () => {
  const server = mcpServer(INFO, ENDPOINTS);
  assert.match(server.name, /^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/);
  assert.ok(server.description.length <= 100);
  assert.deepEqual(server.remotes, [{ type: 'streamable-http', url: 'https://jbis.example/mcp' }]);
});

for (const endpoint of ENDPOINTS) {
  test(`${endpoint.name}: its documents are complete and lead to each other`, () => {
    const guide = ofEndpoint(endpoint, endpointPaths(endpoint).guide);
    assert.ok(text('/llms.txt').includes(endpointPaths(endpoint).guide));
    assert.ok(guide.includes(endpoint.description) && guide.includes(endpointPaths(endpoint).openapi));
    for (const name of Object.keys(endpoint.input.properties as object)) assert.ok(guide.includes(`\`${name}\``), name);
    const outer = Object.keys((endpoint.output as { properties?: object }).properties ?? {});
    for (const name of outer) assert.ok(guide.includes(`\`${name}\``), name);
    const own = JSON.parse(ofEndpoint(endpoint, endpointPaths(endpoint).openapi)) as { paths: object };
    assert.deepEqual(Object.keys(own.paths), [endpoint.path]);
    if (endpoint.successStatus !== 204)
      assert.deepEqual(JSON.parse(ofEndpoint(endpoint, examplePaths(endpoint).answer)), endpoint.example.output);
  });

  test(`${endpoint.name}: its MCP input schema is JSON Schema that takes the example`, () => {
    const schema = Compile(toolOf(endpoint).inputSchema as never);
    const errors = schema.Errors(endpoint.example.input).slice(0, 2);
    assert.ok(schema.Check(endpoint.example.input), JSON.stringify(errors));
  });

  if (isPaid(endpoint))
    test(`${endpoint.name}: the 402 shows what is bought`, () => {
      const { info } = withOutputExample(bazaarExtension(endpoint), endpoint) as {
        info: { output: { example: object } };
      };
      assert.ok(Object.keys(info.output.example).length > 0);
    });
}

test('the page of an endpoint with nested answers names what stands inside', () => {
  const endpoint = ENDPOINTS.find(({ name }) => name === 'jp_invoice_extract_and_verify')!;
  const guide = ofEndpoint(endpoint, endpointPaths(endpoint).guide);
  assert.match(guide, /`verification` \(object\) → decision, .*status_on_date/);
  assert.match(guide, /`extraction` \(object\) → .*registration_number/);
});

test('the page of the batch jobs says what an item is: its schema alone does not', () => {
  const endpoint = ENDPOINTS.find(({ name }) => name === 'batch_job_create')!;
  const guide = ofEndpoint(endpoint, endpointPaths(endpoint).guide);
  assert.match(guide, /`items` .*Each: .*item_id.*file_url/);
});
