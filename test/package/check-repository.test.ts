import assert from 'node:assert/strict';
import { test } from 'node:test';
import { repositoryProblem } from '../../tools/check-repository.ts';

const PAGE = 'https://forge.example/acme/identity';
const manifest = { name: 'jp-business-identity', repository: { type: 'git', url: `git+${PAGE}.git` } };

test('the origin in any spelling is the repository that is stated', () => {
  for (const origin of [
    PAGE,
    `${PAGE}.git`,
    `${PAGE}/`,
    'git@forge.example:acme/identity.git',
    'ssh://git@forge.example/acme/identity',
  ])
    assert.equal(repositoryProblem(manifest, origin), undefined, origin);
  assert.equal(repositoryProblem({ ...manifest, repository: PAGE }, PAGE), undefined);
});

test('another repository, or none, keeps the package from being published and says what to set', () => {
  assert.match(repositoryProblem(manifest, 'https://forge.example/other/identity') ?? '', /npm pkg set repository/);
  assert.match(repositoryProblem({ name: 'x' }, PAGE) ?? '', /"repository" is not set/);
});

test('a checkout of a folder has no public origin', () => {
  for (const origin of ['', '/srv/git/identity', '../identity'])
    assert.match(repositoryProblem(manifest, origin) ?? '', /no public origin/, origin);
});
