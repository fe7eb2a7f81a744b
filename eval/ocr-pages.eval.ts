import type { RunOptions } from '../bench/figure.ts';
import { missingFonts } from './ocr/fonts-installed.ts';
import { makePage } from './ocr/pages/index.ts';
import { choiceFrom, specsOf } from './ocr/specs.ts';
import { writePage } from './ocr/write.ts';

/**
 * `npm run eval -- ocr-pages --out DIR [--layouts SET --looks SET --fonts SET --resolution … --ornaments … --rounds N
 * --seed N --pages N]`: writes generated pages with their truth (text, boxes, fields) to a folder. The same options as
 * `npm run eval -- ocr`; the folder can be given to it, and to the extraction's, as `--cases`.
 */
export default async function write({ flags, quick, note }: RunOptions): Promise<void> {
  if (typeof flags.out !== 'string') throw new Error('ocr-pages needs --out DIR');
  const choice = choiceFrom(flags, { rounds: 1, seed: 1 });
  const missing = missingFonts(choice.fonts);
  if (missing.length > 0) throw new Error(`Install the fonts first: ${missing.join(' ')}`);
  const specs = specsOf(choice).filter((_, i) => !quick || i % 10 === 0);
  for (const [index, spec] of specs.entries())
    note(`${index + 1}/${specs.length} ${writePage(await makePage(spec), flags.out)}`);
}
