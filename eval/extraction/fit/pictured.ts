import type { fitting } from '../../../src/engines/extraction/index.ts';
import { seeded } from '../../ocr/pages/random.ts';

type Issuer = fitting.Subjects['issuers'][number];
type Ranked = fitting.Ranked<Issuer>;

/**
 * What a picture of a receipt adds to its text: the name of the shop in large print, a slogan in small print over it,
 * a logo that was hardly read. The words of a text say nothing of these, so the rules about them learn here.
 */
export function pictured({ candidates, right }: Ranked, seed: number): Ranked | null {
  const shop = right === null ? undefined : candidates[right];
  if (!shop?.isReceipt || shop.form || shop.fromTop > 3) return null;
  const random = seeded(seed * 131 + 7);
  const height = 1.5 + random.next();
  const small = () => 0.9 + random.next() * 0.2;
  const lines = candidates.map((candidate, index) =>
    index === right
      ? { ...candidate, relativeHeight: height, largerNear: false, readingConfidence: 0.6 + random.next() * 0.4 }
      : { ...candidate, relativeHeight: small(), largerNear: Math.abs(candidate.fromTop - shop.fromTop) <= 3 },
  );
  if (random.next() < 0.3) return { candidates: lines, right };
  // Over the name stands a line that could be one.
  const slogan = {
    ...shop,
    value: '毎日の暮らしに品質と価格',
    compact: '毎日の暮らしに品質と価格',
    person: false,
    repeats: 0,
  };
  const over = {
    ...slogan,
    relativeHeight: small(),
    largerNear: true,
    firstName: shop.firstName,
    readingConfidence: 0.98,
  };
  const named = lines.map((line, index) => (index === right ? { ...line, firstName: false } : line));
  return { candidates: [...named, over], right };
}
