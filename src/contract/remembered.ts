/**
 * The function with its last answers kept, at most twice `kept` of them: what was asked among the last `kept` different
 * texts is known, what was not asked for as long is forgotten. For pure functions of a text alone.
 */
export function remembered<T>(make: (text: string) => T, kept: number): (text: string) => T {
  let newer = new Map<string, T>();
  let older = new Map<string, T>();
  return (text) => {
    let value = newer.get(text);
    if (value !== undefined || newer.has(text)) return value as T;
    value = older.has(text) ? (older.get(text) as T) : make(text);
    if (newer.size >= kept) {
      older = newer;
      newer = new Map();
    }
    newer.set(text, value);
    return value;
  };
}
