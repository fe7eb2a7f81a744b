import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { addressEngine } from '../../../testkit/address-engine.ts';
import { type Io, UsageError } from '../command.ts';
import command from './address.command.ts';
import { importAddress } from './import-address.ts';

addressEngine();
const folder = mkdtempSync(join(tmpdir(), 'jbis-address-cli-'));
after(() => rmSync(folder, { recursive: true, force: true }));

async function run(action: (io: Io) => Promise<number>, dataDir = join(folder, 'none')) {
  const out: string[] = [];
  const err: string[] = [];
  const io: Io = {
    out: (text) => out.push(text),
    err: (text) => err.push(text),
    env: { JBIS_DATA_DIR: dataDir },
    isTerminal: false,
  };
  return { code: await action(io), out, err };
}

test('one address is answered as indented JSON', async () => {
  const { code, out } = await run((io) => command.run(['normalize', '千代田区丸ノ内１丁目９－１'], io));
  assert.equal(code, 0);
  assert.equal((JSON.parse(out[0]!) as { normalized: string }).normalized, '東京都千代田区丸の内1-9-1');
  assert.match(out[0]!, /\n {2}"/);
});

test('a file of lines gives one JSON object per line, in order, whatever form the line has', async () => {
  const file = join(folder, 'in.jsonl');
  writeFileSync(
    file,
    '千代田区丸の内1-9-1\n"港区芝1-2-3"\n\n{"address":"和歌山市今福1-1-3","postal_code":"640-8156"}\n',
  );
  const { code, out } = await run((io) => command.run(['validate', '--jsonl', file], io));
  assert.equal(code, 0);
  assert.deepEqual(
    out.map((line) => (JSON.parse(line) as { input: string; status: string }).status),
    ['exact', 'exact', 'conflict'],
  );
});

test('an address without a municipality exits with 1', async () => {
  const { code } = await run((io) => command.run(['geocode', 'どこか'], io));
  assert.equal(code, 1);
});

test('wrong use is told in words', async () => {
  await assert.rejects(
    run((io) => command.run(['walk', '港区'], io)),
    UsageError,
  );
  await assert.rejects(
    run((io) => command.run(['parse'], io)),
    UsageError,
  );
  await assert.rejects(
    run((io) => command.run(['parse', '--jsonl', join(folder, 'absent')], io)),
    UsageError,
  );
  const file = join(folder, 'bad.jsonl');
  writeFileSync(file, '{"address":\n');
  await assert.rejects(
    run((io) => command.run(['parse', '--jsonl', file], io)),
    /bad\.jsonl:1: not valid JSON/,
  );
});

test('import: nothing, an unknown file and an unknown download are refused in words', async () => {
  const dataDir = join(folder, 'data');
  const file = join(folder, 'notes.csv');
  writeFileSync(file, 'a,b\n1,2\n');
  for (const args of [
    [],
    [file],
    [join(folder, 'absent.zip')],
    ['--download', 'moon'],
    ['--download', 'towns'],
    ['--as-of', 'x', file],
  ])
    await assert.rejects(
      run((io) => importAddress(args, io), dataDir),
      UsageError,
      args.join(' '),
    );
  const { code, err } = await run((io) => importAddress(['--list'], io), dataDir);
  assert.deepEqual([code, err], [0, ['Nothing is imported; the data that come with the installation are used.']]);
});
