import type { Analysis } from '../document/analysis.ts';
import { ISSUER_RULES } from '../features/issuer.features.ts';
import { type Fired, rank, softmax, type Weights } from '../learned/rule.ts';
import { OWNERS_BODY } from '../vocabulary/party-words.ts';
import weights from '../weights/issuer.json' with { type: 'json' };
import { isShopOfChain } from './chain-names.ts';
import type { Customer } from './customer.ts';
import { type IssuerSubject, issuerCandidates } from './issuer-candidates.ts';
import { runsUpwards } from './reading-direction.ts';
import { withoutLongerPrints } from './said-alone.ts';
import { shopOver } from './shop-over-keeper.ts';

export interface Supplier extends IssuerSubject {
  readonly score: number;
  /** Probability against all other candidates and against none being right. */
  readonly probability: number;
  readonly fired: readonly Fired[];
}

/** Who issued the document: every candidate with its score, the best first. */
export function rankSuppliers(analysis: Analysis, customers: readonly Customer[], isReceipt: boolean): Supplier[] {
  const reversed = runsUpwards(analysis, isReceipt);
  const candidates = issuerCandidates({ analysis, customers, isReceipt, reversed });
  const scored = candidates.map((candidate) => ({
    ...candidate,
    ...rank(ISSUER_RULES, weights as Weights, candidate),
  }));
  // The same name printed twice is one candidate, not two that compete.
  const best = new Map<string, (typeof scored)[number]>();
  for (const entry of scored) {
    const known = best.get(entry.compact);
    best.set(entry.compact, known ? together(known, entry) : entry);
  }
  const distinct = withoutLongerPrints(withoutOffices([...best.values()])).sort((a, b) => b.score - a.score);
  const probabilities = softmax([...distinct.map((entry) => entry.score), 0]);
  const share = (entry: (typeof distinct)[number]) => probabilities[distinct.indexOf(entry)]!;
  // The same party in two scripts on one row does not compete with itself.
  const twin = (entry: (typeof distinct)[number]) =>
    distinct.find((other) => other.row === entry.row && other.form && entry.form && other.latin !== entry.latin);
  return distinct.map((entry) => {
    const other = twin(entry);
    return { ...entry, probability: share(entry) + (other ? share(other) : 0) };
  });
}

/** The likelier of two prints of a name; what stands near either stands near the name. */
function together<T extends IssuerSubject & { readonly score: number }>(one: T, other: T): T {
  const likelier = other.score > one.score ? other : one;
  const nearest = (of: 'toNumber' | 'toPhone' | 'toAddress') => Math.min(one[of], other[of]);
  return {
    ...likelier,
    toNumber: nearest('toNumber'),
    toPhone: nearest('toPhone'),
    toAddress: nearest('toAddress'),
    readingConfidence: Math.max(one.readingConfidence, other.readingConfidence),
  };
}

/** 島原市水道事業  登録番号 T33… over お問合せ 島原市上下水道局: where to ask does not compete with who stands at the number. */
function withoutOffices<T extends IssuerSubject>(entries: readonly T[]): T[] {
  const isHolder = ({ label, toNumber, start, row }: T) =>
    label !== 'third_party' && toNumber < SAME_ROW && row.text.slice(0, start).trim() === '';
  return entries.some(isHolder) ? entries.filter(({ label, form }) => label !== 'third_party' || form) : [...entries];
}
const SAME_ROW = 1;

/**
 * イトウ交通 / 事業者 伊藤 和夫 / T28…, and far below the union of all drivers: a number given to a person is not that of a company
 * elsewhere on the paper. 管理組合 over 委託先: 株式会社…  T…: nor is who keeps the books the body that bills.
 */
function keeperOfNumber(suppliers: readonly Supplier[]): Supplier | undefined {
  const [first] = suppliers;
  if (!first) return undefined;
  if (first.label === 'third_party')
    return suppliers.find(({ value, label }) => label === null && OWNERS_BODY.pattern.test(value));
  if (!first.form || !first.soleTrader || first.label === 'issuer') return undefined;
  // T88… / 見本個人タクシー協同組合: a body in the next row is not who holds a person's number, either.
  const isBody = BODY.test(first.value) && first.toNumber >= NEXT_ROW;
  if (first.toNumber <= FAR_FROM_NUMBER && !isBody) return undefined;
  return suppliers.find(
    ({ form, score, toNumber, label, priceRow, isReceipt, fromTop }) =>
      !form &&
      score > 0 &&
      (toNumber <= AT_CONTACTS || (isBody && isReceipt && fromTop <= AT_HEAD)) &&
      label !== 'third_party' &&
      !priceRow,
  );
}
const FAR_FROM_NUMBER = 4.5;
const NEXT_ROW = 0.9;
const AT_HEAD = 2;
/** Bodies of many; a person's number is never theirs. */
export const BODY = /(?:組合|連合会|協会|連盟)$/;

/** Below this a name is wrong twice as often as right: none is said rather than a guess. */
const LEAST_LIKELY = 1 / 3;

/** The best candidate, unless none is likelier than each. */
export function findSupplier(suppliers: readonly Supplier[]): Supplier | null {
  const first = keeperOfNumber(suppliers) ?? suppliers[0];
  // 株式会社トランスリンガ  Translingua Co., Ltd.: of one party in two scripts the Japanese name is its own.
  const native = suppliers.find(
    (entry) => entry.row === first?.row && entry.form && first.form && first.latin && !entry.latin,
  );
  const shop = shopOver(first, suppliers);
  const best =
    native ?? shop ?? townOf(first, suppliers) ?? instead(first, suppliers) ?? chainShop(first, suppliers) ?? first;
  // Keeper and shop are one party: they do not compete.
  const passedOver = first === suppliers[0] ? 0 : (suppliers[0]?.probability ?? 0);
  const probability =
    passedOver + (best?.probability ?? 0) + (best !== first && !native && first ? first.probability : 0);
  // ランチ 2 2,000: what stands in the row of a price is goods, where nothing else on the paper names anybody.
  const isGoods = best && !best.form && best.priceRow && best.label === null;
  const least = best && SHORT_LATIN.test(best.compact) ? LIKELIER : LEAST_LIKELY;
  return best && !isGoods && best.score > 0 && probability >= least ? best : null;
}

/** 見本市立 動植物園 over 見本市 登録番号 T…: the house bears the town's name, and the town is who stands at the number. */
const townOf = (first: Supplier | undefined, suppliers: readonly Supplier[]): Supplier | undefined =>
  first && first.toNumber >= SAME_ROW
    ? suppliers.find(
        ({ town, toNumber, compact, label }) =>
          town && toNumber < SAME_ROW && label !== 'third_party' && first.compact.includes(compact),
      )
    : undefined;

/** OCT, 0CT: two or three letters are a piece of a drawing as often as a name. */
const SHORT_LATIN = /^[A-Za-z0-9]{1,3}$/;
const LIKELIER = 0.6;

/** A logo read no better than this is no name where text names the shop; such text is read at least this surely. */
const LOGO = 0.7;
const TEXT = 0.9;
const BRANCH_ALONE = /^[\p{Script=Han}ァ-ヶー]{1,10}店$/u;

/** `TuLYs` over タリーズコーヒー 日比谷公園店: what a logo was taken for never wins over a shop in plain print at the contacts. */
function instead(first: Supplier | undefined, suppliers: readonly Supplier[]): Supplier | undefined {
  // A chain's logo was put right, and its branch below it is no other shop.
  if (!first || first.form || first.readingConfidence >= LOGO || first.repairs.includes('known_chain'))
    return undefined;
  return suppliers.find(
    (entry) =>
      entry.readingConfidence >= TEXT &&
      entry.score > 0 &&
      !entry.priceRow &&
      !entry.person &&
      !first.value.endsWith(entry.value) &&
      (entry.form || entry.fired.some(({ id }) => id === 'shop-word')) &&
      !BRANCH_ALONE.test(entry.value.trim()) &&
      Math.min(entry.toNumber, entry.toAddress, entry.toPhone) <= AT_CONTACTS,
  );
}
const AT_CONTACTS = 3.6;

/** `Standard Products` over ダイソー 京都四条通店: a shop of a known chain, in plain print at the head, where no other name is likely. */
const chainShop = (first: Supplier | undefined, suppliers: readonly Supplier[]): Supplier | undefined =>
  first && !first.form && first.probability < LIKELIER
    ? suppliers.find(
        ({ value, readingConfidence, fromTop, priceRow }) =>
          isShopOfChain(value) && readingConfidence >= TEXT && fromTop <= HEAD && !priceRow,
      )
    : undefined;
const HEAD = 5;
