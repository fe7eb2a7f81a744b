import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardIn } from '../../../testkit/documents/files.ts';
import { type DocumentFormat, declaredTypeMatches, sniffFormat } from './format.ts';

const FORMATS: DocumentFormat[] = ['jpeg', 'png', 'webp', 'tiff', 'heif', 'avif', 'pdf'];

test('a file is known by its bytes in every supported format', async () => {
  for (const format of FORMATS) assert.equal(sniffFormat(await cardIn(format)), format);
});

test('both byte orders of TIFF and BigTIFF are known', () => {
  for (const head of ['II*\0', 'MM\0*', 'II+\0', 'MM\0+'])
    assert.equal(sniffFormat(Buffer.from(head, 'latin1')), 'tiff');
});

test('a PDF header may follow up to 1,024 bytes of other things', () => {
  assert.equal(sniffFormat(Buffer.from(`${' '.repeat(1000)}%PDF-1.4`)), 'pdf');
  assert.equal(sniffFormat(Buffer.from(`${' '.repeat(1100)}%PDF-1.4`)), undefined);
});

test('SVG, GIF, BMP, text and nothing at all are refused', () => {
  for (const text of [
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '<?xml version="1.0"?><svg/>',
    'GIF89a',
    'BM',
    'x',
    '',
  ]) {
    assert.equal(sniffFormat(Buffer.from(text)), undefined);
  }
});

test('an ISO media file of another kind is no picture', () => {
  assert.equal(sniffFormat(Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42', 'latin1')), undefined);
});

test('a declared media type is compared without its parameters and case', () => {
  assert.equal(declaredTypeMatches('heif', 'IMAGE/HEIC; q=1'), true);
  assert.equal(declaredTypeMatches('pdf', 'image/jpeg'), false);
});
