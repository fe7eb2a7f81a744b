import type { AddressData } from '../data/address-data.ts';
import { composeByCode } from './by-postal-code.ts';
import { Heads } from './heads.ts';
import { composeKana, composeKanaMunicipality, composeKanaTown, isKanaAddress } from './kana.ts';
import { withKanjiPrefecture } from './kana-prefecture.ts';
import { proposedReadings, withoutFurtherTurns } from './kyoto-writings.ts';
import { withoutLabel } from './labels.ts';
import { Matcher } from './match.ts';
import { correctedChome, withChome } from './misread-chome.ts';
import { composeMixed, isMixed } from './mixed.ts';
import type { Match, Script } from './place.ts';
import { findPostalCode } from './postal-code.ts';
import { ReadingIndex } from './reading-index.ts';
import { type Composed, composeRomaji, isRomaji } from './romaji.ts';
import { inGridWords } from './romaji-words.ts';
import { TownFinder } from './town.ts';
import { composeTownAlone } from './town-alone.ts';
import { turnedRound } from './turned.ts';
import { innerCode, unpacked, withKanjiDirections, withoutRepetition } from './unpack.ts';
import { withUnread } from './unread.ts';

const hasTown = ({ places }: Match): boolean => places.length > 0 && places[0]!.town >= 0;

/** Reads an address however it is written: in Japanese, in Latin letters, or in kana. */
export class AddressReader {
  private readonly data: AddressData;
  private readonly matcher: Matcher;
  private readonly readings: ReadingIndex;
  private readonly towns: TownFinder;
  private readonly heads: Heads;
  /** Whether anything but the last text as it was sent was read. */
  private isRewritten = false;

  /** `keptTowns`: see `Heads`. */
  constructor(data: AddressData, keptTowns?: number) {
    this.data = data;
    this.matcher = new Matcher(data);
    this.readings = new ReadingIndex(data);
    this.towns = new TownFinder(data);
    const isByNames = () => !this.isRewritten && this.matcher.isByNames();
    this.heads = new Heads(data, { read: (text) => this.read(text), isByNames }, keptTowns);
  }

  match(sent: string): Match {
    return this.heads.match(sent);
  }

  private read(sent: string): Match {
    const text = withoutLabel(sent);
    this.isRewritten = text !== sent;
    const found = withUnread(this.data, text, this.unlabelled(text));
    // Where nothing was found the answer shows what was sent.
    return text === sent || found.places.length > 0 ? found : { ...found, text: sent };
  }

  private unlabelled(text: string): Match {
    const meant = withChome(text);
    if (meant !== text) {
      this.isRewritten = true;
      const match = this.unlabelled(meant);
      if ((match.places[0]?.tail.chome ?? 0) > 0) return correctedChome(match, text);
    }
    if (isRomaji(text)) return this.romaji(text);
    const once = withoutRepetition(text);
    const usual = withKanjiDirections(once);
    if (usual !== text) this.isRewritten = true;
    const first = this.japanese(usual);
    // 中之条町中之条町958: not written twice, but a town that is called like its municipality.
    const whole = once === text || hasTown(first) ? first : this.japanese(withKanjiDirections(text));
    const plain = hasTown(whole) ? whole : first;
    if (hasTown(plain)) return this.behindTurns(plain) ?? plain;
    this.isRewritten = true;
    for (const other of unpacked(plain.text)) {
      const found = this.japanese(other);
      if (hasTown(found)) return { ...found, postal: found.postal ?? innerCode(text) };
    }
    for (const other of proposedReadings(plain.text)) {
      const found = this.japanese(other);
      if (hasTown(found)) return this.proposed(text, 'japanese', found);
    }
    const turned = turnedRound(text);
    const found = turned === undefined ? undefined : this.japanese(turned);
    if (found && hasTown(found)) return this.proposed(text, 'japanese', found);
    const mixed = isMixed(text) ? this.mixed(text, plain) : undefined;
    if (mixed) return mixed;
    if ((plain.places[0]?.city ?? -1) >= 0) return plain;
    const kanji = withKanjiPrefecture(text);
    if (kanji !== undefined) return this.proposed(text, 'kana', this.unlabelled(kanji));
    return this.kanaMunicipality(text) ?? this.withMunicipality(text) ?? this.byCode(text) ?? plain;
  }

  /** 東入ル風呂屋辻子一番町: a whole town behind a lane is surer than one that is made of the lane's name. */
  private behindTurns(plain: Match): Match | undefined {
    if (plain.places.every(({ corrections }) => corrections.length === 0)) return undefined;
    const without = withoutFurtherTurns(plain.text);
    if (without === plain.text) return undefined;
    const found = this.japanese(without);
    return hasTown(found) && found.places.length === 1 && found.places[0]!.corrections.length === 0 ? found : undefined;
  }

  private romaji(text: string): Match {
    const found = this.transliterated(text, 'romaji', composeRomaji(this.data, this.readings, text));
    if (hasTown(found)) return found;
    const grid = inGridWords(text);
    if (grid === text) return found;
    const again = composeRomaji(this.data, this.readings, grid).map((item) => ({ ...item, spans: {} }));
    const better = this.transliterated(text, 'romaji', again);
    return hasTown(better) ? better : found;
  }

  /** Partly in Latin letters; only with a town, since the rest was read already. */
  private mixed(text: string, plain: Match): Match | undefined {
    const first = plain.places[0];
    const place = first && first.city >= 0 ? { city: first.city, adminEnd: first.adminSpan[1] } : undefined;
    for (const composed of composeMixed(this.data, this.readings, text, place)) {
      const match = this.japanese(composed.text);
      if (hasTown(match)) return this.proposed(text, 'romaji', match);
    }
    return undefined;
  }

  private japanese(text: string): Match {
    const plain = this.matcher.match(text);
    const first = plain.places[0];
    if (first && first.town >= 0) return plain;
    if (first && first.city >= 0) {
      const place = { city: first.city, adminEnd: first.adminSpan[1] };
      const composed = plain.conflict ? [] : composeKanaTown(this.data, this.readings, text, place);
      return composed.length === 0 ? plain : this.transliterated(text, 'kana', composed);
    }
    if (!isKanaAddress(text)) return plain;
    const composed = composeKana(this.data, this.readings, text);
    return composed.length === 0 ? plain : this.transliterated(text, 'kana', composed);
  }

  /** 埼玉県ところざわ市なみき1-1-1: the reading of a municipality before its kind in kanji. */
  private kanaMunicipality(text: string): Match | undefined {
    for (const composed of composeKanaMunicipality(this.readings, text)) {
      const match = this.japanese(composed);
      if (hasTown(match)) return this.proposed(text, 'kana', match);
    }
    return undefined;
  }

  /** A postal code, and a municipality that only it tells. */
  private byCode(text: string): Match | undefined {
    const postal = findPostalCode(text);
    if (!postal) return undefined;
    const found = composeByCode(this.data, text, postal).map((composed) => this.japanese(composed));
    const best = found.find(hasTown) ?? found.at(-1);
    return best && this.proposed(text, 'japanese', best);
  }

  /** What was completed before it was read: nothing of it is certain, and spans would point elsewhere. */
  private proposed(text: string, script: Script, match: Match): Match {
    const places = match.places.map((place) => ({
      ...place,
      text: place.text ?? match.text,
      sent: { text, spans: {} },
      recovered: true,
    }));
    return { ...match, script, places };
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
