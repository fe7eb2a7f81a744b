import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { type LinkOptions, openLink } from './link.ts';

const options: LinkOptions = {
  kind: 'process',
  entry: new URL('../../testkit/worker-pool/test.child.ts', import.meta.url),
};

test('a worker that the system cannot start is gone, and nothing is thrown', async () => {
  const reason = await new Promise((gone) => {
    const link = openLink(options, { message() {}, gone }, () => {
      throw new Error('spawn ENOMEM');
    });
    link.send({ type: 'cancel', id: 1 });
    link.unref();
    link.kill();
  });
  assert.equal(reason, 'spawn ENOMEM');
});

test('without a descriptor to spare the pool tells its callers and the program lives on', {
  skip: process.platform === 'linux' ? false : 'limits descriptors as Linux does',
}, () => {
  const script = `import { openSync, closeSync } from 'node:fs';
    import { createPool } from '${new URL('./index.ts', import.meta.url).href}';
    import { boxHere } from '${new URL('./box/launch.ts', import.meta.url).href}';
    boxHere();
    const held = [];
    try { for (;;) held.push(openSync('/dev/null')); } catch {}
    const pool = createPool({ name: 't', kind: 'process', entry: new URL('${options.entry}'), size: 1, queueLimit: 1, deadlineMs: 600000 });
    try { await pool.run({ do: 'pid' }); } catch (error) { console.log(error.name, /EMFILE/.test(error.message)); }
    held.forEach((fd) => closeSync(fd));
    for (;;) try { console.log(typeof (await pool.run({ do: 'pid' }))); break; } catch { await new Promise((r) => setTimeout(r, 100)); }
    await pool.close();`;
  const words = ['-c', 'ulimit -n 200 && exec "$0" "$@"', process.execPath, '--input-type=module', '-e', script];
  const { stdout, stderr } = spawnSync('/bin/sh', words, { encoding: 'utf8', timeout: 120_000 });
  assert.equal(stdout, 'WorkerCrashedError true\nnumber\n', stderr);
});
