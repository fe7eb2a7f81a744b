import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';

const SMOKE = join(import.meta.dirname, '../training/smoke.py');
const python = spawnSync('python3', ['--version'], { encoding: 'utf8' });
const skip = python.status === 0 ? false : 'SKIPPED: python3 is not installed';

test('the training code runs as far as it can without a GPU', { skip }, (t) => {
  const { status, stdout, stderr } = spawnSync('python3', [SMOKE], { encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  assert.match(stdout, /^ok: every file compiles/m);
  assert.match(stdout, /^ok: classes are those of the model: 7239 classes/m);
  assert.match(stdout, /^ok: lines are drawn/m);
  for (const line of stdout.split('\n').filter((text) => text.startsWith('skipped'))) t.diagnostic(line);
});
