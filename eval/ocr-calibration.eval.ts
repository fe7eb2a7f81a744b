import { print, type RunOptions } from '../bench/figure.ts';
import { openLocalReader } from '../src/engines/ocr/index.ts';
import { fitExactness, type Seen, seenLines } from './ocr/calibration.ts';
import { casesIn } from './ocr/cases.ts';

/**
 * `npm run eval -- ocr-calibration --cases DIR`: how often lines of generated pages (`ocr-pages`) are exact, by their
 * least sure character. The table goes into `recognise/calibration.ts`.
 */
export default async function calibrate({ flags, note }: RunOptions): Promise<void> {
  if (typeof flags.cases !== 'string') throw new Error('--cases DIR is needed: pages written by ocr-pages');
  const reader = await openLocalReader({});
  const seen: Seen[] = [];
  for (const page of casesIn(flags.cases)) {
    const { bytes, segments } = await page.load();
    const { pages } = await reader.read(bytes, 1);
    seen.push(...seenLines(pages[0]!.lines, segments));
    note(`${page.id}  ${seen.length} lines`);
  }
  await reader.close();
  const table = fitExactness(seen);
  for (const [least, share] of table) note(`  [${least}, ${share}],`);
  const exact = seen.filter((line) => line.exact).length;
  print({
    figure: 'ocr.calibration.exact_lines',
    value: exact / seen.length,
    unit: 'ratio',
    context: { lines: seen.length, steps: table.length },
  });
}
