import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { openSource } from './source-file.ts';

test('what is no file is refused in words, whatever its name says', async () => {
  for (const name of ['absent.zip', 'diff_20260803.csv'])
    await assert.rejects(openSource(join(tmpdir(), 'no-folder-of-ours', name)), /: there is no such file$/);
  await assert.rejects(openSource(tmpdir()), /: is a folder; name the files in it$/);
});
