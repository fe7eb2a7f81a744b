import {
  ADDRESSED,
  ADDRESSED_SURELY,
  BOUND_FOR,
  BOUND_FOR_BEHIND_NAME,
  DONO,
  DONO_BEHIND_NAME,
  NOT_ADDRESSED_BOUND_FOR,
  NOT_ADDRESSED_SAMA,
  ONCHU,
  SAMA,
  SENSEI,
} from '../../../japan/honorifics.ts';
import { likelyPatterns } from '../../../japan/likely-patterns.ts';
import type { Candidate } from '../candidates/candidate.ts';
import { endsLikeHouse } from '../cards/house-words.ts';
import type { Analysis } from '../document/analysis.ts';
import type { Row } from '../page/rows.ts';
import { companyBelow, lineBelow, segmentAfter } from './beside-label.ts';
import { companyAbove } from './company-above.ts';
import {
  BILL_OF,
  FIELD_GROWN,
  LABEL,
  LABEL_ALONE,
  LABEL_BESIDE,
  NUMBER_IN_FRONT,
  PAYER_BESIDE,
  ROLE_IN_FRONT,
  SHOP_OF_MARKET,
} from './customer-labels.ts';
import { ARROW, FACILITY, stripLead, stripTail } from './customer-name.ts';
import { isDepartmentOnly } from './department-only.ts';

export interface Customer extends Candidate<string> {
  readonly score: number;
}

const SPACED_ONCHU = [...ONCHU].join(String.raw`\s?`);
const HONORIFIC = new RegExp(
  String.raw`^(.*?)\s?(${SPACED_ONCHU}|${SAMA}|${DONO_BEHIND_NAME}|${SENSEI})(?=\s|$|[()（）]|(?<=${ONCHU})(?:${FIELD_GROWN}))`,
);
/** Only where no other form is there: スナック 夜間飛行 様. */
const MODEST = new RegExp(String.raw`^(.*?)\s?(${BOUND_FOR_BEHIND_NAME})(?=\s|$|[()（）])`);
/** 御中 in front of the name, as a form prints it. */
const IN_FRONT = new RegExp(
  String.raw`^\s*(?:(?:${ADDRESSED_SURELY})(?:\s?[:：])?\s+|${SAMA}\s?[:：]\s?)(\S.*?)(?:\s{2,}|$)`,
);
/** 株式会社A / 御中: alone in the row below. */
const ALONE = new RegExp(`^(?:${ADDRESSED})$`);
/** A honorific standing apart from the name: `株式会社A      御中`. */
const APART = new RegExp(
  String.raw`^\s*(\S.*?)\s{2,}(${SPACED_ONCHU}|${ADDRESSED})\s*(?:$|\s{2,}|[(]|(?<=${ONCHU})(?=${FIELD_GROWN}))`,
);
const NO_NAME =
  /^(?:お客|お?得意|お|皆|貴|客|ご利用者|会員|担当者|ご担当者?|各|ご?宛[名先]|お?名前|ご?氏名|御?芳名|ご?請求先名?|ご?宿泊者?|お一人|飼い?主|ご?契約者|納入者|納付者|ご?依頼者|お?申込者|\d*名?)$/;
const NOT_CUSTOMER = new RegExp(
  String.raw`ありがとう|ください|下さい|お願い|いただ|頂き|ませ|お問い?合わ?せ|番号|控え?|ポイント|会員|レシート|${NOT_ADDRESSED_SAMA}|\d名${SAMA}|一名${SAMA}|お買上`,
);
const NOT_BOUND_FOR = new RegExp(NOT_ADDRESSED_BOUND_FOR);
function modest(text: string): RegExpExecArray | null {
  const found = MODEST.exec(text);
  return found && !NOT_BOUND_FOR.test(found[0]) ? found : null;
}

/** What may make a row one of the customer; most rows have no letter of any. */
const SAYS_WHOM = [
  LABEL,
  HONORIFIC,
  MODEST,
  LABEL_BESIDE,
  PAYER_BESIDE,
  SHOP_OF_MARKET,
  LABEL_ALONE,
  IN_FRONT,
  ALONE,
  /月(?:分|度)?の?(?:ご|御)?(?:請求|利用料金)/,
];
const likelyWhom = likelyPatterns([...SAYS_WHOM, APART], (pattern) => pattern);

/** Who the document is made out to: 御中, 様, 殿, or a label such as 請求先 or Bill to. */
export function findCustomers(analysis: Analysis): Customer[] {
  const customers: Customer[] = [];
  for (const row of analysis.rows) {
    if (analysis.bankRows.has(row.index) || likelyWhom(row.text).length === 0) continue;
    for (const segment of row.segments) {
      // 株式会社A → 株式会社B 御中: who writes stands in front of the arrow.
      const lead = ARROW.exec(segment.text)?.[0].length ?? 0;
      const labelled = LABEL.exec(segment.text.slice(lead));
      const said = labelled ? labelled[1]! : segment.text.slice(lead);
      const text = said.replace(ROLE_IN_FRONT, '');
      const offset = segment.start + segment.text.length - text.length;
      const honorific = HONORIFIC.exec(text) ?? modest(text);
      // ご契約名義 株式会社みどり製茶 様 お客さま番号 0203: what stands behind says nothing about the name.
      if (honorific && !NOT_CUSTOMER.test(withoutCompanies(analysis, row, honorific[0]))) {
        const candidate = named(
          analysis,
          row,
          offset,
          honorific[1]!,
          honorific[2]!.replace(/\s/, ''),
          labelled !== null,
          text === said ? columnOf(row, segment) : null,
        );
        if (candidate) {
          customers.push(candidate);
          continue;
        }
      }
      const beside =
        LABEL_BESIDE.test(segment.text) || isPayer(analysis, row, segment.text)
          ? analysis.companies.find((entry) => entry.row === row && entry.start > segment.start)
          : undefined;
      const company = labelled && analysis.companies.find((entry) => entry.row === row && entry.start >= offset);
      // 【請求先】株式会社A (貴社登録番号 T…): what is no customer may stand behind one.
      // Attention: Accounts Payable names a desk; Attention: CFO, Pacific Mihon K.K. the company, too.
      const isDesk = ATTENTION.test(segment.text) && !company;
      if (labelled && !isDesk && !NOT_CUSTOMER.test(company ? company.value : text)) {
        const value = (company?.value ?? stripTail(text)).replace(DESK_IN_FRONT, '');
        if (value.length >= 2 && !/^\d+$|^[^\s@]+@[^\s@]+$/.test(value))
          customers.push({ row, start: offset, end: offset + value.length, value, repairs: [], score: 4 });
      } else if (beside) {
        customers.push({ ...beside, score: 4 });
      } else if (SHOP_OF_MARKET.test(row.text.trim())) {
        const value = SHOP_OF_MARKET.exec(row.text.trim())![1]!;
        const start = row.text.indexOf(value);
        customers.push({ row, start, end: start + value.length, value, repairs: [], score: 3.5 });
      } else if (
        LABEL_ALONE.test(segment.text) &&
        !ALONE.test(row.tight.slice(segment.text.replaceAll(' ', '').length))
      ) {
        // 宛名                 様: a form that nobody filled in.
        const behind = segmentAfter(row, segment.end);
        // BILL TO           Invoice No.  QF26-110: the label of the next column.
        const below =
          (behind && !FIELD_BEHIND.test(behind.value) ? behind : null) ??
          lineBelow(analysis, row, segment.left) ??
          companyBelow(analysis, row, segment.left);
        // Bill to  Kobe Robotics K.K. / Minato 3-2, Chuo-ku, Kobe
        const named = below && analysis.companies.find((entry) => entry.row === below.row && isWithin(entry, below));
        if (below) customers.push({ ...(named ?? below), score: 3.5 });
      }
    }
    const billed = analysis.companies.find((entry) => entry.row === row && BILL_OF.test(row.text.slice(entry.end)));
    if (billed) customers.push({ ...billed, score: 3.5 });
    const front = IN_FRONT.exec(row.text);
    if (front && !customers.some((customer) => customer.row === row)) {
      const start = row.text.indexOf(front[1]!);
      if (!/\d{3}|[:：]/.test(front[1]!))
        customers.push({ row, start, end: start + front[1]!.length, value: front[1]!, repairs: [], score: 3.5 });
    }
    const above = analysis.rows[row.index - 1];
    const isAlone = ALONE.test(row.tight) && above !== undefined;
    const company = isAlone ? analysis.companies.find((entry) => entry.row === above) : undefined;
    if (company) customers.push({ ...company, score: 4 });
    const apart = APART.exec(row.text);
    // 患者番号 0021844    遠藤 美佐  様: the number of the customer in a column in front.
    const whole = apart?.[1]?.replace(NUMBER_IN_FRONT, '') ?? '';
    if (
      apart &&
      !NOT_CUSTOMER.test(withoutCompanies(analysis, row, whole)) &&
      !customers.some((customer) => customer.row === row)
    ) {
      const pieces = whole.split(/ {2,}/);
      const start = row.text.indexOf(whole);
      const value = pieces.length <= 2 ? stripLead(whole.replace(/ {2,}/g, ' ')) : '';
      if (value.length >= 2 && !NO_NAME.test(value) && !/[\d¥]{4}/.test(value))
        customers.push({ row, start, end: start + whole.length, value, repairs: [], score: 4 });
    }
  }
  return customers.sort((a, b) => b.score - a.score);
}

const FIELD_BEHIND =
  /^(?:(?:invoice|order|account|customer|due|issue|receipt|payment|page|p\.?o\.?)\s?(?:no|number|date|id|#|terms)\.?|date|terms|ship to|no\.?|請求書?(?:No\.?|番号|日)|発行日|登録番号)\s?[:：]?$/i;
const ATTENTION = /^att(?:entio)?n/i;
const DESK_IN_FRONT = /^(?:C[EFOT]O|Accounts(?: Payable)?|Finance(?: Dept\.?)?|Purchasing),\s*/;
/** 施設管理部  石原 様: a person behind the department, which stands under the company. */
const columnOf = (row: Row, { start, left }: Row['segments'][number]): number =>
  row.segments.find(({ end, text }) => end <= start && start - end <= 4 && isDepartmentOnly(text))?.left ?? left;

/** 納入者 株式会社見本: not where the T-number stands beside it, which is the issuer's. */
const isPayer = ({ registration }: Analysis, row: Row, text: string): boolean =>
  PAYER_BESIDE.test(text) && !registration.found.some((number) => Math.abs(number.row.index - row.index) <= 1);

const isWithin = (inner: Candidate<string>, outer: Candidate<string>): boolean =>
  inner.start >= outer.start && inner.end <= outer.end;

/** 株式会社クロスポイント 様: a word inside a legal name says nothing about whom the row is for. */
const withoutCompanies = ({ companies }: Analysis, row: Row, text: string): string =>
  companies.reduce((rest, entry) => (entry.row === row ? rest.replace(entry.value, '') : rest), text);

function named(
  analysis: Analysis,
  row: Row,
  offset: number,
  name: string,
  honorific: string,
  labelled: boolean,
  /** Where a company above could stand; a patient or a learner has none. */
  left: number | null,
): Customer | null {
  // ホテルみほん 購買ご担当: whom in the house.
  const led = stripLead(name);
  const value = led.replace(/(?<=\S{3})\s+\S{0,6}ご?担当者?$/, '');
  const start = offset + name.length - led.length;
  if (honorific === BOUND_FOR && !/(?:株式会社|\(株\)|有限会社|合同会社)/.test(value)) return null;
  const company = analysis.companies.find(
    (entry) => entry.row === row && entry.start >= offset && entry.start < offset + name.length + 1,
  );
  const compact = value.replaceAll(' ', '');
  // 上様 is what a shop writes when the customer gives no name.
  if (compact === '上' && honorific === SAMA)
    return { row, start, end: start + name.length + 1, value: '上様', repairs: [], score: 3 };
  if (NO_NAME.test(compact) || compact === '' || /^[\d\p{P}\p{S}]+$/u.test(compact)) return null;
  const representative =
    (honorific === SAMA || honorific === DONO) &&
    (/(?:取締役|社長|部長|課長|店長|所長|代表|理事長|院長|ご担当)/.test(compact) || /(?:部|課|室|係) \S/.test(value));
  if (
    (isDepartmentOnly(value) && !company) ||
    representative ||
    (isPersonOf(compact) && honorific === SAMA && !company)
  ) {
    // `経理部 御中` or `山田様`: the company may stand in the line above.
    const beside = analysis.companies.findLast((entry) => entry.row === row && entry.end <= offset + 1);
    // TEL 075-221-8870 Guest 見本 花子 様: what stands above belongs to whose number that is.
    const isApart = left === null || analysis.phones.some((phone) => phone.row === row && phone.end <= start);
    const above =
      (isDepartmentOnly(value) ? beside : undefined) ?? (isApart ? undefined : companyAbove(analysis, row, left));
    if (above) return { ...above, score: 5 };
    if (isDepartmentOnly(value) && !company) return null;
  }
  if (company) {
    // Department after the name (`株式会社A 経理部 御中`) is no part of the customer's name.
    const facility = FACILITY.exec(row.text.slice(company.end, offset + name.length))?.[0] ?? '';
    return {
      row,
      start: company.start,
      end: company.end + facility.length,
      value: `${company.value}${facility}`,
      repairs: [],
      score: 5 + (honorific === ONCHU ? 1 : 0),
    };
  }
  const score = (honorific === ONCHU ? 4.5 : 3.5) + (labelled ? 1 : 0);
  return { row, start, end: start + value.length, value, repairs: [], score };
}

const isPersonOf = (text: string): boolean =>
  /^(?:\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}){2,6}$/u.test(text) && !endsLikeHouse(text);
