/** What the page knows of an endpoint, from /openapi.json and /agents.json: a new endpoint appears by itself. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly description?: string;
  readonly default?: unknown;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly contentEncoding?: string;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
}
export interface Operation {
  readonly name: string;
  readonly path: string;
  readonly method: string;
  readonly summary: { readonly en: string; readonly ja: string };
  readonly description: { readonly en: string; readonly ja: string };
  /** Null where it is free. */
  readonly price: string | null;
  /** Fields that take a file. */
  readonly uploads: readonly string[];
  readonly fields: Readonly<Record<string, Schema>>;
  readonly hasBody: boolean;
  /** A long one stands in a document of its own and is fetched when the endpoint is chosen. */
  readonly example: () => Promise<Record<string, unknown>>;
}

interface Parameter {
  readonly name: string;
  readonly example?: unknown;
  readonly schema?: Schema;
  readonly description?: string;
}
interface OpenApiOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly content: {
      readonly 'application/json': {
        readonly schema: Schema;
        readonly example?: object;
        readonly examples?: { readonly example: { readonly externalValue: string } };
      };
    };
  };
  readonly 'x-payment-info'?: unknown;
}
interface Action {
  readonly name: string;
  readonly price: string;
  readonly summary_ja: string;
}

export async function loadOperations(
  describeJa: (name: string) => string | undefined,
): Promise<{ operations: Operation[]; isDevnet: boolean }> {
  const load = async (path: string) => (await fetch(path)).json();
  const [openapi, agents] = (await Promise.all([load('/openapi.json'), load('/agents.json')])) as [
    { paths: Record<string, Record<string, OpenApiOperation>>; components?: { schemas?: Record<string, Schema> } },
    { payment: { devnet: boolean }; actions: readonly Action[] },
  ];
  const schemas = openapi.components?.schemas ?? {};
  const operations = Object.entries(openapi.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Operation => {
      const action = agents.actions.find((candidate) => candidate.name === operation.operationId);
      const content = operation.requestBody?.content['application/json'];
      const parameters = operation.parameters ?? [];
      const fields = content
        ? (resolved(content.schema, schemas).properties ?? {})
        : Object.fromEntries(
            parameters.map(({ name, schema, description }) => [
              name,
              { ...schema, ...(description ? { description } : {}) },
            ]),
          );
      return {
        name: operation.operationId,
        path,
        method: method.toUpperCase(),
        summary: { en: operation.summary, ja: action?.summary_ja ?? operation.summary },
        description: { en: operation.description, ja: describeJa(operation.operationId) ?? operation.description },
        price: operation['x-payment-info'] ? (action?.price ?? '') : null,
        uploads: Object.keys(fields).filter((name) => fields[name]!.contentEncoding === 'base64'),
        fields,
        hasBody: content !== undefined,
        example: exampleOf(content, parameters),
      };
    }),
  );
  return { operations, isDevnet: agents.payment.devnet };
}

function exampleOf(
  content: NonNullable<OpenApiOperation['requestBody']>['content']['application/json'] | undefined,
  parameters: readonly Parameter[],
): Operation['example'] {
  const elsewhere = content?.examples?.example.externalValue;
  const short = Object.fromEntries(
    parameters.filter(({ example }) => example !== undefined).map(({ name, example }) => [name, example]),
  );
  let known: Promise<Record<string, unknown>> | undefined;
  return () =>
    (known ??= elsewhere
      ? fetch(new URL(elsewhere).pathname).then((response) => response.json() as Promise<Record<string, unknown>>)
      : Promise.resolve({ ...(content?.example ?? short) }));
}

/** A schema that is kept once for several endpoints. */
const resolved = (schema: Schema & { $ref?: string }, schemas: Record<string, Schema>): Schema =>
  schema.$ref ? (schemas[schema.$ref.split('/').at(-1)!] ?? {}) : schema;
