import type { WordRow } from './word-row.ts';

/** How English names a public body, and how its Japanese name is said; `$1` is the place. */
export interface EnglishOffice extends Omit<WordRow, 'words'> {
  readonly written: RegExp;
  readonly said: readonly string[];
}

/** Courts, associations of professions and trades, and bodies that a prefecture has one of. */
export const ENGLISH_BODIES: readonly EnglishOffice[] = [
  {
    id: 'bar_association',
    written: /^(?:the )?(\S+?)(?:-ken|-shi)?(?: (?:city|prefectur(?:e|al)))? bar association$/iu,
    said: ['$1 ken bengoshikai', '$1 bengoshikai'],
    example: 'Mihon Bar Association',
  },
  {
    id: 'summary_court',
    written: /^(?:the )?(\S+) summary court$/iu,
    said: ['$1 kanisaibansho'],
    example: 'Mihon Summary Court',
  },
  {
    id: 'district_court',
    written: /^(?:the )?(\S+) district court$/iu,
    said: ['$1 chihousaibansho'],
    example: 'Mihon District Court',
  },
  {
    id: 'family_court',
    written: /^(?:the )?(\S+) family court$/iu,
    said: ['$1 kateisaibansho'],
    example: 'Mihon Family Court',
  },
  {
    id: 'high_court',
    written: /^(?:the )?(\S+) high court$/iu,
    said: ['$1 koutousaibansho'],
    example: 'Mihon High Court',
  },
  {
    id: 'prosecutors',
    written: /^(?:the )?(\S+) (?:district )?(?:public )?prosecutors['’]? office$/iu,
    said: ['$1 chihoukensatsuchou'],
    example: 'Mihon District Public Prosecutors Office',
  },
  {
    id: 'legal_affairs',
    written: /^(?:the )?(\S+) (?:district )?legal affairs bureau$/iu,
    said: ['$1 chihouhoumukyoku', '$1 houmukyoku'],
    example: 'Mihon District Legal Affairs Bureau',
  },
  {
    id: 'credit_guarantee',
    written:
      /^(?:the )?credit guarantee (?:corporation|association) of (\S+?)(?:-ken|-shi)?(?:[ -](?:city|prefecture))?$/iu,
    said: ['$1 ken shinyouhoshoukyoukai', '$1 shi shinyouhoshoukyoukai', '$1 shinyouhoshoukyoukai'],
    example: 'Credit Guarantee Corporation of Mihon Prefecture',
  },
  {
    id: 'credit_guarantee_of',
    written:
      /^(?:the )?(\S+?)(?:-ken|-shi)?(?: (?:city|prefectur(?:e|al)))? credit guarantee (?:corporation|association)$/iu,
    said: ['$1 ken shinyouhoshoukyoukai', '$1 shi shinyouhoshoukyoukai'],
    example: 'Mihon Prefecture Credit Guarantee Association',
  },
  {
    id: 'medical_association',
    written: /^(?:the )?(\S+?)(?:-ken|-shi)?(?: (?:city|prefectur(?:e|al)))? medical association$/iu,
    said: ['$1 ken ishikai', '$1 shi ishikai', '$1 ishikai'],
    example: 'Mihon Medical Association',
  },
  {
    id: 'dental_association',
    written: /^(?:the )?(\S+?)(?:-ken|-shi)?(?: (?:city|prefectur(?:e|al)))? dental association$/iu,
    said: ['$1 ken shikaishikai', '$1 shi shikaishikai'],
    example: 'Mihon Dental Association',
  },
  {
    id: 'pharmacists',
    written:
      /^(?:the )?(\S+?)(?:-ken|-shi)?(?: (?:city|prefectur(?:e|al)))? pharmac(?:ists['’]?|eutical) association$/iu,
    said: ['$1 ken yakuzaishikai', '$1 yakuzaishikai'],
    example: 'Mihon Pharmacists Association',
  },
  {
    id: 'real_estate_association',
    written:
      /^(?:the )?(\S+?)(?:-ken)?(?: prefectur(?:e|al))? real estate (?:transaction|brokers|agents)['’]? association$/iu,
    said: ['$1 ken takuchitatemonotorihikigyoukyoukai'],
    example: 'Mihon Real Estate Transaction Association',
  },
  {
    id: 'agricultural_corporation',
    written: /^(\S+?)(?:-shi|-cho)?(?: (?:city|town|village))? agricultural (?:public )?corporation$/iu,
    said: ['$1 shi nougyoukousha', '$1 chou nougyoukousha', '$1 nougyoukousha'],
    example: 'Mihon City Agricultural Public Corporation',
  },
  {
    id: 'nursing_association',
    written: /^(?:the )?(\S+?)(?:-ken|-shi)?(?: (?:city|prefectur(?:e|al)))? nursing association$/iu,
    said: ['$1 ken kangokyoukai'],
    example: 'Mihon Nursing Association',
  },
  {
    id: 'trucking_association',
    written: /^(?:the )?(\S+?)(?:-ken|-shi)?(?: (?:city|prefectur(?:e|al)))? trucking association$/iu,
    said: ['$1 ken torakkukyoukai'],
    example: 'Mihon Trucking Association',
  },
  {
    id: 'construction_association',
    written: /^(?:the )?(\S+?)(?:-ken|-shi)?(?: (?:city|prefectur(?:e|al)))? construction (?:industry )?association$/iu,
    said: ['$1 ken kensetsugyoukyoukai'],
    example: 'Mihon Construction Association',
  },
  {
    id: 'credit_union',
    written: /^(?:the )?(\S+) credit (?:union|cooperative)$/iu,
    said: ['$1 shinyoukumiai'],
    example: 'Mihon Credit Union',
  },
  {
    id: 'consumer_cooperative',
    written: /^(?:the )?(\S+) (?:consumers['’]? )?co-?op(?:erative)?(?: union)?$/iu,
    said: ['$1 seikatsukyoudoukumiai', '$1 kyoudoukumiai'],
    example: 'Mihon Consumers Co-op',
  },
  {
    id: 'land_improvement',
    written: /^(?:the )?(\S+) land improvement district$/iu,
    said: ['$1 tochikairyouku'],
    example: 'Mihon Land Improvement District',
  },
  {
    id: 'silver_center',
    written:
      /^(?:the )?(\S+?)(?:-ken|-shi)?(?: (?:city|prefectur(?:e|al)))? silver (?:human resources|jinzai) cent(?:er|re)$/iu,
    said: ['$1 shi shirubaajinzaisentaa', '$1 chou shirubaajinzaisentaa'],
    example: 'Mihon Silver Human Resources Center',
  },
];
