import assert from 'node:assert/strict';
import { test } from 'node:test';
import { splitLegalForm } from './split-legal-form.ts';
import { SPOKEN_FORMS } from './spoken-forms.ts';

test('a form is taken off a name as it is said, on either side', () => {
  for (const [text, code] of SPOKEN_FORMS) {
    assert.equal(splitLegalForm(`${text}ミホン`).form, code, text);
    assert.equal(splitLegalForm(`ミホン${text}`).body, 'ミホン', text);
  }
});
