import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { checkDevnetInstalled, DevnetMissingError } from './installed.ts';

test('a checkout has the chain', () => checkDevnetInstalled());

test('without one of its packages the line names the command that brings the versions this package was tested with', () => {
  const manifest = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
    peerDependencies: Record<string, string>;
  };
  const wanted = Object.entries(manifest.peerDependencies).map(([name, version]) => `${name}@${version}`);
  for (const page of ['quick-start.md', 'ja/quick-start.md'])
    assert.match(
      readFileSync(new URL(`../../../docs/${page}`, import.meta.url), 'utf8'),
      new RegExp(`^npm install --ignore-scripts jp-business-identity ${wanted.toReversed().join(' ')}$`, 'm'),
    );
  for (const missing of Object.keys(manifest.peerDependencies)) {
    const resolve = (name: string) => {
      if (name.startsWith(missing)) throw new Error(`Cannot find module '${name}'`);
    };
    assert.throws(
      () => checkDevnetInstalled(resolve),
      (error) => error instanceof DevnetMissingError && wanted.every((name) => error.message.includes(` ${name}`)),
    );
  }
});
