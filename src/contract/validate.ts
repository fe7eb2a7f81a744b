import type { TSchema } from 'typebox';
import { compileArray, compileObject } from './validate-containers.ts';
import type { Check, SchemaNode } from './validate-node.ts';
import { compileBoolean, compileEnum, compileInteger, compileNumber, compileString } from './validate-scalars.ts';
import { ErrorList } from './validation-error.ts';

/**
 * Checks a value against a JSON Schema and answers as FastAPI with pydantic v2 does: fields in declared order, then
 * unknown ones in input order, one error per field, lax coercion of numbers and booleans, defaults filled in.
 * The result is a fresh object that holds declared keys only, so `__proto__` and friends cannot reach a handler.
 */
export function compile(schema: TSchema | SchemaNode): Check {
  const node = schema as SchemaNode;
  if (node.anyOf) return compileUnion(node.anyOf);
  if (node.enum) return allowNull(node, compileEnum(node));
  const types = typeof node.type === 'string' ? [node.type] : (node.type ?? []);
  const main = types.find((type) => type !== 'null');
  return allowNull(node, compileType(main, node));
}

function compileType(type: string | undefined, node: SchemaNode): Check {
  switch (type) {
    case 'string':
      return compileString(node);
    case 'integer':
      return compileInteger(node);
    case 'number':
      return compileNumber(node);
    case 'boolean':
      return compileBoolean();
    case 'array':
      return compileArray(node, compile);
    case 'object':
      return compileObject(node, compile);
    default:
      return (value) => value;
  }
}

function allowNull(node: SchemaNode, check: Check): Check {
  if (!Array.isArray(node.type) || !node.type.includes('null')) return check;
  return (value, loc, errors) => (value === null ? null : check(value, loc, errors));
}

/** Only `X | null` occurs in requests; other unions belong to responses, which are not validated here. */
function compileUnion(options: readonly SchemaNode[]): Check {
  const checks = options.filter((option) => option.type !== 'null').map(compile);
  const nullable = options.some((option) => option.type === 'null');
  return (value, loc, errors) => {
    if (value === null && nullable) return null;
    let first: ErrorList | undefined;
    for (const check of checks) {
      const own = new ErrorList();
      const result = check(value, loc, own);
      if (own.length === 0) return result;
      first ??= own;
    }
    if (first) {
      errors.push(...first.items);
      errors.omitted += first.omitted;
    }
    return undefined;
  };
}
