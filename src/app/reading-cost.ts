import type { Ocr } from '../engines/ocr/index.ts';
import type { AppModule } from './module.ts';

/** CPU that the reading processes used, by stage (they are no part of this process's own). */
export interface ReadingCost {
  readonly part: (part: AppModule) => AppModule;
  readonly seconds: () => ReadonlyMap<string, number>;
}

export function createReadingCost(): ReadingCost {
  const seconds = new Map<string, number>();
  const count = (ocr: Ocr): Ocr =>
    new Proxy(ocr, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key, target);
        if (key !== 'readDocument') return value;
        return async (...input: Parameters<Ocr['readDocument']>) => {
          const read = await target.readDocument(...input);
          for (const [stage, ms] of Object.entries(read.cpuMs))
            seconds.set(stage, (seconds.get(stage) ?? 0) + ms / 1000);
          return read;
        };
      },
    });
  return {
    seconds: () => seconds,
    part: (part) => {
      const { ocr } = part.sources;
      return ocr ? { ...part, sources: { ...part.sources, ocr: count(ocr) } } : part;
    },
  };
}
