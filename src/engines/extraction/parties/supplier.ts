import { foldCompanyName } from '../../../japan/company-name.ts';
import { isUnit } from '../../../japan/name-additions.ts';
import type { Analysis } from '../document/analysis.ts';
import { ISSUER_RULES } from '../features/issuer.features.ts';
import { type Fired, rank, softmax, type Weights } from '../learned/rule.ts';
import weights from '../weights/issuer.json' with { type: 'json' };
import type { Customer } from './customer.ts';
import { type IssuerSubject, issuerCandidates, runsUpwards } from './issuer-candidates.ts';

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
    if (!known || entry.score > known.score) best.set(entry.compact, entry);
  }
  const distinct = [...best.values()].sort((a, b) => b.score - a.score);
  const probabilities = softmax([...distinct.map((entry) => entry.score), 0]);
  return distinct.map((entry, index) => ({ ...entry, probability: probabilities[index]! }));
}

/** The best candidate, unless none is likelier than each. */
export function findSupplier(suppliers: readonly Supplier[]): Supplier | null {
  const best = suppliers[0];
  return best && best.score > 0 ? { ...best, value: withoutOffice(best.value) } : null;
}

/** 「株式会社見本商事 千葉支店」: the issuer is the company; an office behind its legal name is a part of it. */
function withoutOffice(name: string): string {
  const [, company, office] = /^(.+?)[\s　]+(\S+)$/u.exec(name) ?? [];
  if (company === undefined || office === undefined || !isUnit(office)) return name;
  return foldCompanyName(company).form === null ? name : company;
}
