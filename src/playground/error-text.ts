import { fill, type Language, label, labelled } from './language.ts';
import { NoWallet } from './x402.ts';

/** What is said to a person, in both languages: a page that changes its language says it again. */
export type Texts = Readonly<Record<Language, string>>;

interface Problem {
  readonly type: string;
  readonly loc: readonly (string | number)[];
  readonly msg: string;
  readonly ctx?: Readonly<Record<string, unknown>>;
}

/** Why the service did not answer what was asked, one text per fault; none where the answer is no refusal. */
export function errorTexts(status: number, body: unknown): Texts[] {
  if (status < 400) return [];
  const detail = (body as { detail?: unknown } | null)?.detail;
  const error = (detail as { error?: { message: string; message_ja: string } } | undefined)?.error;
  if (error) return [{ en: error.message, ja: error.message_ja }];
  if (Array.isArray(detail) && detail.length > 0) return (detail as Problem[]).map(problemTexts);
  return [pageError('unexpected', { status })];
}

/** An answer that was no answer; what it says is for the person who asked. */
export class Refused extends Error {
  readonly texts: Texts;
  /** Whether the same again can end otherwise. */
  readonly isRetryable: boolean;
  constructor(texts: Texts, isRetryable = false) {
    super(texts.en);
    this.texts = texts;
    this.isRetryable = isRetryable;
  }
}

/** The refusal that an answer is. */
export function refusalOf(status: number, body: unknown): Refused {
  const { error } = ((body as { detail?: unknown } | null)?.detail ?? {}) as { error?: { retryable?: unknown } };
  return new Refused(errorTexts(status, body)[0]!, error ? error.retryable === true : status >= 500);
}

/** Anything that was thrown on the way to an answer. */
export function thrownTexts(error: unknown): Texts {
  if (error instanceof Refused) return error.texts;
  if (error instanceof NoWallet) return pageError('no_wallet');
  // A browser says no more of a line that is down and of a page that may not be reached.
  if (error instanceof TypeError) return pageError('unreachable');
  const { code, message } = error as { code?: unknown; message?: string };
  // Wallets number their errors (EIP-1193); whatever the number, nothing was signed.
  if (typeof code === 'number') return pageError('wallet_refused');
  return pageError('fault', { message: message ?? String(error) });
}

const pageError = (code: string, values: Readonly<Record<string, unknown>> = {}): Texts =>
  inBoth((language) => fill(label('PAGE_ERROR', code, language), values));

export const inBoth = (of: (language: Language) => string): Texts => ({ en: of('en'), ja: of('ja') });

function problemTexts({ type, loc, msg, ctx = {} }: Problem): Texts {
  const field = loc.slice(1);
  return inBoth((language) => {
    const name = [...field].reverse().find((part) => typeof part === 'string');
    const where =
      name === undefined ? '' : `${label('PROPERTY', name, language)} (${field.join('.')})${SEPARATOR[language]}`;
    const what =
      type === 'value_error'
        ? ruleText(msg, language)
        : fill(label('VALIDATION_ERROR', type, language), inTongue(ctx, language));
    const meant =
      typeof ctx.did_you_mean === 'string'
        ? fill(label('PAGE_ERROR', 'did_you_mean', language), { name: ctx.did_you_mean })
        : '';
    return where + what + meant;
  });
}

/** The service lists what it allows in English: 'ja', 'en' or 'both'. */
const inTongue = (ctx: Readonly<Record<string, unknown>>, language: Language) =>
  language === 'ja' && typeof ctx.expected === 'string'
    ? { ...ctx, expected: ctx.expected.replaceAll(/, | or /g, '、').replaceAll("'", '') }
    : ctx;

const SEPARATOR: Texts = { en: ': ', ja: '：' };

/** The rule that a sentence of the service states, its placeholders filled from the sentence. */
function ruleText(msg: string, language: Language): string {
  const sentence = msg.replace(/^Value error, /, '');
  const rules = labelled('RULE');
  const exact = rules[sentence];
  if (exact) return exact[language].replaceAll('`', '');
  for (const [pattern, rule] of Object.entries(rules)) {
    if (!pattern.includes('{')) continue;
    const names = [...pattern.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
    const literal = pattern.split(/\{\w+\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    const found = new RegExp(`^${literal.join('(.+)')}$`).exec(sentence);
    if (!found || !rule) continue;
    const values = Object.fromEntries(names.map((name, index) => [name, found[index + 1]]));
    return fill(rule[language], values).replaceAll('`', '');
  }
  return label('VALIDATION_ERROR', 'value_error', language);
}
