/**
 * The value that stands at a place when all are sorted. They are parted around it, in place: to sort a whole crop for three
 * of its values takes many times as long.
 */
export function atRank(values: Float32Array | Float64Array, place: number): number {
  let [first, last] = [0, values.length - 1];
  while (first < last) {
    const middle = values[(first + last) >> 1]!;
    let [low, high] = [first, last];
    while (low <= high) {
      while (values[low]! < middle) low++;
      while (values[high]! > middle) high--;
      if (low > high) break;
      const value = values[low]!;
      values[low++] = values[high]!;
      values[high--] = value;
    }
    if (place <= high) last = high;
    else if (place >= low) first = low;
    else break;
  }
  return values[place]!;
}
