/**
 * The function with its last answers kept, at most twice `kept` of them: what was asked among the last `kept` different
 * keys is known, what was not asked for as long is forgotten. For pure functions of a text or a number alone. `isSmall`
 * says which answers are kept at all.
 */
export function remembered<T, K extends string | number = string>(
  make: (key: K) => T,
  kept: number,
  isSmall: (value: T) => boolean = () => true,
): (key: K) => T {
  let newer = new Map<K, T | typeof NOTHING>();
  let older = new Map<K, T | typeof NOTHING>();
  return (key) => {
    // One question each: of a key above 31 bits every question costs, and most keys are new.
    let held = newer.get(key);
    if (held === undefined) {
      held = older.get(key);
      if (held === undefined) {
        const value = make(key);
        if (!isSmall(value)) return value;
        held = value === undefined ? NOTHING : value;
      }
      if (newer.size >= kept) {
        older = newer;
        newer = new Map();
      }
      newer.set(key, held);
    }
    return held === NOTHING ? (undefined as T) : (held as T);
  };
}

/** Stands for `undefined` among what is kept. */
const NOTHING = Symbol('nothing');

/** An object that keeps what was made of it: cheaper to ask than a table of all objects, and gone with the object. */
export class Remembering {
  #made: unknown[] | null = null;

  /** What was made of an object so far, by slot; null where the object cannot keep it. */
  static madeOf(of: object): unknown[] | null {
    return #made in of ? (of.#made ??= new Array(slots)) : null;
  }
}

let slots = 0;

/** What is made of an object that never changes, kept for as long as the object itself. For pure functions. */
export function rememberedOf<T, K extends object>(make: (of: K) => T): (of: K) => T {
  const slot = slots++;
  const kept = new WeakMap<K, T>();
  return (of) => {
    const made = Remembering.madeOf(of);
    let value = (made === null ? kept.get(of) : made[slot]) as T | undefined;
    if (value !== undefined) return value;
    value = make(of);
    if (made === null) kept.set(of, value);
    else made[slot] = value;
    return value;
  };
}
