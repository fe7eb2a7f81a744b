/** A field of a request or an answer as a reader sees it. */
export interface Field {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly description: string;
  /** What an entry of the list is, where no fields of its own say it. */
  readonly each: string;
  readonly rules: readonly Rule[];
  readonly depth: number;
}

/** What a schema asks of a value: its text is a code of the schema, or a range with a unit. */
interface Rule {
  readonly kind: keyof (typeof RULE_WORDS)['en'];
  readonly text: string;
}

/** The words around the text of a rule; a range is written with the sign of the language. */
const RULE_WORDS = {
  en: {
    values: '{}',
    always: 'always {}',
    pattern: '{}',
    characters: '{} characters',
    entries: '{} entries',
    range: '{}',
    default: 'default {}',
  },
  ja: {
    values: '{}',
    always: '常に {}',
    pattern: '{}',
    characters: '{} 文字',
    entries: '{} 件',
    range: '{}',
    default: '既定値 {}',
  },
} as const;
const RANGES: readonly Rule['kind'][] = ['characters', 'entries', 'range'];

/** A rule in words; `code` dresses what is a value of the schema and not a word. */
export function ruleText(
  { kind, text }: Rule,
  language: keyof typeof RULE_WORDS = 'en',
  code: (text: string) => string = (value) => value,
): string {
  const value = RANGES.includes(kind) ? text.replace('–', language === 'ja' ? '〜' : '–') : code(text);
  return RULE_WORDS[language][kind].replace('{}', () => value);
}

interface Node {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly required?: readonly string[];
  readonly items?: Node;
  readonly anyOf?: readonly Node[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly contentEncoding?: string;
}

/** The fields of an object schema in order, inner ones after the one they stand in, down to `levels`. */
export const fieldsOf = (schema: unknown, levels: number): Field[] => walk(schema as Node, levels, 0);

function walk(node: Node, levels: number, depth: number): Field[] {
  const required = new Set(node.required);
  return Object.entries(node.properties ?? {}).flatMap(([name, field]) => {
    const own: Field = {
      name,
      type: typeOf(field),
      isRequired: required.has(name),
      description: field.description ?? '',
      each: freeForm(field),
      rules: rulesOf(field),
      depth,
    };
    return [own, ...(depth + 1 < levels ? walk(objectIn(field), levels, depth + 1) : [])];
  });
}

const freeForm = ({ items }: Node): string =>
  items?.description && !items.properties && !items.anyOf ? items.description : '';

/** The object a field holds: itself, the items of a list, or the one alternative that is not null. */
function objectIn(node: Node): Node {
  if (node.items) return objectIn(node.items);
  const alternative = node.anyOf?.find((candidate) => candidate.type !== 'null');
  return alternative ? objectIn(alternative) : node;
}

function typeOf(node: Node): string {
  if (node.anyOf) return node.anyOf.map(typeOf).join('|');
  if (node.contentEncoding === 'base64') return 'Base64';
  const types = Array.isArray(node.type) ? node.type : [node.type ?? 'any'];
  return types.map((type) => (type === 'array' && node.items ? `${typeOf(node.items)}[]` : String(type))).join('|');
}

function rulesOf(node: Node): Rule[] {
  const rule = (kind: Rule['kind'], text: string | undefined): Rule[] => (text === undefined ? [] : [{ kind, text }]);
  const range = (low: number | undefined, high: number | undefined) =>
    low === undefined && high === undefined ? undefined : `${low ?? 0}–${high ?? '…'}`;
  const written = (value: unknown) => (value === undefined ? undefined : String(value));
  const values = node.enum ?? node.items?.enum;
  return [
    ...rule('values', values?.filter((value) => value !== null).join('/')),
    ...rule('always', written(node.const)),
    ...rule('pattern', node.pattern),
    ...rule('characters', range(node.minLength, node.maxLength)),
    ...rule('entries', range(node.minItems, node.maxItems)),
    ...rule('range', range(node.minimum, node.maximum)),
    ...rule('default', written(node.default)),
  ];
}
