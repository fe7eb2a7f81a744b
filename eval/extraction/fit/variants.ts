import { seeded } from '../../ocr/pages/random.ts';
import type { Case } from '../case.ts';

/** How a paper may reach the engine other than as it was written. */
export const VARIANTS = ['plain', 'upwards', 'noisy', 'flat', 'pages', 'stacked', 'stacked_plain'] as const;
export type Variant = (typeof VARIANTS)[number];

/** The same document as another scanner, engine or page setting would give it; null where the variant makes no sense. */
export function variantOf(item: Case, variant: Variant, seed: number): Case | null {
  if (item.text === undefined) return null;
  const lines = item.text.split('\n');
  const text = {
    plain: () => item.text!,
    upwards: () => (item.document_type === 'receipt' ? [...lines].reverse().join('\n') : null),
    noisy: () => noisy(item.text!, seed, protectedTexts(item)),
    flat: () => lines.map((line) => line.replace(/[ \u3000]{2,}/g, ' ').trim()).join('\n'),
    pages: () => paged(lines),
    stacked: () => stacked(item, lines, true),
    stacked_plain: () => stacked(item, lines, false),
  }[variant]();
  return text === null || (variant !== 'plain' && text === item.text)
    ? null
    : { ...item, id: `${item.id}+${variant}`, text };
}

/** Values the labels speak of stay as they are: a label for a spoiled value would be wrong. */
function protectedTexts(item: Case): string[] {
  return Object.values(item.expected).flatMap((value) =>
    typeof value === 'string' && value.length >= 2 ? [value.replace(/\s/g, '')] : [],
  );
}

const DAMAGE: readonly (readonly [string, string])[] = [
  ['書', '善'],
  ['証', '詔'],
  ['日', '曰'],
  ['登', '脊'],
  ['ー', '一'],
  ['ます', 'まず'],
  ['計', '言十'],
  ['株式', '株武'],
];

/** One character in forty is misread, dropped or set apart, outside the labelled values. */
function noisy(text: string, seed: number, kept: readonly string[]): string {
  const random = seeded(seed * 97 + 13);
  return text
    .split('\n')
    .map((line) => {
      const tight = line.replace(/[\s\u3000]/g, '');
      if (kept.some((value) => tight.includes(value)) || /\d/.test(line)) return line;
      const [from, to] = random.pick(DAMAGE);
      if (random.next() < 0.25) return line.replace(from, to);
      return random.next() < 0.1 ? [...line].filter(() => random.next() > 0.06).join('') : line;
    })
    .join('\n');
}

/** Goods on two lines: the name, and under it count, price and amount (or the amount alone). */
function stacked(item: Case, lines: readonly string[], withCount: boolean): string | null {
  const items = item.expected.items as
    | readonly { description: string; amount: number; quantity?: number | null }[]
    | undefined;
  if (!items || items.length === 0 || item.document_type !== 'receipt') return null;
  let changed = 0;
  const out = lines.flatMap((line) => {
    const tight = line.normalize('NFKC').replace(/\s/g, '');
    const found = items.find(
      ({ description, amount }) =>
        tight.includes(description.normalize('NFKC').replace(/\s/g, '')) &&
        new RegExp(`${amount.toLocaleString('en')}\\D{0,4}$`).test(tight),
    );
    if (!found || found.amount <= 0) return [line];
    changed++;
    const count = found.quantity && found.amount % found.quantity === 0 ? found.quantity : 1;
    const price = `@${(found.amount / count).toLocaleString('en')} x ${count}   `;
    return [` ${found.description}`, `      ${withCount ? price : ''}¥${found.amount.toLocaleString('en')}`];
  });
  return changed > 0 ? out.join('\n') : null;
}

/** A page break in the middle, with the title and page number repeated. */
function paged(lines: readonly string[]): string | null {
  if (lines.length < 14) return null;
  const middle = Math.floor(lines.length / 2);
  return [...lines.slice(0, middle), '- 1 / 2 -', lines[0]!.trim(), ...lines.slice(middle)].join('\n');
}
