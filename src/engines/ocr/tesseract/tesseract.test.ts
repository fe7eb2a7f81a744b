import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { cardPng } from '../../../../testkit/documents/files.ts';
import { openLocalOcr } from '../local.ts';
import { linesFromTsv } from './tsv.ts';

const installed = spawnSync('tesseract', ['--list-langs'], { encoding: 'utf8' }).stdout?.includes('jpn');

test('words of one line are joined, with their boxes and confidence', () => {
  const tsv = [
    'level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext',
    '4\t1\t1\t1\t1\t0\t10\t10\t90\t20\t-1\t',
    '5\t1\t1\t1\t1\t1\t10\t10\t40\t20\t90\t請求',
    '5\t1\t1\t1\t1\t2\t60\t12\t40\t20\t80\t書',
    '5\t1\t1\t1\t2\t1\t10\t50\t40\t20\t70\t合計',
  ].join('\n');
  const [first, second] = linesFromTsv(tsv);
  assert.deepEqual([first!.text, second!.text], ['請求 書', '合計']);
  assert.deepEqual(first!.polygon, [
    [10, 10],
    [100, 10],
    [100, 32],
    [10, 32],
  ]);
  assert.ok(Math.abs(first!.confidence - (0.9 * 2 + 0.8) / 3) < 1e-9);
});

test('the installed program reads a page through pipes', {
  skip: !installed && 'SKIPPED: tesseract with Japanese data is not installed (tesseract-ocr tesseract-ocr-jpn)',
}, async () => {
  const ocr = await openLocalOcr({ engine: 'tesseract' });
  const { pages, engine } = await ocr.readDocument({ bytes: cardPng(), maxPages: 1 });
  assert.equal(engine!.name, 'tesseract');
  assert.match(pages[0]!.lines.map((line) => line.text).join(' '), /03-1234-5678/);
  await ocr.close();
});
