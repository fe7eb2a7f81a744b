import { transcode } from 'node:buffer';

/** Longer texts are encoded on their own. */
const LONGEST = 16_384;
const units = Buffer.allocUnsafeSlow(LONGEST * 2);

/**
 * A text in UTF-8. The runtime's own encoder goes through a text with Japanese in it unit by unit, and once more to
 * count its bytes; `transcode` takes many units at a time, which is a quarter of the work.
 */
export function utf8(text: string): Buffer {
  try {
    const source =
      text.length > LONGEST ? Buffer.from(text, 'utf16le') : units.subarray(0, units.write(text, 'utf16le'));
    return transcode(source, 'utf16le', 'utf8');
  } catch {
    // Half a character of two units stands for nothing: only the other encoder has a substitute for it.
    return Buffer.from(text);
  }
}
