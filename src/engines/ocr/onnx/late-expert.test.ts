import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { openExpert } from './late-expert.ts';
import { loadCharset, MODEL_FILES } from './models.ts';

const base = { file: MODEL_FILES.recogniser, charset: loadCharset() };

test('an expert is put together once, for every line that asks', async () => {
  const expert = openExpert('soft', base, { threads: 1 });
  const [one, other] = await Promise.all([expert.reader(), expert.reader()]);
  assert.ok(one);
  assert.equal(one, other);
  const crop = { data: new Float32Array(48 * 64).fill(0.9), width: 64, used: 64 };
  assert.equal((await one([crop, crop])).length, 2);
  await expert.close();
});

test('without its file there is none, which one warning says', async (t) => {
  const told: string[] = [];
  t.mock.method(process, 'emitWarning', (text: string) => void told.push(text));
  const expert = openExpert('soft', base, { threads: 1, root: join(tmpdir(), 'jbis-no-models') });
  assert.deepEqual(await Promise.all([expert.reader(), expert.reader()]), [undefined, undefined]);
  await expert.close();
  assert.equal(told.length, 1);
  assert.match(told[0]!, /^Lines out of focus are read without the model made for that: soft\.onnx\.br is missing/);
});
