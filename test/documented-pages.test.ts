import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { SETTINGS } from '../src/config/index.ts';
import { childEnvironment } from '../testkit/child-environment.ts';
import { COMMAND, fencedBlocks, pages, ROOT, shellLines } from '../testkit/documented/markdown.ts';
import { readerPrograms, run } from '../testkit/documented/shell.ts';
import { cardIn } from '../testkit/documents/files.ts';
import { type EvidenceService, startEvidenceService } from '../testkit/evidence-service.ts';
import type { Service } from '../testkit/service.ts';

let evidence: EvidenceService;
let service: Service;
const folder = mkdtempSync(join(tmpdir(), 'jbis-pages-'));
before(async () => {
  // Every endpoint is listed, those that need a source included.
  evidence = await startEvidenceService({ env: { JP_PINT_VALIDATION_ENABLED: '1' }, filingsFrom: '2026-10-01' });
  service = evidence.service;
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  symlinkSync(service.dataDir, join(folder, 'var'));
});
after(async () => {
  await evidence.close();
  rmSync(folder, { recursive: true, force: true });
});

const LANGUAGES = ['sh', 'ini', 'js', 'ts', 'python', 'json', ''];
test('blocks say what they are: commands in sh, settings in ini, and none of them in a block without a name', () => {
  const known = new Set(Object.values(SETTINGS).flatMap((group) => Object.values(group).map(({ env }) => env)));
  for (const { file, text } of pages()) {
    for (const line of shellLines(text)) assert.match(line, COMMAND, `${file}: what runs ${line}?`);
    for (const block of fencedBlocks(text)) {
      assert.ok(LANGUAGES.includes(block.language), `${file}: a block of ${block.language}`);
      for (const line of block.text.split('\n')) {
        if (block.language === '') assert.doesNotMatch(line, COMMAND, `${file}: ${line} belongs into a block of sh`);
        const name = block.language === 'ini' ? /^([A-Z0-9_]+)=/.exec(line)?.[1] : undefined;
        if (name) assert.ok(known.has(name), `${file}: there is no setting ${name}`);
      }
    }
  }
});

const block = (file: string, language: string): string =>
  fencedBlocks(pages().find((page) => page.file === file)!.text).find((found) => found.language === language)!.text;

/** Runs a block of code as a file of its own, with the packages and the sources of the repository. */
async function runCode(name: string, code: string, command: string): Promise<string> {
  writeFileSync(join(folder, name), code.replaceAll('http://127.0.0.1:8402', service.url));
  // Where the suite runs on another day, its clock for Python stands there, too.
  const pythonPath = [join(ROOT, 'clients/python'), process.env.PYTHONPATH].filter(Boolean).join(':');
  const env = { ...process.env, JBIS_WALLET_KEY: key(), WALLET_KEY: key(), PYTHONPATH: pythonPath };
  const { code: exit, out, err } = await run(`${command} ${name}`, { cwd: folder, env });
  assert.equal(exit, 0, `${out}\n${err}`);
  return out;
}
const key = () => readFileSync(service.app.payment.demoWallet!.keyFile, 'utf8').trim();
const NODE = `${process.execPath} --disable-warning=ExperimentalWarning`;
const withSources = (code: string) =>
  code
    .replaceAll("'jp-business-identity/client'", `'${join(ROOT, 'src/client/index.ts')}'`)
    .replaceAll("'../src/", `'${join(ROOT, 'src')}/`);
const TOYOTA = /1180301018771/;

test('the client of the quick start pays and gets its answer', async () => {
  const code = withSources(block('docs/quick-start.md', 'ts'));
  assert.match(await runCode('quick-start.ts', `${code}\nconsole.log(JSON.stringify(data), price);`, NODE), TOYOTA);
});

test('the x402 client of the payment page pays and gets its answer', async () => {
  const code = block('docs/payment.md', 'ts').replace('https://…', service.url);
  assert.match(await runCode('payment.ts', `${code}\nconsole.log(await answer.text());`, NODE), TOYOTA);
});

test('the Python of its page pays and gets its answer', async () => {
  assert.match(await runCode('page.py', block('docs/python.md', 'python'), 'python3'), TOYOTA);
});

/** `expression; // value` must be so. */
const checked = (code: string) =>
  withSources(code).replace(
    /^((?:engine|line)\..*); \/\/ (.*)$/gm,
    (_, expression, shown) => `if (${expression} !== '${shown}') throw new Error(${expression});`,
  );

for (const file of ['docs/address.md', 'docs/ocr.md'])
  test(`the code of ${file} runs and gives what it shows`, async () => {
    writeFileSync(join(folder, 'card.jpg'), await cardIn('jpeg'));
    const code = checked(block(file, 'ts'));
    assert.equal(code.match(/throw new Error/g)?.length, 2);
    await runCode('page.ts', code, NODE);
  });

test('the MCP entry that the quick start has printed starts a bridge in any folder, and it pays', async () => {
  const command = shellLines(pages().find(({ file }) => file === 'docs/quick-start.md')!.text).find((line) =>
    line.includes('jbis mcp'),
  )!;
  const PATH = `${readerPrograms(join(folder, 'bin'))}:${process.env.PATH}`;
  const reader = { ...process.env, PATH, JBIS_URL: service.url, JBIS_DATA_DIR: service.dataDir };
  const { out, err } = await run(command, { cwd: folder, env: reader });
  const { mcpServers } = JSON.parse(out || JSON.stringify(err)) as {
    mcpServers: { jbis: { command: string; args: string[]; env: Record<string, string> } };
  };
  const client = new Client({ name: 'host', version: '1' });
  // A host hands on what the entry says; the day of the run is the test's own.
  const env = { ...childEnvironment(), ...mcpServers.jbis.env };
  await client.connect(new StdioClientTransport({ ...mcpServers.jbis, env, cwd: '/', stderr: 'ignore' }));
  const answer = await client.callTool({ name: 'jp_company_verify', arguments: { name: 'トヨタ自動車株式会社' } });
  await client.close();
  assert.match(JSON.stringify(answer), TOYOTA);
});

/** A request without payment; the answer's status and, where there is one, the price it asks. */
async function unpaid(method: string, path: string): Promise<{ status: number; amount: number | undefined }> {
  const response = await fetch(service.url + path, { method });
  const body = (await response.json()) as { accepts?: { amount: string }[] };
  const amount = body.accepts?.[0]?.amount;
  return { status: response.status, amount: amount === undefined ? undefined : Number(amount) };
}
const MICRO = 1_000_000;

const REQUEST = /^- \[\w+\]\([^)]+\): (GET|POST|DELETE) (\S+) \((free|\$[^)]+)\)/gm;

test('every request in llms.txt answers as it says: its price, or free', async () => {
  const text = await (await fetch(`${service.url}/llms.txt`)).text();
  const lines = [...text.matchAll(REQUEST)];
  assert.equal(lines.length, service.app.listed().length);
  const committed = readFileSync(join(ROOT, 'docs/generated/llms.txt'), 'utf8');
  for (const [, , path] of committed.matchAll(REQUEST)) assert.ok(text.includes(path!), `${path} is not served here`);
  for (const [line, method, path, price] of lines) {
    const { status, amount } = await unpaid(
      method!,
      path!.replace('{job_id}', 'none').replace('{entity_id}', 'E00001'),
    );
    if (price === 'free') assert.ok(status === 200 || status === 404, `${line}: ${status}`);
    // A job costs by its items: without any it is refused before a price can be named.
    else if (price!.includes('–')) assert.ok(status === 402 || status === 422, `${line}: ${status}`);
    else assert.deepEqual([status, amount], [402, Math.round(Number(price!.slice(1)) * MICRO)], line);
  }
  for (const [, link] of text.matchAll(/\]\((http[^)]+)\)/g)) assert.equal((await fetch(link!)).status, 200, link);
});

/** The code of a served page in HTML. */
const codeOf = (text: string): string[] =>
  [...text.matchAll(/<pre[^>]*><code[^>]*>([\s\S]*?)<\/code><\/pre>/g)].map((match) =>
    match[1]!
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&'),
  );

/** The unpaid commands of a served page: Markdown or HTML. */
const callsOf = (text: string): string[] =>
  [...shellLines(text), ...codeOf(text).flatMap((code) => code.split('\n'))].filter(
    (line) => COMMAND.test(line) && !line.startsWith('npx jbis'),
  );

test('every call printed in skill.md, on the about page and on the page of its endpoint asks for its price', {
  timeout: 1_200_000,
}, async () => {
  const listed = service.app.listed().filter(({ price }) => price !== 'free');
  const paths = ['/skill.md', '/about', ...listed.map(({ name }) => `/docs/endpoints/${name}`)];
  const calls = new Set<string>();
  for (const path of paths) {
    const found = callsOf(await (await fetch(service.url + path)).text());
    assert.ok(found.length > 0, `no call on ${path}`);
    for (const call of found) calls.add(call);
  }
  assert.ok(calls.size >= listed.length);
  for (const call of calls) {
    const { code, out } = await run(call, { cwd: folder, env: process.env });
    assert.equal(code, 0, call);
    const body = JSON.parse(out) as { x402Version?: number; accepts?: { amount: string }[] };
    assert.equal(body.x402Version, 2, `${call}\n${out.slice(0, 300)}`);
    assert.ok(Number(body.accepts?.[0]?.amount) > 0);
  }
});

test('the paid calls on the page of an endpoint pay and get their answers: command line, TypeScript, Python', async () => {
  const page = await (await fetch(`${service.url}/docs/endpoints/jp_company_verify`)).text();
  const [shell, typescript, python] = codeOf(page);
  const env = { ...process.env, JBIS_URL: service.url, JBIS_DATA_DIR: service.dataDir };
  const PATH = `${readerPrograms(join(folder, 'bin'))}:${process.env.PATH}`;
  const { code, out, err } = await run(shell!, { cwd: folder, env: { ...env, PATH } });
  assert.equal(code, 0, err);
  assert.match(out, TOYOTA);
  assert.match(
    await runCode('endpoint.ts', `${withSources(typescript!)}\nconsole.log(JSON.stringify(data));`, NODE),
    TOYOTA,
  );
  writeFileSync(join(folder, 'wallet.key'), key());
  assert.match(await runCode('endpoint.py', `${python}\nprint(answer)`, 'python3'), TOYOTA);
});
