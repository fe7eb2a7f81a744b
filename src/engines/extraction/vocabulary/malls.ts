/** Shopping centres, as tills print them in front of the place a shop is in; no shop is called so itself. */
export const MALLS: readonly string[] = [
  ...['イオンモール', 'イオンタウン', 'ゆめタウン', 'ゆめモール', 'ららぽーと', 'アリオ', 'フレスポ', 'モラージュ'],
  ...['ルミネ', 'アトレ', 'パルコ', 'エスパル', 'エキュート', 'エキア', 'ビエラ', 'ラゾーナ', 'マークイズ', 'ピオレ'],
];
