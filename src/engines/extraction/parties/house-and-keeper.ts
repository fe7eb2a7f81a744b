import { isNamedAfter, isPerson } from './shop-keeper.ts';
import type { Supplier } from './supplier.ts';

/** How much likelier than its keeper a house must be where nothing else joins them. */
const LIKELIER = 2;

/** サイクルショップ 輪工房オカベ: the kind of shop in front leaves open where its name begins. */
const isOpen = ({ person, value }: Supplier): boolean => person || /^\S*ショップ \S/.test(value);

/** The share of a house with that of who keeps it: `造園 みどり屋  島崎 康平` are one party and do not compete. */
export function ofHouse(supplier: Supplier, others: readonly Supplier[]): number {
  const beside = others.find((other) => other.row === supplier.row && other.start > supplier.end && other.person);
  // 香取造園  香取 茂: named after who stands beside it.
  if (beside && (supplier.probability > LIKELIER * beside.probability || isNamedAfter(supplier, beside)))
    return supplier.probability + beside.probability;
  const below = others.find(
    (other) =>
      other !== supplier &&
      !other.form &&
      other.row.index - supplier.row.index === 1 &&
      // 造園業 植松 / 植松 清治: the same, one above the other; コピー・製本 ハヤミ / 速水 健太: at the head of a receipt.
      (isNamedAfter(supplier, other) ||
        (supplier.isReceipt && supplier.fromTop === 0 && !isOpen(supplier) && isPerson(other.value))),
  );
  return supplier.probability + (below?.probability ?? 0);
}
