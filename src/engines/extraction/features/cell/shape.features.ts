import type { CellSubject } from '../../items/cells.ts';
import type { Rule } from '../../learned/rule.ts';
import {
  AMOUNT,
  CODE,
  COUNT,
  isNumber,
  isWord,
  PLAIN,
  PRICE,
  PRICE_WORD,
  rule,
  TABLE_HEAD,
  TABLE_SUM,
} from './cell-subject.ts';

const MEASURE = /^(?:g|kg|mg|ml|mL|L|l|m|cm|mm|t|km|㎡|m2|m3|㎥|kWh|GB)$/;

export const SHAPES: readonly Rule<CellSubject>[] = [
  rule('number', isNumber, COUNT, PLAIN),
  rule('word', isWord, PLAIN, COUNT),
  rule('rate', (s) => s.piece.shape === 'rate', '請求書\n設計費  ⟦10%⟧  100,000', COUNT),
  rule('date', (s) => s.piece.shape === 'date', '請求書\n⟦10/12⟧  設計費  100,000', COUNT),
  rule('unit', (s) => s.piece.shape === 'unit', '請求書\n設計費  2  ⟦式⟧  100,000', COUNT),
  rule(
    'count-unit',
    (s) => isNumber(s) && s.piece.unit !== null && !MEASURE.test(s.piece.unit),
    '請求書\n封筒  ⟦20枚⟧  100  2,000',
    COUNT,
  ),
  rule(
    'measure-unit',
    (s) => isNumber(s) && s.piece.unit !== null && MEASURE.test(s.piece.unit),
    '請求書\n醤油 ⟦18L⟧  2  100  200',
    COUNT,
  ),
  rule('currency', (s) => isNumber(s) && s.piece.currency, '領収書\nりんご  ⟦¥120⟧', COUNT),
  rule('grouped', (s) => isNumber(s) && s.piece.grouped, AMOUNT, COUNT),
  rule('decimals', (s) => s.piece.decimals > 0, '請求書\nガソリン  ⟦34.12⟧  168  5,732', COUNT),
  rule('price-sign', (s) => s.piece.text.startsWith('@'), '領収書\nりんご\n 3個  ⟦@128⟧  384', COUNT),
  rule(
    'small',
    (s) => isNumber(s) && s.piece.value !== null && Math.abs(s.piece.value) < 100 && !s.piece.currency,
    COUNT,
    PRICE,
  ),
  rule('negative', (s) => isNumber(s) && (s.piece.value ?? 0) < 0, '領収書\n値引  ⟦-20⟧', COUNT),
  rule('leading-zeros', (s) => /^0\d/.test(s.piece.text), '請求書\n⟦0012⟧  設計費  100,000', COUNT),
  rule('many-digits', (s) => /^\d{5,}$/.test(s.piece.text), '請求書\n⟦4900018812⟧  石膏ボード  117,600', COUNT),
  rule(
    'three-digits-in-front',
    (s) => s.index === 0 && /^\d{2,4}$/.test(s.piece.text) && s.pieces.length >= 3,
    '領収書\n⟦021⟧ 軍手  598',
    COUNT,
  ),
  rule('code', (s) => isWord(s) && CODE.test(s.piece.text), '請求書\n⟦K-1205⟧  設計費  100,000', PLAIN),
  rule('instalment', (s) => /^\d{1,3}\/\d{1,3}$/.test(s.piece.text), '請求書\n複合機  ⟦27/60⟧  12,800', COUNT),
  rule('price-word', (s) => PRICE_WORD.test(s.piece.text), '請求書\n監視料  ⟦月額⟧ 3,000円 x 3ヶ月  9,000円', PLAIN),
  rule('in-brackets', (s) => /^[([].*[)\]]$/.test(s.piece.text), '請求書\n設計費 ⟦(追加)⟧  100,000', PLAIN),
  rule('one-letter', (s) => isWord(s) && s.piece.text.length === 1, '請求書\n味噌  6  ⟦甕⟧  4,200  25,200', PLAIN),
  rule(
    'short-word',
    (s) => isWord(s) && s.piece.text.length <= 3,
    '請求書\n味噌  6  ⟦甕⟧  4,200  25,200',
    `${TABLE_HEAD}⟦設計業務費⟧  2  50,000  100,000${TABLE_SUM}`,
  ),
  rule('latin-word', (s) => isWord(s) && /^[\x20-\x7e]+$/.test(s.piece.text), '請求書\n⟦Consulting⟧  100,000', PLAIN),
];
