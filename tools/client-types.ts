import { type Endpoint, isPaid } from '../src/contract/endpoint.ts';
import { priceText } from '../src/discovery/texts.ts';

interface Node {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly required?: readonly string[];
  readonly items?: Node;
  readonly anyOf?: readonly Node[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly patternProperties?: Readonly<Record<string, Node>>;
  readonly contentEncoding?: string;
}

/** The types of every request and answer as TypeScript, from the same declarations as everything else. */
export function clientTypes(endpoints: readonly Endpoint[]): string {
  const entries = endpoints.map((endpoint) => {
    const price = isPaid(endpoint) ? priceText(endpoint) : 'free';
    const output = endpoint.successStatus === 204 ? 'null' : typeOf(endpoint.output as Node);
    return `  /** ${comment(`${endpoint.summary} (${price}).`)} */\n  readonly ${endpoint.name}: { readonly input: ${typeOf(endpoint.input as Node)}; readonly output: ${output} };`;
  });
  return `${HEAD}\n/** Name → types of request and answer. */\nexport interface EndpointTypes {\n${entries.join('\n')}\n}\n`;
}

/** What the client's face uses of other parts, written out: the client has no dependencies. */
const HEAD = `import type { FileInput } from './body.js';

export type AtomicUnits = bigint;
`;

function typeOf(node: Node): string {
  if (node.anyOf) return node.anyOf.map(typeOf).join(' | ');
  if (node.enum) return node.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (node.const !== undefined) return JSON.stringify(node.const);
  const types = Array.isArray(node.type) ? (node.type as readonly string[]) : [node.type as string | undefined];
  return types.map((type) => simple(type, node)).join(' | ');
}

function simple(type: string | undefined, node: Node): string {
  switch (type) {
    case 'string':
      return node.contentEncoding === 'base64' ? 'FileInput' : 'string';
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'null':
      return 'null';
    case 'array':
      return `ReadonlyArray<${node.items ? typeOf(node.items) : 'unknown'}>`;
    case 'object':
      return objectType(node);
    default:
      return 'unknown';
  }
}

function objectType({ properties, required = [], patternProperties }: Node): string {
  if (!properties) {
    const [values] = Object.values(patternProperties ?? {});
    return `Readonly<Record<string, ${values ? typeOf(values) : 'unknown'}>>`;
  }
  const fields = Object.entries(properties).map(([name, field]) => {
    const words = field.description ? `/** ${comment(field.description)} */ ` : '';
    return `${words}readonly ${JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${typeOf(field)}`;
  });
  return `{ ${fields.join('; ')} }`;
}

const comment = (text: string): string => text.replaceAll('*/', '* /').replaceAll(/\s+/g, ' ');
