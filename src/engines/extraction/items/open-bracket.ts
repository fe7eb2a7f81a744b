import type { Piece } from './pieces.ts';

/**
 * Where a name ends whose last bracket is closed by a rate: `Ocean freight (export, 0%)` is said whole, `通関料 (課税 10%)` says
 * nothing but the tax behind the name.
 */
export function endOfName(text: string, start: number, end: number, next: Piece | undefined): number {
  if (next?.shape !== 'rate' || !/[)）]$/.test(next.text)) return end;
  const name = text.slice(start, end);
  const open = Math.max(name.lastIndexOf('('), name.lastIndexOf('（'));
  if (open <= 0 || /[)）]/.test(name.slice(open))) return end;
  return TAX_ALONE.test(name.slice(open + 1)) ? start + name.slice(0, open).trimEnd().length : next.end;
}

const TAX_ALONE =
  /^(?:\p{L}{0,4}(?:[非不]?課税|免税|税[込抜別])|軽減?(?:税率)?|税率?|消費税率?|tax(?:able|ed)?|consumption tax|JCT|VAT)[:,・、\s]*$/iu;
