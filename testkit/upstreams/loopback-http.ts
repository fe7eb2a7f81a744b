import type { Http } from '../../src/connectors/core/http.ts';

/** Reaches the stand-ins without the guards of the real connection. */
export const loopbackHttp: Http = async ({ url, method = 'GET', headers = {}, body, maxBytes, signal }) => {
  const answer = await fetch(url, {
    method,
    headers,
    redirect: 'manual',
    signal,
    ...(body === undefined ? {} : { body }),
  });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (bytes.length > maxBytes) throw new Error('too large');
  return { status: answer.status, header: (name) => answer.headers.get(name), bytes };
};
