import type { Answered } from '../../connectors/core/upstream.ts';
import type { Freshness } from './evidence.types.ts';

/** How fresh an answer of a live source is: asked now, kept from before, or out of the sample. */
export const freshnessOfAsked = ({ sample, cached }: Pick<Answered<unknown>, 'sample' | 'cached'>): Freshness =>
  sample ? 'sample' : cached ? 'cached_live' : 'live';
