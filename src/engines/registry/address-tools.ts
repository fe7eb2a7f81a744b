import type { AddressEngine } from '../address/index.ts';
import type { AddressTools } from './types.ts';

/** The address engine as the registry uses it: comparison, and the English display of a registered address. */
export const addressTools = (
  engine: Pick<AddressEngine, 'compare' | 'compareWith' | 'english' | 'registered' | 'info'>,
): AddressTools => ({
  edition: engine.info.edition,
  compare: (written, registered) => engine.compare(written, registered).outcome,
  reading: (registered) => {
    const compare = engine.compareWith(registered);
    return (written) => compare(written).outcome;
  },
  english: (address) => engine.english(address),
  registered: (address) => engine.registered(address),
});
