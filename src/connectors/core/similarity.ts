/** Jaro-Winkler similarity, 0 to 1; favours a common beginning. */
export function jaroWinkler(a: string, b: string): number {
  if (a === b) return 1;
  if (a.length === 0 || b.length === 0) return 0;
  const reach = Math.max(0, Math.floor(Math.max(a.length, b.length) / 2) - 1);
  const taken = new Array<boolean>(b.length).fill(false);
  const matchedA: string[] = [];
  for (let i = 0; i < a.length; i++) {
    const last = Math.min(b.length - 1, i + reach);
    for (let j = Math.max(0, i - reach); j <= last; j++) {
      if (taken[j] || a[i] !== b[j]) continue;
      taken[j] = true;
      matchedA.push(a[i]!);
      break;
    }
  }
  const matches = matchedA.length;
  if (matches === 0) return 0;
  const matchedB = [...b].filter((_, j) => taken[j]);
  const swaps = matchedA.filter((character, i) => character !== matchedB[i]).length / 2;
  const jaro = (matches / a.length + matches / b.length + (matches - swaps) / matches) / 3;
  let prefix = 0;
  while (prefix < 4 && a[prefix] !== undefined && a[prefix] === b[prefix]) prefix++;
  return jaro + prefix * 0.1 * (1 - jaro);
}
