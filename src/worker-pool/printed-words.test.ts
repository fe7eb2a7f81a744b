import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { test } from 'node:test';
import { tellWords } from './printed-words.ts';

async function told(...parts: (string | Buffer)[]): Promise<string[]> {
  const printed = new PassThrough();
  const lines: string[] = [];
  tellWords(printed, 'process 7', (line) => lines.push(line));
  for (const part of parts) printed.write(part);
  printed.end();
  await new Promise((resolve) => printed.on('end', resolve));
  return lines;
}

test('what native code prints is passed on line by line, whatever pieces it comes in', async () => {
  const two = Buffer.from('memória\n');
  assert.deepEqual(await told('box: fi', 'les: denied\n\nout of ', two.subarray(0, 4), two.subarray(4), 'end'), [
    'process 7: box: files: denied\n',
    'process 7: out of memória\n',
    'process 7: end\n',
  ]);
});

test('nobody writes log lines of the service or moves the cursor of its terminal', async () => {
  const forged = '{"level":30,"msg":"paid"}';
  assert.deepEqual(await told(`x\r\n${forged}\n\x1b[2J\x9b1m\u2028\u202e!\n`), [
    'process 7: x\n',
    `process 7: ${forged}\n`,
    'process 7: �[2J�1m��!\n',
  ]);
});

test('of words without end the first ones are told', async () => {
  const lines = await told(...Array<string>(100).fill('x'.repeat(1000)), 'y\n', 'z\n');
  assert.equal(lines.length, 2);
  assert.ok(lines[0]!.length < 8300);
  assert.equal(lines[1], 'process 7: …\n');
});
