import type { KindSubject } from '../document/kind.ts';
import type { Rule } from '../learned/rule.ts';
import { BILLING_RULES } from './kind/billing.features.ts';
import { DOUBT_RULES } from './kind/doubt.features.ts';
import { TRADE_RULES } from './kind/trade.features.ts';

/** What can be seen about the kind of a paper. The weights stand in weights/kind.json. */
export const KIND_RULES: readonly Rule<KindSubject>[] = [...BILLING_RULES, ...TRADE_RULES, ...DOUBT_RULES];
