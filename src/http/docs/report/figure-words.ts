import { FIELD_WORDS, QUESTION_WORDS } from './part-words.ts';

/** A figure in words: what the number says, which way is better, and what `cases` of its context it counts over. */
export interface FigureWords {
  readonly en: string;
  readonly ja: string;
  readonly better: 'higher' | 'lower';
  /** The count in the context that the share is of; without it the first that is there. */
  readonly of?: string;
}

const higher = (en: string, ja: string, of?: string): FigureWords => ({ en, ja, better: 'higher', ...(of && { of }) });
const lower = (en: string, ja: string, of?: string): FigureWords => ({ en, ja, better: 'lower', ...(of && { of }) });

/** By the figure's name without the set it was measured on: that stands above the table. */
const WORDS: Readonly<Record<string, FigureWords>> = {
  'ocr.cer': lower('Characters read wrong', '読み誤った文字の割合', 'characters'),
  'ocr.exact_segments': higher(
    'Pieces of text without a single error',
    '1 文字も誤らずに読めた文字列の割合',
    'segments',
  ),
  'ocr.worst_page_cer': lower(
    'Characters read wrong on the worst page',
    '最も誤りの多いページで読み誤った文字の割合',
    'pages',
  ),
  'ocr.keyfield.tno': higher('T-numbers read right', '正しく読めた登録番号'),
  'ocr.keyfield.zip': higher('Postal codes read right', '正しく読めた郵便番号'),
  'ocr.keyfield.tel': higher('Phone numbers read right', '正しく読めた電話番号'),
  'ocr.keyfield.total': higher('Totals read right', '正しく読めた合計金額'),
  'ocr.keyfield.amount': higher('Amounts read right', '正しく読めた金額'),
  'ocr.keyfield.date': higher('Dates read right', '正しく読めた日付'),
  'ocr.keyfield.email': higher('E-mail addresses read right', '正しく読めたメールアドレス'),
  'ocr.keyfield.company': higher('Company names read right', '正しく読めた会社名'),
  'ocr.keyfield.name': higher('Names of people read right', '正しく読めた氏名'),
  'ocr.keyfield.item': higher('Names of goods read right', '正しく読めた品名'),
  'ocr.digits': higher('Digits of amounts read right', '正しく読めた金額の数字'),
  'ocr.half_resolution.digits': higher(
    'Half the resolution: digits of amounts read right',
    '解像度が半分：正しく読めた金額の数字',
  ),
  'ocr.handwriting_cer': lower('Handwritten characters read wrong', '読み誤った手書き文字の割合', 'characters'),
  'ocr.handwritten_amounts': higher('Handwritten amounts read right', '正しく読めた手書きの金額'),
  'ocr.good_but_lost': lower('Good pages whose text was lost', '品質がよいのに読み落としたページ', 'pages'),
  'ocr.coverage': higher('Printed ink that lies in a line that was read', '読み取った行に含まれる印字の割合', 'pages'),
  'ocr.line99_exact': higher(
    'Lines stated as 99 % sure that are right; undecided ones count as wrong',
    '確度 99 % とした行のうち正しい行（判定できない行は誤りとして数えます）',
  ),
  'ocr.line99_exact.decided': higher(
    'The same without lines that could not be decided',
    '同上（判定できない行を除きます）',
  ),
  'ocr.vertical.cer': lower('Vertical writing: characters read wrong', '縦書き：読み誤った文字の割合', 'characters'),
  'ocr.vertical.exact_segments': higher(
    'Vertical writing: pieces of text without a single error',
    '縦書き：1 文字も誤らずに読めた文字列の割合',
    'segments',
  ),
  'ocr.wrong_turns': lower('Pages turned the wrong way', '向きを誤ったページ', 'pages'),
  'ocr.calibration.exact_lines': higher(
    'Lines read without an error, from which confidence is set',
    '確度の基準にした、誤りなく読めた行の割合',
    'lines',
  ),
  'ocr.hostile.survived': higher('Broken or hostile files survived', '壊れた・悪意のあるファイルに耐えた割合'),
  'ocr.fuzz.survived': higher('Randomly damaged files survived', '無作為に壊したファイルに耐えた割合'),

  'documents.wrong_but_passed': lower(
    'Papers that passed although something was wrong',
    '誤りがあるのに合格とした書類',
    'documents',
  ),
  'extraction.wrong_but_passed': lower(
    'Papers that passed although something critical was wrong',
    '重要な項目が誤っているのに合格とした書類',
    'billing',
  ),
  'extraction.should_pass': higher(
    'Papers that prove themselves and pass without a person',
    '書類だけで裏付けられ、人の確認なしで合格とした書類',
  ),
  'extraction.micro_f1': higher('All fields together (F1)', '全項目の総合（F1）', 'documents'),
  'extraction.all_critical_right': higher(
    'Papers with issuer, T-number, date and total all right',
    '発行者・登録番号・日付・合計がすべて正しい書類',
  ),
  'extraction.must_not_pass': lower(
    'Papers labelled as needing a person that passed all the same',
    '人の確認が必要とされた書類のうち合格としたもの',
  ),
  'extraction.checks_right': higher('Checks with the right result', '結果が正しかった検査'),
  'extraction.calibration_error': lower(
    'How far stated confidence is from the share that is right',
    '示した確度と実際の正しさの差',
  ),
  'extraction.region_iou50': higher('Boxes in the right place on the page', 'ページ上の位置が正しい枠'),

  'address.city': higher('Right municipality', '市区町村が正しい住所'),
  'address.town': higher('Right town', '町域が正しい住所'),
  'address.wrong_town': lower('Another town than the right one', '誤った町域を返した住所'),
  'address.city.default_data': higher(
    'Right municipality, data of a plain installation',
    '市区町村が正しい住所（標準のデータのみ）',
  ),
  'address.town.default_data': higher(
    'Right town, data of a plain installation',
    '町域が正しい住所（標準のデータのみ）',
  ),
  'address.wrong_town.default_data': lower(
    'Another town, data of a plain installation',
    '誤った町域を返した住所（標準のデータのみ）',
  ),
  'address.town_found': higher(
    'A town was found (no labels to compare with)',
    '町域が見つかった住所（正解データなし）',
  ),
  'address.town_found.same_sample': higher(
    'The same for the sample the other program was given',
    '同上（比較対象と同じ抜き取り分）',
  ),
  'address.kyoto': higher('Kyoto street names: right town', '京都の通り名の住所：町域が正しい'),
  'address.kyoto_wrong': lower('Kyoto street names: another town', '京都の通り名の住所：誤った町域'),
  'address.kyoto.published': higher(
    'Kyoto street names as offices publish them: right town',
    '公表どおりの京都の通り名の住所：町域が正しい',
  ),
  'address.kyoto.published_wrong': lower(
    'Kyoto street names as offices publish them: another town',
    '公表どおりの京都の通り名の住所：誤った町域',
  ),
  'address.kyoto.published.false_exact': lower(
    'Kyoto: places that do not exist, called exact',
    '京都：存在しない場所を一致とした住所',
  ),
  'address.english_input': higher('Written in English: right town', '英語の住所：町域が正しい'),
  'address.english_input_wrong': lower('Written in English: another town', '英語の住所：誤った町域'),
  'address.kana_input': higher('Written in kana: right town', 'かな書きの住所：町域が正しい'),
  'address.kana_input_wrong': lower('Written in kana: another town', 'かな書きの住所：誤った町域'),
  'address.ocr_one_character': higher('One character misread: right town', '1 文字の読み誤り：町域が正しい'),
  'address.ocr_one_character_wrong': lower('One character misread: another town', '1 文字の読み誤り：誤った町域'),
  'address.former': higher('Names before a merger: right municipality', '合併前の地名：市区町村が正しい'),
  'address.former.false_exact': lower('Names before a merger, called exact', '合併前の地名を一致とした住所'),
  'address.false_exact': lower('Places that do not exist, called exact', '存在しない場所を一致とした住所'),
  'address.geo.median_m': lower('Distance to the building, median', '建物までの距離（中央値）'),
  'address.geo.within500': higher('Points within 500 m of the building', '建物から 500 m 以内の座標'),
  'address.geo.within_radius': higher('Points within the radius the answer states', '応答が示す半径に収まった座標'),
  'address.geo.median_m.residence_number_areas': lower(
    'Distance where houses are numbered by block, median',
    '住居表示の地域での距離（中央値）',
  ),
  'address.geo.within500.residence_number_areas': higher(
    'Within 500 m where houses are numbered by block',
    '住居表示の地域で 500 m 以内の座標',
  ),
  'address.geo.median_m.prefectural_offices': lower(
    'Distance to prefectural offices, median',
    '都道府県庁までの距離（中央値）',
  ),
  'address.geo.within500.prefectural_offices': higher(
    'Within 500 m of prefectural offices',
    '都道府県庁から 500 m 以内の座標',
  ),
  'address.round_trip': higher('Every town with a house number, read back', '番地を付けた全町域を読み戻した割合'),
  'address.round_trip.bare': higher('Every town by its bare name, read back', '町域名だけを読み戻した割合'),
  'address.postal.rows': higher('Rows of the postal file found by code', '郵便番号から見つかった公式の行'),
  'address.postal.reverse': higher('Postal codes found by town', '町域から見つかった郵便番号'),
  'address.romaji.equal': higher('English spelling equal to the postal file', '日本郵便のローマ字と同じ英語表記'),
  'address.romaji.equal.strict': higher('The same, letter by letter', '同上（1 文字も違わない）'),
  'address.romaji.equal.imported': higher('The same with the postal file loaded', '同上（ローマ字データの取り込み時）'),
  'address.geocode8.own_point': higher('Houses found at their own point', '住居番号の座標が見つかった住所'),

  'registry.false_verified': lower('Other companies called verified', '別の法人を照合済みとした件数', 'queries'),
  'registry.found10': higher('The company meant is among ten candidates', '求める法人が 10 件の候補に入った割合'),
  'registry.recall1.spellings': higher(
    'Nine spellings of a name: the right company first',
    '9 通りの表記：正しい法人が先頭',
  ),
  'registry.recall1.one_error_address': higher(
    'One wrong character, with address: the right company first',
    '1 文字の誤りと住所：正しい法人が先頭',
  ),
  'registry.recall1.ambiguous_address': higher(
    'Namesakes, with address: the right company first',
    '同名の法人と住所：正しい法人が先頭',
  ),
  'registry.recall1.one_error_alone': higher(
    'One wrong character and nothing else: the right company first',
    '1 文字の誤りのみ：正しい法人が先頭',
  ),
  'registry.cases.right': higher('Labelled questions answered right', '正解付きの質問に正しく答えた割合'),

  'pint.equal': higher('Documents with the same rules broken, as often', '違反した規則と件数が同じ文書'),
  'pint.structure_equal': higher('Same verdict on structure (UBL 2.1)', '構造（UBL 2.1）の判定が同じ文書'),
  'pint.verdict_equal': higher('Same verdict as a whole', '全体の判定が同じ文書'),
  'pint.aborts_recognised': higher(
    'Documents on which the official rules abort',
    '公式の規則が中断する文書を見分けた割合',
    'aborts',
  ),
  'pint.location_equal': higher('Same place named for a violation', '違反の位置が同じ指摘', 'locations'),
  'pint.variant_examples_valid': higher('Official examples called valid', '有効とした公式の例', 'examples'),
  'pint.fuzz.failures': lower('Damaged documents that broke the validator', '検証器が壊れた破損文書', 'mutated'),
};

/** What the suite or the set adds to a name; the table it stands in says it already. */
const SETS =
  /\.(?:real|blind|text|image|(?<=^extraction\.)cases|faults|asked\.development|asked|geolonia-nja|yuuki-jap|schools)(?=\.|$)/;
const FIELD = /^(?:extraction\.field|documents)\.(.+?)(?:\.f1)?$/;
const QUESTION = /^registry\.found10\.(\w+)$/;

const stemOf = (figure: string): string => figure.split('.peer.')[0]!.replace(SETS, '');

/** Where a figure stands in its table: as in the list above, what stands for a whole before its parts. */
export function rankOf(figure: string): number {
  const place = Object.keys(WORDS).indexOf(stemOf(figure));
  return place < 0 ? Number.MAX_SAFE_INTEGER : place;
}

/** A figure's words, whichever set it is of; nothing where nobody has written any. */
export function wordsOf(figure: string): FigureWords | undefined {
  const stem = figure.split('.peer.')[0]!.replace(SETS, '');
  const field = FIELD.exec(stem)?.[1];
  const words = WORDS[stem] ?? (field === undefined ? undefined : FIELD_WORDS[field]);
  if (words) return { better: 'higher', ...words };
  const question = QUESTION.exec(stem)?.[1];
  const kind = question === undefined ? undefined : QUESTION_WORDS[question];
  return kind && { ...kind, better: 'higher', of: 'queries' };
}

/** A part of a whole, such as one field of all: it opens at a touch. */
export const isPart = (figure: string): boolean => {
  const field = /\.field\.(.+)\.f1$/.exec(figure)?.[1];
  if (field !== undefined) return !HEAD_FIELDS.has(field);
  return /\.found10\.(?!all$)|^ocr\.(?:keyfield|vertical)\./.test(figure);
};
/** What a payment is decided on. */
const HEAD_FIELDS = new Set(['total', 'date', 'registration_number', 'supplier', 'items', 'cards']);
