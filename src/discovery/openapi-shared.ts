type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keywords whose value is a schema, a list of schemas, or schemas by name. */
const ONE = ['items', 'additionalProperties', 'not'] as const;
const LIST = ['anyOf', 'oneOf', 'allOf', 'prefixItems'] as const;

/**
 * Schemas and answers that several operations share, each written once. A schema with a title becomes a component of
 * that name; two different ones with the same title get a number.
 */
export class SharedParts {
  readonly schemas: Record<string, unknown> = {};
  readonly responses: Record<string, unknown> = {};
  private readonly names = new Map<string, string>();

  /** The schema with its titled parts replaced by references; itself a reference when it has a title. */
  schema(schema: unknown): unknown {
    if (!isObject(schema)) return schema;
    const plain: Json = { ...schema };
    for (const key of ONE) if (isObject(plain[key])) plain[key] = this.schema(plain[key]);
    for (const key of LIST)
      if (Array.isArray(plain[key])) plain[key] = (plain[key] as unknown[]).map((part) => this.schema(part));
    if (isObject(plain.properties))
      plain.properties = Object.fromEntries(
        Object.entries(plain.properties).map(([name, part]) => [name, this.schema(part)]),
      );
    if (typeof plain.title !== 'string') return plain;
    return { $ref: `#/components/schemas/${this.name('schemas', plain.title, plain)}` };
  }

  /** An answer under a name of its own. */
  response(name: string, response: Json): Json {
    return { $ref: `#/components/responses/${this.name('responses', name, response)}` };
  }

  private name(kind: 'schemas' | 'responses', wanted: string, value: Json): string {
    const slot = `${kind} ${wanted} ${JSON.stringify(value)}`;
    const known = this.names.get(slot);
    if (known !== undefined) return known;
    let name = wanted;
    for (let number = 2; this[kind][name] !== undefined; number++) name = `${wanted}${number}`;
    this[kind][name] = value;
    this.names.set(slot, name);
    return name;
  }
}
