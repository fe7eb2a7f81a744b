/** Signs that readers of pictures take for one another, and what stands beside them when they are misread. */
export interface LookAlike {
  readonly id: string;
  readonly when: RegExp;
  readonly reads: string;
  readonly example: readonly [printed: string, read: string];
  readonly counterExample: string;
}

export const NAME_LOOK_ALIKES: readonly LookAlike[] = [
  {
    id: 'long-mark',
    when: /(?<=[ァ-ヶ])[-‐−](?=[ァ-ヶ\p{Script=Han}(（㈱]|$)/gu,
    reads: 'ー',
    example: ['みほんハイヤ-株式会社', 'みほんハイヤー株式会社'],
    counterExample: 'K-ONE',
  },
  {
    id: 'work',
    when: /(?<=\p{Script=Han})エ(?=[業務房場芸]|(?:事|作|藝)\p{Script=Han})|^エ(?=務店|業所|房)/gu,
    reads: '工',
    example: ['株式会社見本板金エ業', '株式会社見本板金工業'],
    counterExample: '見本エステ',
  },
  {
    id: 'mouth-or-enclosure',
    when: /(?<=[ァ-ヶ])口(?=[ァ-ヶー])/gu,
    reads: 'ロ',
    example: ['プ口パンみほん', 'プロパンみほん'],
    counterExample: '山口石油',
  },
  {
    id: 'power',
    when: /(?<=[ァ-ヶー])力(?=[ァ-ヶー])/gu,
    reads: 'カ',
    example: ['スマイル力ー用品', 'スマイルカー用品'],
    counterExample: '見本電力サービス',
  },
  {
    id: 'two',
    when: /(?<=[ァ-ヶー])二(?=[ァ-ヶー])/gu,
    reads: 'ニ',
    example: ['ミ二ストア', 'ミニストア'],
    counterExample: '見本二号店',
  },
  {
    id: 'evening',
    when: /(?<=[ァ-ヶー])夕(?=[ァ-ヶー])/gu,
    reads: 'タ',
    example: ['モ夕ース見本', 'モタース見本'],
    counterExample: '夕月',
  },
];

/** A name as it is printed, where a sign can only be another than the one that was read. */
export function withoutLookAlikes(name: string): string {
  let read = name;
  for (const { when, reads } of NAME_LOOK_ALIKES) read = read.replace(when, reads);
  return read;
}
