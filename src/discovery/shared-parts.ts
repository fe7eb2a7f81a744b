type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keywords whose value is a schema, a list of schemas, or schemas by name. */
const ONE = ['items', 'additionalProperties', 'not'] as const;
const LIST = ['anyOf', 'oneOf', 'allOf', 'prefixItems'] as const;

/** A part without a title is worth a name of its own from this length on: shorter ones cost as much as the reference. */
const WORTH_A_NAME = 70;
/** Said in the same words at so many places, the words are shared as well. */
const SAME_WORDS = 4;

/**
 * Schemas and answers that several operations share, each written once and referred to. A schema with a title becomes
 * a component of that name; one without that stands in several places is named after the field it is first met at, and
 * where that name is taken, after the object around it as well. Nothing is lost: `$ref` may stand beside a description of its own,
 * and an object that has all fields of another is that one and the rest (`allOf`).
 */
export class SharedParts {
  readonly schemas: Record<string, unknown> = {};
  readonly responses: Record<string, unknown> = {};
  private readonly names = new Map<string, string>();
  private owner = '';
  private readonly seen = new Map<string, number>();
  private readonly seenWhole = new Map<string, number>();
  private readonly bases: readonly Titled[];
  private readonly common: readonly CommonFields[];

  /** @param all every schema that will be asked for: what occurs in them more than once is shared. */
  constructor(all: readonly unknown[]) {
    const walked = new Set<string>();
    const bases: Titled[] = [];
    const count = (node: unknown): void => {
      if (!isObject(node)) return;
      const { text } = undescribed(node);
      const whole = JSON.stringify(node);
      this.seenWhole.set(whole, (this.seenWhole.get(whole) ?? 0) + 1);
      this.seen.set(text, (this.seen.get(text) ?? 0) + 1);
      // What stands inside a repeated part is not repeated by that.
      if (walked.has(text)) return;
      walked.add(text);
      if (isTitled(node)) bases.push(node);
      for (const part of partsOf(node)) count(part);
    };
    for (const schema of all) count(schema);
    this.bases = bases;
    this.common = commonFields(bases.filter((base) => !this.baseOf(base)));
  }

  /** The schema with its shared parts replaced by references; itself a reference when it has a title. */
  schema(schema: unknown, field = ''): unknown {
    if (!isObject(schema)) return schema;
    const { text, described } = undescribed(schema);
    if (typeof schema.title === 'string' && schema.properties === undefined && typeof schema.description === 'string') {
      // One set of words, asked about many things: each place keeps its own description.
      const { description, ...rest } = schema;
      return { ...this.component(schema.title, this.extended(rest)), description };
    }
    if (typeof schema.title === 'string') return this.component(schema.title, this.within(schema.title, schema));
    const whole = JSON.stringify(schema);
    if ((this.seenWhole.get(whole) ?? 0) >= SAME_WORDS && whole.length >= WORTH_A_NAME)
      return this.component(componentName(field), this.extended(schema, field));
    const isShared = (this.seen.get(text) ?? 0) > 1 && text.length >= WORTH_A_NAME;
    if (!isShared) return this.extended(schema, field);
    const { description: _, ...rest } = schema;
    return { ...this.component(componentName(field), this.extended(rest, field)), ...described };
  }

  /** A titled schema: a name its parts would share with others begins with that title. */
  private within(title: string, schema: Json): Json {
    const around = this.owner;
    this.owner = title.replace(/(?:Response|Result)?(?:Common)?$/, '');
    const made = this.extended(schema);
    this.owner = around;
    return made;
  }

  /** The schema itself, its parts shared; as others and the rest where it has all of their fields. */
  private extended(schema: Json, field = ''): Json {
    const base = this.baseOf(schema);
    const parts = base ? [base] : this.common.filter(({ owners }) => owners.includes(schema)).map(({ part }) => part);
    if (parts.length === 0) return this.plain(schema, field);
    const { type: _, additionalProperties: _open, properties, required, ...kept } = schema as OpenObject;
    const elsewhere = new Set(parts.flatMap((part) => Object.keys(part.properties)));
    const own = Object.entries(properties).filter(([name]) => !elsewhere.has(name));
    const needed = (required ?? []).filter((name) => !parts.some((part) => part.required?.includes(name)));
    const more = {
      type: 'object',
      ...(needed.length > 0 ? { required: needed } : {}),
      properties: Object.fromEntries(own),
    };
    return { ...kept, allOf: [...parts.map((part) => this.schema(part)), this.plain(more, field)] };
  }

  private plain(schema: Json, field: string): Json {
    const plain: Json = { ...schema };
    // The default of JSON Schema: saying it says nothing.
    if (plain.additionalProperties === true) delete plain.additionalProperties;
    for (const key of ONE) if (isObject(plain[key])) plain[key] = this.schema(plain[key], field);
    for (const key of LIST)
      if (Array.isArray(plain[key])) plain[key] = (plain[key] as unknown[]).map((part) => this.schema(part, field));
    if (isObject(plain.properties))
      plain.properties = Object.fromEntries(
        Object.entries(plain.properties).map(([name, part]) => [name, this.schema(part, name)]),
      );
    return plain;
  }

  /** The largest open object all of whose fields this one has, too. */
  private baseOf(schema: Json): Titled | undefined {
    if (!isOpenObject(schema)) return undefined;
    const text = new Map(Object.entries(schema.properties).map(([name, part]) => [name, JSON.stringify(part)]));
    const fits = this.bases.filter((base) => {
      const fields = Object.entries(base.properties);
      return (
        fields.length >= LEAST_SHARED_FIELDS &&
        fields.length < text.size &&
        fields.every(([name, part]) => text.get(name) === JSON.stringify(part)) &&
        (base.required ?? []).every((name) => schema.required?.includes(name))
      );
    });
    return fits.sort((a, b) => Object.keys(b.properties).length - Object.keys(a.properties).length)[0];
  }

  private component(title: string, { title: _, ...value }: Json): Json {
    // The name of the component is the title.
    return { $ref: `#/components/schemas/${this.name('schemas', title, value)}` };
  }

  /** An answer under a name of its own. */
  response(name: string, response: Json): Json {
    return { $ref: `#/components/responses/${this.name('responses', name, response)}` };
  }

  private name(kind: 'schemas' | 'responses', wanted: string, value: Json): string {
    const slot = `${kind} ${wanted} ${JSON.stringify(value)}`;
    const known = this.names.get(slot);
    if (known !== undefined) return known;
    const owned = wanted.startsWith(this.owner) ? wanted : this.owner + wanted;
    let name = this[kind][wanted] === undefined ? wanted : owned;
    for (let number = 2; this[kind][name] !== undefined; number++) name = `${owned}${number}`;
    this[kind][name] = value;
    this.names.set(slot, name);
    return name;
  }
}

interface OpenObject extends Json {
  readonly properties: Json;
  readonly required?: readonly string[];
}
interface Titled extends OpenObject {
  readonly title: string;
}

const LEAST_SHARED_FIELDS = 4;
const isOpenObject = (node: Json): node is OpenObject =>
  isObject(node.properties) && node.additionalProperties !== false && node.description === undefined;
const isTitled = (node: Json): node is Titled => typeof node.title === 'string' && isOpenObject(node);

interface CommonFields {
  readonly owners: readonly Json[];
  readonly part: Titled;
}

/** Fields that the same several objects have in common, as an object of their own. */
function commonFields(objects: readonly Titled[]): CommonFields[] {
  const owners = new Map<string, { name: string; schema: unknown; isRequired: boolean; objects: Titled[] }>();
  for (const object of objects)
    for (const [name, schema] of Object.entries(object.properties)) {
      const isRequired = object.required?.includes(name) === true;
      const key = `${name} ${isRequired} ${JSON.stringify(schema)}`;
      const known = owners.get(key) ?? { name, schema, isRequired, objects: [] };
      known.objects.push(object);
      owners.set(key, known);
    }
  const shared = [...owners.values()].filter((field) => field.objects.length > 1);
  const groups = Map.groupBy(shared, (field) => field.objects.map((object) => object.title).join(' '));
  return [...groups.values()]
    .filter((fields) => fields.length >= LEAST_SHARED_FIELDS)
    .map((fields) => {
      const [first] = fields as [(typeof fields)[number]];
      const required = fields.filter(({ isRequired }) => isRequired).map(({ name }) => name);
      const part: Titled = {
        title: `${first.objects[0]!.title}Common`,
        type: 'object',
        ...(required.length > 0 ? { required } : {}),
        properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
      };
      return { owners: first.objects, part };
    });
}

/** A schema as it counts for sharing, and its description, which may differ from place to place. */
function undescribed(node: Json): { text: string; described: Json } {
  const { description, ...rest } = node;
  if (typeof node.title === 'string' || typeof description !== 'string')
    return { text: JSON.stringify(node), described: {} };
  return { text: JSON.stringify(rest), described: { description } };
}

const partsOf = (node: Json): unknown[] => [
  ...ONE.map((key) => node[key]),
  ...LIST.flatMap((key) => (node[key] as unknown[] | undefined) ?? []),
  ...Object.values(isObject(node.properties) ? node.properties : {}),
];

/** `risk_flags` → `RiskFlags`. */
const componentName = (field: string): string =>
  field === '' ? 'Part' : field.replaceAll(/(?:^|_)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
