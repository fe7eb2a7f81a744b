import { PREFECTURES } from '../../../japan/prefectures.ts';
import type { AddressData } from '../data/address-data.ts';
import { type EnglishName, type EnglishNames, weakest } from './english.ts';

/** The names of one municipality, made once: every address of it shows them. */
export interface MunicipalityNames {
  readonly jis: number;
  readonly prefecture: string;
  readonly county: string;
  readonly city: string;
  readonly ward: string;
  /** County, city and ward in one string. */
  readonly joined: string;
  /** Prefecture and `joined`. */
  readonly full: string;
  /** Ward, city, county and prefecture in English, or undefined when a reading is missing. */
  readonly english: EnglishName | undefined;
}

export class MunicipalityTable {
  private readonly rows: (MunicipalityNames | undefined)[] = [];
  private readonly data: AddressData;
  private readonly names: EnglishNames;

  constructor(data: AddressData, names: EnglishNames) {
    this.data = data;
    this.names = names;
  }

  get(city: number): MunicipalityNames {
    return (this.rows[city] ??= this.make(city));
  }

  private make(row: number): MunicipalityNames {
    const { data } = this;
    const jis = data.number('cityJis', row);
    const prefecture = PREFECTURES[Math.floor(jis / 1000) - 1]!;
    const [county, city, ward] = ['County', 'City', 'Ward'].map((part) => data.text(`city${part}`, row)) as [
      string,
      string,
      string,
    ];
    const english = this.names.municipality(row);
    const isComplete = [county, city, ward].every((name, i) => name === '' || english[i] !== undefined);
    const parts = [english[2], english[1], english[0]].filter((part) => part !== undefined);
    const text = [...parts.map((part) => part.text), prefecture.english].join(', ');
    const joined = county + city + ward;
    return {
      jis,
      prefecture: prefecture.name,
      county,
      city,
      ward,
      joined,
      full: prefecture.name + joined,
      english: isComplete ? { text, source: weakest(parts) } : undefined,
    };
  }
}
