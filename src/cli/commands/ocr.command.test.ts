import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import sharp from 'sharp';
import { cardPng } from '../../../testkit/documents/files.ts';
import { UsageError } from '../command.ts';
import command from './ocr.command.ts';

const folder = mkdtempSync(join(tmpdir(), 'jbis-ocr-'));
after(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'card.png');
writeFileSync(file, cardPng());

async function run(...args: string[]) {
  const [out, err]: [string[], string[]] = [[], []];
  const io = {
    out: (text: string) => void out.push(text),
    err: (text: string) => void err.push(text),
    env: {},
    isTerminal: false,
  };
  const code = await command.run(args, io);
  return { code, out, err };
}

test('a file is printed line by line with confidence and box', async () => {
  const { code, out } = await run(file);
  assert.equal(code, 0);
  assert.match(out[0]!, /^page 1\/1 {2}png {2}420×150 px/);
  assert.match(out[1]!, /^[01]\.\d{3} {2}\d+,\d+ \d+×\d+ +株式会社青葉商店$/);
});

test('--text prints the text alone, --json everything', async () => {
  assert.deepEqual((await run(file, '--text')).out, ['株式会社青葉商店', 'TEL 03-1234-5678']);
  const [json] = (await run(file, '--json')).out;
  assert.equal(JSON.parse(json!).pages[0].lines[1].chars[0].text, 'T');
});

test('--draw writes the page with frames in it', async () => {
  const path = join(folder, 'out.png');
  await run(file, '--draw', path);
  const { data, info } = await sharp(readFileSync(path)).raw().toBuffer({ resolveWithObject: true });
  assert.deepEqual([info.width, info.height], [420, 150]);
  const green = Array.from({ length: data.length / 3 }, (_, i) => data[i * 3] === 0 && data[i * 3 + 1] === 140);
  assert.ok(green.filter(Boolean).length > 500);
});

test('a file that cannot be read is named with the reason, the others are read', async () => {
  const text = join(folder, 'note.txt');
  writeFileSync(text, 'hello');
  const { code, out, err } = await run(text, join(folder, 'absent.jpg'), file);
  assert.equal(code, 1);
  assert.ok(err.some((line) => /note\.txt: unsupported_media_type/.test(line)));
  assert.ok(err.some((line) => /absent\.jpg: there is no such file/.test(line)));
  assert.ok(out.some((line) => line.endsWith('株式会社青葉商店')));
});

test('wrong use is told as such', async () => {
  await assert.rejects(run(), UsageError);
  await assert.rejects(run(file, '--pages', '0'), UsageError);
  await assert.rejects(run(file, '--engine', 'magic'), UsageError);
});
