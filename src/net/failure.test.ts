import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type FetchFailure, fetchSafely, fileUrlError } from './index.ts';

describe('names of our own network', () => {
  test('are answered as names nobody knows are', async () => {
    const answers: object[] = [];
    for (const found of [['10.1.2.3'], [], undefined]) {
      const resolve = async () => {
        if (!found) throw Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' });
        return found;
      };
      const failure = await fetchSafely({ url: 'https://postgres/', maxBytes: 10, resolve }).catch((error) => error);
      answers.push(fileUrlError(failure as FetchFailure).toBody());
    }
    assert.deepEqual(answers, Array(3).fill(answers[0]));
    assert.match(JSON.stringify(answers[0]), /file_url_refused/);
  });

  test('unlike a resolver that is away: that passes', async () => {
    const resolve = () => Promise.reject(Object.assign(new Error('getaddrinfo'), { code: 'EAI_AGAIN' }));
    const failure = await fetchSafely({ url: 'https://a.test/', maxBytes: 10, resolve }).catch((error) => error);
    assert.equal(fileUrlError(failure as FetchFailure).code, 'file_url_unreachable');
  });
});
