import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DESCRIPTION_JA, DESCRIPTION_TABLES } from '../src/contract/labels/description.labels.ts';
import { DOCUMENT_CHECK_LABELS } from '../src/contract/labels/page.labels.ts';
import { aboutPage } from '../src/discovery/about-page.ts';
import { ENDPOINTS } from '../src/endpoints/index.ts';
import { endpointPage } from '../src/http/docs/endpoint-page.ts';
import { japaneseTexts, schemaDescriptions, untranslated } from '../testkit/japanese-texts.ts';

const INFO = {
  baseUrl: 'https://example.org',
  network: 'eip155:8453',
  asset: '0x0',
  payTo: null,
  isDevnet: true,
  contactEmail: undefined,
};

test('every label, field, check, warning, error, description and heading has Japanese words', () => {
  const texts = japaneseTexts(ENDPOINTS);
  assert.ok(texts.length > 1000, `${texts.length} texts`);
  assert.deepEqual(untranslated(texts), []);
});

test('the words that the glossary rules out are not used', () => {
  const refused =
    /登記照合|登録照合|登記データ|復号|模擬通貨|時間切れ|待ち行列|ここに置|検査用数字|対象なし|信頼度|抽出|修復|サンプルデータ|インボイス番号|認証済み|検査数字|領収は|エクスポート/;
  assert.deepEqual(
    japaneseTexts(ENDPOINTS).filter(({ text }) => refused.test(text)),
    [],
  );
});

test('every description of every schema has one Japanese text, and no text is left over', () => {
  const described = schemaDescriptions(ENDPOINTS);
  assert.ok(described.size > 500, `${described.size} descriptions`);
  const keys = DESCRIPTION_TABLES.flatMap((table) => Object.keys(table));
  assert.deepEqual([...described].filter((text) => !DESCRIPTION_JA[text]).sort(), [], 'without a Japanese text');
  assert.deepEqual(keys.filter((key) => !described.has(key)).sort(), [], 'texts that no schema uses any more');
  assert.equal(new Set(keys).size, keys.length, 'a text stands in one area only');
});

test('the Japanese descriptions end as sentences do and name the codes and fields of the English ones', () => {
  const codes = (text: string) => new Set(text.match(/\b[a-z]+(?:_[a-z0-9]+)+\b/g));
  for (const [english, japanese] of Object.entries(DESCRIPTION_JA)) {
    assert.match(japanese, /。$/, english);
    assert.deepEqual(
      [...codes(english)].filter((code) => !japanese.includes(code)),
      [],
      english,
    );
  }
});

test('the page of the batch jobs says what an item is, in both languages', () => {
  const endpoint = ENDPOINTS.find(({ name }) => name === 'batch_job_create')!;
  assert.match(endpointPage(INFO, endpoint, 'en'), /Each entry: The request of the operation/);
  assert.match(endpointPage(INFO, endpoint, 'ja'), /各項目: その処理のリクエスト/);
});

test('no English sentence is left on a Japanese endpoint page', () => {
  for (const endpoint of ENDPOINTS) {
    const page = endpointPage(INFO, endpoint, 'ja');
    const texts = proseOf(page);
    assert.ok(texts.length > 10, endpoint.name);
    assert.deepEqual(
      texts.filter((text) => ENGLISH_SENTENCE.test(text)),
      [],
      endpoint.name,
    );
    assert.deepEqual(untranslated(texts.map((text) => ({ where: endpoint.name, text }))), []);
  }
  assert.ok(
    proseOf(endpointPage(INFO, ENDPOINTS[0]!, 'en')).some((text) => ENGLISH_SENTENCE.test(text)),
    'an English page is told apart',
  );
});

test('no English sentence is left on the Japanese front page', () => {
  const inEnglish = (language: 'ja' | 'en') =>
    proseOf(aboutPage(language)(INFO, ENDPOINTS)).filter((text) => ENGLISH_SENTENCE.test(text));
  assert.deepEqual(inEnglish('ja'), []);
  assert.ok(inEnglish('en').length > 10);
});

/** Three words of the Latin alphabet in a row: names of products and registers have two at most. */
const ENGLISH_SENTENCE = /[A-Za-z]{2,}[ ,;:]+[a-z]{2,}[ ,;:]+[a-z]{2,}/;

/** The texts of a page outside code. */
const proseOf = (html: string): string[] =>
  html
    .replaceAll(/<(pre|code|style)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<\/?(?:wbr|em|strong|span|a)\b[^>]*>/g, '')
    .split(/<[^>]+>/)
    .map((text) => text.trim())
    .filter((text) => /[A-Za-z]{2}|[\u3040-\u9fff]/.test(text));

test('every check that an answer can name has words of its own', () => {
  const names = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { validation } = ((node as { properties?: object }).properties ?? {}) as Record<string, Checked | undefined>;
    for (const name of Object.keys(validation?.properties?.checks?.properties ?? {})) names.add(name);
    for (const inner of Object.values(node)) visit(inner);
  };
  for (const { output } of ENDPOINTS) visit(output);
  assert.ok(names.size > 12, [...names].join(' '));
  assert.deepEqual(
    [...names].filter((name) => !DOCUMENT_CHECK_LABELS[name]),
    [],
  );
});
interface Checked {
  readonly properties?: { readonly checks?: { readonly properties?: object } };
}
