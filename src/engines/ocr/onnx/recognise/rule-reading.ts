/** What a rule of dashes, dots or double strokes is read as, whichever way it is held: `========`, `ニ二二ーニーH`. */
const RULE = /^[-=ー一二ニ三ミHI＝_.・…~〜*+|:\s]{6,}$/;

/** Text of a rule's signs alone; nobody prints six of them for anything else. */
export const isRuleReading = (text: string): boolean => RULE.test(text);
