import { COLUMN_WORDS, type ColumnMeaning } from '../../vocabulary/columns.ts';
import { type CellRule, rule } from './cell-subject.ts';

const NO_TABLE = '領収書\nりんご  ⟦120⟧';
const inTable = (...told: Parameters<typeof rule>): CellRule => ({ ...rule(...told), inTable: true });

/** One rule per meaning: the piece stands under a heading of it, and is the one in its place. */
export const HEADINGS: readonly CellRule[] = [...new Set(COLUMN_WORDS.map((word) => word.meaning))].flatMap(
  (meaning: ColumnMeaning) => {
    const word = meaning === 'number' ? 'No.' : COLUMN_WORDS.find((entry) => entry.meaning === meaning)!.example;
    const rest = meaning === 'name' ? '金額' : meaning === 'amount' ? '品名' : '';
    const heading =
      rest === ''
        ? `${word}                    品名                    金額`
        : meaning === 'name'
          ? `${word}                    ${rest}`
          : `${rest}                    ${word}`;
    const filler = meaning === 'amount' ? '設計費' : '';
    const row =
      meaning === 'amount'
        ? `${filler}                  ⟦700⟧`
        : meaning === 'name'
          ? '⟦設計費⟧                  700'
          : `⟦12⟧                    設計費                    700`;
    const settled = meaning === 'gross' || meaning === 'price' ? heading.replace('金額', '金額') : heading;
    const example = `請求書\n${settled}\n${row}`;
    return [
      inTable(`under-${meaning}`, (s) => s.under === meaning, example, NO_TABLE),
      inTable(`in-place-of-${meaning}`, (s) => s.nth === meaning, example, NO_TABLE),
    ];
  },
);
