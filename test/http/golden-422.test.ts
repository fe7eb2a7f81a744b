import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { after, before, test } from 'node:test';
import { startHttpServer } from '../../testkit/http-server.ts';
import { ORACLE_ENDPOINTS } from '../../testkit/oracle-endpoints.ts';
import { samplePath, withoutSample } from '../../testkit/samples.ts';

interface Golden {
  readonly name: string;
  readonly path: string;
  readonly body: string | null;
  readonly ctype: string | null;
  readonly status: number;
  readonly response: { detail: { type: string; input: unknown; ctx?: { allowed?: string[] } }[] };
}

const FILE = 'http/fastapi-422.json';
let server: Awaited<ReturnType<typeof startHttpServer>>;
before(async () => {
  server = await startHttpServer(ORACLE_ENDPOINTS);
});
after(() => server.close());

/** node:http, because fetch adds a content type of its own. */
function post(path: string, body: Buffer | null, type: string | null): Promise<{ status: number; body: unknown }> {
  return new Promise((resolve, reject) => {
    const headers = type === null ? {} : { 'content-type': type };
    const call = request(server.url + path, { method: 'POST', headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode!, body: JSON.parse(Buffer.concat(chunks).toString()) }),
      );
    });
    call.on('error', reject);
    call.end(body ?? undefined);
  });
}

/** The documented differences: an input longer than 200 characters is cut, an unknown field comes with a hint. */
function withoutDifferences(response: Golden['response']): unknown {
  if (!Array.isArray(response.detail)) return response;
  return {
    detail: response.detail.map((item) => {
      const { ctx: hint, ...plain } = item;
      const shown = item.type === 'extra_forbidden' && hint?.allowed ? plain : item;
      return typeof item.input === 'string' && [...item.input].length > 200 ? { ...shown, input: 'long' } : shown;
    }),
  };
}

const cases = samplePath(FILE) ? (JSON.parse(readFileSync(samplePath(FILE)!, 'utf8')) as Golden[]) : [];

test('the recorded FastAPI answers are on this machine', { skip: withoutSample(FILE) }, () => {
  assert.equal(cases.length, 54);
});

for (const golden of cases) {
  test(`answers as FastAPI does: ${golden.name}`, async () => {
    const body = golden.body === null ? null : Buffer.from(golden.body, golden.status === 400 ? 'latin1' : 'utf8');
    const answer = await post(golden.path, body, golden.ctype);
    assert.equal(answer.status, golden.status);
    if (golden.status === 200) return;
    assert.deepEqual(withoutDifferences(answer.body as Golden['response']), withoutDifferences(golden.response));
  });
}
