import { type Endpoint, isPaid } from '../contract/endpoint.ts';
import { ERROR_TABLE, type ErrorCode } from '../contract/errors.ts';
import { type Field, fieldsOf, ruleText } from './fields.ts';
import { endpointPaths, examplePaths } from './places.ts';
import type { ServiceInfo } from './service-info.ts';
import { exampleCall, priceText } from './texts.ts';

/**
 * /docs/endpoints/NAME.md: all an agent needs for one endpoint, at most 1,500 tokens. The answer is told field by
 * field; where that would be too long, inner fields give way to the schema, outer ones never.
 */
export function endpointGuide(info: ServiceInfo, endpoint: Endpoint): string {
  const { baseUrl } = info;
  const request = fieldsOf(endpoint.input, 2).map(requestLine);
  const head = [
    `# ${endpoint.summary}`,
    '',
    `\`${endpoint.method} ${baseUrl}${endpoint.path}\` · ${priceText(endpoint)} · MCP tool \`${endpoint.name}\``,
    '',
    endpoint.description,
    '',
    '## Request',
    ...(request.length > 0 ? request : ['Nothing.']),
    ...rule(endpoint),
    '',
    '```sh',
    ...exampleCall(info, endpoint),
    '```',
    ...(isPaid(endpoint) ? ['Unpaid this answers 402 with price and payee; sign and repeat (see llms.txt).'] : []),
    '',
  ];
  const tail = [
    '',
    '## Errors',
    `${[...REFUSED, ...endpoint.errors.map(errorText)].join('; ')}. None is charged.`,
    '',
    `Schema: ${baseUrl}${endpointPaths(endpoint).openapi} · Example answer: ${baseUrl}${examplePaths(endpoint).answer} · Index: ${baseUrl}/llms.txt`,
    '',
  ];
  const used = costOf([...head, ...tail]);
  return [...head, '## Answer', ...answerLines(endpoint, BUDGET - used), ...tail].join('\n');
}

const REFUSED = ['422 names the wrong field'];
const errorText = (code: ErrorCode): string => {
  const { status, retryable } = ERROR_TABLE[code];
  return `${status} ${code}${retryable ? ' (retry)' : ''}`;
};

/** In characters of English text; Japanese counts more, as tokenizers have it. */
const BUDGET = 5300;
const costOf = (lines: readonly string[]): number =>
  [...lines.join('\n')].reduce(
    (sum, character) => sum + (character > '\u2fff' ? 4 : /[^\w\s]/.test(character) ? 1.5 : 1),
    0,
  );

function requestLine({ name, type, isRequired, description, each, rules, depth }: Field): string {
  const marks = [type, isRequired ? 'required' : '', ...rules.map((one) => ruleText(one))].filter(Boolean).join(', ');
  const words = [description, each && `Each: ${each}`].filter(Boolean).join(' ');
  return `${'  '.repeat(depth)}- \`${name}\` (${marks})${words ? `: ${words}` : ''}`;
}

const rule = ({ input }: Endpoint): string[] => {
  const { description } = input as { description?: string };
  return description ? ['', description] : [];
};

/** The fullest telling that fits: inner fields with words, their names alone, outer fields with words, names alone. */
function answerLines({ output, successStatus }: Endpoint, budget: number): string[] {
  if (successStatus === 204) return ['Nothing (204).'];
  const full = (field: Field) =>
    `${'  '.repeat(field.depth)}- \`${field.name}\` (${[field.type, ...field.rules.map((one) => ruleText(one))].join(', ')})${field.description ? `: ${field.description}` : ''}`;
  const short = (field: Field) => `- \`${field.name}\`${field.description ? `: ${field.description}` : ''}`;
  const bare = (fields: readonly Field[]) => [fields.map(({ name }) => `\`${name}\``).join(', ')];
  const outer = fieldsOf(output, 1);
  const tellings = [
    () => fieldsOf(output, 2).map(full),
    () => withInnerNames(fieldsOf(output, 2), full),
    () => withInnerNames(fieldsOf(output, 2), short),
    () => outer.map(full),
    () => outer.map(short),
    () => outer.map((field) => short({ ...field, description: firstSentence(field.description) })),
  ];
  for (const telling of tellings) {
    const lines = telling();
    if (costOf(lines) <= budget) return lines;
  }
  return bare(outer);
}

/** `extraction` (object): outer fields with their words, the names of what stands inside behind them. */
function withInnerNames(fields: readonly Field[], outerLine: (field: Field) => string): string[] {
  const lines: string[] = [];
  for (const [index, field] of fields.entries()) {
    if (field.depth === 0) lines.push(outerLine(field));
    else lines.push(`${lines.pop()}${fields[index - 1]!.depth === 0 ? ' →' : ','} ${field.name}`);
  }
  return lines;
}

const firstSentence = (text: string): string => /^.*?[.;:](?=\s|$)/.exec(text)?.[0] ?? text;
