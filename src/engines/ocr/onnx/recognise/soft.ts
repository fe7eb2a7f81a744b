import type { Reading } from '../../types.ts';
import { BLURRED, blurOf, inFocus } from './blur.ts';
import type { RecogniseAll } from './recogniser.ts';

/** A soft line the recogniser reads as surely as this stays as it read it. */
const SURE = 0.97;

/**
 * Lines out of focus are read after some of their blur is taken back; doubtful ones also by an expert in them, as they are
 * and so sharpened, and the surest reading counts. Sharp lines are never asked of it.
 */
export const readingSoft =
  (recognise: RecogniseAll, expert: () => Promise<RecogniseAll | undefined>): RecogniseAll =>
  async (crops) => {
    const blurs = crops.map(blurOf);
    const focused = crops.map((crop, place) => inFocus(crop, blurs[place]!));
    const readings = await recognise(focused);
    const doubtful = [...crops.keys()].filter(
      (place) => blurs[place]! >= BLURRED && readings[place]!.confidence < SURE,
    );
    const read = doubtful.length > 0 ? await expert() : undefined;
    if (!read) return readings;
    for (const some of [crops, focused]) {
      const others = await read(doubtful.map((place) => some[place]!));
      for (const [index, place] of doubtful.entries()) readings[place] = surer(readings[place]!, others[index]!);
    }
    return readings;
  };

const surer = (one: Reading, other: Reading): Reading => (other.confidence > one.confidence ? other : one);
