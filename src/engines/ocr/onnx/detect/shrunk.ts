import type { Grey } from '../../../document/index.ts';

/** The picture made smaller by a factor of 1 and more; each pixel is the mean of those whose places it takes. */
export function shrunk(page: Grey, scale: number): Grey {
  if (scale === 1) return page;
  const [width, height] = [Math.floor(page.width / scale), Math.floor(page.height / scale)];
  const data = new Uint8Array(width * height);
  const starts = Int32Array.from({ length: width + 1 }, (_, x) => Math.floor(x * scale));
  const row = scale < 2 ? rowOfFew(page, starts) : rowOfMany(page, starts);
  for (let y = 0; y < height; y++) row(data, y * width, Math.floor(y * scale), Math.floor((y + 1) * scale));
  return { width, height, data };
}

/** Writes a row of means of the rows from one to before another. */
type Row = (out: Uint8Array, at: number, from: number, to: number) => void;

/** Of one or two columns and rows: without an inner loop, whose length nobody could foresee. */
function rowOfFew({ data, width }: Grey, starts: Int32Array): Row {
  const count = starts.length - 1;
  /** 1 where there is a second column. */
  const second = Uint8Array.from({ length: count }, (_, x) => starts[x + 1]! - starts[x]! - 1);
  return (out, at, from, to) => {
    const above = from * width;
    const two = to - from - 1;
    const below = above + two * width;
    for (let x = 0; x < count; x++) {
      const column = starts[x]!;
      const next = second[x]!;
      const first = data[above + column]! + next * data[above + column + next]!;
      const other = data[below + column]! + next * data[below + column + next]!;
      out[at + x] = (first + two * other) >> (next + two);
    }
  };
}

function rowOfMany({ data, width }: Grey, starts: Int32Array): Row {
  const count = starts.length - 1;
  const sums = new Uint32Array(width);
  return (out, at, from, to) => {
    sums.fill(0);
    for (let y = from; y < to; y++) for (let x = 0, i = y * width; x < width; x++, i++) sums[x]! += data[i]!;
    for (let x = 0, column = 0; x < count; x++) {
      const first = column;
      let sum = 0;
      for (const end = starts[x + 1]!; column < end; column++) sum += sums[column]!;
      out[at + x] = sum / ((to - from) * (column - first));
    }
  };
}
