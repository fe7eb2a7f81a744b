/** Width of a text in half-width characters: kana and kanji take two. */
export function displayWidth(text: string): number {
  let width = 0;
  for (const sign of text) width += sign.codePointAt(0)! < 0x2e80 ? 1 : 2;
  return width;
}

/** Width of the text up to each of its characters and its end. */
export function widthsOf(text: string): readonly number[] {
  const widths = [0];
  for (const sign of text) {
    const width = widths.at(-1)! + displayWidth(sign);
    for (let i = 0; i < sign.length; i++) widths.push(width);
  }
  return widths;
}
