import { alternation, type WordRow } from './word-row.ts';

/** Words of English names as people shorten them, and the word in full. A row with a stop is meant only with it. */
export const ENGLISH_ABBREVIATIONS: readonly (WordRow & { readonly full: string })[] = [
  row('association', 'Association', 'assoc assn ass’n', 'Mihon Bar Assoc.'),
  row('brothers', 'Brothers', 'bros', 'Mihon Bros.'),
  row('building', 'Building', 'bldg', 'Mihon Bldg Service'),
  row('center', 'Center', 'ctr cntr', 'Mihon Data Ctr'),
  row('chemical', 'Chemical', 'chem.', 'Mihon Chem. Industry'),
  row('communications', 'Communications', 'comms', 'Mihon Comms'),
  row('construction', 'Construction', 'constr const.', 'Mihon Constr.'),
  row('department', 'Department', 'dept', 'Mihon Fire Dept.'),
  row('development', 'Development', 'dev. devt', 'Mihon Dev. Co.'),
  row('distribution', 'Distribution', 'distr', 'Mihon Distr.'),
  row('electric', 'Electric', 'elec elec.', 'Mihon Elec. Co., Ltd.'),
  row('engineering', 'Engineering', 'eng. engr engrg', 'Mihon Eng. Co.'),
  row('equipment', 'Equipment', 'equip eqpt', 'Mihon Equip.'),
  row('federation', 'Federation', 'fed.', 'Mihon Labor Fed.'),
  row('foundation', 'Foundation', 'fdn fdtn', 'Mihon Fdn.'),
  row('government', 'Government', 'govt gov’t', 'Mihon Town Govt'),
  row('group', 'Group', 'grp', 'Mihon Grp'),
  row('holdings', 'Holdings', 'hldgs hldg', 'Mihon Hldgs'),
  row('hospital', 'Hospital', 'hosp', 'Mihon Hosp.'),
  row('industries', 'Industries', 'inds ind.', 'Mihon Inds., Ltd.'),
  row('institute', 'Institute', 'inst.', 'Mihon Research Inst.'),
  row('insurance', 'Insurance', 'ins.', 'Mihon Ins. Service'),
  row('international', 'International', 'intl int’l', 'Mihon Intl'),
  row('laboratory', 'Laboratory', 'lab.', 'Mihon Dental Lab.'),
  row('logistics', 'Logistics', 'logis', 'Mihon Logis'),
  row('machinery', 'Machinery', 'mach mach.', 'Mihon Mach. Works'),
  row('management', 'Management', 'mgmt mgt', 'Mihon Asset Mgmt'),
  row('manufacturing', 'Manufacturing', 'mfg mfr', 'Mihon Mfg. Co., Ltd.'),
  row('national', 'National', 'natl nat’l', 'Mihon Natl Federation'),
  row('pharmaceutical', 'Pharmaceutical', 'pharm.', 'Mihon Pharm. Co.'),
  row('prefecture', 'Prefecture', 'pref pref.', 'Mihon Pref.'),
  row('products', 'Products', 'prods', 'Mihon Prods.'),
  row('railway', 'Railway', 'rwy ry.', 'Mihon Rwy'),
  row('services', 'Services', 'svcs', 'Mihon Svcs'),
  row('service', 'Service', 'svc', 'Mihon Svc'),
  row('society', 'Society', 'soc.', 'Mihon Culture Soc.'),
  row('systems', 'Systems', 'sys sys.', 'Mihon Sys.'),
  row('technology', 'Technology', 'technol tech.', 'Mihon Tech. Co.'),
  row('transport', 'Transport', 'transp trans.', 'Mihon Transp.'),
  row('university', 'University', 'univ', 'Mihon Univ.'),
];

function row(id: string, full: string, words: string, example: string): WordRow & { readonly full: string } {
  return { id, words: words.split(' '), full, example };
}

const FULL = new Map(ENGLISH_ABBREVIATIONS.flatMap(({ words, full }) => words.map((word) => [word, full])));
const WORD = new RegExp(
  `(?<![\\p{L}.])(${alternation([...FULL.keys()].sort((a, b) => b.length - a.length))})(?![\\p{L}’])(\\.?)`,
  'giu',
);
const LONGEST = 160;

/** The name with its words in full; the name itself where none is shortened. */
export function withWordsInFull(name: string): string {
  if (name.length > LONGEST || !/^\P{L}*\p{Script=Latin}/u.test(name)) return name;
  return name.replace(/['`]/gu, '’').replace(WORD, (all, word: string) => FULL.get(word.toLowerCase()) ?? all);
}
