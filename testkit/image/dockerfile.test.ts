import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ignoredBy, parseDockerfile } from './dockerfile.ts';

const ROOT = join(import.meta.dirname, '../..');

test('stages, copies, commands and what a container starts with', () => {
  const [build, last] = parseDockerfile(`# a comment
FROM base:1 AS build
WORKDIR /app
COPY a b ./
# between
RUN one && \\
    two
FROM base:1
ENV A=1 \\
    B="two words"
COPY --from=build /app/dist dist
USER node
VOLUME /data
HEALTHCHECK --interval=10s \\
  CMD ["node", "-e", "1"]
ENTRYPOINT ["node", "x.mjs"]
CMD ["serve"]
`);
  assert.deepEqual(build!.steps, [
    { kind: 'copy', workdir: '/app', copy: { from: undefined, sources: ['a', 'b'], target: './' } },
    { kind: 'run', workdir: '/app', command: 'one &&  two' },
  ]);
  assert.deepEqual(last!.env, { A: '1', B: 'two words' });
  assert.deepEqual(last!.steps[0], {
    kind: 'copy',
    workdir: '/',
    copy: { from: 'build', sources: ['/app/dist'], target: 'dist' },
  });
  assert.deepEqual([last!.user, last!.volumes, last!.healthcheck], ['node', ['/data'], ['node', '-e', '1']]);
  assert.deepEqual(last!.start, ['node', 'x.mjs', 'serve']);
});

test('what is not known is refused, not passed over', () => {
  for (const line of ['ADD a b', 'COPY --chown=node a b', 'ENTRYPOINT node x', 'ONBUILD RUN x'])
    assert.throws(() => parseDockerfile(`FROM base\n${line}\n`), /Dockerfile: /, line);
  assert.throws(() => parseDockerfile('RUN x\n'), /before FROM/);
});

test('what .dockerignore leaves out', () => {
  const isIgnored = ignoredBy('.git\n**/node_modules\n*.log\ndata/local\n# dist\n');
  for (const path of ['.git', '.git/config', 'node_modules', 'a/b/node_modules/c', 'x.log', 'data/local/x'])
    assert.ok(isIgnored(path), path);
  for (const path of ['.github', 'agit', 'a/x.log', 'data', 'data/locale', 'dist', 'my_node_modules'])
    assert.ok(!isIgnored(path), path);
});

test('the Dockerfile of this repository is read whole', () => {
  const stages = parseDockerfile(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'));
  assert.deepEqual(
    stages.map(({ name }) => name),
    ['build', 'packages', '2'],
  );
  assert.equal(new Set(stages.map(({ base }) => base)).size, 1, 'one base, so that layers are shared');
  for (const { copy } of stages.flatMap(({ steps }) => steps.filter((step) => step.kind === 'copy')))
    if (copy.from !== undefined) assert.ok(stages.some(({ name }) => name === copy.from));
  assert.deepEqual(stages.at(-1)!.start.slice(-3), ['node', '/app/bin/jbis.mjs', 'serve']);
});
