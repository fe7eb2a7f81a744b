import type { Explained } from '../engines/extraction/index.ts';

const number = (value: number): string => (value >= 0 ? '+' : '−') + Math.abs(value).toFixed(2);
const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;

type Fired = Explained['suppliers'][number]['fired'];

/** Rules of one class by what they add to it, the weightiest first. */
function rules(fired: Fired, index: number): string[] {
  return fired
    .map(({ id, value, weights }) => ({ id, value, adds: weights[index]! * value }))
    .filter(({ adds }) => Math.abs(adds) >= 0.05)
    .sort((a, b) => Math.abs(b.adds) - Math.abs(a.adds))
    .map(({ id, adds }) => `      ${number(adds)}  ${id}`);
}

/** Checks and what speaks for or against each, under the names an answer gives them. */
interface Judged {
  readonly checks: Readonly<Record<string, string>>;
  readonly reasons: Readonly<Record<string, { readonly by: readonly string[]; readonly against: readonly string[] }>>;
}

/** What the engine saw, and why it decided as it did, for people. */
export function explainExtraction(
  { document, suppliers, lines, kind, facts }: Explained,
  { checks, reasons }: Judged,
  classes: readonly string[],
): string {
  const out: string[] = [];
  const best = classes.indexOf(kind.best);
  out.push(`Kind: ${kind.best} (${percent(document.documentKindConfidence)})`, ...rules(kind.fired, best), '');
  out.push('Issuer: candidates, with the rules that spoke');
  for (const [index, supplier] of suppliers.slice(0, 6).entries()) {
    const mark = index === 0 && supplier.score > 0 ? '→' : ' ';
    out.push(
      `  ${mark} ${number(supplier.score)}  ${supplier.value}  (${percent(supplier.probability)}, line ${supplier.row.index + 1})`,
    );
    out.push(...rules(supplier.fired, 0));
  }
  out.push('', 'Amounts: what their labels say');
  for (const fact of facts)
    if (fact.kind !== 'bare')
      out.push(
        `    ${String(fact.value).padStart(10)}  ${fact.kind.padEnd(12)} ${fact.rate === null ? '' : `${fact.rate}%`}  ${fact.word} (line ${fact.row.index + 1}, ${fact.via}${fact.repairs.length > 0 ? `, ${fact.repairs.join('+')}` : ''})`,
      );
  out.push('', 'Lines: the part each plays in the list of goods');
  for (const line of lines) {
    if (line.role === 'other' && line.probability > 0.97) continue;
    out.push(`  ${line.role.padEnd(8)} ${percent(line.probability).padStart(7)}  ${line.row.text.trim()}`);
    out.push(...rules(line.fired, ['item', 'name', 'detail', 'discount', 'other'].indexOf(line.role)).slice(0, 6));
    // What each piece of a row of goods was taken for.
    if (line.role === 'item' || line.role === 'detail')
      out.push(
        `      ${line.reading.named.map(({ piece, meaning }) => `${piece.text}=${meaning ?? piece.shape}`).join('  ')}`,
      );
  }
  out.push('', `Status: ${document.status}`);
  for (const [name, result] of Object.entries(checks)) {
    const reason = reasons[name];
    const why = reason
      ? [...reason.by.map((word) => `by ${word}`), ...reason.against.map((word) => `against ${word}`)].join(', ')
      : '';
    out.push(`    ${result.padEnd(15)} ${name}${why === '' ? '' : `  (${why})`}`);
  }
  if (document.warnings.length > 0) out.push('', `Warnings: ${document.warnings.join(', ')}`);
  return out.join('\n');
}
