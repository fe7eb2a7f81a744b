import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadConfig } from '../../config/index.ts';
import { ServiceError } from '../../contract/errors.ts';
import type { DocumentReading, Line, Page } from '../../engines/ocr/index.ts';
import { type Command, type Io, UsageError } from '../command.ts';

const HELP = `jbis ocr: read pictures and PDFs on this machine

Usage: jbis ocr FILE… [options]

  --pages N      pages to read of each file (default 2)
  --draw OUT     the page with its lines framed, as PNG; further pages get -2, -3 … before the extension.
                 Green: sure, orange: half sure, red: unsure, blue: text of the PDF itself
  --text         only the text
  --json         everything, one JSON object per file: characters, places, alternatives
  --engine NAME  onnx or tesseract (JBIS_OCR_ENGINE)

JPEG, PNG, WebP, TIFF, HEIF, AVIF and PDF. One line per line of text: confidence, box (x,y width×height in pixels of
the upright page, points for a PDF), v for vertical text, and the text. Nothing leaves the machine.
Exit code 0 when every file was read, 1 when one was not, 2 for wrong use.

  jbis ocr card.jpg
  jbis ocr receipt.heic invoice.pdf --text
  jbis ocr scan.tiff --pages 10 --draw out.png`;

export default {
  name: 'ocr',
  summary: 'read a picture or PDF: lines with boxes and confidence',
  help: HELP,
  run: async (args, io) => {
    const { values, positionals: files } = readArguments(args);
    if (files.length === 0) throw new UsageError('give at least one file');
    if (values.draw && files.length > 1) throw new UsageError('--draw takes one file');
    const maxPages = Number(values.pages ?? 2);
    if (!Number.isInteger(maxPages) || maxPages < 1) throw new UsageError('--pages is a whole number from 1');
    const config = loadConfig(io.env).ocr;
    const { openLocalReader } = await import('../../engines/ocr/index.ts');
    const reader = await openLocalReader({
      engine: engineOf(values.engine) ?? config.engine,
      precision: config.precision,
      threads: config.threads,
      maxEdge: config.maxImageEdge,
      maxPixels: config.maxPixels,
    });
    let failed = 0;
    for (const [index, file] of files.entries()) {
      if (files.length > 1) io.err(`${index + 1}/${files.length} ${file}`);
      try {
        const bytes = readFileSync(file);
        const reading = await reader.read(bytes, maxPages);
        if (values.json) io.out(JSON.stringify({ file, ...reading }));
        else print(io, file, reading, { textOnly: values.text === true, named: files.length > 1 });
        if (values.draw) await draw(values.draw, bytes, reading, io);
      } catch (error) {
        failed++;
        io.err(`jbis ocr: ${file}: ${reasonOf(error)}`);
      }
    }
    await reader.close();
    return failed === 0 ? 0 : 1;
  },
} satisfies Command;

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        pages: { type: 'string' },
        draw: { type: 'string' },
        text: { type: 'boolean' },
        json: { type: 'boolean' },
        engine: { type: 'string' },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function engineOf(name: string | undefined): 'onnx' | 'tesseract' | undefined {
  if (name === undefined || name === 'onnx' || name === 'tesseract') return name;
  throw new UsageError('--engine is onnx or tesseract');
}

function print(io: Io, file: string, reading: DocumentReading, how: { textOnly: boolean; named: boolean }): void {
  if (how.named) io.out(`# ${file}`);
  reading.pages.forEach((page, i) => {
    if (!how.textOnly) io.out(heading(page, i, reading));
    for (const line of page.lines) io.out(how.textOnly ? line.text : describe(line));
  });
  for (const warning of reading.warnings) io.err(`${file}: ${warning}`);
}

function heading(page: Page, index: number, { pagesTotal, format, engine }: DocumentReading): string {
  const size = `${Math.round(page.width)}×${Math.round(page.height)} ${page.unit}`;
  const turn = page.rotation === 0 ? '' : `, turned ${page.rotation}°`;
  return `page ${index + 1}/${pagesTotal}  ${format}  ${size}${turn}  ${engine?.model ?? 'text layer'}`;
}

function describe({ polygon, confidence, vertical, text }: Line): string {
  const xs = polygon.map((point) => point[0]);
  const ys = polygon.map((point) => point[1]);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const box = `${Math.round(x)},${Math.round(y)} ${Math.round(Math.max(...xs) - x)}×${Math.round(Math.max(...ys) - y)}`;
  return `${confidence.toFixed(3)}  ${box.padEnd(20)} ${vertical ? 'v' : ' '} ${text}`;
}

async function draw(path: string, bytes: Uint8Array, reading: DocumentReading, io: Io): Promise<void> {
  const { drawPage } = await import('../../engines/ocr/index.ts');
  for (let i = 0; i < reading.pages.length; i++) {
    const name = i === 0 ? path : path.replace(/(\.\w+)?$/, `-${i + 1}$1`);
    writeFileSync(name, await drawPage(bytes, reading, i));
    io.err(`${name} written`);
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof ServiceError) return `${error.code}: ${error.message}`;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'there is no such file';
  if (code === 'EISDIR') return 'this is a folder; give its files';
  return (error as Error).message;
}
