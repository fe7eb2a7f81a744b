import type { AddressEngine } from '../address/index.ts';
import type { AddressTools } from './index.ts';

/** The address engine as the registry uses it: comparison, and the English display of a registered address. */
export const addressTools = (engine: Pick<AddressEngine, 'compare' | 'normalize'>): AddressTools => ({
  compare: (written, registered) => engine.compare(written, registered).outcome,
  english: (address) => {
    const { normalized_en, normalized_en_source, normalized_en_confidence } = engine.normalize(address);
    if (normalized_en === null || normalized_en_source === null || normalized_en_confidence === null) return null;
    return { text: normalized_en, source: normalized_en_source, confidence: normalized_en_confidence };
  },
});
