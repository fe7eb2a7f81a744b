import { type Endpoint, hasBody, isPaid } from '../../contract/endpoint.ts';
import { ERROR_TABLE } from '../../contract/errors.ts';
import { DESCRIPTION_JA } from '../../contract/labels/description.labels.ts';
import { ENDPOINT_DESCRIPTION_LABELS } from '../../contract/labels/endpoint.labels.ts';
import { PROPERTY_LABELS } from '../../contract/labels/property.labels.ts';
import { escapeHtml } from '../../discovery/escape-html.ts';
import { type Field, fieldsOf, ruleText } from '../../discovery/fields.ts';
import { endpointPaths, PYTHON_CLIENT } from '../../discovery/places.ts';
import type { ServiceInfo } from '../../discovery/service-info.ts';
import { exampleCall, examplePath, priceText } from '../../discovery/texts.ts';
import { titleOf } from './layout.ts';
import { stackedTable } from './stacked-table.ts';
import { DOCS_WORDS, type DocsLanguage } from './words.ts';

type Words = (typeof DOCS_WORDS)[DocsLanguage];
const DEPTH = 3;
const LONGEST_EXAMPLE = 12_000;

/** The page of one endpoint for people, made from its declaration: request, paid calls, answer, errors, example. */
export function endpointPage(info: ServiceInfo, endpoint: Endpoint, language: DocsLanguage): string {
  const words = DOCS_WORDS[language];
  const description = language === 'ja' ? ENDPOINT_DESCRIPTION_LABELS[endpoint.name]?.ja : undefined;
  const request = fieldsOf(endpoint.input, 2);
  const answer = endpoint.successStatus === 204 ? [] : fieldsOf(endpoint.output, DEPTH);
  const example = escapeHtml(shortened(JSON.stringify(endpoint.example.output, null, 2)));
  return `<h1>${escapeHtml(titleOf(endpoint, language))}</h1>
<p><code>${endpoint.method} ${escapeHtml(endpoint.path)}</code> · <strong>${isPaid(endpoint) ? priceText(endpoint) : words.free}</strong> · <a href="/playground#${endpoint.name}">${words.try_it}</a> · <a href="${endpointPaths(endpoint).guide}">${words.for_agents}</a></p>
<p>${escapeHtml(description ?? endpoint.description)}</p>
<h2>${words.request}</h2>${request.length > 0 ? fieldTable(request, words.request, words, language) : `<p>${words.nothing}</p>`}${wholeRule(endpoint, language)}
<h2>${words.paid}</h2><p>${isPaid(endpoint) ? words.paid_about : words.free_about}</p>${paidCalls(info, endpoint)}
<h3>${words.unpaid}</h3><p>${isPaid(endpoint) ? words.unpaid_about : ''}</p>${code(exampleCall(info, endpoint).join('\n'))}
<h2>${words.answer}</h2>${answer.length > 0 ? `<p>${words.answer_about}</p>${fieldTable(answer, words.answer, words, language)}` : `<p>${words.no_answer}</p>`}
<h2>${words.errors}</h2><p>${words.errors_about}</p>${errorTable(endpoint, words, language)}
<h2>${words.example}</h2><pre tabindex="0"><code>${example}</code></pre>`;
}

const shortened = (text = ''): string =>
  text.length > LONGEST_EXAMPLE ? `${text.slice(0, LONGEST_EXAMPLE)}\n…` : text;

const code = (text: string): string => `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>`;

const scrolling = (name: string, table: string): string =>
  `<div class="scroll" tabindex="0" role="region" aria-label="${name}">${table}</div>`;

const headOf = (names: readonly string[]): string =>
  `<thead><tr role="row">${names.map((text) => `<th scope="col" role="columnheader">${text}</th>`).join('')}</tr></thead>`;

/** Long lists of values and types may break after each of them. */
const breakable = (text: string): string => escapeHtml(text).replaceAll(/([/|])/g, '$1<wbr>');

/** What a schema says, in the language of the page; its codes are between backticks. */
const said = (description: string, language: DocsLanguage): string =>
  escapeHtml(language === 'ja' ? (DESCRIPTION_JA[description] ?? '') : description).replaceAll(
    /`([^`]+)`/g,
    '<code>$1</code>',
  );

/** What the request as a whole must have, such as one of two fields. */
function wholeRule({ input }: Endpoint, language: DocsLanguage): string {
  const { description } = input as { description?: string };
  return description ? `<p>${said(description, language)}</p>` : '';
}

/** Name, type with its rules, and meaning; in Japanese the name of the field in words stands before it. */
function fieldTable(fields: readonly Field[], title: string, words: Words, language: DocsLanguage): string {
  const meaning = ({ name, description, each }: Field) => {
    const label = language === 'ja' ? escapeHtml(PROPERTY_LABELS[name]?.ja ?? '') : '';
    const text = said(description, language);
    // A description that only repeats the name says nothing more.
    const entry = each ? `${words.each}: ${said(each, language)}` : '';
    return [...new Set([label, text === `${label}。` ? label : text, entry])].filter(Boolean).join('<br>');
  };
  const rules = ({ rules: all }: Field) =>
    all
      .map((rule) => ruleText(rule, language, (value) => `<code>${breakable(value)}</code>`))
      .map((text) => `<br><span class="soft">${text}</span>`)
      .join('');
  const isAsked = title === words.request;
  const rows = fields.map((field) => {
    const name = `<code>${escapeHtml(field.name)}</code>${field.isRequired && isAsked ? ` <em>${words.required}</em>` : ''}`;
    const cells = [name, `<code>${breakable(field.type)}</code>${rules(field)}`, meaning(field)];
    return `<tr role="row" class="depth-${field.depth}">${cells.map((cell) => `<td role="cell">${cell}</td>`).join('')}</tr>`;
  });
  // On a narrow screen the cells of a row stand below each other; the roles say that it is a table still.
  return scrolling(
    title,
    `<table role="table" class="fields stacked">${headOf([words.field, words.type, words.meaning])}<tbody role="rowgroup">${rows.join('')}</tbody></table>`,
  );
}

function errorTable(endpoint: Endpoint, words: Words, language: DocsLanguage): string {
  const rows = endpoint.errors.map((name) => {
    const { status, retryable, message, message_ja } = ERROR_TABLE[name];
    return `<tr><td>${status}</td><td><code>${name}</code></td><td>${escapeHtml(language === 'ja' ? message_ja : message)}</td><td>${retryable ? words.yes : words.no}</td></tr>`;
  });
  if (rows.length === 0) return '';
  const names = [words.status, words.code, words.message, words.retry].map((text) => `<th>${text}</th>`);
  const table = `<table><thead><tr>${names.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return scrolling(words.errors, stackedTable(table, language));
}

/** The same paid call three ways, each complete: shell, TypeScript, Python without packages. */
function paidCalls({ baseUrl }: ServiceInfo, endpoint: Endpoint): string {
  const { input } = endpoint.example;
  const uploads = Object.keys(input).filter((name) => String((input as Record<string, unknown>)[name]).length > 400);
  const rest = Object.fromEntries(Object.entries(input).filter(([name]) => !uploads.includes(name)));
  const json = JSON.stringify(rest);
  const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  const [upload] = uploads;
  const shell = hasBody(endpoint)
    ? `npx jbis call ${baseUrl}${endpoint.path} ${quoted(json)}${upload ? ` --file ${upload.startsWith('front') ? 'card' : 'document'}.jpg` : ''}`
    : `npx jbis call ${quoted(baseUrl + examplePath(endpoint))}`;
  const body = upload ? `{ ...${json}, ${upload}: await readFile('document.jpg') }` : json;
  const typescript = [
    "import { createWallet, JbisClient } from 'jp-business-identity/client';",
    ...(upload ? ["import { readFile } from 'node:fs/promises';"] : []),
    '',
    `const client = new JbisClient({ baseUrl: '${baseUrl}', wallet: createWallet(process.env.JBIS_WALLET_KEY!) });`,
    `const { data, price } = await client.call('${endpoint.name}', ${body});`,
  ].join('\n');
  const python = [
    'from jbis_client import Jbis',
    ...(upload ? ['import base64'] : []),
    '',
    `client = Jbis("${baseUrl}", key=open("wallet.key").read().strip())`,
    `answer = client.${endpoint.name}(${pythonArguments(rest, upload)})`,
  ].join('\n');
  return [
    // The command line calls with GET and POST.
    ...(endpoint.method === 'DELETE' ? [] : [['CLI', shell]]),
    ['TypeScript', typescript],
    [`Python <a href="${PYTHON_CLIENT}"><code>jbis_client.py</code></a>`, python],
  ]
    .map(([name, text]) => `<h3>${name}</h3>${code(text!)}`)
    .join('');
}

const pythonValue = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll(/\btrue\b/g, 'True')
    .replaceAll(/\bfalse\b/g, 'False')
    .replaceAll(/\bnull\b/g, 'None');

const pythonArguments = (input: Record<string, unknown>, upload: string | undefined): string =>
  [
    ...Object.entries(input).map(([name, value]) => `${name}=${pythonValue(value)}`),
    ...(upload ? [`${upload}=base64.b64encode(open("document.jpg", "rb").read()).decode()`] : []),
  ].join(', ');
