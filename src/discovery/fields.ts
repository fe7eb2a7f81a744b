/** A field of a request or an answer as a reader sees it. */
export interface Field {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly description: string;
  readonly rules: readonly string[];
  readonly depth: number;
}

interface Node {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly required?: readonly string[];
  readonly items?: Node;
  readonly anyOf?: readonly Node[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly contentEncoding?: string;
}

/** The fields of an object schema in order, inner ones after the one they stand in, down to `levels`. */
export const fieldsOf = (schema: unknown, levels: number): Field[] => walk(schema as Node, levels, 0);

function walk(node: Node, levels: number, depth: number): Field[] {
  const required = new Set(node.required);
  return Object.entries(node.properties ?? {}).flatMap(([name, field]) => {
    const own: Field = {
      name,
      type: typeOf(field),
      isRequired: required.has(name),
      description: field.description ?? '',
      rules: rulesOf(field),
      depth,
    };
    return [own, ...(depth + 1 < levels ? walk(objectIn(field), levels, depth + 1) : [])];
  });
}

/** The object a field holds: itself, the items of a list, or the one alternative that is not null. */
function objectIn(node: Node): Node {
  if (node.items) return objectIn(node.items);
  const alternative = node.anyOf?.find((candidate) => candidate.type !== 'null');
  return alternative ? objectIn(alternative) : node;
}

function typeOf(node: Node): string {
  if (node.anyOf) return node.anyOf.map(typeOf).join('|');
  if (node.contentEncoding === 'base64') return 'Base64';
  const types = Array.isArray(node.type) ? node.type : [node.type ?? 'any'];
  return types.map((type) => (type === 'array' && node.items ? `${typeOf(node.items)}[]` : String(type))).join('|');
}

function rulesOf(node: Node): string[] {
  const range = (low: number | undefined, high: number | undefined, unit: string) =>
    low === undefined && high === undefined ? [] : [`${low ?? 0}–${high ?? '…'}${unit}`];
  const values = node.enum ?? node.items?.enum;
  return [
    ...(values ? [values.filter((value) => value !== null).join('/')] : []),
    ...(node.const === undefined ? [] : [`always ${String(node.const)}`]),
    ...(node.pattern === undefined ? [] : [node.pattern]),
    ...range(node.minLength, node.maxLength, ' characters'),
    ...range(node.minItems, node.maxItems, ' entries'),
    ...range(node.minimum, node.maximum, ''),
    ...(node.default === undefined ? [] : [`default ${String(node.default)}`]),
  ];
}
