import { type Base, openExpert } from './late-expert.ts';
import { readingBlurred } from './recognise/blur.ts';
import { oneByOne, type Recognise } from './recognise/recogniser.ts';

export interface Pens {
  readonly recognise: Recognise;
  readonly close: () => Promise<void>;
}

export interface Recogniser extends Base {
  readonly recognise: Recognise;
}

/** Reads what pens wrote, better than the recogniser it differs from, and print worse. */
export function openPens(base: Recogniser, options: { threads: number; root?: string | undefined }): Pens {
  const { reader, close } = openExpert('pens', base, options);
  return {
    recognise: async (crop) => {
      const expert = await reader();
      return expert ? oneByOne(readingBlurred(expert))(crop) : base.recognise(crop);
    },
    close,
  };
}
