import { readingOf } from '../../src/engines/ocr/onnx/recognise/decode.ts';

/** A line read as a text, its characters of one width; what else was considered for a character, and hardly. */
export const readingOfText = (text: string, considered: Readonly<Record<string, string>> = {}) =>
  readingOf(
    [...text].map((char, i) => ({
      text: char,
      confidence: 0.9,
      x: i / text.length,
      w: 1 / text.length,
      alternatives: considered[char] ? [{ text: considered[char], confidence: 0.08 }] : [],
    })),
  );
