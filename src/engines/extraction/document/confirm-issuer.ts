import { compareCompanyNames } from '../../../japan/company-name.ts';
import { splitLegalForm } from '../../../japan/split-legal-form.ts';
import { isPerson } from '../parties/shop-keeper.ts';
import { namesHouse } from '../proof/beside-name.ts';
import { BESIDE_NAME, OTHER_SELLER, PROVEN_ISSUER } from '../proof/issuer.proof.ts';
import { conclude } from '../proof/proof.ts';
import { OWNERS_BODY } from '../vocabulary/party-words.ts';
import { printedName } from './printed-name.ts';
import { isKeptBy, isOnlyKeeper, unexplainedBeside, withoutKeeper } from './registered-keeper.ts';
import type { ExtractedDocument } from './types.ts';
import { judge } from './validate.ts';

/** What a register says about a T-number. Individuals need not publish a name. */
export interface RegisteredIssuer {
  readonly name: string | null;
  readonly tradeName: string | null;
  /** Days between which the registration holds, where the caller wants them judged; both included. */
  readonly from?: string | null;
  readonly until?: string | null;
}

/**
 * Holds the issuer against the register, where an endpoint asks one: the registered name confirms the printed one, a
 * different legal name or a number that is not registered sends the paper to a person. A shop's name proves nothing
 * against the company behind it.
 */
export function confirmIssuer(
  read: ExtractedDocument,
  register: (registrationNumber: string) => RegisteredIssuer | null,
): ExtractedDocument {
  const number = read.fields.registrationNumber.value;
  if (number === null) return read;
  const issuer = register(number);
  const document = issuer ? withRegisteredPrint(withKeeper(read, issuer), issuer) : read;
  const printed = document.fields.supplierName.value;
  if (printed === null) return document;
  const reason = document.reasons.issuer ?? { by: [], against: [] };
  if (!issuer)
    return judge({
      ...document,
      checks: { ...document.checks, issuer: 'not_checked' },
      reasons: { ...document.reasons, issuer: { ...reason, against: [...reason.against, 'not_in_register'] } },
      warnings: [...new Set([...document.warnings, 'issuer_unconfirmed' as const])],
    });
  const day = document.fields.date.value;
  if (day !== null && ((issuer.from && day < issuer.from) || (issuer.until && day > issuer.until)))
    return judge({
      ...document,
      registeredName: issuer.name,
      checks: { ...document.checks, issuer: 'not_checked' },
      reasons: { ...document.reasons, issuer: { ...reason, against: [...reason.against, 'not_registered_on_date'] } },
      warnings: [...new Set([...document.warnings, 'registration_not_valid_on_date' as const])],
    });
  const names = [issuer.name, issuer.tradeName].filter((name) => name !== null);
  const agrees =
    names.some((name) => compareCompanyNames(printed, name) !== 'different' || holds(printed, name)) ||
    (issuer.name !== null && isKeptBy(document, issuer.name));
  // A town is a legal person by its name alone.
  const hasForm = splitLegalForm(printed.normalize('NFKC')).form !== null || isPublic(printed);
  const confirmed = withoutBranch({ ...document, registeredName: issuer.name }, printed, names);
  // The market's number is the market's, and proves nothing about who sold.
  const hasOtherSeller = reason.against.some((entry) => entry.startsWith(OTHER_SELLER));
  if (agrees && hasOtherSeller) return judge(confirmed);
  // 白洋クリーニング over 船橋本町店, 中島 健二 under エアコン洗いのナカジマ: the register knows the company or the keeper, not the shop.
  const beside = reason.against.filter((entry) => entry.startsWith(BESIDE_NAME));
  const isOpen = beside.length > 0;
  const isWhole = names.some((name) => fold(name) === fold(printed)) && !(hasForm && beside.some(namesHouse));
  if (agrees && isOpen && (!isWhole || isPerson(printed))) return judge(confirmed);
  if (agrees && !isOnlyKeeper(document, issuer.name))
    return judge({
      ...withoutDoubt(confirmed),
      reasons: { ...withoutDoubt(confirmed).reasons, issuer: { by: [...reason.by, 'registered_name'], against: [] } },
      warnings: document.warnings.filter((warning) => warning !== 'issuer_unconfirmed'),
    });
  const doubt = agrees
    ? 'shop_or_keeper'
    : isUnidentified(document, printed, issuer.name)
      ? 'number_of_another'
      : isIncomplete(printed, issuer.name)
        ? 'name_incomplete'
        : null;
  if (doubt !== null)
    return judge({
      ...confirmed,
      checks: { ...document.checks, issuer: 'not_checked' },
      reasons: { ...document.reasons, issuer: { ...reason, against: [...reason.against, doubt] } },
      warnings: [...new Set([...document.warnings, 'issuer_unconfirmed' as const])],
    });
  // A name in Roman letters says nothing about one in Japanese.
  const otherScript = /^[\x20-\x7e’]+$/.test(printed.normalize('NFKC'));
  if (issuer.name === null || !hasForm || otherScript) return judge(confirmed);
  return judge({
    ...confirmed,
    checks: { ...document.checks, issuer: 'failed' },
    reasons: { ...document.reasons, issuer: { ...reason, against: [...reason.against, 'registered_name'] } },
    warnings: [...new Set([...document.warnings, 'registered_name_differs' as const])],
  });
}

/**
 * A trade name may stand for the registered one where a telephone or an address tells who that is (the tax agency's
 * questions on the qualified invoice). On a bill without either, a name that has no two signs in common with the
 * company that holds the number tells nobody.
 */
function isUnidentified({ kind, fields }: ExtractedDocument, printed: string, name: string | null): boolean {
  const company = name === null ? null : splitLegalForm(name.normalize('NFKC'));
  const own = splitLegalForm(printed.normalize('NFKC'));
  if (kind !== 'invoice' || company === null || company.form === null || own.form !== null) return false;
  if (fields.supplierAddress.value !== null || fields.supplierPhone.value !== null) return false;
  const [a, b] = [fold(printed), fold(name!)];
  return ![...a].some((_, i) => i + 1 < a.length && b.includes(a.slice(i, i + 2)));
}

/** What the register explains beside a name leaves it as sure as the paper alone makes it. */
function withKeeper(document: ExtractedDocument, { name }: RegisteredIssuer): ExtractedDocument {
  const reason = document.reasons.issuer;
  const against = reason && unexplainedBeside(document, name);
  if (!against || against.length === reason.against.length) return document;
  const rest = { ...document, reasons: { ...document.reasons, issuer: { ...reason, against } } };
  const { result } = conclude(reason.by, against);
  return result === 'passed'
    ? withoutDoubt(rest, PROVEN_ISSUER)
    : { ...rest, checks: { ...rest.checks, issuer: result } };
}

/** 江波戸 or 亮, where the register says 江波戸 亮: who signs with less than the own name may be another of the family. */
const isIncomplete = (printed: string, name: string | null): boolean =>
  name !== null &&
  splitLegalForm(name.normalize('NFKC')).form === null &&
  fold(name) !== fold(printed) &&
  isPartOf(name, printed);

/** The register says which of the printed words are the name, where the reader took others or none. */
function withRegisteredPrint(document: ExtractedDocument, { name, tradeName }: RegisteredIssuer): ExtractedDocument {
  const read = document.fields.supplierName;
  const isKnown = (entry: string) =>
    read.value !== null && (compareCompanyNames(read.value, entry) !== 'different' || holds(read.value, entry));
  if (name === null || isKnown(name) || (tradeName !== null && isKnown(tradeName))) return document;
  // レジデンス見本管理組合 over 事務委託先: 株式会社見本管理 T…: the number is that of who keeps the books.
  if (read.value !== null && OWNERS_BODY.pattern.test(read.value)) return document;
  const shop = read.value && (withoutKeeper(read.value, name) ?? behindWares(read.value, [name, tradeName]));
  if (shop) return { ...document, fields: { ...document.fields, supplierName: { ...read, value: shop } } };
  // 花工房 すずらん / 永井 佐和子: a shop keeps its name beside that of its keeper.
  const isCompany = splitLegalForm(name.normalize('NFKC')).form !== null;
  if (read.value !== null && !isCompany && !isPublic(name) && !isPartOf(name, read.value)) return document;
  // (株)ビルケア北陸 beside the landlord's name is another party, whoever holds the number.
  const withShortForm = read.value !== null && isPartOf(bodyOf(name), bodyOf(read.value));
  const print = printedName(document.issuerBlock, name, { isPerson: !isCompany && !isPublic(name), withShortForm });
  if (print === null) return document;
  const { value, evidence } = print;
  const missing = document.missing.filter((entry) => entry !== 'issuer');
  return {
    ...document,
    missing,
    legalName: isCompany ? value : document.legalName,
    fields: { ...document.fields, supplierName: { ...read, value, evidence } },
    checks: { ...document.checks, requiredFields: missing.length === 0 ? 'passed' : 'failed' },
  };
}

/** 文具の ペン太堂, registered as ペン太堂: what is sold, in front of the name. 司法書士 is what somebody is. */
function behindWares(printed: string, registered: readonly (string | null)[]): string | null {
  const [wares = '', shop = ''] = /^(.+?)[\s　]+(\S{3,})$/u.exec(printed)?.slice(1) ?? [];
  // 旅館 飛騨乃家: what a house is belongs to its printed name.
  if (!/の$|[と・&＆]/.test(wares)) return null;
  // 鰹のたたき 明神丸太, kept by 明神 丸太: a person's name with its gap does not say what the shop is called.
  const isSame = (name: string) => fold(name) === fold(shop) && !/\s/.test(name.trim());
  return registered.some((name) => name !== null && isSame(name)) ? shop : null;
}

const bodyOf = (name: string): string => splitLegalForm(name.normalize('NFKC')).body;

/** 呉港市 (登録番号 T…) over 公益財団法人呉港市文化振興財団: a town beside the body that takes its fees. */
const isPublic = (name: string): boolean => /^\p{L}{2,6}[都道府県市区町村]$/u.test(name);
/** 司法書士 三田村 徹, of which the last two words were read; 江波戸 亮, of which the family name was. */
const isPartOf = (name: string, read: string): boolean => fold(name).endsWith(fold(read)) || begins(name, read);
const begins = (name: string, read: string): boolean => name !== read && fold(name).startsWith(fold(read));
const fold = (text: string): string => text.normalize('NFKC').replace(/\s/g, '');

/** What the register names in the same words is read right, however unsure the rules were whose name it is. */
function withoutDoubt(document: ExtractedDocument, least = CONFIRMED): ExtractedDocument {
  const name = document.fields.supplierName;
  const reading = document.reasons.reading ?? { by: [], against: [] };
  const against = reading.against.filter((entry) => entry !== 'supplierName unsure');
  return {
    ...document,
    fields: { ...document.fields, supplierName: { ...name, confidence: Math.max(name.confidence, least) } },
    reasons: { ...document.reasons, reading: { ...reading, against } },
    checks: {
      ...document.checks,
      issuer: 'passed',
      reading: document.checks.reading === 'failed' && against.length === 0 ? 'passed' : document.checks.reading,
    },
  };
}
const CONFIRMED = 0.97;

/** 株式会社ツルミ薬局鶴見中央店: where the branch is grown together with the name, the register says where the name ends. */
function withoutBranch(document: ExtractedDocument, printed: string, names: readonly string[]): ExtractedDocument {
  const name = names.find((entry) => {
    // REC 東海北線旅客鉄道株式会社: a sign in Latin letters set apart in front, which the register does not know.
    if (printed.endsWith(entry) && /^[A-Z]{2,6}\s+$/.test(printed.slice(0, -entry.length))) return true;
    if (isGrownTo(printed, entry)) return true;
    // 瓜生 真帆（Maho Uryu）日英翻訳: the person, whom the register names, in front of what is said of them.
    if (isPerson(entry) && printed.startsWith(entry) && /^\s?[(（]/.test(printed.slice(entry.length))) return true;
    if (!printed.startsWith(entry)) return false;
    const behind = printed.slice(entry.length);
    return /^\S.*(?:店|支社|営業所)$/.test(behind);
  });
  if (name === undefined) return document;
  return {
    ...document,
    fields: { ...document.fields, supplierName: { ...document.fields.supplierName, value: name } },
  };
}

/** 株式会社見本調剤みほん薬局, registered as 株式会社見本調剤: no gap says where the name ends, but the register does. */
function isGrownTo(printed: string, name: string): boolean {
  const [whole, part] = [printed.normalize('NFKC').trim(), fold(name)];
  const { form, body } = splitLegalForm(name.normalize('NFKC'));
  return (
    form !== null &&
    body.length >= 2 &&
    !/\s/.test(whole) &&
    whole.startsWith(part) &&
    HOUSE_OF_ANOTHER_NAME.test(whole.slice(part.length))
  );
}

const HOUSE_OF_ANOTHER_NAME = /^\p{L}{2,10}(?:薬局|工場|給油所|SS|営業所|支店|支社|出張所|[^商]店)$/u;

/** 上州ガス株式会社 前橋支店, みのり農業協同組合米穀課: the registered name with a part of it behind, not a longer name. */
const holds = (printed: string, registered: string): boolean => {
  const [whole, part] = [fold(printed), fold(registered)];
  if (whole.startsWith(part)) {
    const behind = whole.slice(part.length);
    return behind === '' || /^[(（]/.test(behind) || PART_OF_A_HOUSE.test(behind) || endsAWord(printed, part);
  }
  // JAみのり野農業協同組合: a brand in front.
  return whole.endsWith(part) && /^[A-Z]{1,6}$/.test(whole.slice(0, -part.length));
};
const PART_OF_A_HOUSE =
  /(?:店|支社|支部|支所|営業所|出張所|事業所|事業部|本部|[^\s]部|課|室|係|局|センター|工場|本社)$/;
/** 株式会社 見本 前橋: a name printed with spaces of its own, and a gap behind it. */
const endsAWord = (printed: string, part: string): boolean => {
  const words = printed.normalize('NFKC').split(/\s+/);
  return words.some((_, i) => words.slice(0, i + 1).join('') === part);
};
