import type { Endpoint } from '../contract/endpoint.ts';

type Json = Record<string, unknown>;
export type OutputSchema = { type: 'object' } & Json;

/**
 * The shape of a tool's structured content, one level deep: its fields, what they hold where that is one thing, and
 * short closed sets. The rest is in the guide of the endpoint: a host that puts tool lists before a model pays for every
 * word of this, and anybody may ask for the list.
 *
 * Clients hold the content of a refusal against it, too: the requirement of a 402 and the errors are shapes of their own.
 */
export function outputSchemaOf({ output, successStatus }: Endpoint): OutputSchema | undefined {
  if (successStatus === 204) return undefined;
  const { properties = {}, required = [] } = output as unknown as { properties?: Json; required?: string[] };
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(properties).map(([name, node]) => [name, shallow(node as Json)])),
    anyOf: [{ required: required.slice(0, TELLING_FIELDS) }, ...REFUSALS],
  };
}

const REFUSALS = [{ required: ['x402Version', 'accepts'] }, { required: ['detail'] }];

/** Enough to tell an answer from a refusal; every answer has all of its fields. */
const TELLING_FIELDS = 2;
/** More values than this are a vocabulary, such as the names of sources. */
const SHORT_SET = 4;

function shallow({ type, enum: values, anyOf }: Json): Json {
  if (Array.isArray(values) && values.length <= SHORT_SET) return { enum: values };
  const types = Array.isArray(anyOf) ? (anyOf as Json[]).map((part) => part.type) : type;
  return typeof types === 'string' ? { type: types } : {};
}
