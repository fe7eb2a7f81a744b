import type { CardFacts } from '../facts.ts';
import { VERTICAL_GOTHIC, VERTICAL_MINCHO } from '../fonts.ts';
import { kanjiDate } from '../kanji-numbers.ts';
import type { Random } from '../random.ts';
import type { Sheet, TextItem } from '../sheet.ts';
import { brokenInto, columnLength } from '../vertical.ts';

const WIDTH = 1754;
const HEIGHT = 1240;
const TOP = 140;

const OPENINGS = [
  '拝啓　時下ますますご清栄のこととお慶び申し上げます。',
  '拝啓　貴社ますますご発展のこととお慶び申し上げます。',
];
const BODY = [
  '平素は格別のお引き立てを賜り、厚く御礼申し上げます。',
  'さて、このたび弊社では「ニューモデル展示会」を開催する運びとなりました。',
  '当日は新しいサービス（クラウド版）のデモンストレーションもご用意しております。',
  'つきましては、ご多忙中とは存じますが、ぜひご来場くださいますようお願い申し上げます。',
  '会場は本社ビル12階のホール、受付は午前10時からとなっております。',
  'なお、駐車場がございませんので、公共の交通機関をご利用ください。',
  'ご出席の可否を、同封のはがきで今月25日までにお知らせいただければ幸いです。',
  '先日お送りしたカタログの「パートナー価格表」に、一部誤りがございました。',
  'お手数ですが、新しいものとお差し替えくださいますよう、お願いいたします。',
  '今後とも、よりいっそうのご支援を賜りますよう、心よりお願い申し上げます。',
  'ささやかではございますが、粗品（コーヒーセット）をお送りいたしましたので、ご笑納ください。',
];

/** A business letter in columns, A4 on its side at 150 dpi. */
export function setLetter(facts: CardFacts, random: Random): Sheet {
  const size = random.int(27, 32);
  const limit = Math.floor((HEIGHT - 2 * TOP) / (size * 1.08)) - 1;
  const texts: TextItem[] = [];
  const step = Math.round(size * random.between(1.65, 1.95));
  let x = WIDTH - 150;
  const column = (kind: string, text: string, y = TOP, more: Partial<TextItem> = {}) => {
    texts.push({ kind, text, x, y, size, vertical: true, ...more });
    x -= step;
  };
  const body = BODY.filter(() => random.chance(0.65)).join('');
  for (const part of brokenInto(`${random.pick(OPENINGS)}${body}`, limit)) column('label', part);
  const footed = (kind: string, text: string, lift = 0, more: Partial<TextItem> = {}) =>
    column(kind, text, HEIGHT - TOP - lift - columnLength(text, more.size ?? size), more);
  footed('label', '敬具');
  column('date', kanjiDate(new Date(Date.UTC(2024, 0, 5) + random.int(0, 900) * 86_400_000)), TOP + size * 1.1);
  footed('company', facts.issuer.name, size * 3);
  footed('name', `${facts.title.replaceAll(' ', '')}${facts.person.kanji.replaceAll(' ', '')}`, size);
  x -= step * 0.4;
  column('customer', `${random.pick(['青木商事', '東海マシナリー', 'ミルキーウェイ'])}株式会社御中`, TOP, {
    size: size + 5,
  });
  return {
    width: WIDTH,
    height: HEIGHT,
    paper: random.pick(['#ffffff', '#fbf8ef']),
    ink: random.pick(['#111111', '#222222']),
    font: random.pick(random.chance(0.75) ? VERTICAL_MINCHO : VERTICAL_GOTHIC),
    texts,
    boxes: [],
  };
}
