import { paidCall } from '../../src/client/paid-call.ts';
import { median } from '../../src/contract/median.ts';
import { startFileServer } from '../../testkit/documents/file-server.ts';
import { cardPng } from '../../testkit/documents/files.ts';
import { startService } from '../../testkit/service.ts';
import { print, type RunOptions } from '../figure.ts';

const DOCUMENTS = 33;

/** How long a paid single card takes while a full job of documents is worked on, against an idle server. */
export async function singleCallsBesideDocuments({ note, quick }: RunOptions): Promise<void> {
  const files = await startFileServer();
  files.files.set('card.png', cardPng());
  const service = await startService({ sources: { documents: files.documents } });
  const post = async (path: string, body: object) => {
    const call = { url: service.url + path, method: 'POST' as const, body: JSON.stringify(body) };
    const answer = await paidCall(call, { wallet: service.wallet, maxPrice: 10_000_000n });
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.body}`);
    return JSON.parse(answer.body) as Record<string, unknown>;
  };
  const single = async () => {
    const started = performance.now();
    await post('/jp-business-card/extract', { front_image_base64: cardPng().toString('base64') });
    return performance.now() - started;
  };
  const calls = quick ? 5 : 15;
  const timed = async () => {
    const times: number[] = [];
    for (let i = 0; i < calls; i++) times.push(await single());
    return times;
  };
  try {
    await single();
    const idle = await timed();
    const items = Array.from({ length: DOCUMENTS }, () => ({ file_url: files.url('card.png') }));
    const { job_id } = await post('/v1/batch-jobs', { operation: 'card_extract', items });
    const pending = async () => {
      const status = await fetch(`${service.url}/v1/batch-jobs/${String(job_id)}`);
      return ((await status.json()) as { counts: { pending: number } }).counts.pending;
    };
    while ((await pending()) === DOCUMENTS) await new Promise((resolve) => setTimeout(resolve, 100));
    const busy = await timed();
    const context = {
      documents: DOCUMENTS,
      // Above 0: the job was under way all the time.
      left: await pending(),
      idle_ms: Math.round(median(idle)),
      busy_ms: Math.round(median(busy)),
    };
    const value = Math.round((median(busy) / median(idle)) * 100) / 100;
    print({ figure: 'batch.single_call_ratio_beside_documents', value, unit: 'ratio', context });
    note(`a card takes ${context.idle_ms} ms alone and ${context.busy_ms} ms beside a job of ${DOCUMENTS} documents`);
  } finally {
    await service.close();
    files.close();
  }
}
