import { remembered } from '../../contract/remembered.ts';
import type { AddressEngine } from '../address/index.ts';
import type { AddressTools } from './index.ts';

/** Displays of addresses kept ready: the same companies are asked for again, and answers list the same candidates. */
const KEPT = 4096;

/** The address engine as the registry uses it: comparison, and the English display of a registered address. */
export const addressTools = (engine: Pick<AddressEngine, 'compare' | 'english'>): AddressTools => ({
  compare: (written, registered) => engine.compare(written, registered).outcome,
  english: remembered((address) => engine.english(address), KEPT),
});
