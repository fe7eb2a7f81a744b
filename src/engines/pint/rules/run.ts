import type { Name } from '../../../xml/names.ts';
import type { XmlElement } from '../../../xml/node.ts';
import { Facts } from './facts.ts';
import type { Context, Rule } from './rule.ts';
import type { Pattern, RuleSet } from './sets.ts';
import { EvaluationAbort } from './values.ts';

export interface RuleReport {
  /** A rule does not hold for a node. */
  readonly fail: (layer: Pattern['layer'], rule: Rule, node: XmlElement, facts: Facts) => void;
  /** The official run would stop here and give no report for this layer. */
  readonly abort: (layer: Pattern['layer'], rule: Rule, node: XmlElement, abort: EvaluationAbort) => void;
}

/** Applies every pattern of a rule set to every element, in one walk. */
export function runRules(set: RuleSet, root: XmlElement, report: RuleReport): Facts {
  const facts = new Facts(root);
  visit(root, planOf(set), facts, report);
  return facts;
}

/** For one element name: per pattern, the contexts that can match, in official order. Patterns without any are left out. */
type Plan = readonly { readonly layer: Pattern['layer']; readonly contexts: readonly Context[] }[];
type Planner = (name: Name) => Plan;
const planners = new WeakMap<RuleSet, Planner>();

function planOf(set: RuleSet): Planner {
  const cached = planners.get(set);
  if (cached) return cached;
  const fits = (context: Context, name: Name) =>
    typeof context.names === 'function' ? context.names(name) : context.names.includes(name);
  const make = (name: Name): Plan =>
    set.patterns
      .map(({ layer, contexts }) => ({ layer, contexts: contexts.filter((context) => fits(context, name)) }))
      .filter(({ contexts }) => contexts.length > 0);
  const byId: (Plan | undefined)[] = [];
  const planner: Planner = (name) => (name.id === -1 ? make(name) : (byId[name.id] ??= make(name)));
  planners.set(set, planner);
  return planner;
}

function visit(element: XmlElement, planner: Planner, facts: Facts, report: RuleReport): void {
  for (const { layer, contexts } of planner(element.name))
    for (const context of contexts) {
      if (context.when && !matches(context.when, element, facts)) continue;
      apply(context, element, layer, facts, report);
      break;
    }
  for (let child = element.firstChild; child !== null; child = child.nextSibling) visit(child, planner, facts, report);
}

/** An error while a context is matched means that it does not match (XSLT 2.0 §5.5.4); only assertions can abort. */
function matches(when: NonNullable<Context['when']>, element: XmlElement, facts: Facts): boolean {
  try {
    return when(element, facts);
  } catch (error) {
    if (error instanceof EvaluationAbort) return false;
    throw error;
  }
}

function apply(context: Context, element: XmlElement, layer: Pattern['layer'], facts: Facts, report: RuleReport): void {
  for (const rule of context.rules) {
    try {
      if (!rule.test(element, facts)) report.fail(layer, rule, element, facts);
    } catch (error) {
      if (!(error instanceof EvaluationAbort)) throw error;
      report.abort(layer, rule, element, error);
    }
  }
}
