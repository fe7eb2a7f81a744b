/** What a figure is to reach: at most, at least, or exactly. A goal marked `stretch` nobody had reached when it was set. */
export interface Goal {
  readonly at: 'most' | 'least' | 'exactly';
  readonly value: number;
  readonly stretch?: true;
}
const most = (value: number): Goal => ({ at: 'most', value });
const least = (value: number): Goal => ({ at: 'least', value });
const exactly = (value: number): Goal => ({ at: 'exactly', value });
const stretch = (goal: Goal): Goal => ({ ...goal, stretch: true });

/** By the figure's whole name; a star stands for one part of it. */
const GOALS: Readonly<Record<string, Goal>> = {
  'ocr.real.cer': most(0.01),
  'ocr.real.exact_segments': least(0.95),
  'ocr.real.worst_page_cer': most(0.05),
  'ocr.real.good_but_lost': exactly(0),
  'ocr.real.handwriting_cer': most(0.15),
  'ocr.real.line99_exact': least(0.99),
  'ocr.cer': most(0.005),
  'ocr.exact_segments': least(0.96),
  'ocr.keyfield.*': least(0.998),
  'extraction.blind.micro_f1': least(0.95),
  'extraction.blind.should_pass': least(0.75),
  'extraction.blind.wrong_but_passed': most(0.005),
  'extraction.real.wrong_but_passed': exactly(0),
  'documents.real.wrong_but_passed': exactly(0),
  'documents.real.total': least(0.97),
  'documents.real.date': least(0.97),
  'documents.real.tno': exactly(1),
  'documents.real.issuer': least(0.85),
  'extraction.faults.wrong_but_passed': most(0.01),
  'extraction.text.micro_f1': least(0.93),
  'extraction.wrong_but_passed': most(0.01),
  'extraction.region_iou50': least(0.95),
  'address.city.*': least(0.999),
  'address.town.geolonia-nja': least(0.997),
  'address.town.yuuki-jap': stretch(least(0.96)),
  'address.wrong_town.*': stretch(most(0.0005)),
  'address.blind.town': least(0.95),
  'address.false_exact': most(0.005),
  'address.former': least(0.98),
  'address.kyoto': least(0.995),
  'address.kyoto_wrong': exactly(0),
  'address.english_input': least(0.93),
  'address.kana_input': least(0.9),
  'address.ocr_one_character': least(0.85),
  'address.ocr_one_character_wrong': most(0.005),
  'address.geo.median_m': most(150),
  'address.geo.within500': least(0.95),
  'address.postal.rows': least(0.999),
  'address.romaji.equal': least(0.999),
  'address.geocode8.own_point': least(0.99),
  'registry.recall1.spellings': exactly(1),
  'registry.recall1.one_error_address': least(0.997),
  'registry.recall1.ambiguous_address': least(0.999),
  'registry.false_verified': exactly(0),
  'registry.asked.false_verified': exactly(0),
  'pint.equal': exactly(1),
  'pint.structure_equal': exactly(1),
};

export const goalOf = (figure: string): Goal | undefined => GOALS[figure] ?? GOALS[figure.replace(/[^.]+$/, '*')];

export const isReached = ({ at, value }: Goal, measured: number): boolean =>
  at === 'most' ? measured <= value : at === 'least' ? measured >= value : measured === value;
