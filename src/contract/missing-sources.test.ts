import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serviceError } from './errors.ts';
import { MISSING_SOURCES, missingSources } from './missing-sources.ts';

const told = (...services: string[]) => {
  const { message, messageJa } = serviceError('source_not_configured', { detail: missingSources(services) });
  return [message, messageJa] as const;
};

test('what is missing is said in words and with its remedy, in both languages, never by a name of the code', () => {
  for (const service of [...Object.keys(MISSING_SOURCES), 'somethingNew']) {
    const [en, ja] = told(service);
    for (const text of [en, ja]) {
      assert.match(text, /jbis \w+|[A-Z_]{5,}=1/, service);
      assert.doesNotMatch(text, /[a-z][A-Z]|[{}]|\[object|undefined/, service);
    }
    assert.doesNotMatch(en, /[ぁ-んァ-ヶ一-龠]/);
  }
});

test('several are told one after the other, each once', () => {
  const [en, ja] = told('companyRegistry', 'invoiceRegistry', 'companyRegistry');
  assert.match(en, /\(missing: the corporate-number register, [^;]+"jbis sync company"; [^;]+"jbis sync invoice"\)$/);
  assert.match(ja, /（不足：「jbis sync company」で[^、]+、「jbis sync invoice」で[^、]+）$/);
});
