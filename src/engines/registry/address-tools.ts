import type { AddressEngine } from '../address/index.ts';
import type { AddressTools } from './index.ts';

/** The address engine as the registry uses it: comparison, and the English display of a registered address. */
export const addressTools = (engine: Pick<AddressEngine, 'compare' | 'english'>): AddressTools => ({
  compare: (written, registered) => engine.compare(written, registered).outcome,
  english: (address) => engine.english(address),
});
