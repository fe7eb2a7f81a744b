import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { type Service, startService } from '../testkit/service.ts';

const ROOT = join(import.meta.dirname, '..');
let service: Service;
before(async () => {
  service = await startService({ env: { JP_PINT_VALIDATION_ENABLED: '1' } });
});
after(() => service.close());

/** Runs a line as a reader would, against the service of the test. */
function shell(line: string): Promise<{ code: number | null; out: string; err: string }> {
  const command = line
    .replaceAll('npx jbis', `${process.execPath} --disable-warning=ExperimentalWarning bin/jbis.mjs`)
    .replaceAll('http://127.0.0.1:8402', service.url)
    .replaceAll('var/devnet/', `${service.dataDir}/devnet/`);
  const env = { ...process.env, JBIS_URL: service.url, JBIS_DATA_DIR: service.dataDir };
  return new Promise((resolve) => {
    const child = spawn('bash', ['-c', command], { cwd: ROOT, env });
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk) => (out += chunk));
    child.stderr.on('data', (chunk) => (err += chunk));
    child.on('close', (code) => resolve({ code, out, err }));
  });
}

const blocks = (text: string): string[] =>
  [...text.matchAll(/```sh\n([\s\S]*?)```/g)]
    .flatMap((match) => match[1]!.split('\n'))
    .map((line) => line.replace(/\s+#\s.*$/, '').trim());

/** The set-up and measuring commands are what CI and the maintainers run around these tests. */
const RUN_ELSEWHERE = /^(npm (ci|start|test|run|install)|docker|kubectl|export |jbis |$|#|sudo|cd )/;

for (const file of ['README.md', 'docs/quick-start.md', 'docs/ja/quick-start.md', 'docs/python.md']) {
  for (const line of new Set(blocks(readFileSync(join(ROOT, file), 'utf8')))) {
    if (RUN_ELSEWHERE.test(line)) continue;
    test(`${file}: ${line}`, { timeout: 120_000 }, async () => {
      const { code, out, err } = await shell(line);
      assert.equal(code, 0, `${out}\n${err}`);
      if (line.includes('トヨタ自動車')) assert.match(out, /1180301018771/);
      if (line.startsWith('curl -i')) assert.match(out, /402 Payment Required[\s\S]*payment-required:/i);
    });
  }
}

test('every call printed in skill.md answers as it says: 402 with its price, or the free answer', {
  timeout: 120_000,
}, async () => {
  const text = await (await fetch(`${service.url}/skill.md`)).text();
  const lines = blocks(text).filter((line) => line.startsWith('curl'));
  assert.ok(lines.length >= 10);
  for (const line of lines) {
    const { code, out } = await shell(line);
    assert.equal(code, 0, line);
    const body = JSON.parse(out) as { x402Version?: number; accepts?: { amount: string }[] };
    assert.equal(body.x402Version, 2, `${line}\n${out.slice(0, 300)}`);
    assert.ok(Number(body.accepts?.[0]?.amount) > 0);
  }
});
