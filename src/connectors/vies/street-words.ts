/** Words that make a street's name of what stands beside them, by language; folded to capital Latin letters. */
interface StreetWords {
  readonly id: string;
  /** In front of the name: VIA ROMA. */
  readonly before: readonly string[];
  /** Behind it: LONDON ROAD. */
  readonly behind: readonly string[];
  /** A street that carries the name of a city it is not in. */
  readonly example: { readonly address: string; readonly street: string; readonly city: string };
}

const words = (text: string): readonly string[] => (text === '' ? [] : text.split(' '));
const language = (id: string, before: string, behind: string, example: StreetWords['example']): StreetWords => ({
  id,
  before: words(before),
  behind: words(behind),
  example,
});

export const STREET_WORDS: readonly StreetWords[] = [
  language(
    'it',
    'VIA V VIALE VLE CORSO CSO PIAZZA PZA PIAZZALE PLE LARGO VICOLO STRADA LUNGOMARE LUNGOTEVERE PONTE PORTA BORGO',
    '',
    { address: 'VIA ROMA 1\n20121 MILANO MI', street: 'Rome', city: 'Milan' },
  ),
  language(
    'fr',
    'RUE AVENUE AV BOULEVARD BD BLD BVD PLACE PL ROUTE RTE CHEMIN CHE QUAI COURS IMPASSE ALLEE ALLEES',
    '',
    {
      address: '12 RUE DE PARIS 69001 LYON',
      street: 'Paris',
      city: 'Lyon',
    },
  ),
  language('de', '', 'STRASSE STR GASSE WEG PLATZ ALLEE RING DAMM UFER CHAUSSEE TOR BRUCKE BRUECKE MARKT HOF STEIG', {
    address: 'Hamburg-Straße 5, 80331 München',
    street: 'Hamburg',
    city: 'Munich',
  }),
  language('es', 'CALLE CL C AVENIDA AVDA AVD AV PLAZA PZ PASEO PO RONDA CARRETERA CTRA CAMINO GLORIETA TRAVESIA', '', {
    address: 'CALLE DE MADRID 5, 08001 BARCELONA',
    street: 'Madrid',
    city: 'Barcelona',
  }),
  language('ca', 'CARRER AVINGUDA PASSEIG PLACA RAMBLA', '', {
    address: 'CARRER DE VALENCIA 10, BARCELONA',
    street: 'Valencia',
    city: 'Barcelona',
  }),
  language('pt', 'RUA R AVENIDA AV PRACA LARGO ESTRADA TRAVESSA ALAMEDA', '', {
    address: 'RUA DO PORTO 3 1000-001 LISBOA',
    street: 'Porto',
    city: 'Lisbon',
  }),
  language('nl', '', 'STRAAT LAAN WEG PLEIN KADE GRACHT SINGEL DIJK BAAN STEENWEG', {
    address: 'Antwerpen Straat 2, 1012 Amsterdam',
    street: 'Antwerp',
    city: 'Amsterdam',
  }),
  language('en', '', 'STREET ST ROAD RD AVENUE LANE SQUARE QUAY PLACE TERRACE DRIVE', {
    address: 'DUBLIN ROAD, GALWAY',
    street: 'Dublin',
    city: 'Galway',
  }),
  language('nordic', '', 'GATAN GATA VAGEN GADE VEJ ALLE KATU TIE PLADS TORG', {
    address: 'Stockholm gatan 4, 211 22 Malmö',
    street: 'Stockholm',
    city: 'Malmö',
  }),
  language('slavic', 'UL ULICA ULITSA AL ALEJA BUL BULEVARD PL PLAC NAM NAMESTI TRIDA TRG CESTA OS', '', {
    address: 'УЛ. СОФИЯ 5, ПЛОВДИВ',
    street: 'Sofia',
    city: 'Plovdiv',
  }),
  language('ro', 'STR STRADA BD BDUL BULEVARDUL CALEA SOS SOSEAUA PIATA ALEEA', '', {
    address: 'STR. BUCURESTI 5, CLUJ-NAPOCA',
    street: 'Bucharest',
    city: 'Cluj',
  }),
  language('hu', '', 'UTCA U UT UTJA TER TERE KORUT KORUTJA FASOR', {
    address: '6720 Szeged, Budapest utca 3',
    street: 'Budapest',
    city: 'Szeged',
  }),
  language('el', 'ODOS OD LEOFOROS LEOF LEWFOROS PLATEIA', '', {
    address: 'ΛΕΩΦΟΡΟΣ ΑΘΗΝΑ 5, 26221 ΠΑΤΡΑ',
    street: 'Athens',
    city: 'Patras',
  }),
];

/** Between a street word and its name, saying nothing: RUE DE LA PAIX. */
export const STREET_PARTICLES: ReadonlySet<string> = new Set(
  words('DE DU DES D LA LE LES L DI DEL DELLA DELLO DEI DEGLI DELLE DA DO DOS DAS LOS LAS EL I VAN DER DEN'),
);

export const BEFORE_STREETS: ReadonlySet<string> = new Set(STREET_WORDS.flatMap(({ before }) => before));
export const BEHIND_STREETS: ReadonlySet<string> = new Set(STREET_WORDS.flatMap(({ behind }) => behind));
