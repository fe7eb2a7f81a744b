import { CONTACT_LABELS } from '../../../../japan/contact-words.ts';
import type { CharReading } from '../../types.ts';
import { type Rule, replace, textOf } from './context-rule.ts';

/** A mark the picture shows faintly, less likely than nothing, that stands where such a mark belongs. */
interface FaintMark {
  readonly id: string;
  readonly mark: string;
  readonly before: RegExp;
  readonly after: RegExp;
  /** `_` is where the mark was nearly seen. */
  readonly example: string;
  /** Where it does not belong. */
  readonly counterExample: string;
}

export const FAINT_MARKS: readonly FaintMark[] = [
  {
    id: 'colon_after_telephone',
    mark: ':',
    before: new RegExp(String.raw`(?:${CONTACT_LABELS.faintColon})\.?$`),
    after: /^ ?[0(+][0-9]/,
    example: 'TEL_072-841-2294',
    counterExample: 'HOTEL_2F',
  },
  {
    id: 'comma_of_thousands',
    mark: ',',
    before: /(?:^|[^0-9.,-])[0-9]{1,3}$/,
    after: /^[0-9]{3}(?![0-9-])/,
    example: '5_337',
    counterExample: '072_841-2294',
  },
  {
    id: 'dot_of_domain',
    mark: '.',
    before: /(?:@|www\.|\/\/)[\w.-]*$/,
    after: /^(?:co|ne|or|ac|go|lg|ed|gr|ad|jp|com|net|org)(?![\w-])/,
    example: 'a@shop_co.jp',
    counterExample: 'shop_co',
  },
];

/** Sets the faint marks that belong where they were nearly seen. They stay doubtful. */
export const faintMarks: Rule = (chars) => {
  for (let i = chars.length - 2; i >= 0; i--) {
    const { faint } = chars[i]!;
    if (!faint) continue;
    const [before, after] = [textOf(chars.slice(0, i + 1)), textOf(chars.slice(i + 1))];
    const fits = FAINT_MARKS.some((one) => one.mark === faint.text && one.before.test(before) && one.after.test(after));
    if (fits) chars.splice(i + 1, 0, markBehind(chars[i]!, faint));
  }
};

const markBehind = (
  { x, w }: CharReading,
  { text, confidence }: { text: string; confidence: number },
): CharReading => ({
  text,
  confidence,
  x: x + w,
  w: 0,
  alternatives: [{ text: '', confidence: 1 - confidence }],
});

/** 無料アプリ/: a slanting stroke behind kana, where an exclamation mark was considered too; 合計/ is a label. */
const SLANTED = /(?<=[ぁ-んァ-ヶー])\/(?=\s?[:;|)]?$)/;
const LEAST_LIKELY = 0.1;

export const slantedMark: Rule = (chars) => {
  const index = SLANTED.exec(textOf(chars))?.index;
  if (index === undefined) return;
  const seen = chars[index]!.alternatives.find((other) => other.text === '!')?.confidence ?? 0;
  if (seen >= LEAST_LIKELY) replace(chars, index, '!');
};
