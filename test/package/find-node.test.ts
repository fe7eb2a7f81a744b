import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

const ROOT = join(import.meta.dirname, '../..');
const FIND = join(ROOT, 'bin/find-node.mjs');
const find = (env: Record<string, string>) => {
  const script = `import(${JSON.stringify(FIND)}).then(({ findNode }) => console.log(findNode()))`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8', env });
  return { status, out: stdout.trim(), stderr };
};

test('the oldest Node that is accepted is the one package.json asks for', () => {
  const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { engines: { node: string } };
  const [, major, minor] = /const OLDEST = \[(\d+), (\d+)\];/.exec(readFileSync(FIND, 'utf8'))!;
  assert.equal(engines.node, `>=${major}.${minor}`);
});

test('JBIS_NODE wins where it is new enough, by its real path; an older one is passed over', () => {
  const folder = mkdtempSync(join(tmpdir(), 'jbis-node-'));
  try {
    const link = join(folder, 'node');
    symlinkSync(process.execPath, link);
    assert.equal(find({ JBIS_NODE: link }).out, process.execPath);
    const told = (name: string, version: string) => {
      const path = join(folder, name);
      writeFileSync(path, `#!/bin/sh\necho ${version}\n`, { mode: 0o755 });
      return path;
    };
    assert.equal(find({ JBIS_NODE: told('old', 'v22.17.9'), PATH: '/bin' }).out, process.execPath);
    const enough = told('enough', 'v22.18.0');
    assert.equal(find({ JBIS_NODE: enough, PATH: '/bin' }).out, enough);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
