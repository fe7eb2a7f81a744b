import type { Normalised } from './normalise.ts';

/** Characters of billing papers that a reader takes for two; no Japanese word has these pairs side by side. */
export const SPLIT_KANJI: readonly { readonly halves: string; readonly whole: string; readonly example: string }[] = [
  { halves: '言十', whole: '計', example: '合言十' },
  { halves: '言卜', whole: '計', example: '小言卜' },
  { halves: '言青', whole: '請', example: '御言青求書' },
  { halves: '令頁', whole: '領', example: '令頁収書' },
  { halves: '客頁', whole: '額', example: '請求金客頁' },
  { halves: '禾兌', whole: '税', example: '消費禾兌' },
  { halves: '禾兑', whole: '税', example: '消費禾兑' },
];

const WHOLES = new Map(SPLIT_KANJI.map(({ halves, whole }) => [halves, whole]));
const HALVES = new RegExp([...WHOLES.keys()].join('|'), 'g');

/** `合言十` → `合計`; positions in the original are kept. */
export function joinHalves(line: Normalised): Normalised {
  HALVES.lastIndex = 0;
  if (!HALVES.test(line.text)) return line;
  const origin: number[] = [];
  let from = 0;
  const text = line.text.replace(HALVES, (halves, at: number) => {
    origin.push(...line.origin.slice(from, at + 1));
    from = at + halves.length;
    return WHOLES.get(halves)!;
  });
  origin.push(...line.origin.slice(from));
  return { text, origin };
}
