import type { InvoiceRecord } from '../../src/engines/registry/index.ts';
import type { Change } from './changes.ts';
import { legalName } from './legal-name.ts';
import type { State } from './world.ts';

type Json = Record<string, unknown>;

/** What is said about a document, wherever its answer puts it. */
export interface DocumentAnswer {
  readonly judged: Json;
  readonly number: string | null;
  readonly name: string | null;
  readonly date: string | null;
  /** What is to be paid, where it differs from the total. */
  readonly payable: number | null;
  readonly status: string;
  readonly review: boolean;
}

export function readAnswer(answer: Json): DocumentAnswer {
  const isReceipt = 'qualified_invoice' in answer;
  const extraction = (isReceipt ? answer : answer.extraction) as Record<string, Json> & Json;
  const judged = (isReceipt ? answer.qualified_invoice : answer.verification) as Json;
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  const validation = extraction.validation as Json;
  return {
    judged,
    number: text(isReceipt ? (extraction.merchant as Json).registration_number : extraction.registration_number),
    name: text(isReceipt ? (extraction.merchant as Json).name : extraction.supplier_name),
    date: text(isReceipt ? (extraction.transaction as Json).date : extraction.date),
    payable: ((extraction.amounts as Json).payable as number | null) ?? null,
    status: String(validation.status),
    review: validation.manual_review_required === true,
  };
}

export interface World {
  readonly state: State;
  readonly today: string;
  readonly row: (registrationNumber: string) => InvoiceRecord | null;
}

/** Verdicts about a changed document that its own print and the rows do not carry, after the contract. */
export function unprovenDocument(change: Change | null, text: string, answer: Json, world: World): string[] {
  const { judged, number, name, date, payable, status, review } = readAnswer(answer);
  const { decision, verdict, resolved_registration_number: resolved, judged_on: day } = judged;
  const faults: string[] = [];
  const fault = (when: boolean, what: string) => {
    if (when) faults.push(what);
  };
  // Reading: letters for the digits they stand for, never one digit for another, and nothing that is not printed.
  fault(number !== null && !digitsOf(text).includes(number.slice(1)), `the number ${number} is not printed`);
  fault(resolved !== null && resolved !== number, `${number} became ${resolved} in a text`);
  fault(name !== null && !plain(text).includes(plain(name)), `the name ${name} is not printed`);

  const row = number === null ? null : world.row(number);
  const isProof = world.state !== 'stale';
  const from = row?.registrationDate ?? '9999';
  const held = row !== null && typeof day === 'string' && day >= '2023-10-01' && day >= from;
  const isOver = row !== null && typeof day === 'string' && day >= (row.disposalDate ?? row.expireDate ?? '9999');
  const registered = isProof && held && !isOver;
  fault(day !== null && day !== date, `judged on ${day}, the document has ${date}`);
  fault(verdict === 'qualified' && !registered, `qualified on ${day}`);
  fault(judged.qualified_invoice_registered === true && !registered, `registered on ${day}`);
  fault(decision === 'registered_unconfirmed' && !registered, `registered_unconfirmed on ${day}`);
  const supplier = typeof judged.supplier_name === 'string' ? judged.supplier_name : name;
  fault(decision === 'verified' && !(registered && sameName(supplier, row)), `verified: ${supplier} and ${row?.name}`);
  const isAbsent = number !== null && row === null && world.state === 'complete';
  fault(decision === 'not_registered' && !isAbsent, 'not_registered');
  fault(verdict === 'not_qualified' && !isAbsent && !(isProof && row !== null && !registered), 'not_qualified');
  const holds = decision === 'verified' || decision === 'registered_unconfirmed';
  fault(!holds && !review, `${decision} and nobody looks`);

  // Passed: one printed total was changed and contradicts the others, or nothing else proves it.
  fault(status === 'passed' && review, 'passed and to be looked at');
  // Changed into what is left to pay, it is that: the other prints still prove the total.
  const isPayable = Number(change?.printed.normalize('NFKC').replace(/[^0-9]/g, '')) === payable;
  const stillCloses = change?.what === 'total' && (isPayable || closesLawfully(change.printed, text));
  fault(status === 'passed' && change?.what === 'total' && !stillCloses, `passed with the total ${change?.printed}`);
  fault(status === 'passed' && !holds, `passed with ${decision}`);
  fault(status === 'passed' && (date === null || date > latest(world.today, answer)), `passed on ${date}`);
  fault(status === 'passed' && wrongWeekday(text, date), `passed with a wrong weekday beside ${date}`);
  return faults;
}

/**
 * The contract takes a total that closes lawfully with other printed numbers: a printed tax is its part at a rate
 * (420 in 4,620 and in 4,623 alike), or a printed base and its printed tax, of one rate or of both, add up to it.
 */
function closesLawfully(printed: string, text: string): boolean {
  const numberOf = (digits: string) => Number(digits.replace(/[^0-9]/g, ''));
  const total = numberOf(printed.normalize('NFKC'));
  const numbers = new Set([...text.normalize('NFKC').matchAll(/\d[\d,]*/g)].map(([digits]) => numberOf(digits)));
  const isPrinted = (tax: number) => [Math.floor, Math.round, Math.ceil].some((round) => numbers.has(round(tax)));
  const withTax = (rate: number) =>
    [...numbers].flatMap((base) =>
      [Math.floor, Math.round, Math.ceil].flatMap((round) => {
        const tax = round((base * rate) / 100);
        return tax > 0 && numbers.has(tax) ? [base + tax] : [];
      }),
    );
  const reduced = new Set(withTax(8));
  if (withTax(10).some((sum) => reduced.has(total - sum))) return true;
  return [8, 10].some((rate) => {
    const base = Math.round((total * 100) / (100 + rate));
    const isSum = [base - 1, base, base + 1].some((sum) => numbers.has(sum) && numbers.has(total - sum));
    return isPrinted((total * rate) / (100 + rate)) || isSum;
  });
}

/** Receipts are of today or before, with a day for other time zones; invoices are dated ahead by a month. */
const latest = (today: string, answer: Json): string => {
  const days = 'qualified_invoice' in answer ? 1 : 31;
  return new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
};

const LETTERS: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  D: '0',
  Q: '0',
  〇: '0',
  I: '1',
  l: '1',
  i: '1',
  '|': '1',
  '!': '1',
  Z: '2',
  z: '2',
  S: '5',
  s: '5',
  G: '6',
  b: '6',
  B: '8',
  g: '9',
  q: '9',
};
/** T八〇四七…: a number printed in numerals is printed. */
const KANJI = '〇一二三四五六七八九';
const KANJI_NUMBER = /(?<=T\s?)[〇一二三四五六七八九]{13}/g;
/** All digits of a text in a row, letters read as the digits they stand for. */
const digitsOf = (text: string): string =>
  [...text.normalize('NFKC').replace(KANJI_NUMBER, (number) => [...number].map((sign) => KANJI.indexOf(sign)).join(''))]
    .filter((sign) => !/[\s\-.‐−ー―–]/.test(sign))
    .map((sign) => LETTERS[sign] ?? sign)
    .join('');
/**
 * 一 between katakana and the long mark are one sign to every eye, and no word has the numeral there; エ and 工 (田村鉄エ所)
 * are one sign, too. 株式会杜 is 株式会社 whoever reads it: no other word has these letters.
 */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(LATIN_BAR, '-')
    // ス一パ一: between kana a stroke is the long mark, whichever of the two signs a reader took; センタ一 函館校: at the end of a word.
    .replace(/(?<=[ァ-ヶ])一(?=[ァ-ヶ])/g, 'ー')
    .replace(/(?<=[ァ-ヶ]{2}|[ァ-ヶ]ー[ァ-ヶ])一(?=\s|$)/gm, 'ー')
    .replace(/[\s\u3000]/g, '')
    .replace(/(?<=[ァ-ヶ])一(?=[ァ-ヶ])/g, 'ー')
    .replaceAll('工', 'エ')
    .replace(/(?<=[ァ-ヶ])一(?=長|$)/g, 'ー')
    .replace(/(?<=株式会|有限会|合同会)杜/g, '社')
    // 司法書土法人, 社会保険労務土法人: likewise.
    .replace(/(?<=書|理|護|務)土(?=法人)/g, '士')
    .replace(/(?<=株式|有限)合(?=社)/g, '会');
/** `WiーFi`, `0ー24`: between Latin letters or figures the long mark can only be the hyphen it looks like. */
const LATIN_BAR = /(?<=[A-Za-z0-9])ー(?=[A-Za-z0-9])/g;

const WEEKDAYS = '日月火水木金土';
/** A weekday printed right behind the date that the date does not have. */
function wrongWeekday(text: string, date: string | null): boolean {
  if (date === null) return false;
  const [year, month, day] = date.split('-').map(Number);
  const printed = new RegExp(
    `${year}[年/.-]\\s?0?${month}[月/.-]\\s?0?${day}日?\\s?[(（]([日月火水木金土])(?:曜日?)?[)）]`,
  ).exec(text.normalize('NFKC'));
  return printed !== null && WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] !== printed[1];
}

const LEGAL_FORM =
  /国立大学法人|独立行政法人|株式会社|有限会社|合同会社|合資会社|合名会社|(?:一般|公益)?(?:社団|財団)法人|(?:社会)?医療法人|学校法人|(?:弁護士|税理士|司法書士|行政書士|社会保険労務士|弁理士|土地家屋調査士|監査|特許業務|宗教|社会福祉|特定非営利活動|農事組合)法人/g;
/**
 * Beside the right number the name has to agree, not to prove uniqueness: the form may be left out or stand at the
 * other end and long marks may differ (`name_normalized`), a branch may follow. Another form, or another letter, is
 * another name.
 */
const sameName = (printed: string | null, row: InvoiceRecord | null): boolean => {
  if (printed === null || row === null) return false;
  const parts = (name: string) => {
    // Hiragana for katakana is read alike.
    const kata = [...legalName(name)].map((sign) =>
      /[ぁ-ゖ]/.test(sign) ? String.fromCharCode(sign.charCodeAt(0) + 96) : sign,
    );
    // Pteー Ltd.: a stroke for the point of an abbreviated form.
    const folded = kata
      .join('')
      .replaceAll('ヶ', 'ケ')
      .replace(/(?<=Pte|Co|Inc|Ltd)ー/gi, '')
      .replace(LATIN_BAR, '-');
    return {
      form: folded.match(LEGAL_FORM)?.[0] ?? null,
      core: folded.replace(LEGAL_FORM, '').replace(/[ー・.()]/g, ''),
    };
  };
  const one = parts(printed);
  return [row.name, row.tradeName].some((name) => {
    if (name === null) return false;
    const other = parts(name);
    return one.core.startsWith(other.core) && (one.form === null || other.form === null || one.form === other.form);
  });
};
