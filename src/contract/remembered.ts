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
  let newer = new Map<K, T>();
  let older = new Map<K, T>();
  return (key) => {
    let value = newer.get(key);
    if (value !== undefined || newer.has(key)) return value as T;
    value = older.has(key) ? (older.get(key) as T) : make(key);
    if (!isSmall(value)) return value;
    if (newer.size >= kept) {
      older = newer;
      newer = new Map();
    }
    newer.set(key, value);
    return value;
  };
}

/** What is made of an object that never changes, kept for as long as the object itself. For pure functions. */
export function rememberedOf<T, K extends object>(make: (of: K) => T): (of: K) => T {
  const kept = new WeakMap<K, T>();
  return (of) => {
    let value = kept.get(of);
    if (value !== undefined || kept.has(of)) return value as T;
    value = make(of);
    kept.set(of, value);
    return value;
  };
}
