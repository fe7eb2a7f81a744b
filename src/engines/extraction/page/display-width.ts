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

/** The index of each character that is no space, and of the end. */
export function placesOfInk(text: string): readonly number[] {
  const places: number[] = [];
  for (let at = 0; at < text.length; at++) if (text[at] !== ' ') places.push(at);
  places.push(text.length);
  return places;
}
