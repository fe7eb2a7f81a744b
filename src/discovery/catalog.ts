import { type Endpoint, isPaid } from '../contract/endpoint.ts';
import type { SchemaNode } from '../contract/validate-node.ts';
import { openapi } from './openapi.ts';
import { endpointPaths } from './places.ts';
import { SERVICE_NAME, type ServiceInfo, SHORT_NAME } from './service-info.ts';
import { SharedParts } from './shared-parts.ts';

type Json = Record<string, unknown>;

/**
 * /.well-known/x402.json: our resource catalog, and beside it the `items` of the foundation's draft. Schemas of requests
 * stand here; those of answers are the ones of /openapi.json, referred to there.
 */
export function catalog(info: ServiceInfo, endpoints: readonly Endpoint[]): Json {
  const paid = endpoints.filter(isPaid);
  const shared = new SharedParts(paid.map(({ input }) => advertised(input as SchemaNode)));
  const { paths } = openapi(info, endpoints) as unknown as OpenApi;
  const resources = paid.map((endpoint) => resource(info, endpoint, shared, paths));
  return {
    format: 'x402-resource-catalog.v1',
    x402_version: 2,
    x402Version: 2,
    service_name: SERVICE_NAME,
    base_url: info.baseUrl,
    network: info.network,
    currency: 'USDC',
    ...(info.isDevnet ? { devnet: true, notice: 'Payments on this server are play money on a local chain.' } : {}),
    mcp: `${info.baseUrl}/mcp`,
    resources,
    items: paid.map((endpoint) => ({
      resource: info.baseUrl + endpoint.path,
      type: 'http',
      accepts: [accepts(info, endpoint)],
    })),
    // The schemas of requests, as `$ref` names them.
    components: { schemas: shared.schemas },
  };
}

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}
interface Operation {
  readonly responses: Readonly<Record<number, { readonly content: { readonly 'application/json': Answer } }>>;
}
interface Answer {
  readonly schema: { readonly $ref: string };
}

/** The schema of the answer where it stands; its kind for those who follow no reference. */
function answerSchema({ baseUrl }: ServiceInfo, endpoint: Endpoint, paths: OpenApi['paths']): Json {
  const { responses } = paths[endpoint.path]![endpoint.method.toLowerCase()]!;
  const { $ref } = responses[endpoint.successStatus]!.content['application/json'].schema;
  return { $ref: `${baseUrl}/openapi.json${$ref}`, type: 'object' };
}

function resource(info: ServiceInfo, endpoint: Endpoint, shared: SharedParts, paths: OpenApi['paths']): Json {
  return {
    method: endpoint.method,
    path: endpoint.path,
    url: info.baseUrl + endpoint.path,
    description: endpoint.description,
    service_name: SHORT_NAME,
    tags: endpoint.tags,
    accepts: [accepts(info, endpoint)],
    input_example: endpoint.example.input,
    input_schema: shared.schema(advertised(endpoint.input as SchemaNode)),
    output_example: endpoint.example.output,
    output_schema: answerSchema(info, endpoint, paths),
    guide: info.baseUrl + endpointPaths(endpoint).guide,
  };
}

function accepts(info: ServiceInfo, { price }: Endpoint): Json {
  const terms =
    typeof price === 'object' ? { price: price.min, price_mode: 'dynamic', max_price: price.max } : { price };
  return { scheme: 'exact', network: info.network, ...terms };
}

/** The schema as advertised: where the catalog is narrower than the request schema, the catalog's word. */
function advertised(schema: SchemaNode): Json {
  const properties = Object.entries(schema.properties ?? {}).map(([name, node]) => {
    const { 'x-catalog': overrides, ...rest } = node as Json;
    return [name, { ...rest, ...(overrides as Json | undefined) }];
  });
  return { ...schema, properties: Object.fromEntries(properties) };
}

/** /.well-known/x402: the compatibility list older indexers read. */
export const resourceList = (info: ServiceInfo, endpoints: readonly Endpoint[]): Json => ({
  version: 1,
  resources: endpoints.filter(isPaid).map((endpoint) => info.baseUrl + endpoint.path),
});
