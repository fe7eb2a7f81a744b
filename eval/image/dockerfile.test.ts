import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { pairsOf, stagesOf } from './dockerfile.ts';

test('the image is read as its stages, with continued lines as one step', () => {
  const stages = stagesOf(readFileSync(new URL('../../Dockerfile', import.meta.url), 'utf8'));
  assert.deepEqual(
    stages.map(({ name, base }) => [name, base.split(':')[0]]),
    [
      ['build', 'node'],
      ['packages', 'node'],
      ['final', 'node'],
    ],
  );
  const env = stages[2]!.steps.filter(({ word }) => word === 'ENV').map(({ rest }) => pairsOf(rest));
  assert.equal(Object.assign({}, ...env).JBIS_DATA_DIR, '/data');
  const known = [
    'ENV',
    'WORKDIR',
    'COPY',
    'RUN',
    'USER',
    'VOLUME',
    'EXPOSE',
    'HEALTHCHECK',
    'STOPSIGNAL',
    'ENTRYPOINT',
    'CMD',
  ];
  for (const { steps } of stages) for (const { word } of steps) assert.ok(known.includes(word), word);
});
