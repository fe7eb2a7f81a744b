import type { DocumentKind as DocumentKindName } from '../../../contract/labels/extraction.labels.ts';
import { knownRates } from '../../../japan/consumption-tax.ts';
import type { BankAccount } from '../candidates/bank.ts';
import { isRepaired } from '../candidates/registration-number.ts';
import type { Verdict } from '../learned/rule.ts';
import type { IssuerDetails } from '../parties/issuer-details.ts';
import type { Supplier } from '../parties/supplier.ts';
import type { Proof } from '../proof/proof.ts';
import type { Amounts } from './amounts.ts';
import type { Analysis } from './analysis.ts';
import type { BlockRow } from './printed-name.ts';
import type {
  CheckName,
  CheckResult,
  Checks,
  DocumentFields,
  DocumentKind,
  ExtractedDocument,
  ExtractionWarning,
  Missing,
} from './types.ts';

export interface Findings {
  readonly kind: DocumentKind;
  readonly documentKind: Verdict;
  readonly analysis: Analysis;
  readonly fields: DocumentFields;
  readonly amounts: Amounts;
  readonly details: IssuerDetails;
  readonly supplier: Supplier | null;
  readonly bank: BankAccount | null;
  readonly rounding: Readonly<Record<string, string>>;
  readonly prints: ExtractedDocument['prints'];
  readonly issuerBlock: readonly BlockRow[];
  readonly proofs: Readonly<Record<'total' | 'date' | 'issuer' | 'items' | 'documentKind' | 'reading', Proof>>;
}

/** The checks of the contract, the warnings, and whether a person should look. */
export function validate(findings: Findings): ExtractedDocument {
  const { kind, fields, amounts, details, supplier, bank, proofs, documentKind } = findings;
  const missing = missingFields(findings);
  const checks = runChecks(findings, missing);
  const warnings = collectWarnings(findings, checks);
  const reasons = Object.fromEntries(Object.entries(proofs).map(([name, { by, against }]) => [name, { by, against }]));
  const document: ExtractedDocument = {
    kind,
    documentKind: documentKind.best as DocumentKindName,
    documentKindConfidence: Math.max(...documentKind.probabilities),
    fields,
    legalName: supplier?.form ? fields.supplierName.value : null,
    registeredName: null,
    issuerBlock: findings.issuerBlock,
    missing,
    prints: findings.prints,
    supplierNameEnglish: supplier?.english ?? null,
    phoneValid: details.phone?.valid ?? null,
    bank: bank
      ? { bankName: bank.bankName, branch: bank.branch, type: bank.type, number: bank.number, holder: bank.holder }
      : null,
    withholding: amounts.withholding,
    carriedOver: amounts.carriedOver,
    otherRegistrationNumbers: details.otherNumbers.map((number) => number.value),
    resolvedNumber: details.registrationNumber?.resolved ?? null,
    numberRepaired: details.registrationNumber !== null && isRepaired(details.registrationNumber),
    rounding: findings.rounding,
    checks,
    reasons,
    warnings,
    manualReview: true,
    status: 'review',
  };
  return judge(document);
}

/** Failing one of these is a fault of the paper; failing another check is a reason to look. */
const FAULTS: readonly CheckName[] = [
  'requiredFields',
  'registrationNumberChecksum',
  'amountConsistency',
  'taxConsistency',
];
/** What `passed` needs, each of them. */
const NEEDED: readonly CheckName[] = ['total', 'date', 'issuer', 'documentKind', 'reading'];
const CRITICAL = ['supplierName', 'date', 'total'] as const;
const LEAST_CONFIDENCE = 0.6;

/** The status that follows from the checks: passed only when everything it speaks for is proven. */
export function judge(document: ExtractedDocument): ExtractedDocument {
  const { checks, fields, warnings, numberRepaired } = document;
  const missingNumber = fields.registrationNumber.value === null;
  const failed = FAULTS.some(
    // A missing T-number alone makes no fault of the paper, nor does a digit that the reader of a picture took wrong.
    (name) =>
      checks[name] === 'failed' &&
      !(name === 'requiredFields' && missingNumber) &&
      !(name === 'registrationNumberChecksum' && numberRepaired),
  );
  const proven =
    NEEDED.every((name) => checks[name] === 'passed') && !Object.values(checks).includes('failed') && !missingNumber;
  const unsure = CRITICAL.some((name) => fields[name].value === null || fields[name].confidence < LEAST_CONFIDENCE);
  const repaired = numberRepaired || warnings.includes('registration_number_unreadable');
  const passed = proven && !unsure && !repaired && !warnings.includes('registration_number_not_found');
  return { ...document, manualReview: !passed, status: failed ? 'failed' : passed ? 'passed' : 'review' };
}

function runChecks({ amounts, analysis, details, proofs }: Findings, missing: readonly Missing[]): Checks {
  const number = details.registrationNumber;
  const unreadable = analysis.registration.unreadable;
  return {
    requiredFields: missing.length === 0 ? 'passed' : 'failed',
    registrationNumberFormat: number ? formatOf(number.value) : unreadable ? 'failed' : 'not_applicable',
    registrationNumberChecksum: number ? (number.checksum ? 'passed' : 'failed') : 'not_applicable',
    amountConsistency: amounts.amountCheck,
    taxConsistency: amounts.taxCheck,
    total: proofs.total.result,
    date: proofs.date.result,
    issuer: proofs.issuer.result,
    items: proofs.items.result,
    documentKind: proofs.documentKind.result,
    reading: proofs.reading.result,
  };
}

const formatOf = (number: string): CheckResult => (/^T\d{13}$/.test(number) ? 'passed' : 'failed');

const SERVICE = /料金|リョウキン|運賃|代金/;
/** Rows that say what was done for the money, without an amount of their own. */
const SERVED =
  /^[(（]?(?:\d{1,2}[.．)、])?(?:工事名称?|工事件名|(?:品名|件名|品目)[:：](?=\p{L})|ご?利用年月日|区間|乗車|利用区間|駐車|宿泊|受講|施術|定期券|入場|(?:新幹線|特急)?(?:自由席|指定席|グリーン)?(?:乗車|特急|乗船|航空|観覧|指定席)券|コース|ご利用内容|(?:ご?請求)?内容|ご?購入(?:商品|品目)|供花|供物|生花|花輪|弔電|献花)/u;
/** 明細は納品書をご参照ください: two papers together may say what the law asks for. */
/** 請求書(別紙納品書 14枚), too. */
const SAID_ELSEWHERE =
  /[(（]別[紙添](?:納品書|伝票|明細書?)\d{0,4}[枚通件]?[)）]|(?:明細|内訳|詳細)は?.{0,8}(?:納品書|伝票|別紙|別添).{0,8}(?:参照|ご覧|とおり|通り)/;
/** 令和8年10月分 清掃業務: the month and what was done in it. */
const MONTHLY = /\d{1,2}月分\p{L}{2,20}$|^\p{L}{3,20}\d{1,2}月分$/u;
/** 通行料金 ¥1,320; コインロッカー利用証明書: a charge that names its service, or a paper that does. */
const NAMED_SERVICE =
  /(?:通行|駐車|駐輪|乗車|入場|入館|入浴|宿泊|受講|施術|電気|ガス|水道|電話|通信|保管|通話)料金?(?:[(]税込[)])?[:：]?[¥\\]?\d|^運賃[:：]?[¥\\]?\d|(?:電気|ガス|水道)[^\d]{0,4}料金|(?:電気|ガス|水道)ご?使用量|(?<=(?!ご?利用)\p{L}{3,6})利用(?:証明書|明細書?|票|券)/u;
/** 工事代金請求書, 出来高請求書, ご乗車代金 領収書: the title says what the money is for. */
/** 請求書(工事出来高): in brackets behind it, too. */
const SAID_BEHIND_TITLE = /請求書[(（]\p{L}{0,8}(?:工事|出来高|代金?|料金?|費)\p{L}{0,4}[)）]$/u;
const SAID_IN_TITLE =
  /^(?!.*ご?利用)\p{L}{2,12}(?:代金|料金?|運賃|工事費?)\p{L}{0,4}(?:請求書|領収[書証])(?!.*(?:No|番号)[.:]?\d)|^\p{L}{0,8}出来高請求書/u;
/** Goods that leave the country bear no tax (消費税法第7条, 第8条), and a word for all of them says so. */
const EXPORT =
  /輸出免税|免税販売|免税店|tax-?freeshop|免税合計|export[^\d]{0,24}(?:exempt|zero-?rated)|zero-?ratedexport/i;
/** 売上割戻金, 販売奨励金, リベート: a return of the price says by its name what it is for (消費税法第57条の4第3項). */
const REBATE = /割戻し?(?:金|額)?|(?:販売|出荷)奨励金|リベート/;
const UNTAXED_PURPOSE = /[(（](?:不課税|非課税|消費税?(?:不課税|非課税|対象外)|課税対象外)[)）]$/;
/** 11月分 Web予約システム利用料: the charge by its name, its amount in the next row; 処理手数料 10kgにつき180円, too. */
const CHARGE =
  /^[^。:：¥\\]{2,30}(?:利用料|使用料|手数料|購読料|賃借料|保育料|授業料|聴講料|管理費|月謝|家賃|受講料|執筆料|原稿料|委託料|会費|報酬|謝金|作業代|工事代金?|乗車代金)(?:として|領[収收][書証]|[(（][^()（）]{1,12}[)）])?$|^\p{L}{2,10}(?:手数料|使用料|処理料)\d{1,4}\p{L}{1,3}(?:に(?:つき|付き)|あたり|当たり)[\d,]+円$|^[^。:：¥\\]{1,20}代(?:金)?として$/u;

/** `合計は消費税率10%対象(税込)`, `※税率10%`: the rate that applies, without any amount. */
const RATE_SAID =
  /税率は(?:8|10)%|(?:消費)?税率?[:：(]?(?:8|10)%(?:対象|込|[)）。]|$)|^[^\d]{0,8}(?:8|10)%(?:税込|込み?|対象|課税)[^\d]*$/;

/**
 * The items a qualified invoice must show (消費税法第57条の4第1項); a simplified one for the public (第2項) needs no
 * recipient, and the rate or the tax is enough.
 */
function missingFields({ kind, fields, amounts, analysis }: Findings): Missing[] {
  const has = (name: keyof DocumentFields) => fields[name].value !== null;
  const taxed = amounts.groups.filter((group) => group.rate > 0);
  // 駐車料金, 通行料金: the sum itself says what was bought.
  const named = SERVICE.test(fields.total.evidence ? (amounts.totalFact?.word ?? '') : '');
  const described =
    (fields.items.value?.length ?? 0) > 0 ||
    has('summary') ||
    named ||
    // A statement sums up deliveries; their own notes say what was sold.
    amounts.carriedOver !== null ||
    analysis.rows.some((row) => CHARGE.test(row.tight) || MONTHLY.test(row.tight) || SAID_IN_TITLE.test(row.tight)) ||
    analysis.rows.some(
      (row) =>
        SERVED.test(row.tight) ||
        REBATE.test(row.tight) ||
        SAID_BEHIND_TITLE.test(row.tight) ||
        NAMED_SERVICE.test(row.tight) ||
        SAID_ELSEWHERE.test(row.tight),
    );
  // Damages, dues, duty-free goods: a paper whose whole sum bears no tax has no rate to show.
  const untaxed = amounts.breakdown.every((row) => row.rate === 0) && (amounts.tax ?? 0) === 0;
  const zero = amounts.breakdown.reduce((sum, row) => sum + row.taxableAmount, 0);
  const isExport = untaxed && analysis.rows.some((row) => EXPORT.test(row.tight));
  // ただし 年会費 (不課税): what the whole sum was paid for bears none.
  const isUntaxedPurpose = untaxed && zero === 0 && UNTAXED_PURPOSE.test(fields.summary.value ?? '');
  const perRate = isUntaxedPurpose || taxed.length > 0 || (untaxed && zero === amounts.total && zero !== 0) || isExport;
  const isReceipt = kind === 'receipt';
  const saysRate = analysis.rows.some((row) => RATE_SAID.test(row.tight));
  const showsTax = isReceipt
    ? perRate || has('taxAmount') || saysRate
    : perRate && taxed.every((group) => group.tax !== null);
  const shown: Readonly<Record<Missing, boolean>> = {
    issuer: has('supplierName'),
    registrationNumber: has('registrationNumber'),
    date: has('date'),
    description: described,
    tax: showsTax,
    customer: isReceipt || has('customerName'),
  };
  return (Object.keys(shown) as Missing[]).filter((name) => !shown[name]);
}

function collectWarnings(findings: Findings, checks: Checks): ExtractionWarning[] {
  const { analysis, fields, amounts, details, proofs } = findings;
  const warnings: ExtractionWarning[] = [];
  const number = details.registrationNumber;
  if ((fields.items.value?.length ?? 0) === 0) warnings.push('line_items_not_detected');
  if (fields.total.value === null) warnings.push('total_not_found');
  if (fields.date.value === null) warnings.push('date_not_found');
  if (!number)
    warnings.push(
      analysis.registration.unreadable ? 'registration_number_unreadable' : 'registration_number_not_found',
    );
  if (number && isRepaired(number)) warnings.push('registration_number_repaired');
  if (details.otherNumbers.length > 0) warnings.push('multiple_registration_numbers');
  if (amounts.perLineRounding) warnings.push('tax_rounded_per_line');
  if (amounts.disproved !== null) warnings.push('total_disproved_by_arithmetic');
  const known = knownRates(fields.date.value);
  if (amounts.groups.some((group) => group.rate > 0 && !known.includes(group.rate))) warnings.push('tax_rate_unknown');
  if (checks.documentKind === 'failed') warnings.push('document_type_mismatch');
  if (proofs.total.result === 'failed') warnings.push('amounts_contradict');
  if (proofs.items.result === 'failed') warnings.push('line_items_do_not_add_up');
  if (proofs.date.result === 'failed') warnings.push('date_implausible');
  if (proofs.issuer.result !== 'passed') warnings.push('issuer_unconfirmed');
  return warnings;
}
