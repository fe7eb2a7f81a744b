import { readingOf } from '../onnx/recognise/decode.ts';
import type { CharReading, Line } from '../types.ts';

interface Word {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly confidence: number;
}

const WORD_LEVEL = 5;

/** Tesseract's table of words (level, page, block, paragraph, line, word, left, top, width, height, conf, text). */
export function linesFromTsv(tsv: string): Line[] {
  const lines = new Map<string, Word[]>();
  for (const row of tsv.split('\n').slice(1)) {
    const cells = row.split('\t');
    if (Number(cells[0]) !== WORD_LEVEL || !cells[11]?.trim()) continue;
    const key = cells.slice(1, 5).join('.');
    const [left, top, width, height, confidence] = cells.slice(6, 11).map(Number) as [
      number,
      number,
      number,
      number,
      number,
    ];
    const word = {
      text: cells[11]!,
      left,
      top,
      right: left + width,
      bottom: top + height,
      confidence: confidence / 100,
    };
    lines.set(key, [...(lines.get(key) ?? []), word]);
  }
  return [...lines.values()].map(toLine);
}

function toLine(words: Word[]): Line {
  const left = Math.min(...words.map((word) => word.left));
  const right = Math.max(...words.map((word) => word.right));
  const top = Math.min(...words.map((word) => word.top));
  const bottom = Math.max(...words.map((word) => word.bottom));
  const width = Math.max(1, right - left);
  const chars = words.flatMap((word, i): CharReading[] => {
    const texts = [...(i === 0 ? word.text : ` ${word.text}`)];
    const step = (word.right - word.left) / texts.length;
    // Words come whole: their characters share the box evenly.
    return texts.map((text, k) => ({
      text,
      confidence: word.confidence,
      x: (word.left - left + k * step) / width,
      w: step / width,
      alternatives: [],
    }));
  });
  return {
    ...readingOf(chars),
    polygon: [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ],
    vertical: false,
    source: 'ocr',
  };
}
