import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { createInputReader } from '../contract/read-request.ts';
import { ErrorList, RequestInvalid } from '../contract/validation-error.ts';
import { pageLabels } from '../discovery/page-labels.ts';
import { ENDPOINTS } from '../endpoints/index.ts';
import { errorTexts, Refused, thrownTexts } from './error-text.ts';
import { loadLabels } from './language.ts';
import { NoWallet } from './x402.ts';

const JAPANESE = /[ぁ-んァ-ヶ一-龠]/;

before(async () => {
  const { fetch } = globalThis;
  globalThis.fetch = async () => Response.json(pageLabels());
  await loadLabels();
  globalThis.fetch = fetch;
});

/** Requests that are wrong in every way there is a word for: no fields, unknown ones, values of every wrong type. */
function* wrongRequests(names: readonly string[]): Iterable<unknown> {
  yield {};
  yield { nonsense: 1 };
  yield 'text';
  for (const wrong of ['', 'x'.repeat(50_000), 1.5, -1, true, null, [], {}, [{}], ['x']])
    for (const name of names) yield { [name]: wrong };
}

test('whatever is wrong with a request of any endpoint is said in Japanese and English', () => {
  const types = new Set<string>();
  for (const endpoint of ENDPOINTS) {
    const reader = createInputReader(endpoint);
    for (const request of wrongRequests(Object.keys(endpoint.input.properties))) {
      const errors = new ErrorList();
      reader.fromItem(request, ['body'], errors);
      if (errors.length === 0) continue;
      const { detail } = new RequestInvalid(errors.items, errors.omitted).toBody();
      for (const [index, { ja, en }] of errorTexts(422, { detail }).entries()) {
        const { type } = detail[index]!;
        types.add(type);
        const where = `${endpoint.name} ${detail[index]!.msg}`;
        // The names in front are those of fields; what follows them is the sentence.
        assert.match(ja.replace(/^.*?\)：/, ''), JAPANESE, where);
        assert.doesNotMatch(ja, / (or|and|should|is) /, where);
        assert.doesNotMatch(en, /value error|undefined|\{/, where);
        assert.doesNotMatch(ja, /undefined|\{|この内容では受け付けられません/, where);
      }
    }
  }
  assert.ok(types.has('value_error') && types.has('missing') && types.size > 10, [...types].join(' '));
});

test('a rule with values in it is said with them', () => {
  const at = (msg: string) => errorTexts(422, { detail: [{ type: 'value_error', loc: ['query'], msg }] })[0]!.ja;
  assert.equal(at('Value error, the span of dates must not exceed 366 days'), '期間は 366 日以内にしてください');
  assert.equal(at('Value error, date_to is not a date (YYYY-MM-DD)'), 'date_to が日付（YYYY-MM-DD）ではありません');
  assert.equal(at('Value error, a rule of tomorrow'), 'この内容では受け付けられません');
});

test('a misspelt field is named with what was probably meant', () => {
  const ctx = { allowed: ['name'], did_you_mean: 'name' };
  const [texts] = errorTexts(422, { detail: [{ type: 'extra_forbidden', loc: ['body', 'nam'], msg: '', ctx }] });
  assert.equal(texts!.ja, 'nam (nam)：この項目はありません。「name」ではありませんか。');
});

test('answers without words, lines that are down and wallets that refuse have words of their own', () => {
  const said = [
    errorTexts(502, '<html>')[0]!,
    thrownTexts(new TypeError('Failed to fetch')),
    thrownTexts(new NoWallet()),
    thrownTexts(Object.assign(new Error('User rejected the request.'), { code: 4001 })),
    thrownTexts(new Refused({ ja: '理由', en: 'Because.' })),
  ];
  for (const { ja, en } of said) {
    assert.match(ja, JAPANESE);
    assert.doesNotMatch(ja, /fetch|rejected|\{/i);
    assert.doesNotMatch(en, JAPANESE);
  }
  assert.equal(new Set(said.map(({ ja }) => ja)).size, said.length);
  assert.deepEqual(errorTexts(200, {}), []);
});
