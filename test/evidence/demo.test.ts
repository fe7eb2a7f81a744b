import assert from 'node:assert/strict';
import { test } from 'node:test';
import demo from '../../src/cli/commands/demo.command.ts';

/** None of its questions has a document: one reading process is enough. */
const ENV = { JBIS_OCR_MAX_CONCURRENCY: '1' };

test('the demo asks every evidence endpoint once, pays, and says that nothing is real', async () => {
  const lines: string[] = [];
  const io = { out: (text: string) => lines.push(text), err: () => {}, env: ENV, isTerminal: false };
  assert.equal(await demo.run(['--once'], io), 0, lines.join('\n'));
  assert.equal(lines.filter((line) => line.startsWith('200  $')).length, 7);
  assert.match(lines.at(-1)!, /STAND-INS.*invented/);
});
