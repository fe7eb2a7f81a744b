import type { Name } from '../xml/names.ts';
import type { XmlElement } from '../xml/node.ts';
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

/** Applies every pattern of a rule set to every element. */
export function runRules(set: RuleSet, root: XmlElement, report: RuleReport): Facts {
  const facts = new Facts(root);
  for (const pattern of set.patterns) visit(root, pattern, dispatcherOf(pattern), facts, report);
  return facts;
}

type Dispatch = (name: Name) => readonly Context[];
const dispatchers = new WeakMap<Pattern, Dispatch>();

/** The contexts that can match an element, by its name, in official order. */
function dispatcherOf(pattern: Pattern): Dispatch {
  const cached = dispatchers.get(pattern);
  if (cached) return cached;
  const fits = (context: Context, name: Name) =>
    typeof context.names === 'function' ? context.names(name) : context.names.includes(name);
  const byId: (readonly Context[] | undefined)[] = [];
  const dispatch: Dispatch = (name) => {
    if (name.id === -1) return pattern.contexts.filter((context) => fits(context, name));
    return (byId[name.id] ??= pattern.contexts.filter((context) => fits(context, name)));
  };
  dispatchers.set(pattern, dispatch);
  return dispatch;
}

function visit(element: XmlElement, pattern: Pattern, dispatch: Dispatch, facts: Facts, report: RuleReport): void {
  for (const context of dispatch(element.name)) {
    if (context.when && !matches(context.when, element, facts)) continue;
    apply(context, element, pattern.layer, facts, report);
    break;
  }
  for (let child = element.firstChild; child !== null; child = child.nextSibling)
    visit(child, pattern, dispatch, facts, report);
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
