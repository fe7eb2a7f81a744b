import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { COMMANDS } from '../src/cli/commands/index.ts';
import { SETTINGS } from '../src/config/index.ts';
import { ENDPOINTS } from '../src/endpoints/index.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const FILES = [
  'Dockerfile',
  'deploy/compose.yaml',
  'deploy/kubernetes.yaml',
  'deploy/haproxy.cfg',
  'deploy/env.example',
  'deploy/jbis.service',
] as const;
/** Read by the launcher, before there are settings. */
const LAUNCHER = ['JBIS_USE_DIST', 'JBIS_NODE'];
const settings = Object.values(SETTINGS).flatMap((group) => Object.values(group));
const known = new Set([...settings.map(({ env }) => env), ...LAUNCHER]);
const port = String(SETTINGS.server.port.fallback);

describe('the files an operator starts from', () => {
  for (const file of FILES) {
    it(`${file} names only settings that exist`, () => {
      const named = read(file).match(/\b(?:JBIS_[A-Z0-9_]+|DATABASE_URL)\b/g) ?? [];
      assert.deepEqual(
        [...new Set(named)].filter((name) => !known.has(name)),
        [],
      );
    });
  }

  it('the image copies what exists and runs scripts that exist', () => {
    const text = read('Dockerfile');
    const scripts = JSON.parse(read('package.json')).scripts as Record<string, string>;
    for (const [, script] of text.matchAll(/npm run (\S+)/g)) assert.ok(scripts[script!], `npm run ${script}`);
    for (const [, line] of text.matchAll(/^COPY (?!--from)(.+)$/gm)) {
      for (const path of line!.split(' ').slice(0, -1)) assert.ok(existsSync(join(ROOT, path)), path);
    }
    const shipped = (JSON.parse(read('package.json')) as { files: string[] }).files;
    for (const path of shipped) assert.match(text, new RegExp(`^COPY.*\\b${path}\\b`, 'm'), `${path} is left out`);
  });

  it('the image does not run as root, says where it writes and checks its health', () => {
    const text = read('Dockerfile');
    // Neither the service nor what decodes documents stays root, nor are they one account.
    assert.match(
      text,
      /^ENTRYPOINT \["perl", "\/app\/dist\/worker-pool\/box\/starter\.pl", "1000:1000", "1001:1001", "--"/m,
    );
    assert.match(text, /^VOLUME \/data$/m);
    assert.match(text, /JBIS_DATA_DIR=\/data/);
    assert.match(text, new RegExp(`^EXPOSE ${port}$`, 'm'));
    assert.match(text, /^HEALTHCHECK[\s\S]*\/health\/ready/m);
    assert.match(text, /chown node:node \/data/);
    const ignored = read('.dockerignore').split('\n');
    for (const path of ['.git', '**/node_modules', 'dist', 'var']) assert.ok(ignored.includes(path), path);
    for (const line of text.matchAll(/^COPY (?!--from)(.+)$/gm))
      for (const path of line[1]!.split(' ').slice(0, -1)) assert.ok(!ignored.includes(path), `${path} is ignored`);
  });

  it('every node is started with a command and a role that exist', () => {
    for (const file of ['deploy/compose.yaml', 'deploy/kubernetes.yaml'] as const) {
      const text = read(file);
      const lists = [...text.matchAll(/^\s*(?:command|args):\s+\[(.*)\]$/gm)].map(([, list]) =>
        [...list!.matchAll(/"([^"]*)"/g)].map(([, word]) => word!),
      );
      const commands = lists.filter(([first]) => first !== 'perl');
      const started = commands.flatMap(([first, ...rest]) =>
        first === 'sh' ? [...rest[1]!.matchAll(/jbis\.mjs (\w+)/g)].map(([, name]) => name!) : [first!],
      );
      assert.ok(started.length >= 2, file);
      for (const name of started)
        assert.ok(
          COMMANDS.some((command) => command.name === name),
          `${file}: ${name}`,
        );
      const roles = lists.filter((list) => list.includes('--role')).map((list) => list[list.indexOf('--role') + 1]!);
      assert.deepEqual([...new Set(roles)].sort(), ['api', 'worker']);
      for (const role of roles) assert.equal(SETTINGS.jobs.role.parse(role), role);
    }
  });

  it('several nodes share the database and the state key, and write to their data folder only', () => {
    const compose = read('deploy/compose.yaml');
    assert.match(compose, /DATABASE_URL: postgres:\/\//);
    assert.match(compose, /JBIS_STATE_KEY: \$\{JBIS_STATE_KEY:\?/);
    assert.match(compose, /read_only: true/);
    assert.match(compose, /- data:\/data/);
    const kubernetes = read('deploy/kubernetes.yaml');
    const containers = kubernetes.match(/image: jbis/g)!.length;
    const locked = kubernetes.match(/readOnlyRootFilesystem: true|securityContext: \*\S*locked/g)!.length;
    assert.equal(locked, containers, 'every container has a read-only root file system');
    assert.equal(kubernetes.match(/runAsNonRoot: true/g)!.length, 3);
    assert.equal(kubernetes.match(/limits: \{ memory/g)!.length, containers);
  });

  it('what decodes documents is started by another account, without data and secrets', () => {
    const kubernetes = read('deploy/kubernetes.yaml');
    const asked = /JBIS_DECODER_STARTER: (\S+)/.exec(kubernetes)![1];
    const starters = kubernetes.split(/\n(?= {8}- name: )/).filter((container) => container.includes('starter.pl'));
    assert.equal(starters.length, 2);
    for (const container of starters) {
      const own = container.split(/\n {6}containers:/)[0]!;
      assert.ok(own.includes(`"--listen", "${asked}", "1000"`));
      assert.match(own, /runAsUser: 1001/);
      assert.doesNotMatch(own, /envFrom|volumeMounts/);
    }
    assert.match(read('deploy/compose.yaml'), /cap_drop: \[ALL\]\n.*\n {2}cap_add: \[SETGID, SETUID\]/);
  });

  it('nothing keeps a capability it does not need, grows without limit or talks to whom it need not', () => {
    const services = read('deploy/compose.yaml')
      .split('\nservices:\n')[1]!
      .split(/\n(?=\S)/)[0]!;
    const shared = read('deploy/compose.yaml').split('\nx-environment:')[0]!;
    for (const service of services.split(/\n(?= {2}\w+:\n)/)) {
      const name = service.trim().split(':')[0];
      const whole = service.includes('<<: *node') ? shared + service : service;
      assert.match(whole, /read_only: true/, name);
      assert.match(whole, /cap_drop: \[ALL\]/, name);
      assert.match(whole, /no-new-privileges:true/, name);
      assert.match(whole, /limits: \{ cpus: "\d", memory: \d+[gm] \}/, name);
    }
    const kubernetes = read('deploy/kubernetes.yaml');
    const containers = kubernetes.match(/image: jbis/g)!.length;
    assert.equal(kubernetes.match(/drop: \[ALL\]|securityContext: \*\S*locked/g)!.length, containers);
    assert.match(kubernetes, /kind: NetworkPolicy/);
    // The public reaches the service's port; metrics have one of their own.
    for (const file of ['deploy/compose.yaml', 'deploy/kubernetes.yaml'] as const)
      assert.match(read(file), /JBIS_METRICS_PORT[\s\S]{0,40}9402/, file);
    assert.doesNotMatch(read('deploy/haproxy.cfg'), /9402/);
  });

  it('probes and balancer ask for paths the service has, on its port', () => {
    const served = new Set(['/health/ready', '/metrics', ...ENDPOINTS.map(({ path }) => path)]);
    for (const file of ['deploy/kubernetes.yaml', 'deploy/haproxy.cfg', 'Dockerfile'] as const) {
      for (const [path] of read(file).matchAll(/(?<=[\s+'])\/(?:health\/ready|health|metrics)\b(?!\/)/g))
        assert.ok(served.has(path), `${file}: ${path}`);
    }
    for (const file of ['deploy/kubernetes.yaml', 'deploy/haproxy.cfg', 'deploy/compose.yaml'] as const)
      assert.match(read(file), new RegExp(`\\b${port}\\b`));
  });

  it('a node has more time to stop than it gives its requests', () => {
    const limit = Number(/SHUTDOWN_LIMIT_MS = (\d+)_000/.exec(read('src/cli/commands/serve.command.ts'))![1]);
    const grace = [
      ...read('deploy/compose.yaml').matchAll(/&node[\s\S]*?stop_grace_period: (\d+)s/g),
      ...read('deploy/kubernetes.yaml').matchAll(/terminationGracePeriodSeconds: (\d+)/g),
      ...read('deploy/jbis.service').matchAll(/^TimeoutStopSec=(\d+)$/gm),
    ];
    assert.equal(grace.length, 4);
    for (const [, seconds] of grace) assert.ok(Number(seconds) > limit);
  });
});
