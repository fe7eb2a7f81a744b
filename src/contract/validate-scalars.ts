import { Upload } from './upload.ts';
import { type Check, fail, type SchemaNode } from './validate-node.ts';
import { ErrorList } from './validation-error.ts';

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

export function compileString(node: SchemaNode): Check {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern } = node;
  const regex = pattern === undefined ? undefined : new RegExp(pattern, 'u');
  const isFile = node.contentEncoding === 'base64';
  return (value, loc, errors) => {
    if (isFile && value instanceof Upload) {
      if (value.chars < minLength) return tooShort(value);
      if (value.chars > maxLength) return tooLong(value);
      return value;
    }
    if (typeof value !== 'string' || isFile) {
      return fail(errors, { type: 'string_type', loc, msg: 'Input should be a valid string', input: value });
    }
    if (!value.isWellFormed()) {
      const msg = 'Input should be a valid string, unable to parse raw data as a unicode string';
      return fail(errors, { type: 'string_unicode', loc, msg, input: value.toWellFormed() });
    }
    if (value.length < minLength * 2 && countPoints(value) < minLength) return tooShort(value);
    // UTF-16 units bound the code points, so counting is needed only between the two.
    if (value.length > maxLength && (value.length > maxLength * 2 || countPoints(value) > maxLength))
      return tooLong(value);
    if (regex && !regex.test(value)) {
      const msg = `String should match pattern '${pattern}'`;
      return fail(errors, { type: 'string_pattern_mismatch', loc, msg, input: value, ctx: { pattern } });
    }
    return node.format === 'uri' ? checkUrl(value) : value;

    function tooShort(input: unknown) {
      const msg = `String should have at least ${plural(minLength, 'character')}`;
      return fail(errors, { type: 'string_too_short', loc, msg, input, ctx: { min_length: minLength } });
    }
    function tooLong(input: unknown) {
      const msg = `String should have at most ${plural(maxLength, 'character')}`;
      return fail(errors, { type: 'string_too_long', loc, msg, input, ctx: { max_length: maxLength } });
    }
    function checkUrl(input: string) {
      const schemes = node['x-schemes'] ?? ['http', 'https'];
      if (!/^[a-z][a-z0-9+.-]*:/i.test(input)) {
        const error = 'relative URL without a base';
        return fail(errors, {
          type: 'url_parsing',
          loc,
          msg: `Input should be a valid URL, ${error}`,
          input,
          ctx: { error },
        });
      }
      const scheme = input.slice(0, input.indexOf(':')).toLowerCase();
      if (!schemes.includes(scheme)) {
        const expected = orList(schemes);
        const ctx = { expected_schemes: expected };
        return fail(errors, { type: 'url_scheme', loc, msg: `URL scheme should be ${expected}`, input, ctx });
      }
      if (!URL.canParse(input)) {
        const error = 'empty host';
        return fail(errors, {
          type: 'url_parsing',
          loc,
          msg: `Input should be a valid URL, ${error}`,
          input,
          ctx: { error },
        });
      }
      return input;
    }
  };
}

function countPoints(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

/** 'ja', 'en' or 'both' */
function orList(values: readonly unknown[]): string {
  const quoted = values
    .filter((value) => value !== null)
    .map((value) => (typeof value === 'string' ? `'${value}'` : String(value)));
  return quoted.length === 1 ? quoted[0]! : `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`;
}

export function compileEnum(node: SchemaNode): Check {
  const allowed = new Set(node.enum);
  const expected = orList(node.enum ?? []);
  // Queries bring numbers as text.
  const read = node.type === 'integer' ? compileInteger(node) : null;
  return (value, loc, errors) => {
    const known = read === null || allowed.has(value) ? value : read(value, loc, new ErrorList());
    return allowed.has(known)
      ? known
      : fail(errors, {
          type: 'literal_error',
          loc,
          msg: `Input should be ${expected}`,
          input: value,
          ctx: { expected },
        });
  };
}

export function compileInteger(node: SchemaNode): Check {
  const inRange = compileRange(node);
  return (value, loc, errors) => {
    const refuse = (type: string, msg: string) => fail(errors, { type, loc, msg, input: value });
    let number: number;
    if (typeof value === 'boolean') number = Number(value);
    else if (typeof value === 'number') {
      if (!Number.isInteger(value)) {
        return refuse('int_from_float', 'Input should be a valid integer, got a number with a fractional part');
      }
      number = value;
    } else if (typeof value === 'string') {
      const text = value.trim();
      // pydantic reads "1.0" and "1_000" but not "1.5" from a string.
      if (!/^[-+]?\d+(?:_\d+)*(?:\.0+)?$/.test(text)) {
        return refuse('int_parsing', 'Input should be a valid integer, unable to parse string as an integer');
      }
      if (text.length > 4300)
        return refuse('int_parsing_size', 'Unable to parse input string as an integer, exceeded maximum size');
      number = Number(text.replaceAll('_', ''));
    } else return refuse('int_type', 'Input should be a valid integer');
    return inRange(number, value, loc, errors);
  };
}

export function compileNumber(node: SchemaNode): Check {
  const inRange = compileRange(node);
  return (value, loc, errors) => {
    const refuse = (type: string, msg: string) => fail(errors, { type, loc, msg, input: value });
    let number: number;
    if (typeof value === 'number') number = value;
    else if (typeof value === 'boolean') number = Number(value);
    else if (typeof value === 'string') {
      if (!/^\s*[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?\s*$/.test(value)) {
        return refuse('float_parsing', 'Input should be a valid number, unable to parse string as a number');
      }
      number = Number(value);
    } else return refuse('float_type', 'Input should be a valid number');
    return inRange(number, value, loc, errors);
  };
}

function compileRange({ minimum, maximum }: SchemaNode) {
  return (number: number, input: unknown, loc: Parameters<Check>[1], errors: Parameters<Check>[2]) => {
    if (minimum !== undefined && number < minimum) {
      const msg = `Input should be greater than or equal to ${minimum}`;
      return fail(errors, { type: 'greater_than_equal', loc, msg, input, ctx: { ge: minimum } });
    }
    if (maximum !== undefined && number > maximum) {
      const msg = `Input should be less than or equal to ${maximum}`;
      return fail(errors, { type: 'less_than_equal', loc, msg, input, ctx: { le: maximum } });
    }
    return number;
  };
}

const TRUE_WORDS = new Set(['1', 'true', 't', 'yes', 'y', 'on']);
const FALSE_WORDS = new Set(['0', 'false', 'f', 'no', 'n', 'off']);

export function compileBoolean(): Check {
  return (value, loc, errors) => {
    if (typeof value === 'boolean') return value;
    const word =
      typeof value === 'number' ? String(value) : typeof value === 'string' ? value.toLowerCase() : undefined;
    if (word === undefined)
      return fail(errors, { type: 'bool_type', loc, msg: 'Input should be a valid boolean', input: value });
    if (TRUE_WORDS.has(word)) return true;
    if (FALSE_WORDS.has(word)) return false;
    const msg = 'Input should be a valid boolean, unable to interpret input';
    return fail(errors, { type: 'bool_parsing', loc, msg, input: value });
  };
}
