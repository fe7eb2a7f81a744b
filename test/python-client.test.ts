import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { TOKENS, USDC_DOMAIN } from '../src/contract/usdc.ts';
import { run } from '../testkit/documented/shell.ts';
import { type Service, startService } from '../testkit/service.ts';

/** The Python client against the running service, and against one that fails on the way. */
const CLIENT = join(import.meta.dirname, '../clients/python');
let service: Service;
before(async () => {
  service = await startService();
});
after(() => service.close());

const keyFile = () => service.app.payment.demoWallet!.keyFile;
const PYTHONPATH = [CLIENT, process.env.PYTHONPATH].filter(Boolean).join(':');

/** Runs a program that has `jbis`, a client of `url` that pays from the demo wallet. */
async function python(lines: readonly string[], url = service.url): Promise<string> {
  const program = [
    'from jbis_client import Jbis, JbisError',
    `jbis = Jbis("${url}/", key=open("${keyFile()}").read().strip(), max_price_usd=6)`,
    ...lines,
  ];
  writeFileSync(join(service.dataDir, 'use.py'), program.join('\n'));
  const { code, out, err } = await run('python3 use.py', { cwd: service.dataDir, env: { ...process.env, PYTHONPATH } });
  assert.equal(code, 0, err);
  return out.trim();
}

test('the bytes of a large file are paid for and arrive whole', async () => {
  // Neither a picture nor a PDF: the service has read it all when it says so, and charges nothing.
  const out = await python([
    'try:',
    '    jbis.jp_receipt_extract(image_base64=bytes(4_000_000), mime_type="image/png")',
    'except JbisError as error:',
    '    print(error.status, error)',
  ]);
  assert.match(out, /^415 The bytes are of no supported format\..*\(415 unsupported_media_type\)$/);
});

test('a job of a thousand items costs what they cost', async () => {
  const out = await python([
    'items = [{"item_id": f"item-{i}", "name": "株式会社" * 20} for i in range(1000)]',
    'print(jbis.batch_job_create("company_verify", items)["total_price"])',
  ]);
  assert.equal(out, '$5');
});

test('an error says what was wrong and where', async () => {
  const out = await python([
    'for call in (lambda: jbis.jp_company_verify(name="x" * 400), lambda: jbis.batch_job_status("none")):',
    '    try:',
    '        call()',
    '    except JbisError as error:',
    '        print(error)',
  ]);
  assert.deepEqual(out.split('\n'), [
    'name: String should have at most 300 characters',
    'No batch job has this identifier. Use the job_id of the answer that created it; a deleted job is gone. (404 job_not_found)',
  ]);
});

/** In front of the service: the first paid request is answered by nobody, its payment header is remembered. */
async function losingServer(headers: string[]): Promise<{ server: Server; url: string }> {
  const server = createServer(async (request, response) => {
    const payment = request.headers['payment-signature'];
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (payment !== undefined && headers.push(String(payment)) === 1) return void request.socket.destroy();
    const answer = await fetch(service.url + request.url, {
      method: request.method!,
      headers: {
        'content-type': 'application/json',
        ...(payment === undefined ? {} : { 'payment-signature': String(payment) }),
      },
      body: Buffer.concat(chunks),
    });
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as { port: number }).port}` };
}

test('a connection lost after paying is repeated with the same header, never with a second payment', async () => {
  const headers: string[] = [];
  const { server, url } = await losingServer(headers);
  try {
    const out = await python(['print(jbis.jp_company_verify(name="トヨタ自動車株式会社")["corporate_number"])'], url);
    assert.equal(out, '1180301018771');
  } finally {
    server.close();
  }
  assert.equal(headers.length, 2);
  assert.equal(headers[0], headers[1]);
});

const ASKED = {
  scheme: 'exact',
  network: USDC_DOMAIN.network,
  asset: USDC_DOMAIN.address,
  amount: '5000',
  payTo: '0x1111111111111111111111111111111111111111',
  maxTimeoutSeconds: 150,
  extra: { name: 'USD Coin', version: '2' },
};
const OTHERWISE: readonly (object | null)[] = [
  { asset: '0xcbB7C0000aB88B473b1f5aFd9ef808440eed33Bf' },
  { network: 'eip155:1' },
  { network: 'eip155:1', asset: '' },
  { amount: '-5000' },
  { amount: '5_000' },
  { amount: 5000 },
  { payTo: '0x11' },
  { maxTimeoutSeconds: 1e9 },
  { maxTimeoutSeconds: true },
  { extra: { name: 'USD Coin', version: '1' } },
  { extra: null },
  null,
];

test('only USDC is signed for, as much as is said, and not for years', async () => {
  const options = [...OTHERWISE.map((change) => change && { ...ASKED, ...change }), ASKED];
  const known = Object.values(TOKENS).map(({ network, address }) => ({ ...ASKED, network, asset: address }));
  const out = await python([
    'import json, jbis_client',
    'def signs(options):',
    '    try:',
    '        return jbis_client.sign_payment(5, {"accepts": options})["payload"]["authorization"]["value"]',
    '    except JbisError as error:',
    '        return error.status',
    `for asked in json.loads(${JSON.stringify(JSON.stringify([...options, ...known]))}): print(signs([asked]))`,
    'print(signs(5))',
  ]);
  const refused = OTHERWISE.map(() => '402');
  assert.deepEqual(out.split('\n'), [...refused, '5000', ...known.map(() => '5000'), '402']);
});

test('what a service says is no command for the terminal', async () => {
  const out = await python([
    'import jbis_client',
    'print(ascii(jbis_client._harmless("株\\n\\x1b[2J\\x9b31m\\u202e")))',
  ]);
  assert.equal(out, "'\\u682a\\n\\\\u001b[2J\\\\u009b31m\\\\u202e'");
});

const MISTAKES: readonly (readonly [string, RegExp, number])[] = [
  ['', /^Usage: /, 2],
  ['URL KEY jp_compny_verify', /^There is no operation jp_compny_verify\. Did you mean jp_company_verify\?$/, 2],
  [`URL KEY jp_company_verify '{"nam":"x"}'`, /unexpected keyword argument 'nam'$/, 1],
  ["URL KEY health '{bad'", /^health: Expecting property name/, 1],
  ['URL /nowhere health', /No such file/, 1],
  ['http://127.0.0.1:9 KEY health', /^http:\/\/127\.0\.0\.1:9 cannot be reached: /, 1],
];
for (const [words, said, exit] of MISTAKES)
  test(`on the command line "${words}" is one line and no traceback`, async () => {
    const filled = words.replace('URL', service.url).replace('KEY', keyFile());
    const command = `python3 ${join(CLIENT, 'jbis_client.py')} ${filled}`;
    const { code, err } = await run(command, { cwd: service.dataDir, env: process.env });
    assert.equal(code, exit, err);
    assert.match(err.trim(), said);
    assert.doesNotMatch(err, /Traceback/);
  });
