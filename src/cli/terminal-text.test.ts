import assert from 'node:assert/strict';
import { test } from 'node:test';
import { terminalText } from './terminal-text.ts';

test('text stays as it is', () => {
  for (const text of ['株式会社 A\tB\n', 'a,b\r\n', '髙﨑 👩‍💻 ｶﾞ \u200b', '']) assert.equal(terminalText(text), text);
});

test('commands are shown, not followed', () => {
  assert.equal(terminalText('\u001b]0;x\u0007\u001b[2J'), '\\u001b]0;x\\u0007\\u001b[2J');
  assert.equal(terminalText('$50\r$0.01'), '$50\\u000d$0.01', 'nothing is written over');
  assert.equal(terminalText('\u009b31m\u007f\u202e'), '\\u009b31m\\u007f\\u202e', 'C1, DEL and the other direction');
  assert.deepEqual(JSON.parse(terminalText('{"a":"\u009b"}')), { a: '\u009b' }, 'JSON says the same');
});
