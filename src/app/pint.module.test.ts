import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { startHttpServer } from '../../testkit/http-server.ts';
import { invoice } from '../../testkit/pint/invoice.ts';
import { toXml } from '../../testkit/pint/tree.ts';
import { isFlagOn, loadConfig } from '../config/index.ts';
import endpoint from '../endpoints/e-invoice/validate-jp-pint.endpoint.ts';
import type { ModuleContext } from './module.ts';
import openPintModule from './pint.module.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };
const open = (env: Record<string, string>) => {
  const config = loadConfig(env);
  const context: Omit<ModuleContext, 'store'> = { config, now: () => new Date(), log };
  return openPintModule(context as ModuleContext, {});
};

describe('the JP PINT part', () => {
  test('is off by default and says how to turn it on', async () => {
    assert.equal(isFlagOn(loadConfig({}), endpoint.flag!), false);
    const part = await open({});
    assert.deepEqual([part.sources, part.findings()[0]!.state], [{}, 'off']);
    assert.match(part.findings()[0]!.next!, /JP_PINT_VALIDATION_ENABLED=1/);
    await part.close();
  });

  test('serves over HTTP when on: text, Base64, the size limit and bad requests', async () => {
    // The longest time there is: 5 MB on a busy machine.
    const env = { JP_PINT_VALIDATION_ENABLED: '1', JBIS_PINT_DEADLINE_MS: '60000' };
    assert.equal(isFlagOn(loadConfig(env), endpoint.flag!), true);
    const part = await open(env);
    const server = await startHttpServer([endpoint], { sources: part.sources });
    const post = async (body: unknown) => {
      const answer = await fetch(`${server.url}${endpoint.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    };
    try {
      const xml = toXml(invoice({ lines: 6_300 }));
      assert.ok(Buffer.byteLength(xml) > 5_000_000 && Buffer.byteLength(xml) <= 5 * 1024 * 1024);
      for (const body of [{ xml }, { xml_base64: Buffer.from(xml).toString('base64') }]) {
        const { status, body: answer } = await post(body);
        assert.deepEqual([status, answer.document_valid, answer.decision], [200, true, 'valid_unverified']);
      }
      const malformed = await post({ xml: '<Invoice' });
      assert.deepEqual([malformed.status, malformed.body.decision], [200, 'rejected']);
      assert.equal((await post({ xml_base64: Buffer.alloc(5_300_000, 'a').toString('base64') })).status, 413);
      assert.equal((await post({ xml_base64: Buffer.from('<a/>', 'utf16le').toString('base64') })).status, 422);
      assert.equal((await post({ xml_base64: 'not base64!' })).status, 422);
      assert.equal((await post({})).status, 422);
      assert.equal(part.findings()[0]!.state, 'ready');
    } finally {
      await server.close();
      await part.close();
    }
  });
});
