import { type Action, actionsOf, apply, type Bounds, START, violationOf, type World } from './machine.ts';

export interface Exploration {
  readonly states: number;
  readonly transitions: number;
  readonly violation: { readonly what: string; readonly trace: readonly Action[] } | null;
}

/** Every state that can be reached, breadth first: a violation comes with its shortest trace. */
export function explore(bounds: Bounds): Exploration {
  const from = new Map<string, { readonly before: string; readonly action: Action } | null>([[keyOf(START), null]]);
  let layer: World[] = [START];
  let transitions = 0;
  while (layer.length > 0) {
    const next: World[] = [];
    for (const world of layer) {
      const what = violationOf(world);
      if (what !== null)
        return { states: from.size, transitions, violation: { what, trace: traceTo(keyOf(world), from) } };
      for (const action of actionsOf(world, bounds)) {
        transitions++;
        const after = apply(world, action, bounds);
        const key = keyOf(after);
        if (from.has(key)) continue;
        from.set(key, { before: keyOf(world), action });
        next.push(after);
      }
    }
    layer = next;
  }
  return { states: from.size, transitions, violation: null };
}

const keyOf = (world: World) => JSON.stringify(world);

function traceTo(key: string, from: ReadonlyMap<string, { before: string; action: Action } | null>): Action[] {
  const trace: Action[] = [];
  for (let step = from.get(key); step; step = from.get(step.before)) trace.unshift(step.action);
  return trace;
}

/** Walks from the start until nothing is left to do; unseen transitions first, so that few walks see most of them. */
export function* walks(bounds: Bounds, count: number, random: () => number): Generator<Action[]> {
  const seen = new Set<string>();
  for (let n = 0; n < count; n++) {
    const trace: Action[] = [];
    for (let world = START; ; ) {
      const actions = actionsOf(world, bounds);
      if (actions.length === 0) break;
      const key = keyOf(world);
      const fresh = actions.filter((action) => !seen.has(`${key} ${JSON.stringify(action)}`));
      const choice = fresh.length > 0 ? fresh : actions;
      const action = choice[Math.floor(random() * choice.length)]!;
      seen.add(`${key} ${JSON.stringify(action)}`);
      trace.push(action);
      world = apply(world, action, bounds);
    }
    yield trace;
  }
}
