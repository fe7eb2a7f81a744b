import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SETTINGS } from '../src/config/index.ts';
import type { SettingGroup } from '../src/config/setting.ts';
import { ERROR_TABLE } from '../src/contract/errors.ts';
import { USDC_DOMAIN } from '../src/contract/usdc.ts';
import { DOCUMENTS } from '../src/discovery/documents.ts';
import type { ServiceInfo } from '../src/discovery/service-info.ts';
import { priceText } from '../src/discovery/texts.ts';
import { ENDPOINTS } from '../src/endpoints/index.ts';
import { readFigures } from '../src/http/docs/figures.ts';
import { pythonClient } from './generate-python.ts';
import { withReadings } from './readings/index.ts';

/** The documents as committed: every endpoint listed, a neutral address. A test compares them with the files. */
const INFO: ServiceInfo = {
  baseUrl: 'https://jbis.example',
  network: 'eip155:8453',
  asset: USDC_DOMAIN.address,
  payTo: null,
  isDevnet: false,
  contactEmail: undefined,
};

const FILES: Readonly<Record<string, string>> = {
  '/openapi.json': 'openapi.json',
  '/.well-known/x402.json': 'x402.json',
  '/llms.txt': 'llms.txt',
  '/skill.md': 'skill.md',
  '/agents.json': 'agents.json',
};

export interface GeneratedFile {
  readonly file: string;
  readonly text: string;
}

export function generatedDocuments(): GeneratedFile[] {
  const documents = DOCUMENTS.flatMap((document) => {
    const name = FILES[document.path];
    return name ? [{ file: `docs/generated/${name}`, text: readable(name, document.render(INFO, ENDPOINTS)) }] : [];
  });
  return [
    ...documents,
    { file: 'docs/settings.md', text: settingsPage() },
    { file: 'docs/errors.md', text: errorsPage() },
    { file: 'docs/ja/errors.md', text: errorsPageJa() },
    { file: 'clients/python/jbis_client.py', text: pythonClient(ENDPOINTS) },
  ];
}

/** What is served without line breaks is committed with them, so that a change can be read. */
const readable = (name: string, text: string): string =>
  name.endsWith('.json') ? `${JSON.stringify(JSON.parse(text), null, 1)}\n` : text;

/** Files with a table between `<!-- generated:NAME -->` and `<!-- /generated -->`, or a history of readings. */
export function withGeneratedTables(root: string): GeneratedFile[] {
  const filled: Readonly<Record<string, (text: string) => string>> = {
    'README.md': (text) => fill(text, root),
    'docs/accuracy.md': (text) => withReadings(text, root, 'en'),
    'docs/ja/accuracy.md': (text) => withReadings(text, root, 'ja'),
  };
  return Object.entries(filled)
    .filter(([file]) => existsSync(join(root, file)))
    .map(([file, fillIn]) => ({ file, text: fillIn(readFileSync(join(root, file), 'utf8')) }));
}

const fill = (text: string, root: string): string =>
  replaceBlock(replaceBlock(text, 'endpoints', endpointTable()), 'figures', figureTable(root));

const replaceBlock = (text: string, name: string, table: string): string =>
  text.replace(
    new RegExp(`(<!-- generated:${name} -->\\n)[\\s\\S]*?(<!-- /generated -->)`),
    (_, open: string, close: string) => `${open}${table}\n${close}`,
  );

/** The figures a reader asks for first; the rest is in docs/accuracy.md and docs/speed.md. */
const SHOWN: readonly (readonly [string, string])[] = [
  ['extraction.blind.micro_f1', 'Fields of documents and cards nobody here had seen, micro-F1 (first reading)'],
  ['extraction.blind.field.total.f1', '… total'],
  ['extraction.blind.field.supplier.f1', '… issuer'],
  ['extraction.blind.field.items.f1', '… items'],
  ['extraction.blind.should_pass', '… of the documents that prove themselves, passed without review'],
  ['extraction.blind.wrong_but_passed', '… passed although a critical field was wrong'],
  ['ocr.real.cer', 'Character error rate on 27 real printed pages (development set)'],
  ['ocr.cer', '… on degraded generated pages'],
  ['ocr.cer.peer.tesseract', '… Tesseract 5 on the same generated pages'],
  ['address.blind.town', 'Everyday addresses nobody here had seen: right town (first reading)'],
  ['address.kyoto', '… Kyoto street addresses, published ones and in the writings found in them (first reading)'],
  ['address.kyoto.published', '… as shops, temples and offices publish them (first reading)'],
  ['address.former', '… addresses in former municipalities'],
  ['address.english_input', '… written in English'],
  ['address.geo.median_m', '… distance of the point from the municipal office, median'],
  ['address.town.geolonia-nja', 'Addresses: right town, geolonia-nja suite'],
  ['address.ratio_to_peer', '… times the speed of the reference normaliser in its second pass over the addresses'],
  ['registry.exact_name.cpu_us_p50', 'Company by name among 5.7 million'],
  ['registry.one_error.cpu_us_p50', '… with one wrong character'],
  ['registry.false_verified', 'Wrong companies called verified'],
  ['pint.equal', 'JP PINT verdicts and rule counts equal to the official ones'],
  ['pint.cpu_ms.5m', 'JP PINT validation of a 5 MB invoice'],
  ['payment.attacks.held', 'Payment attacks and faults held'],
  ['payment.answer_402.cpu_ms', 'A 402 answer'],
  ['http.cpu_ratio_to_bare', 'Validated look-up, CPU against a bare node:http server'],
];

function figureTable(root: string): string {
  const figures = new Map(readFigures(join(root, 'docs/figures')).map((figure) => [figure.figure, figure]));
  const rows = SHOWN.flatMap(([name, label]) => {
    const figure = figures.get(name);
    return figure ? [`| ${label} | ${worded(figure)} | \`${name}\` |`] : [];
  });
  return ['| What | Measured | Figure |', '|---|---|---|', ...rows].join('\n');
}

const UNITS: Readonly<Record<string, string>> = { us: ' µs', count: '', times: ' ×' };

/** As a person would write it: shares in per cent, three digits at most. */
function worded({ figure, value, unit }: { figure: string; value: number; unit: string }): string {
  if (unit !== 'ratio' && unit !== 'share') return `${rounded(value)}${UNITS[unit] ?? ` ${unit}`}`;
  return figure.includes('ratio') ? `${rounded(value)} ×` : `${rounded(value * 100)} %`;
}

const rounded = (value: number): number => (Number.isInteger(value) ? value : Number(value.toPrecision(3)));

const endpointTable = (): string =>
  [
    '| Call | Price | What it does |',
    '|---|---|---|',
    ...ENDPOINTS.map(
      (endpoint) => `| \`${endpoint.method} ${endpoint.path}\` | ${priceText(endpoint)} | ${endpoint.summary} |`,
    ),
  ].join('\n');

function settingsPage(): string {
  const groups = Object.entries(SETTINGS as Record<string, SettingGroup>).filter(
    ([, group]) => Object.keys(group).length > 0,
  );
  const chapters = groups.flatMap(([name, group]) => [
    `## ${name}`,
    '',
    '| Variable | Default | Allowed | Meaning |',
    '|---|---|---|---|',
    ...Object.values(group).map(
      ({ env, fallback, allowed, doc }) =>
        `| \`${env}\` | ${fallback === undefined ? '' : `\`${fallback}\``} | ${allowed.replaceAll('|', '\\|')} | ${doc.replaceAll('|', '\\|')} |`,
    ),
    '',
  ]);
  return [
    '# Settings',
    '',
    'Every setting is an environment variable. A wrong value stops the start with the variable’s name and what is allowed.',
    '',
    ...chapters,
  ].join('\n');
}

function errorsPageJa(): string {
  const rows = Object.entries(ERROR_TABLE).map(
    ([code, { status, retryable, message_ja }]) =>
      `| ${status} | \`${code}\` | ${retryable ? '可' : '不可'} | ${message_ja} |`,
  );
  return [
    '# エラー',
    '',
    '本文は `{"detail":{"error":{"code","message","message_ja","retryable"}}}` です。いずれも課金されません。422 は FastAPI と同じ形で誤った項目を示し、402 は x402 の要件です。',
    '',
    '| ステータス | コード | 再試行 | 意味 |',
    '|---|---|---|---|',
    ...rows,
    '',
    '再試行できるエラーでは、`Retry-After` の後に、同じ支払いで同じリクエストを送ってください。',
    '',
  ].join('\n');
}

function errorsPage(): string {
  const rows = Object.entries(ERROR_TABLE).map(
    ([code, { status, retryable, message, message_ja }]) =>
      `| ${status} | \`${code}\` | ${retryable ? 'yes' : 'no'} | ${message} | ${message_ja} |`,
  );
  return [
    '# Errors',
    '',
    'Body: `{"detail":{"error":{"code","message","message_ja","retryable"}}}`. None of them is charged. 422 has the shape of FastAPI; 402 is the x402 requirement.',
    '',
    '| Status | Code | Retry | Meaning | 意味 |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}
