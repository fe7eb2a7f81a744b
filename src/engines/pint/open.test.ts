import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { invoice } from '../../../testkit/pint/invoice.ts';
import { toXml } from '../../../testkit/pint/tree.ts';
import { ServiceError } from '../../contract/errors.ts';
import { EncodingError } from '../../xml/error.ts';
import { openPint, type PintEngine } from './open.ts';
import { validate } from './validate.ts';

const code = (expected: string) => (error: unknown) => error instanceof ServiceError && error.code === expected;

describe('the validator in worker threads', () => {
  let engine: PintEngine;
  const large = toXml(invoice({ lines: 5_000 }));
  before(async () => {
    engine = openPint({ workers: 1, queueLimit: 1, deadlineMs: 600_000 });
    await engine.ready();
  });
  after(() => engine.close());

  test('gives the same report as in this thread, for text and bytes', async () => {
    const xml = toXml(invoice());
    assert.deepEqual(await engine.validate({ xml, ruleSet: 'auto' }), validate(xml));
    assert.deepEqual(await engine.validate({ xml: Buffer.from(xml), ruleSet: 'auto' }), validate(xml));
  });
  test('throws EncodingError for what is not UTF-8', async () => {
    const xml = Buffer.from('<a/>', 'utf16le');
    await assert.rejects(engine.validate({ xml, ruleSet: 'auto' }), EncodingError);
  });
  test('answers engine_queue_full when the queue is full, and works on', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 4 }, () => engine.validate({ xml: large, ruleSet: 'auto' })),
    );
    const refused = results.filter((result) => result.status === 'rejected');
    assert.equal(refused.length, 2);
    for (const { reason } of refused) assert.ok(code('engine_queue_full')(reason), String(reason));
    assert.equal((await engine.validate({ xml: '<a/>', ruleSet: 'auto' })).valid, false);
  });
  test('answers engine_timeout when the deadline passes, and works on', async () => {
    const hurried = openPint({ workers: 1, queueLimit: 1, deadlineMs: 15 });
    try {
      await hurried.ready();
      await assert.rejects(hurried.validate({ xml: large, ruleSet: 'auto' }), code('engine_timeout'));
      assert.equal(hurried.counters().timedOut, 1);
      await hurried.ready();
    } finally {
      await hurried.close();
    }
  });
});
