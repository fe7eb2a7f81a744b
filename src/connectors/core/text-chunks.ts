import { createReadStream } from 'node:fs';
import { Unzip, UnzipInflate } from 'fflate';

/** The text of a CSV, or of the CSV in a ZIP, in chunks: gigabytes never stand in memory. */
export async function* textChunks(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for await (const bytes of chunks(path)) yield decoder.decode(bytes, { stream: true });
  yield decoder.decode();
}

async function* chunks(path: string): AsyncGenerator<Uint8Array> {
  const stream = createReadStream(path, { highWaterMark: 1 << 20 });
  if (!/\.zip$/i.test(path)) {
    yield* stream;
    return;
  }
  let ready: Uint8Array[] = [];
  const unzip = new Unzip((file) => {
    if (!/\.csv$/i.test(file.name)) return;
    file.ondata = (error, data) => {
      if (error) throw error;
      ready.push(data);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for await (const chunk of stream) {
    unzip.push(chunk as Uint8Array);
    yield* ready;
    ready = [];
  }
  unzip.push(new Uint8Array(0), true);
  yield* ready;
}
