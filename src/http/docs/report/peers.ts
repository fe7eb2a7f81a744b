import type { DocsLanguage } from '../words.ts';

/** Who read the same input beside us. */
const PEERS: Readonly<Record<string, Readonly<Record<DocsLanguage, string>>>> = {
  tesseract: { en: 'Tesseract 5', ja: 'Tesseract 5' },
  v1: { en: 'our first models', ja: '初代モデル' },
  'pp-ocrv5-detector': { en: 'PP-OCRv5 detector', ja: 'PP-OCRv5 検出器' },
  'pp-ocrv5-mobile': { en: 'PP-OCRv5 mobile, networks alone', ja: 'PP-OCRv5 mobile（ネットワークのみ）' },
  'pp-ocrv5-mobile-960': {
    en: 'PP-OCRv5 mobile, pages shrunk to 960, networks alone',
    ja: 'PP-OCRv5 mobile（960 に縮小、ネットワークのみ）',
  },
  nja: { en: 'Geolonia’s program', ja: 'Geolonia のプログラム' },
  nja_cold: { en: 'Geolonia’s program, first pass', ja: 'Geolonia のプログラム（初回）' },
  nja_steady: { en: 'Geolonia’s program, same again', ja: 'Geolonia のプログラム（同じ入力の繰り返し）' },
  bare: { en: 'a bare server', ja: '最小構成のサーバー' },
  viem: { en: 'viem', ja: 'viem' },
  libxml2_xsd: { en: 'libxml2, structure only', ja: 'libxml2（構造のみ）' },
  fts5: { en: 'plain full-text search', ja: '通常の全文検索' },
};

export const peerName = (figure: string, language: DocsLanguage): string => {
  const name = figure.split('.peer.')[1] ?? '';
  return PEERS[name]?.[language] ?? name;
};
