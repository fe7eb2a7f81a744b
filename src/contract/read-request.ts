import type { TObject } from 'typebox';
import { type Endpoint, pathParameters } from './endpoint.ts';
import { explainJsonError } from './json-error.ts';
import type { BrokenRule } from './rules.ts';
import type { Upload } from './upload.ts';
import { compile } from './validate.ts';
import { refuseExtra, ruleBroken } from './validate-containers.ts';
import type { Check, SchemaNode } from './validate-node.ts';
import { ErrorList, jsonInvalid, type Location, RequestInvalid } from './validation-error.ts';

/** Reads and validates the input of one endpoint; throws RequestInvalid. */
export interface InputReader {
  /** From a parsed JSON value (batch items, MCP arguments). */
  fromValue(value: unknown): unknown;
  /** The same for one of many: what is wrong joins `errors` under `loc`, nothing is thrown. */
  fromItem(value: unknown, loc: Location, errors: ErrorList): unknown;
  /** From a JSON body whose uploads were taken out already. */
  fromBody(body: { text: string; isJson: boolean; uploads?: ReadonlyMap<string, Upload> }): unknown;
  /** From a JSON body that was parsed elsewhere. */
  fromJson(value: unknown, uploads?: ReadonlyMap<string, Upload>): unknown;
  /** From path parameters and query, where everything is a string. */
  fromParameters(path: Readonly<Record<string, string>>, query: Readonly<Record<string, unknown>>): unknown;
}

export function createInputReader(endpoint: Pick<Endpoint, 'input' | 'check' | 'refine' | 'path'>): InputReader {
  const check = compile({ ...(endpoint.input as SchemaNode), 'x-check': endpoint.check as never });
  const parameters = compileParameters(endpoint);
  const refine = (endpoint.refine ?? ((input: unknown) => input)) as (input: unknown) => unknown;
  const fromValue = (value: unknown) => refine(finish(check, value));
  const fromJson = (value: unknown, uploads?: ReadonlyMap<string, Upload>) => {
    if (value === null) throw missingBody();
    if (uploads && uploads.size > 0 && typeof value === 'object' && !Array.isArray(value)) {
      for (const [key, upload] of uploads) (value as Record<string, unknown>)[key] = upload;
    }
    return fromValue(value);
  };
  return {
    fromValue,
    fromItem: (value, loc, errors) => {
      const before = errors.length;
      const result = check(value, loc, errors);
      if (errors.length > before) return result;
      try {
        return refine(result);
      } catch (error) {
        if (!(error instanceof RequestInvalid)) throw error;
        errors.push(...error.items.map((found) => ({ ...found, loc: [...loc, ...found.loc.slice(1)] })));
        errors.omitted += error.omitted;
        return result;
      }
    },
    fromBody: ({ text, isJson, uploads }) => {
      if (text === '') throw missingBody();
      // FastAPI hands a body of another content type to the model as a string.
      if (!isJson) return fromValue(text);
      return fromJson(parseJson(text), uploads);
    },
    fromJson,
    fromParameters: parameters,
  };
}

function finish(check: Check, value: unknown): unknown {
  const errors = new ErrorList();
  const result = check(value, ['body'], errors);
  if (errors.length > 0) throw new RequestInvalid(errors.items, errors.omitted);
  return result;
}

const missingBody = () => new RequestInvalid([{ type: 'missing', loc: ['body'], msg: 'Field required', input: null }]);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const { position, error } = explainJsonError(text);
    throw jsonInvalid(position, error);
  }
}

function compileParameters(endpoint: Pick<Endpoint, 'input' | 'check' | 'path'>): InputReader['fromParameters'] {
  const inPath = new Set(pathParameters(endpoint.path));
  const schema = endpoint.input as TObject & SchemaNode;
  const fields = Object.entries(schema.properties as Record<string, SchemaNode>).map(([name, node]) => ({
    name,
    where: inPath.has(name) ? 'path' : 'query',
    check: compile(node),
    isList: node.type === 'array',
    required: (schema.required ?? []).includes(name),
    fallback: node.default,
  }));
  // What the path holds cannot be given in the query: it is not offered there.
  const known = new Set(fields.flatMap((field) => (field.where === 'query' ? [field.name] : [])));
  return (path, query) => {
    const errors = new ErrorList();
    const result: Record<string, unknown> = {};
    for (const field of fields) {
      const from = field.where === 'path' ? path : query;
      const loc = [field.where, field.name];
      let value: unknown = Object.hasOwn(from, field.name) ? from[field.name] : undefined;
      if (field.isList && typeof value === 'string') value = [value];
      // The last one wins, as in FastAPI.
      if (!field.isList && Array.isArray(value)) value = value.at(-1);
      if (value !== undefined) result[field.name] = field.check(value, loc, errors);
      else if (field.required) errors.push({ type: 'missing', loc, msg: 'Field required', input: null });
      else if (field.fallback !== undefined) result[field.name] = field.fallback;
    }
    if (schema.additionalProperties === false) {
      for (const [name, input] of Object.entries(query)) {
        if (known.has(name) || inPath.has(name)) continue;
        refuseExtra({ name, input, known }, ['query', name], errors);
      }
    }
    if (errors.length === 0) {
      const broken = (endpoint.check as ((input: unknown) => BrokenRule | undefined) | undefined)?.(result);
      if (broken !== undefined) ruleBroken(broken, result, ['query'], errors);
    }
    if (errors.length > 0) throw new RequestInvalid(errors.items, errors.omitted);
    return result;
  };
}
