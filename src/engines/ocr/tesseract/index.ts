import { spawn } from 'node:child_process';
import sharp from 'sharp';
import { type Raster, toGrey } from '../../document/index.ts';
import { inkOf } from '../ink.ts';
import { inReadingOrder } from '../layout/order.ts';
import type { PageReading, Strategy, StrategyFactory } from '../strategy.ts';
import type { Line } from '../types.ts';
import { linesFromTsv } from './tsv.ts';

/** The installed Tesseract 5 with Japanese data, over pipes: nothing is written to disk. */
export const tesseractStrategy: StrategyFactory = { name: 'tesseract', open };

const ARGUMENTS = ['stdin', 'stdout', '-l', 'jpn', '--psm', '3', 'tsv'];

async function open(): Promise<Strategy> {
  const version = await describe();
  return {
    name: 'tesseract',
    model: version,
    readPage: (page, { measure }) => measure('recognise', () => readPage(page)),
    // It has no way to read one line from several crops; the first reading stands.
    reread: async (_page, _rotation, lines) => lines.map(() => []),
    close: async () => {},
  };
}

async function describe(): Promise<string> {
  const help = 'Install it with Japanese data (Debian: tesseract-ocr tesseract-ocr-jpn), or set JBIS_OCR_ENGINE=onnx.';
  const listed = await run(['--list-langs'], undefined).catch((cause) => {
    throw new Error(`The program "tesseract" does not run. ${help}`, { cause });
  });
  if (!listed.split(/\s+/).includes('jpn')) throw new Error(`Tesseract has no Japanese data (jpn). ${help}`);
  const version = await run(['--version'], undefined);
  return /tesseract\s+v?(\S+)/.exec(version)?.[1] ?? 'tesseract';
}

async function readPage(page: Raster): Promise<PageReading> {
  const raw = { raw: { width: page.width, height: page.height, channels: 3 as const } };
  // Netpbm needs no compression on either side.
  const header = Buffer.from(`P6\n${page.width} ${page.height}\n255\n`, 'latin1');
  const picture = Buffer.concat([header, await sharp(page.rgb, raw).raw().toBuffer()]);
  const grey = toGrey(page);
  const lines = linesFromTsv(await run(ARGUMENTS, picture)).map((line): Line => {
    const ink = inkOf(grey, line);
    return ink ? { ...line, ink } : line;
  });
  return { rotation: 0, lines: inReadingOrder(lines), unread: [], othersIgnored: false };
}

function run(args: string[], input: Buffer | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn('tesseract', args, {
      stdio: ['pipe', 'pipe', 'ignore'],
      // OpenMP threads spin and cost CPU without reading faster.
      env: { ...process.env, OMP_THREAD_LIMIT: '1' },
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stdin.on('error', () => {}); // a program that ends early closes its input; the exit code tells
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(Buffer.concat(chunks).toString('utf8'));
      else reject(new Error(`tesseract ended with code ${code}`));
    });
    child.stdin.end(input);
  });
}
