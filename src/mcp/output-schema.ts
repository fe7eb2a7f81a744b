import type { Endpoint } from '../contract/endpoint.ts';

type Json = Record<string, unknown>;
export type OutputSchema = { type: 'object' } & Json;

/**
 * The shape of a tool's structured content: its fields with types and closed sets, one level deep. What stands inside
 * of them is in the guide of the endpoint; a host that puts tool lists before a model pays for every word of this.
 *
 * Clients hold the content of a refusal against it, too: the requirement of a 402 and the errors are shapes of their own.
 */
export function outputSchemaOf({ output, successStatus }: Endpoint): OutputSchema | undefined {
  if (successStatus === 204) return undefined;
  const { properties = {}, required = [] } = output as unknown as { properties?: Json; required?: string[] };
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(properties).map(([name, node]) => [name, shallow(node as Json)])),
    anyOf: [{ required }, ...REFUSALS],
  };
}

const REFUSALS = [
  { title: 'PaymentRequired', required: ['x402Version', 'accepts'] },
  { title: 'Refused', required: ['detail'] },
];

function shallow({ type, enum: values, anyOf }: Json): Json {
  if (Array.isArray(anyOf)) return { type: (anyOf as Json[]).map((part) => part.type) };
  return { ...(type === undefined ? {} : { type }), ...(values === undefined ? {} : { enum: values }) };
}
