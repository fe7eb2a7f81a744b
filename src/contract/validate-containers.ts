import { nearest } from './nearest.ts';
import type { BrokenRule } from './rules.ts';
import { type Check, fail, type SchemaNode } from './validate-node.ts';
import { valueError } from './validation-error.ts';

type Compile = (node: SchemaNode) => Check;

const items = (count: number): string => `${count} item${count === 1 ? '' : 's'}`;

export function compileArray(node: SchemaNode, compile: Compile): Check {
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = node;
  const checkItem = node.items ? compile(node.items) : undefined;
  return (value, loc, errors) => {
    if (!Array.isArray(value)) {
      return fail(errors, { type: 'list_type', loc, msg: 'Input should be a valid list', input: value });
    }
    const actual_length = value.length;
    // A list that is too long is reported without visiting its items.
    if (actual_length > maxItems) {
      const msg = `List should have at most ${items(maxItems)} after validation, not ${actual_length}`;
      const ctx = { field_type: 'List', max_length: maxItems, actual_length };
      return fail(errors, { type: 'too_long', loc, msg, input: value, ctx });
    }
    if (actual_length < minItems) {
      const msg = `List should have at least ${items(minItems)} after validation, not ${actual_length}`;
      const ctx = { field_type: 'List', min_length: minItems, actual_length };
      return fail(errors, { type: 'too_short', loc, msg, input: value, ctx });
    }
    return checkItem ? value.map((entry, index) => checkItem(entry, [...loc, index], errors)) : value;
  };
}

/** No request has so many: each key costs more than its bytes. */
export const MOST_KEYS = 1000;

export function compileObject(node: SchemaNode, compile: Compile): Check {
  const required = new Set(node.required ?? []);
  const fields = Object.entries(node.properties ?? {}).map(([name, schema]) => ({
    name,
    check: compile(schema),
    required: required.has(name),
    fallback: schema.default,
  }));
  const known = new Set(fields.map((field) => field.name));
  const strict = node.additionalProperties === false;
  const rule = node['x-check'] as ((value: unknown) => BrokenRule | undefined) | undefined;
  return (value, loc, errors) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      const msg = 'Input should be a valid dictionary or object to extract fields from';
      return fail(errors, { type: 'model_attributes_type', loc, msg, input: value });
    }
    const names = Object.keys(value);
    if (names.length > MOST_KEYS) return ruleBroken(`more than ${MOST_KEYS} keys`, null, loc, errors);
    const before = errors.length;
    const result: Record<string, unknown> = {};
    for (const field of fields) {
      if (Object.hasOwn(value, field.name)) {
        result[field.name] = field.check((value as Record<string, unknown>)[field.name], [...loc, field.name], errors);
      } else if (field.required) {
        fail(errors, { type: 'missing', loc: [...loc, field.name], msg: 'Field required', input: value });
      } else if (field.fallback !== undefined) result[field.name] = field.fallback;
    }
    for (const name of names) {
      if (known.has(name)) continue;
      const entry = (value as Record<string, unknown>)[name];
      if (strict && errors.isFull) errors.omitted++;
      else if (strict) refuseExtra({ name, input: entry, known }, [...loc, name], errors);
      else Object.defineProperty(result, name, { value: entry, enumerable: true, configurable: true, writable: true });
    }
    // The cross-field rule runs only when every field passed.
    const broken = errors.length === before ? rule?.(result) : undefined;
    return broken === undefined ? result : ruleBroken(broken, value, loc, errors);
  };
}

/** A request full of unknown names is no slip of the pen: comparing and listing for each would be work for nothing. */
const MOST_HINTS = 20;

/** What is allowed, and what was probably meant: an agent mends its request from the answer alone. */
export function refuseExtra(
  { name, input, known }: { name: string; input: unknown; known: ReadonlySet<string> },
  ...[loc, errors]: [Parameters<Check>[1], Parameters<Check>[2]]
): void {
  const item = { type: 'extra_forbidden', loc, msg: 'Extra inputs are not permitted', input };
  const meant = errors.length < MOST_HINTS ? nearest(name, known) : undefined;
  const ctx = { allowed: [...known], ...(meant === undefined ? {} : { did_you_mean: meant }) };
  fail(errors, errors.length < MOST_HINTS ? { ...item, ctx } : item);
}

export const ruleBroken = (
  sentence: BrokenRule,
  input: unknown,
  ...[loc, errors]: [Parameters<Check>[1], Parameters<Check>[2]]
) => fail(errors, valueError(loc, sentence, input));
