import { ENGLISH_BODIES, type EnglishOffice } from './english-bodies.ts';

export const ENGLISH_OFFICES: readonly EnglishOffice[] = [
  { id: 'city_of', written: /^(?:the )?city of (\S+)$/iu, said: ['$1 shi'], example: 'City of Mihon' },
  {
    id: 'city_hall',
    written: /^(\S+?)(?:-shi)? city(?: (?:hall|office|government))?$/iu,
    said: ['$1 shi'],
    example: 'Mihon City Hall',
  },
  {
    id: 'town_hall',
    written: /^(?:town of )?(\S+?)(?:-cho|-machi)? town(?: (?:hall|office|government))?$/iu,
    said: ['$1 cho', '$1 machi'],
    example: 'Mihon Town Office',
  },
  {
    id: 'village_hall',
    written: /^(\S+?)(?:-mura|-son)? village(?: (?:hall|office))?$/iu,
    said: ['$1 mura', '$1 son'],
    example: 'Mihon Village Office',
  },
  {
    id: 'prefecture',
    written: /^(\S+?)(?:-ken)? prefectur(?:e|al)(?: (?:government|office))?$/iu,
    said: ['$1 ken', '$1 fu'],
    example: 'Mihon Prefectural Government',
  },
  {
    id: 'chamber',
    written: /^(?:the )?(\S+) chamber of commerce(?:(?: and|\s?&) industry)?$/iu,
    said: ['$1 shoukoukaigisho'],
    example: 'Mihon Chamber of Commerce and Industry',
  },
  {
    id: 'society_of_commerce',
    written: /^(\S+) (?:society|association) of commerce(?:(?: and|\s?&) industry)?$/iu,
    said: ['$1 shoukoukai'],
    example: 'Mihon Society of Commerce and Industry',
  },
  {
    id: 'university',
    written: /^(?:(?:the )?university of )?(\S+?)(?: univ(?:\.|ersity)?)$/iu,
    said: ['$1 daigaku'],
    example: 'Mihon Univ.',
  },
  {
    id: 'university_of',
    written: /^(?:the )?university of (\S+)$/iu,
    said: ['$1 daigaku'],
    example: 'University of Mihon',
  },
  {
    id: 'welfare_council',
    written: /^(\S+)(?: city| town)? (?:council of social welfare|social welfare council)$/iu,
    said: ['$1 shi shakaifukushikyougikai', '$1 chou shakaifukushikyougikai', '$1 shakaifukushikyougikai'],
    example: 'Mihon Social Welfare Council',
  },
  {
    id: 'tourism_association',
    written: /^(\S+?)(?:-shi|-cho)?(?: (?:city|town|village|prefectur(?:e|al)))? touris[mt] association$/iu,
    said: ['$1 chou kankoukyoukai', '$1 shi kankoukyoukai', '$1 ken kankoukyoukai', '$1 kankoukyoukai'],
    example: 'Mihon Town Tourism Association',
  },
  {
    id: 'forest_cooperative',
    written: /^(\S+) forest(?:ry)? (?:owners['’]? )?co-?operative(?: association)?$/iu,
    said: ['$1 shinrinkumiai'],
    example: 'Mihon Forest Cooperative',
  },
  {
    id: 'shrine',
    written: /^(?:the )?(\S+) shrine$/iu,
    said: ['$1 jinja', '$1 jinguu', '$1 taisha'],
    example: 'Mihon Shrine',
  },
  {
    id: 'temple',
    written: /^(?:the )?(\S+?)(?:-ji)? temple$/iu,
    said: ['$1 ji', '$1'],
    example: 'Mihon-ji Temple',
  },
  {
    id: 'school',
    written: /^(\S+) (?:(elementary|primary)|(junior high|middle)|(?:senior )?high) school$/iu,
    said: ['$1 koutougakkou', '$1 chuugakkou', '$1 shougakkou'],
    example: 'Mihon High School',
  },
  {
    id: 'shinkin',
    written: /^(?:the )?(\S+) shinkin bank$/iu,
    said: ['$1 shinyoukinko'],
    example: 'The Mihon Shinkin Bank',
  },
  {
    id: 'agricultural_cooperative',
    written: /^(\S+(?: \S+)?) agricultural co-?operative(?: association)?$/iu,
    said: ['$1 nougyoukyoudoukumiai'],
    example: 'Mihon Agricultural Cooperative',
  },
  {
    id: 'fishery_cooperative',
    written: /^(\S+(?: \S+)?) fisher(?:y|ies) co-?operative(?: association)?$/iu,
    said: ['$1 gyogyoukyoudoukumiai'],
    example: 'Mihon Fisheries Cooperative Association',
  },
  ...ENGLISH_BODIES,
];

/** A name in English as its Japanese one is said, in Latin letters; empty where it names no such body. */
export function saidOffices(name: string): string[] {
  const text = name.normalize('NFKC').trim().replace(/\s+/g, ' ');
  if (text.length > 80 || !/^[\p{Script=Latin}\s.&'-]+$/u.test(text)) return [];
  return ENGLISH_OFFICES.flatMap(({ written, said }) =>
    written.test(text) ? said.map((form) => text.replace(written, form)) : [],
  );
}
