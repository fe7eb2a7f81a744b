import type { InvoiceFacts } from '../facts.ts';
import { GOTHIC, MINCHO } from '../fonts.ts';
import { longDate, yen } from '../format.ts';
import type { Random } from '../random.ts';
import type { Box, Sheet, TextItem } from '../sheet.ts';

const WIDTH = 1240;
const HEIGHT = 1754;
const [LEFT, MIDDLE] = [90, 640];

const PARAGRAPHS = [
  '拝啓 時下ますますご清栄のこととお慶び申し上げます。平素は格別のご高配を賜り、厚く御礼申し上げます。',
  'さて、下記の通り今月分のご利用料金が確定いたしましたので、お知らせ申し上げます。内容をご確認のうえ、期日までにお支払いくださいますようお願いいたします。',
  'ご登録の口座からの引き落としをご希望の場合は、同封の申込書に必要事項をご記入のうえ、弊社経理部までご返送ください。手続きには約3週間かかります。',
  'なお、ご不明な点がございましたら、平日の午前9時から午後5時30分までの間に、お客様サポート窓口までお問い合わせください。',
  'サービス内容の変更や解約のお申し出は、前月20日までにお願いいたします。20日を過ぎた場合は、翌々月からの適用となります。',
  '今後ともより一層のサービス向上に努めてまいりますので、引き続きご愛顧のほどよろしくお願い申し上げます。敬具',
];

/** A notice on letter paper: sender and addressee side by side, running text in two columns with a narrow gap. */
export function setLetterhead(facts: InvoiceFacts, random: Random): Sheet {
  const texts: TextItem[] = [];
  const boxes: Box[] = [];
  const size = random.int(20, 22);
  const put = (kind: string, text: string, x: number, y: number, more: Partial<TextItem> = {}) =>
    texts.push({ kind, text, x, y, size, ...more });
  const { issuer } = facts;
  const accent = random.pick(['#1f4e79', '#6b2d5c', '#2d5f4c', '#444444']);
  put('company', issuer.name, LEFT, 90, { size: 34, weight: 'bold', colour: accent });
  put('url', `https://www.${issuer.domain}/`, WIDTH - LEFT, 90, { anchor: 'end', size: 20, colour: accent });
  boxes.push({ x: LEFT, y: 108, width: WIDTH - 2 * LEFT, height: 3, fill: accent });
  let y = 165;
  const both = (left: readonly [string, string], right: readonly [string, string]) => {
    put(left[0], left[1], LEFT, y);
    put(right[0], right[1], MIDDLE, y);
    y += 36;
  };
  both(['customer', `${facts.customer} 御中`], ['addr', issuer.address]);
  both(['name', `${facts.contact} 様`], ['zip', `〒${issuer.postalCode}`]);
  both(['label', `お客様番号 ${random.digits(8)}`], ['tel', `TEL ${issuer.phone}`]);
  both(['date', longDate(facts.issueDate, random)], ['tno', `登録番号 ${issuer.registrationNumber}`]);
  put('label', 'ご利用料金のお知らせ', WIDTH / 2, y + 50, { anchor: 'middle', size: 32 });
  const top = y + 120;
  const limit = Math.floor((MIDDLE - LEFT - 50) / size);
  const lines = PARAGRAPHS.filter(() => random.chance(0.85)).flatMap((text) => filled(text, limit));
  const half = Math.ceil(lines.length / 2);
  const step = Math.round(size * 1.7);
  lines.forEach((text, i) => {
    put('label', text, i < half ? LEFT : MIDDLE, top + (i % half) * step);
  });
  y = top + half * step + 50;
  boxes.push({ x: LEFT, y: y - 36, width: WIDTH - 2 * LEFT, height: 190, stroke: accent });
  const cells = [
    ['ご請求額', 'amount', yen(facts.total, random)],
    ['うち消費税等', 'amount', yen(facts.tax, random)],
    ['お支払期限', 'date', longDate(facts.dueDate, random)],
  ] as const;
  cells.forEach(([label, kind, value], i) => {
    const [x, line] = [i % 2 === 0 ? LEFT + 24 : MIDDLE, y + 10 + Math.floor(i / 2) * 56];
    put('label', label, x, line);
    put(kind, value, x + 170, line);
  });
  put('label', 'お振込先', LEFT + 24, y + 122);
  put('bank', facts.bank, LEFT + 194, y + 122);
  return {
    width: WIDTH,
    height: HEIGHT,
    paper: random.pick(['#ffffff', '#fdfdf9']),
    ink: random.pick(['#111111', '#2a2a2a']),
    font: random.pick(random.chance(0.5) ? MINCHO : GOTHIC),
    texts,
    boxes,
  };
}

/** Lines of a paragraph: full-width characters to the limit, no comma or full stop at the head of a line. */
function filled(text: string, limit: number): string[] {
  const lines: string[] = [];
  let line = '';
  let width = 0;
  for (const char of text) {
    const wide = /[ -~]/.test(char) ? 0.55 : 1;
    if (width + wide > limit && !/[、。」）]/.test(char)) {
      lines.push(line.trim());
      line = '';
      width = 0;
    }
    line += char;
    width += wide;
  }
  return line.trim() ? [...lines, line.trim()] : lines;
}
