import type { FilingWindow } from '../../connectors/edinet/filing-window.ts';
import { NOT_COMPUTABLE, NOT_COVERED } from './filing-measures.ts';
import { INDICATORS, type IndicatorRule } from './indicator-rules.ts';

/** One indicator of one registrant: what its rule found, and whether that stands. */
export interface Indicator extends Omit<IndicatorRule, 'find' | 'extension'> {
  readonly state: 'observed' | 'not_observed' | 'not_computable' | 'not_covered';
  readonly value: number | boolean | string | null;
  readonly notes: readonly string[];
  /** The documents it rests on. */
  readonly refs: readonly string[];
  /** An approved extension of the deadline would not be seen. */
  readonly extensionUnseen: boolean;
  /** Days are missing, and a further document can only add to the value. */
  readonly isLowerBound: boolean;
}

const REFS_KEPT = 20;

export const indicatorsOf = (window: FilingWindow): Indicator[] => INDICATORS.map((rule) => indicatorOf(rule, window));

function indicatorOf({ find, extension, ...rule }: IndicatorRule, window: FilingWindow): Indicator {
  const { complete } = window.coverage;
  const nothing = {
    ...rule,
    value: null,
    notes: [],
    refs: [],
    extensionUnseen: extension === true,
    isLowerBound: false,
  };
  const found = find(window);
  if (found === NOT_COVERED || found === NOT_COMPUTABLE) return { ...nothing, state: found };
  const observed = found.value !== null && found.value !== 0 && found.value !== false;
  // A day that was never loaded may hold a further document: what was counted is the least, what was not stays open.
  const stands = complete || (observed && (rule.unit === 'count' || rule.unit === 'boolean'));
  if (!stands) return { ...nothing, state: NOT_COMPUTABLE };
  return {
    ...nothing,
    state: observed ? 'observed' : 'not_observed',
    value: found.value,
    notes: found.notes ?? [],
    refs: found.refs.slice(0, REFS_KEPT),
    isLowerBound: !complete && rule.unit === 'count',
  };
}
