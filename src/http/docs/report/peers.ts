import type { DocsLanguage } from '../words.ts';

/** Who read the same input beside us. */
const PEERS: Readonly<Record<string, Readonly<Record<DocsLanguage, string>>>> = {
  tesseract: { en: 'Tesseract 5', ja: 'Tesseract 5' },
  v1: { en: 'our first models', ja: '初代モデル' },
  'pp-ocrv5-detector': { en: 'PP-OCRv5 detector', ja: 'PP-OCRv5 検出器' },
  nja: { en: 'Geolonia’s program', ja: 'Geolonia のプログラム' },
  fts5: { en: 'plain full-text search', ja: '通常の全文検索' },
};

export const peerName = (figure: string, language: DocsLanguage): string => {
  const name = figure.split('.peer.')[1] ?? '';
  return PEERS[name]?.[language] ?? name;
};
