import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { hasInt8Instructions } from './cpu.ts';
import { checkModels, loadCharset, loadModel, MODEL_FILES, PACKAGE_ROOT } from './models.ts';

test('every model file of this checkout is the one it should be', () => {
  assert.equal(checkModels(), undefined);
  assert.equal(loadCharset().length, 7239);
  assert.deepEqual([loadCharset()[0], loadCharset().includes('﨑'), loadCharset().includes('㈱')], [' ', true, true]);
});

test('a missing file is named, with what to do', (t) => {
  const root = mkdtempSync(join(tmpdir(), 'jbis-models-'));
  t.after(() => rmSync(root, { recursive: true }));
  assert.match(checkModels(root)!, /detector\.onnx is missing \(looked for models\/detector-v2.*npm ci/);
});

test('a changed file is refused', (t) => {
  const root = mkdtempSync(join(tmpdir(), 'jbis-models-'));
  t.after(() => rmSync(root, { recursive: true }));
  cpSync(join(PACKAGE_ROOT, 'models'), join(root, 'models'), { recursive: true });
  writeFileSync(join(root, 'models/recogniser-v7/charset.txt'), 'a\nb\n');
  assert.throws(() => loadModel(MODEL_FILES.charset, root), /is not the file this version was tested with/);
});

test('int8 is chosen by the instructions of the CPU', {
  skip: process.platform !== 'linux' && 'SKIPPED: reads /proc/cpuinfo',
}, () => {
  assert.equal(
    hasInt8Instructions(() => 'flags\t\t: fpu avx512_vnni sse'),
    true,
  );
  assert.equal(
    hasInt8Instructions(() => 'Features\t: fp asimd asimddp'),
    true,
  );
  assert.equal(
    hasInt8Instructions(() => 'flags\t\t: fpu avx2 sse'),
    false,
  );
  assert.equal(
    hasInt8Instructions(() => {
      throw new Error('no such file');
    }),
    false,
  );
});
