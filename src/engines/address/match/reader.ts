import type { AddressData } from '../data/address-data.ts';
import { composeKana, composeKanaTown, isKanaAddress } from './kana.ts';
import { Matcher } from './match.ts';
import type { Match, Script } from './place.ts';
import { ReadingIndex } from './reading-index.ts';
import { type Composed, composeRomaji, isRomaji } from './romaji.ts';
import { TownFinder } from './town.ts';
import { composeTownAlone } from './town-alone.ts';

/** Reads an address however it is written: in Japanese, in Latin letters, or in kana. */
export class AddressReader {
  private readonly data: AddressData;
  private readonly matcher: Matcher;
  private readonly readings: ReadingIndex;
  private readonly towns: TownFinder;

  constructor(data: AddressData) {
    this.data = data;
    this.matcher = new Matcher(data);
    this.readings = new ReadingIndex(data);
    this.towns = new TownFinder(data);
  }

  match(text: string): Match {
    if (isRomaji(text)) return this.transliterated(text, 'romaji', composeRomaji(this.data, this.readings, text));
    const plain = this.matcher.match(text);
    const first = plain.places[0];
    if (first && first.town >= 0) return plain;
    if (first && first.city >= 0) {
      const place = { city: first.city, adminEnd: first.adminSpan[1] };
      const composed = plain.conflict ? [] : composeKanaTown(this.data, this.readings, text, place);
      return composed.length === 0 ? plain : this.transliterated(text, 'kana', composed);
    }
    if (!isKanaAddress(text)) return this.withMunicipality(text) ?? plain;
    const composed = composeKana(this.data, this.readings, text);
    return composed.length === 0 ? plain : this.transliterated(text, 'kana', composed);
  }

  /** A town without its municipality: the place is completed, never certain. */
  private withMunicipality(text: string): Match | undefined {
    const composed = composeTownAlone(this.data, this.towns, text);
    if (composed.length === 0) return undefined;
    const match = this.transliterated(text, 'japanese', composed);
    return { ...match, places: match.places.map((place) => ({ ...place, recovered: true })) };
  }

  /** The addresses found by a reading, each read as if it had been written so. */
  private transliterated(text: string, script: Script, composed: readonly Composed[]): Match {
    const read = composed.map((item) => ({ item, match: this.matcher.match(item.text) }));
    const places = read.flatMap(({ item, match }) =>
      match.places.map((place) => ({ ...place, text: item.text, sent: { text, spans: item.spans } })),
    );
    const first = read[0]?.match;
    return {
      text: first?.text ?? text,
      script,
      postal: first?.postal,
      places,
      placeCount: places.length,
      conflict: undefined,
    };
  }
}
