import { labelsOfRow } from '../money/labels.ts';
import type { LineSubject } from './lines.ts';

/** 割引券 300円, which the sums of the paper took off. */
export const isTakenOff = ({ facts, amount }: LineSubject): boolean =>
  amount !== null && amount > 0 && facts.some(({ kind, value }) => kind === 'discount' && value === -amount);

/** 合計, 登録番号, (内消費税等 10%): a row that is nothing but a label. */
export const isLabelRow = ({ row }: Pick<LineSubject, 'row'>): boolean => {
  const labelled = labelsOfRow(row).reduce((sum, label) => sum + label.word.length, 0);
  return labelled > 0 && labelled >= row.tight.replace(/[^\p{L}]/gu, '').length * 0.6;
};

/** What a row takes off. */
export const discountOf = (line: LineSubject): number | null => {
  const fact = line.facts.find((entry) => entry.kind === 'discount') ?? line.facts.at(-1);
  return fact ? Math.abs(fact.value) : line.amount === null ? null : Math.abs(line.amount);
};

/** `x 3  4,500` under a name: a row that begins with its count. */
export const countAlone = (line: Pick<LineSubject, 'row'>): number | null => {
  const match = /^[xX]\s?(\d{1,3})(?=\s)/.exec(line.row.text.trim());
  return match ? Number(match[1]) : null;
};
