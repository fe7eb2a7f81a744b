import type { Duplex } from 'node:stream';
import { deserialize, serialize } from 'node:v8';

/**
 * Messages over the pipe to a process: the length in four bytes, then the value as V8 writes it. Not Node's own
 * channel, because what arrives comes from a process that reads foreign bytes: there a few wrong ones end the receiver,
 * and a message may be as long as it likes.
 */
export interface Frames {
  send(value: unknown, sent?: () => void): void;
}

export interface FrameEvents {
  message(value: unknown): void;
  /** The other side does not keep to the form; nothing more is read. */
  broken(reason: string): void;
}

const HEADER_BYTES = 4;

export function openFrames(stream: Duplex, events: FrameEvents, maxBytes = 0xffff_ffff): Frames {
  let chunks: Buffer[] = [];
  let arrived = 0;
  let length: number | undefined;

  /** The next bytes, once so many are there. */
  function take(count: number): Buffer | undefined {
    if (arrived < count) return;
    const all = chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks, arrived);
    chunks = [all.subarray(count)];
    arrived -= count;
    return all.subarray(0, count);
  }

  function fail(reason: string): void {
    stream.off('data', read);
    stream.resume();
    chunks = [];
    arrived = 0;
    events.broken(reason);
  }

  /** What V8 cannot read is no message either. */
  function readValue(body: Buffer): { value: unknown } | undefined {
    try {
      return { value: deserialize(body) };
    } catch {
      return;
    }
  }

  function read(chunk: Buffer): void {
    chunks.push(chunk);
    arrived += chunk.length;
    for (let ended = false; !ended; ) {
      length ??= take(HEADER_BYTES)?.readUInt32LE();
      const tooLong = (length ?? 0) > maxBytes;
      const body = length === undefined || tooLong ? undefined : take(length);
      if (tooLong) fail(`a message of ${length} bytes`);
      ended = body === undefined;
      if (!body) continue;
      length = undefined;
      const message = readValue(body);
      if (message) events.message(message.value);
      else fail('a message that cannot be read');
    }
  }

  stream.on('data', read);
  // A pipe whose other end is gone: the end of the process tells.
  stream.on('error', () => {});
  return {
    send(value, sent) {
      const body = serialize(value);
      const header = Buffer.alloc(HEADER_BYTES);
      header.writeUInt32LE(body.length);
      stream.write(header);
      stream.write(body, sent && (() => sent()));
    },
  };
}
