import type { Figure } from '../figures.ts';
import type { DocsLanguage } from '../words.ts';

type Texts = Readonly<Record<DocsLanguage, string>>;

/** The set a figure was measured on, as a reader from accounts payable understands it. */
export interface FigureSet {
  /** Figures with the same key stand in one table. */
  readonly key: string;
  readonly title: Texts;
  readonly about: Texts;
}

interface SetRule {
  /** Most telling first: real papers, first readings, public suites, our own generator. */
  readonly of: (figure: Figure) => boolean;
  /** Runs that differ in this are tables of their own. */
  readonly apart?: (context: NonNullable<Figure['context']>) => string;
  readonly title: Texts;
  readonly about: Texts;
}

const named = (pattern: RegExp) => (figure: Figure) => pattern.test(figure.figure);
const inSet = (pattern: RegExp) => (figure: Figure) => pattern.test(String(figure.context?.set ?? ''));
const run = (context: NonNullable<Figure['context']>) => `${context.source ?? ''} ${context.pages ?? ''}`;

const RULES: readonly SetRule[] = [
  {
    of: named(/^ocr\.real\./),
    title: { en: 'Real pages', ja: '実際の書類' },
    about: {
      en: 'Receipts, invoices and cards from real life that nobody here wrote: creased, faded, stamped over, photographed at an angle. What a reader of yours will send is most like these.',
      ja: '本サービスの開発者が作成したものではない、実際の領収書・請求書・名刺です。しわ、かすれ、押印の重なり、斜めからの撮影を含み、お手元の書類に最も近い条件です。',
    },
  },
  {
    of: named(/^ocr\.calibration/),
    title: { en: 'Confidence of lines', ja: '行の確度' },
    about: {
      en: 'The lines that tell how much a stated confidence is worth.',
      ja: '示した確度がどれだけ当てになるかを調べるための行です。',
    },
  },
  {
    of: named(/^ocr\./),
    apart: run,
    title: { en: 'Generated pages', ja: '自動生成したページ' },
    about: {
      en: 'Papers printed by our own program in many fonts and then spoiled like scans, photographs and faxes, so that every character is known. They are easier than real paper.',
      ja: '多くの書体で自動作成し、スキャン・写真・ファクスのように劣化させたページです。すべての文字の正解が分かりますが、実際の書類より易しい条件です。',
    },
  },
  {
    of: named(/^(?:documents|extraction)\.real\./),
    title: { en: 'Real papers, from picture to fields', ja: '実際の書類（画像から項目まで）' },
    about: {
      en: 'The real pages above, read and turned into fields: an error of reading and an error of understanding count alike.',
      ja: '上の実際の書類を文字認識から項目の読み取りまで行った結果です。文字の誤りも解釈の誤りも同じく誤りとして数えます。',
    },
  },
  {
    of: named(/^extraction\.blind\./),
    title: { en: 'Papers nobody had seen before', ja: '初めて読み取った書類' },
    about: {
      en: 'Invoices, receipts and business cards as text, written and labelled by somebody who had not read the program, and scored once before anybody looked.',
      ja: 'プログラムを知らない人が文字で作成し、正解を付けた請求書・領収書・名刺です。誰も内容を見ないうちに 1 回だけ採点しました。',
    },
  },
  {
    of: named(/^extraction\.faults\./),
    title: { en: 'Spoiled digits', ja: '数字を 1 つ変えた書類' },
    about: {
      en: 'Papers that passed, with every digit of total, tax, base, date and T-number changed, one at a time: what still passes would have been paid wrongly.',
      ja: '合格した書類の合計・税額・対象額・日付・登録番号の数字を 1 つずつ変えたものです。それでも合格するものは、誤って支払われる恐れがあります。',
    },
  },
  {
    of: inSet(/rendered/),
    title: { en: 'Generated papers, from picture to fields', ja: '自動生成した書類（画像から項目まで）' },
    about: {
      en: 'Layouts the rules were not fitted on, printed as pictures, read and turned into fields.',
      ja: '規則の調整に使っていない様式を画像にし、文字認識から項目の読み取りまで行った結果です。',
    },
  },
  {
    of: inSet(/written, held-out/),
    title: { en: 'Papers we wrote and kept aside', ja: '開発側で作成し、調整に使わなかった書類' },
    about: {
      en: 'Written by the makers of the program, not used to fit it.',
      ja: 'プログラムの作成者が作成し、調整には使わなかった書類です。',
    },
  },
  {
    of: named(/^extraction\./),
    apart: ({ set }) => String(set ?? ''),
    title: { en: 'Generated papers, as text', ja: '自動生成した書類（文字）' },
    about: {
      en: 'Made by our own program in layouts the rules were not fitted on. They show that nothing broke, not how the world looks.',
      ja: '規則の調整に使っていない様式で自動作成した書類です。不具合がないことの確認であり、実際の書類の難しさを示すものではありません。',
    },
  },
  {
    of: ({ figure, context }) => figure.startsWith('address.') && context?.first_reading === true,
    title: { en: 'Addresses read for the first time', ja: '初めて読み取った住所' },
    about: {
      en: 'Addresses written by hand or collected from public lists by somebody who had not read the program. Each row is a set of its own; a wrong town is worse than none.',
      ja: 'プログラムを知らない人が作成し、または公開の一覧から集めた住所です。行ごとに別のデータです。誤った町域は、見つからないことより重大です。',
    },
  },
  {
    of: named(/geolonia-nja/),
    title: { en: 'The public suite of Geolonia', ja: 'Geolonia の公開テスト' },
    about: {
      en: 'The test cases of the best-known open program for Japanese addresses, which reads them beside us with the same town data.',
      ja: '日本の住所の代表的な公開プログラムのテストです。同じ町域データを使って並べて比較します。',
    },
  },
  {
    of: named(/yuuki-jap/),
    title: { en: 'The public suite of yuuki', ja: 'yuuki 氏の公開テスト' },
    about: {
      en: 'Addresses chosen for being hard: old spellings, missing parts, towns of the same name.',
      ja: '旧表記、省略、同名の町域など、難しいものを選んだ住所です。',
    },
  },
  {
    of: named(/schools/),
    title: { en: 'Every school of the country', ja: '全国の学校' },
    about: {
      en: 'The addresses of the national list of schools, as they are published; nobody labelled them.',
      ja: '全国の学校一覧に公表された住所です。正解データはありません。',
    },
  },
  {
    of: named(/^address\./),
    title: { en: 'Official files, row by row', ja: '公式ファイルの全行' },
    about: {
      en: 'Every town, postal code and house of the official files, asked back.',
      ja: '公式ファイルの町域・郵便番号・住居番号をすべて問い合わせた結果です。',
    },
  },
  {
    of: ({ figure, context }) => figure.startsWith('registry.asked.') && context?.first_reading === true,
    title: { en: 'Names as people type them, first reading', ja: '人が入力した名称（初回）' },
    about: {
      en: 'Company names as somebody would type them, each with the number of the company meant; scored before the search was changed for them.',
      ja: '人が入力しそうな会社名と、求める法人の番号です。検索を改める前に採点しました。',
    },
  },
  {
    of: named(/^registry\.asked\./),
    title: { en: 'The same names after the search was mended', ja: '同じ名称（検索の改善後）' },
    about: {
      en: 'A development set now: the search was changed with these names in view.',
      ja: 'これらの名称を見て検索を改めたため、現在は開発用のデータです。',
    },
  },
  {
    of: ({ figure, context }) => figure.startsWith('registry.') && context?.generated === true,
    title: { en: 'Difficult questions, generated', ja: '自動生成した難しい質問' },
    about: {
      en: 'Names spoiled in eighteen ways: the right company must be among the ten listed, and no other may be called verified.',
      ja: '名称を 18 通りに崩した質問です。正しい法人が 10 件の候補に入り、別の法人を照合済みとしないことを確かめます。',
    },
  },
  {
    of: named(/^registry\./),
    title: { en: 'Registries of full size', ja: '全国規模の公表情報' },
    about: {
      en: 'Both registries at the size of the country, filled with generated companies.',
      ja: '全国と同じ規模にした、自動生成の法人による 2 つの公表情報です。',
    },
  },
  {
    of: () => true,
    title: { en: 'Labelled documents', ja: '正解付きの文書' },
    about: {
      en: 'Documents whose verdict is known from the official rules, and documents damaged at random.',
      ja: '公式の規則による判定が分かっている文書と、無作為に壊した文書です。',
    },
  },
];

interface Entry {
  readonly place: number;
  readonly figures: Figure[];
}

const modelOf = ({ figures }: Entry): string =>
  String(figures.find(({ figure }) => !figure.includes('.peer.'))?.context?.model ?? '');
const versionOf = (entry: Entry): number => Number(/-v(\d+)/.exec(modelOf(entry))?.[1] ?? 0);

/** The sets of these figures in the order of the rules; of several runs of one kind the newest models come first. */
export function inSets(figures: readonly Figure[]): { readonly set: FigureSet; readonly figures: Figure[] }[] {
  const found = new Map<string, Entry>();
  for (const figure of figures) {
    const place = RULES.findIndex((rule) => rule.of(figure));
    const key = `${place} ${RULES[place]!.apart?.(figure.context ?? {}) ?? ''}`;
    const entry = found.get(key) ?? { place, figures: [] };
    entry.figures.push(figure);
    found.set(key, entry);
  }
  const sorted = [...found.entries()].sort(([, a], [, b]) => a.place - b.place || versionOf(b) - versionOf(a));
  return sorted.map(([key, entry]) => {
    const { title, about } = RULES[entry.place]!;
    const alike = sorted.filter(([, other]) => other.place === entry.place).map(([, other]) => other);
    return { set: { key, title: alike.length > 1 ? told(title, entry, alike) : title, about }, figures: entry.figures };
  });
}

/** Runs of one kind are told apart by their size, and by the models where those are not the newest. */
function told(title: Texts, entry: Entry, alike: readonly Entry[]): Texts {
  const pages = entry.figures[0]?.context?.pages ?? entry.figures[0]?.context?.documents ?? '';
  const isOlder = alike.some((other) => versionOf(other) > versionOf(entry));
  return {
    en: `${title.en} (${pages}${isOlder ? ', earlier models' : ''})`,
    ja: `${title.ja}（${pages}${isOlder ? '、以前のモデル' : ''}）`,
  };
}
