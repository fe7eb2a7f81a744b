/** Official places of the data; `{…}` is filled in by the caller. Names are those of `jbis import address --download`. */
interface Download {
  readonly url: string;
  readonly what: string;
  /** What must be named after a colon: a prefecture (01–47) or a municipality code. */
  readonly part?: 'prefecture' | 'municipality';
}

/** Since September 2025; it answers 403 to callers outside Japan. */
const REGISTRY = 'https://data.address-br.digital.go.jp';
const POST = 'https://www.post.japanpost.jp/service/search/zipcode/download';

export const DOWNLOADS: Readonly<Record<string, Download>> = {
  postal: { url: `${POST}/utf-zip/zip/utf_ken_all.zip`, what: 'postal codes of all towns' },
  offices: { url: `${POST}/jigyosyo/zip/jigyosyo.zip`, what: 'postal codes of offices' },
  romaji: { url: `${POST}/roman/KEN_ALL_ROME.zip`, what: 'romaji of Japan Post' },
  cities: { url: `${REGISTRY}/mt_city/mt_city_all.csv.zip`, what: 'municipalities of the Address Base Registry' },
  'city-points': { url: `${REGISTRY}/mt_city_pos/mt_city_pos_all.csv.zip`, what: 'their points' },
  towns: { url: `${REGISTRY}/mt_town/pref/mt_town_pref{}.csv.zip`, what: 'towns of a prefecture', part: 'prefecture' },
  'town-points': {
    url: `${REGISTRY}/mt_town_pos/pref/mt_town_pos_pref{}.csv.zip`,
    what: 'their points',
    part: 'prefecture',
  },
  residences: {
    url: `${REGISTRY}/mt_rsdtdsp_rsdt/pref/mt_rsdtdsp_rsdt_pref{}.csv.zip`,
    what: 'houses of a prefecture',
    part: 'prefecture',
  },
  'residence-points': {
    url: `${REGISTRY}/mt_rsdtdsp_rsdt_pos/pref/mt_rsdtdsp_rsdt_pos_pref{}.csv.zip`,
    what: 'their points',
    part: 'prefecture',
  },
  blocks: {
    url: `${REGISTRY}/mt_rsdtdsp_blk/pref/mt_rsdtdsp_blk_pref{}.csv.zip`,
    what: 'blocks of a prefecture',
    part: 'prefecture',
  },
  'block-points': {
    url: `${REGISTRY}/mt_rsdtdsp_blk_pos/pref/mt_rsdtdsp_blk_pos_pref{}.csv.zip`,
    what: 'their points',
    part: 'prefecture',
  },
  parcels: {
    url: `${REGISTRY}/mt_parcel/city/mt_parcel_city{}.csv.zip`,
    what: 'lots of a municipality (6-digit code)',
    part: 'municipality',
  },
  'parcel-points': {
    url: `${REGISTRY}/mt_parcel_pos/city/mt_parcel_pos_city{}.csv.zip`,
    what: 'their points',
    part: 'municipality',
  },
  'position-reference': {
    url: 'https://nlftp.mlit.go.jp/isj/dls/data/18.0b/{}000-18.0b.zip',
    what: 'town points of a prefecture (MLIT)',
    part: 'prefecture',
  },
  'position-blocks': {
    url: 'https://nlftp.mlit.go.jp/isj/dls/data/23.0a/{}000-23.0a.zip',
    what: 'block points of a prefecture (MLIT)',
    part: 'prefecture',
  },
  geolonia: {
    url: 'https://raw.githubusercontent.com/geolonia/japanese-addresses/master/data/latest.csv',
    what: 'all towns with points (Geolonia)',
  },
};
