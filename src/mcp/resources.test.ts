import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ENDPOINTS } from '../endpoints/index.ts';
import { listResources, readResource } from './resources.ts';

const info = {
  baseUrl: 'https://service.example',
  network: 'eip155:8453',
  asset: '0x0',
  payTo: null,
  isDevnet: true,
  contactEmail: undefined,
};
const textOf = (uri: string, now = info, endpoints = ENDPOINTS) =>
  (readResource(now, endpoints, uri).contents[0] as { text: string }).text;

test('a guide is made once, and anew when the service changes', () => {
  for (const { uri } of listResources(info, ENDPOINTS)) {
    const first = textOf(uri);
    assert.equal(textOf(uri), first, uri);
    const moved = { ...info, baseUrl: 'https://moved.example' };
    assert.equal(textOf(uri.replace('service', 'moved'), moved).includes('https://service.example'), false, uri);
    assert.equal(textOf(uri), first, uri);
  }
  const index = `${info.baseUrl}/llms.txt`;
  assert.notEqual(textOf(index, info, ENDPOINTS.slice(0, 3)), textOf(index));
});
