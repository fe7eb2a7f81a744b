import type { BrokenRule } from './rules.ts';
import type { ErrorList, Location } from './validation-error.ts';

export type Check = (value: unknown, loc: Location, errors: ErrorList) => unknown;

/** The part of JSON Schema our declarations use. */
export interface SchemaNode {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly SchemaNode[];
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  readonly items?: SchemaNode;
  readonly default?: unknown;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly format?: string;
  readonly contentEncoding?: string;
  /** Allowed URL schemes of a `format: uri` string. */
  readonly 'x-schemes'?: readonly string[];
  /** A cross-field rule of a nested object: a sentence when it is broken. */
  readonly 'x-check'?: (value: never) => BrokenRule | undefined;
}

export const fail = (
  errors: ErrorList,
  item: { type: string; loc: Location; msg: string; input: unknown; ctx?: Record<string, unknown> },
): undefined => {
  errors.push(item);
  return undefined;
};
